yours = Manas spēles un rezultāti
yours-played = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}
yours-won = { $games ->
    [zero] { $games } uzvaru
    [one] { $games } uzvara
   *[other] { $games } uzvaras
}
yours-streak = Uzvaras pēc kārtas: { $games }
yours-best = Garākā sērija: { $games }
yours-results = Rezultāti
yours-against = Pretinieks
yours-empty = Te vēl nekā nav. Izspēlē spēli līdz galam, un tā parādīsies te.
yours-lessons = Mācības
yours-boards = Mani laukumi un noteikumi
yours-list = Visas pabeigtās spēles
yours-favourites = Tikai mīļākās
yours-favourite = Mīļākā
yours-open = Atvērt

carry = Pārcelt uz citu ierīci
carry-about = Paņem līdzi spēles, rezultātus, mācības un laukumus.
carry-code = Rādīt kodu
carry-scan = Noskenē kodu ar otru ierīci. Tas der vienreiz un desmit minūtes.
carry-secret = Nerādi citiem: kam tas ir, var spēlēt tavā vietā.
carry-save = Saglabāt failā
carry-open = Atvērt failu
carry-ask = Pārnest visu no otras ierīces? Kas te jau ir, paliks.
carry-take = Pārnest
carry-done = Gatavs! Tagad viss ir te.
carry-gone = Kods jau izmantots vai ir par vecu. Otrā ierīcē izveido jaunu.
carry-bad = Šis nav Mazechase fails.

listed = Rādīt sākumlapā
listed-about = Pievienoties var ikviens, kas atver šī servera sākumlapu. Vārdus nerāda.
open-seats = Brīvās vietas
open-seats-count = { $seats ->
    [zero] { $seats } brīvu vietu
    [one] { $seats } brīva vieta
   *[other] { $seats } brīvas vietas
}

offline-about = Tev nav savienojuma. Vari skatīt savus sarakstus un risināt jau atvērtos uzdevumus. Spēlēm un mācībām vajag serveri.
install = Instalēt kā lietotni
