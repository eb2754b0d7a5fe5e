# Osm postav, za které hrají počítače.

bot-pip = Pip
bot-pip-about = je myšák, který nejdřív běží a pak teprve přemýšlí. Snadno ho porazíte.
bot-tilly = Tilly
bot-tilly-about = je želva, která nerada riskuje. Snadno ji porazíte.
bot-rufus = Rufus
bot-rufus-about = je lišák, který se vám rád plete do cesty.
bot-bruno = Bruno
bot-bruno-about = je medvěd, který jde rovnou za svým.
bot-kiki = Kiki
bot-kiki-about = je straka, která bere, co jste chtěli vy. Dejte si na ni pozor!
bot-hazel = Hazel
bot-hazel-about = je ježice, která všechno kontroluje dvakrát.
bot-otto = Otto
bot-otto-about = je chobotnice, která má plán pro každé chapadlo. Těžký soupeř.
bot-minerva = Minerva
bot-minerva-about = je sova, která už viděla všechno. Velmi těžký soupeř.

## Co říkají

says-pip-hello = Ahoj! Jsem malý, ale rychlý!
says-pip-glad = Jupííí!
says-pip-ouch = Íík!
says-pip-won = Já vyhrál? Vážně já?
says-pip-lost = Ještě jednou, ještě jednou!
says-tilly-hello = Nespěchejte. Já taky nespěchám.
says-tilly-glad = Pomalu, ale jistě.
says-tilly-ouch = Zpátky do krunýře.
says-tilly-won = Vidíte? Není kam spěchat.
says-tilly-lost = Užila jsem si každý krok.
says-rufus-hello = Kryjte si záda!
says-rufus-glad = Hehe, viděli jste to?
says-rufus-ouch = Hej, to je přece můj trik!
says-rufus-won = Lišku nikdo nepřelstí.
says-rufus-lost = Vy jste mazanější než já!
says-bruno-hello = Velký medvěd, velké tahy!
says-bruno-glad = Z cesty!
says-bruno-ouch = Grrr!
says-bruno-won = Výhra! A kde je med?
says-bruno-lost = Pěkná hra. Medvědí objetí?
says-kiki-hello = Jé, tolik lesklých věcí!
says-kiki-glad = Moje!
says-kiki-ouch = Hej, já to viděla první!
says-kiki-won = Všechny lesklé věci jsou moje!
says-kiki-lost = Nechte si to. Pro tentokrát.
says-hazel-hello = Všechno mám dvakrát zkontrolované.
says-hazel-glad = Přesně podle plánu.
says-hazel-ouch = Au. To píchlo i mě.
says-hazel-won = Opatrnost se vyplácí.
says-hazel-lost = O tom budu přemýšlet celou noc.
says-otto-hello = Osm chapadel, jeden plán.
says-otto-glad = Na to jsem měl jedno chapadlo volné.
says-otto-ouch = Blub!
says-otto-won = Na tohle stačilo jedno chapadlo.
says-otto-lost = Zamotali jste mi chapadla!
says-minerva-hello = Dobrý večer. Čekala jsem vás.
says-minerva-glad = To jsem čekala.
says-minerva-ouch = Zajímavé.
says-minerva-won = Pěkná hra.
says-minerva-lost = Staré sově jste ukázali něco nového.

## Žebříček

ladder-about = Čeká na vás osm postav, od lehkých po velmi těžké. Vyhrajte nad postavou jednu hru a máte ji poraženou.
ladder-game = Hra
ladder-beaten = Poraženo
ladder-next = Váš další soupeř
ladder-count = Poraženo { $beaten } z { $all }
ladder-top = Porazili jste všechny!
ladder-challenge = Hrát
