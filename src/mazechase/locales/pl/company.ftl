# Towarzystwo przy stole

react-show = Pokaż, co mówią gracze i postacie
react-mute = Ukryj, co mówi ta osoba
react-unmute = Pokaż znów, co mówi ta osoba
react-who = Kto może do ciebie mówić
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-nice = Dobry ruch!
phrase-wow = Wow!
phrase-oops = Ojej!
phrase-phew = Uff!
phrase-haha = Haha!
phrase-think = Hmm, niech pomyślę…
phrase-ready = Można zaczynać!
phrase-thanks = Dzięki!
phrase-again = Jeszcze raz?
phrase-bye = Dobra gra!
recap = Pod twoją nieobecność
recap-close = Gramy dalej
notify = Zawołaj mnie, gdy będzie moja kolej
notify-no = Ta przeglądarka na to tutaj nie pozwala.
