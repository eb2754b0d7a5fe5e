# Společnost u stolu.

react-show = Zobrazovat, co říkají lidé a postavy
react-mute = Skrýt, co říká
react-unmute = Znovu zobrazovat, co říká
react-who = Kdo na vás smí mluvit
phrase-hello = Ahoj!
phrase-luck = Hodně štěstí!
phrase-nice = Pěkný tah!
phrase-wow = Páni!
phrase-oops = Jejda!
phrase-phew = Uf!
phrase-haha = Haha!
phrase-think = Hmm, musím přemýšlet…
phrase-ready = Můžeme začít!
phrase-thanks = Děkuji!
phrase-again = Ještě jednu?
phrase-bye = Pěkná hra!
recap = Co se stalo, než jste se vrátili
recap-close = Pokračovat
notify = Upozornit mě, když jsem na tahu
notify-no = Tady to prohlížeč nedovoluje.
