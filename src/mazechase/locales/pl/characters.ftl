# Osiem postaci, którymi grają boty

bot-pip = Pip
bot-pip-about = to myszka, która najpierw biegnie, a potem myśli. Łatwo wygrać.
bot-tilly = Tilly
bot-tilly-about = to żółwica, która woli nie ryzykować. Łatwo wygrać.
bot-rufus = Rufus
bot-rufus-about = to lis, który uwielbia wchodzić w drogę.
bot-bruno = Bruno
bot-bruno-about = to niedźwiedź, który idzie prosto do celu.
bot-kiki = Kiki
bot-kiki-about = to sroka, która zabiera to, co chcesz mieć ty. Uważaj na nią!
bot-hazel = Hazel
bot-hazel-about = to jeżyca, która wszystko sprawdza dwa razy.
bot-otto = Otto
bot-otto-about = to ośmiornica z planem na każde ramię. Trudno wygrać.
bot-minerva = Minerwa
bot-minerva-about = to sowa, która wszystko już widziała. Bardzo trudno wygrać.

## Co mówią

says-pip-hello = Hej! Mały jestem, ale szybki!
says-pip-glad = Juhuuu!
says-pip-ouch = Iiik!
says-pip-won = Wygrałem? Naprawdę wygrałem?
says-pip-lost = Jeszcze raz, jeszcze raz!
says-tilly-hello = Nie spiesz się. Ja też się nie spieszę.
says-tilly-glad = Powoli, ale pewnie.
says-tilly-ouch = Chowam się do skorupy.
says-tilly-won = Widzisz? Nie ma się co spieszyć.
says-tilly-lost = Każdy krok to była przyjemność.
says-rufus-hello = Oglądaj się za siebie!
says-rufus-glad = Hehe, co ty na to?
says-rufus-ouch = Hej, to moja sztuczka!
says-rufus-won = Nikt nie przechytrzy lisa.
says-rufus-lost = To ty jesteś większym lisem!
says-bruno-hello = Duży miś, duże ruchy!
says-bruno-glad = Z drogi!
says-bruno-ouch = Grrr!
says-bruno-won = Wygrałem! Gdzie miód?
says-bruno-lost = Dobra gra. Misiowy uścisk?
says-kiki-hello = Ojej, ile tu świecidełek!
says-kiki-glad = Moje!
says-kiki-ouch = Hej, ja to widziałam pierwsza!
says-kiki-won = Wszystkie świecidełka są moje!
says-kiki-lost = Możesz to zatrzymać. Tym razem.
says-hazel-hello = Wszystko sprawdziłam dwa razy.
says-hazel-glad = Zgodnie z planem.
says-hazel-ouch = Au. Nawet mnie to ukłuło.
says-hazel-won = Ostrożność popłaca.
says-hazel-lost = Będę o tym myśleć całą noc.
says-otto-hello = Osiem ramion, jeden plan.
says-otto-glad = Jedno ramię miałem akurat wolne.
says-otto-ouch = Blup!
says-otto-won = Wygrałem jednym ramieniem.
says-otto-lost = Aż mi się ramiona zaplątały!
says-minerva-hello = Dobry wieczór. Czekałam na ciebie.
says-minerva-glad = To dało się przewidzieć.
says-minerva-ouch = Ciekawe.
says-minerva-won = Piękna partia.
says-minerva-lost = Stara sowa czegoś się od ciebie nauczyła.

## Drabinka

ladder-about = Czeka na ciebie osiem postaci, od łatwej do bardzo trudnej. Wygraj z każdą, żeby ją pokonać.
ladder-game = Gra
ladder-beaten = Pokonana
ladder-next = Twój następny przeciwnik
ladder-count = Pokonane: { $beaten } z { $all }
ladder-top = Wszystkie pokonane!
ladder-challenge = Zagraj
