error-cards-bonus-only = { $level }. līmenī var spēlēt ne vairāk kā { $most }, nevis { $players }; vairāk var līmenī „bonus”.

error-cards-bad-token = „{ $text }” šai spēlei neder; der, piemēram, draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry vai +dot.
error-cards-bad-card = Šajā kavā nav kārts „{ $text }”.
error-cards-bad-seat = Te nav vietas { $text }; vietas ir no 1 līdz { $players }.
error-cards-bad-position = „{ $text }” nav stāvoklis; raksti to tā: { $form }.
error-cards-bad-hand = „{ $text }” nav roka; kārtis raksti kā cherry+2dot, bet tukšu roku kā -.
error-cards-bad-known = „{ $text }” nesaka, kurš ko zina; raksti 1>2:apple, ja vieta 1 zina par ābolu 2. rokā.

error-cards-deck-extra = Kavām nav lauka „{ $field }”; to lauki ir source, points, level1 un level2.
error-cards-deck-source = Kavām vajag „source”: tekstu, no kurienes tās ir.
error-cards-deck-table = Kavām vajag „{ $field }”: tabulu ar kāršu nosaukumiem un skaitļiem.
error-cards-deck-name = points: „{ $name }” nevar būt augļa nosaukums; lieto 2 līdz 16 mazos burtus, bet ne spoka vai spēka kārts nosaukumu.
error-cards-deck-worth = points: „{ $name }” vērtībai jābūt veselam skaitlim no { $least } līdz { $most }.
error-cards-deck-dot = points: vajag punktiņu ar vērtību 1.
error-cards-deck-fruit = points: vajag vismaz divus augļus ar dažādu vērtību.
error-cards-deck-card = { $level }: „{ $name }” te neder; šajā līmenī var būt { $known }.
error-cards-deck-count = { $level }: „{ $name }” kāršu skaitam jābūt veselam skaitlim no 1 līdz { $most }.
error-cards-deck-missing = { $level }: trūkst „{ $name }”.
error-cards-deck-no-fruit = { $level }: vajag vismaz vienu augli.
error-cards-deck-ghosts = { $level }: par maz spoku ({ $ghosts }); lai kāds izkristu, vajag { $least }.
error-cards-deck-size = { $level }: kāršu skaits ir { $cards }; kavā jābūt { $size }.
error-cards-deck-more-ghosts = level2: par maz spoku ({ $second }); vajag vairāk nekā level1, kur ir { $first }.

error-cards-place-seats = Stāvoklī ir statuss, izlaistie gājieni, pavēles, rokas un izvēles tieši tik vietām: { $players }.
error-cards-place-seat = Tagad nevar būt šīs vietas gājiens.
error-cards-place-taken = Gājienus skaita tikai līdz iestatījumam max_turns.
error-cards-place-reshuffled = Kava nevar būt pārjaukta: iestatījums deck_empty to neļauj.
error-cards-place-deck = Šīs kārtis nav no vienas kavas.
error-cards-place-deck-empty = Kava ir tukša, tāpēc neviens nevar vilkt un spēlei jābūt beigušās.
error-cards-place-power-ups = Spēka kārtis ir tikai nomesto kaudzē, un tajā nav nekā cita.
error-cards-place-ghosts = Vietas ar trim spokiem ir izkritušas, un tikai pēdējais spoks var būt lieks; citām ir mazāk.
error-cards-place-drawn = Tagad nevar būt izvilkts tik daudz kāršu.
error-cards-place-orders = Tādas vilkšanas pavēles nevar būt dotas.
error-cards-place-skips = Tādi izlaisti gājieni nevar būt.
error-cards-place-waiting = Vietai, kas apstājusies vai izkritusi, nav nākamā gājiena.
error-cards-place-end = Ar šādi apstājušām un izkritušām vietām spēle nevar būt beigusies vai nevar turpināties.
error-cards-place-played = Spēka kārtij { $phase } jābūt izvilktai šajā gājienā un nomesto kaudzē.
error-cards-place-nobody = Spēka kārtij { $phase } vajag citu spēlētāju, kas vēl spēlē.
error-cards-place-no-ghost = Bez spoka rokā nav ko atdot.
error-cards-place-drawing = Šī vieta nevar vilkt nākamā.
error-cards-place-picks = Šīs kārtis nevar būt izvēlētas.
error-cards-place-known = To nevar zināt.

cards-refuse-not-asked = Tagad tā nevar. Vajag šo spēka kārti: { $card }.
cards-refuse-choose-first = Vispirms izvēlies, ko darīs tava spēka kārts: { $card }.
cards-refuse-pass-first = Vispirms visi padod kārti: izvēlies vienu.
cards-refuse-three-drawn = Trīs kārtis jau izvilktas; vairāk vienā gājienā nevar.
cards-refuse-enough-drawn = Šajā gājienā bija jāvelk tieši tik kāršu: { $number }.
cards-refuse-must-draw = Vispirms šajā gājienā jāvelk kārtis: { $number }.
cards-refuse-draw-first = Bez kārts gājienu beigt nevar: velc kārti vai apstājies pavisam.
cards-refuse-not-in-hand = Tajā rokā nav kārts { $card }.
cards-refuse-no-ghost = Atdot var tikai spoku, ne { $card }.
cards-refuse-not-oneself = Vietai { $seat } jāizvēlas kāds cits.
cards-refuse-not-oneself-named = nevar izvēlēties sevi.
cards-refuse-not-playing = Vieta { $seat } vairs nespēlē, to izvēlēties nevar.
cards-refuse-not-playing-named = vairs nespēlē; izvēlies kādu citu.

cards-event-turn-began = Sākas vietas { $seat } gājiens.
cards-event-turn-ordered = Sākas vietas { $seat } gājiens; jāvelk tieši tik kāršu: { $number }.
cards-event-turn-ended = Vieta { $seat } beidz gājienu.
cards-event-turn-skipped = Vieta { $seat } izlaiž gājienu.
cards-event-shut-down = Vieta { $seat } apstājas.
cards-event-drew = Vieta { $seat } velk: { $card }.
cards-event-drew-unseen = Vieta { $seat } velk kārti.
cards-event-turned-up = Vieta { $seat } izvelk spēka kārti: { $card }.
cards-event-wasted = Vieta { $seat } izvelk spēka kārti, kas neko nedara: { $card }.
cards-event-no-target = Vieta { $seat } nomet { $card }: nav ko izvēlēties.
cards-event-no-ghost = Vieta { $seat } nomet { $card }: nav spoka, ko atdot.
cards-event-nothing-to-pass = Vieta { $seat } nomet { $card }: nav ko padot.
cards-event-gave = Vieta { $seat } atdod spoku vietai { $to }: { $card }.
cards-event-gave-unseen = Vieta { $seat } atdod spoku vietai { $to }.
cards-event-swapped = Vieta { $seat } liek vietām { $one } un { $other } mainīties ar kārtīm.
cards-event-hand-taken = Vieta { $seat } apskata jauno roku: { $hand }.
cards-event-skipping = Vieta { $seat } liek vietai { $whom } izlaist nākamo gājienu.
cards-event-dictated = Vieta { $seat } liek vietai { $whom } nākamajā gājienā vilkt kārtis: { $number }.
cards-event-picked = Vieta { $seat } izvēlas kārti, ko padot: { $card }.
cards-event-picked-unseen = Vieta { $seat } izvēlas kārti, ko padot.
cards-event-passed = Vieta { $seat } padod kārti vietai { $to }: { $card }.
cards-event-passed-unseen = Vieta { $seat } padod kārti vietai { $to }.
cards-event-knocked-out = Vieta { $seat } izkrīt spoku dēļ un parāda roku: { $hand }.
cards-event-deck-empty = Kava ir tukša. Apstājas: { $seats }.
cards-event-reshuffled = Nomestās kārtis un izkritušo rokas sajauktas jaunā kavā. Kārtis: { $cards }.
cards-event-turn-limit = Gājienu ierobežojums sasniegts: { $turns }.
cards-event-ended = Visas rokas atklātas. Punkti pa vietām: { $points }. Uzvar: { $winners }. Rokas: { $hands }.
cards-short-ended = Visas rokas atklātas. Punkti spēles secībā: { $points }. Uzvar: { $winners }.

ghost_knockout = Visi pārējie izkrita spoku dēļ.
ghost_knockout-you = Tu izkriti.
ghost_knockout-one = { $name } izkrīt.
highest_score = Visi apstājušies. Uzvar, kam punktu visvairāk.

cards-name = Kāršu spēle
cards-about = Velc kārtis un krāj punktus, bet laikus apstājies: ar trim spokiem rokā tu izkrīti.
cards-step-1 = Velc kārtis. Punktiņi un augļi dod punktus.
cards-step-2 = Trīs spoki rokā, un tu izkrīti!
cards-step-3 = Laikus apstājies, lai paturētu punktus. Uzvar, kam visvairāk.
cards-guide-turn = Sveiki! Krāj punktus, bet ar trim spokiem tu izkrīti. Velc vienu līdz trīs kārtis, tad beidz gājienu. „Apstāties” patur tavus punktus līdz beigām.
cards-todo = Izvēlies, ko darīt.
cards-doing-chance = { $who ->
    [you] velc kārti…
   *[somebody] velk kārti…
}
cards-todo-first = Velc kārti vai apstājies un paturi punktus.
cards-todo-more = Izvilktas { $drawn } no { $most }. Velc vēl, beidz gājienu vai apstājies.
cards-todo-enough = Šajā gājienā vairs ne: beidz gājienu vai apstājies.
cards-todo-ordered = Tev vēl jāvelk kārtis: { $more }.
cards-todo-draw = Pieskaries kavai, lai saņemtu kārti.
cards-todo-all-draw = Velk visi: pieskaries kavai, lai saņemtu kārti.
cards-todo-give-card = Pieskaries spokam, ko gribi atdot.
cards-todo-give-to = Pieskaries spēlētājam, kurš saņems spoku.
cards-todo-swap-one = Divi spēlētāji mainās ar kārtīm. Pieskaries pirmajam. Tas vari būt arī tu.
cards-todo-swap-other = Tagad pieskaries otram vai vēlreiz pirmajam, lai atceltu.
cards-todo-swap-only = Pieskaries vienam no abiem: viņi mainās ar kārtīm.
cards-todo-skip = Pieskaries spēlētājam, kurš izlaidīs gājienu.
cards-todo-dictate-whom = Pieskaries spēlētājam, kuram pavēlēsi. Tas vari būt arī tu.
cards-todo-dictate-own = Cik kāršu tev jāvelk?
cards-todo-dictate-number = Cik kāršu jāvelk? Pavēli saņem: { $whom }
cards-todo-pass-left = Pieskaries kārtij, ko padot pa kreisi. Saņem: { $to }.
cards-wait-choosing = izvelk { $card } un izvēlas…
cards-wait-others = izvelk { $card }. Tagad izvēlas: { $names }
cards-draw = Vilkt
cards-end = Beigt gājienu
cards-shut = Apstāties
cards-shut-sure = Apstāties pavisam
cards-back = Atcelt
cards-show-ways = Risks
cards-deck = Kava, kārtis: { $count }
cards-discard = Nomestas: { $cards }
cards-count = { $count ->
    [zero] { $count } kāršu
    [one] { $count } kārts
   *[other] { $count } kārtis
}
cards-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
cards-ghosts = Spoki: { $ghosts } no { $most }
cards-hand = { $count ->
    [zero] Tava roka: { $count } kāršu
    [one] Tava roka: { $count } kārts
   *[other] Tava roka: { $count } kārtis
}
cards-hand-empty = Kāršu vēl nav
cards-status-down = apstājas
cards-status-out = izkrīt
cards-open-hand = atklātas: { $cards }
cards-known = tu zini par: { $cards }
cards-skips = { $turns ->
    [zero] izlaiž { $turns } gājienu
    [one] izlaiž gājienu
   *[other] izlaiž { $turns } gājienus
}
cards-order = jāvelk: { $number }
cards-picked = kārts izvēlēta
cards-chosen = izvēle
cards-choosable = var izvēlēties
cards-news-out = izkrīt: par daudz spoku!
cards-reckoning = Rokas un punkti
cards-risk-none = Vēl nav briesmu: ar vienu kārti tu nevari izkrist.
cards-risk-little = Mazs risks izkrist.
cards-risk-some = Ir risks izkrist.
cards-risk-high = Liels risks izkrist!
cards-risk-of-ghost = Nākamā kārts ir spoks
cards-risk-of-out = Ar nākamo kārti tu izkrīti
cards-risk-of-power = Nākamā ir spēka kārts
cards-risk-of-points = Punkti vidēji
cards-risk-short-ghost = Spoks
cards-risk-short-out = Izkrīt
cards-risk-short-power = Spēks
cards-risk-short-points = Punkti

cards-option-level = Līmenis
cards-option-level-1 = 1. līmenis
cards-option-level-1-about = Dod, Maini un Izlaid. Maigākais sākums.
cards-option-level-2 = 2. līmenis
cards-option-level-2-about = Pavēli, Velk visi un Pa kreisi, un par spoku vairāk: trakāk.
cards-option-level-bonus = Bonusa līmenis
cards-option-level-bonus-about = Abas kavas kopā ar visām sešām spēka kārtīm, līdz astoņiem spēlētājiem.
cards-option-level2-includes-level1 = 2. līmenī ir arī 1. līmeņa spēka kārtis
cards-option-red-ghost = Sarkanais spoks skaitās
cards-option-red-ghost-one = viens spoks
cards-option-red-ghost-two = divi spoki
cards-option-skip-stacks = Izlaistie gājieni summējas
cards-option-dictate-self = Vilkt drīksti pavēlēt arī sev
cards-option-dictate-blocks-shutdown = Apstāties var tikai pēc pavēlētajām kārtīm
cards-option-deck = Kava
cards-option-deck-home-made = Mūsu kava
cards-option-deck-home-made-about = Mūsu līdzsvarota: pirms tā beidzas, kāds vienmēr izkrīt.
cards-option-deck-few-ghosts = Maz spoku
cards-option-deck-few-ghosts-about = Tikai daži spoki: spēles ir garākas, un kava var beigties.
cards-option-deck-for-two = Diviem
cards-option-deck-for-two-about = Domāta diviem: spoku ir mazāk, tāpēc spēle tik drīz nebeidzas.
cards-option-deck-empty = Kad kava beidzas
cards-option-deck-empty-all_shut_down = visi apstājas
cards-option-deck-empty-reshuffle_once = nomestās pārjauc vienreiz
cards-option-solo-run = Pēdējais spēlētājs drīkst
cards-option-solo-run-unlimited = iet, cik reižu grib
cards-option-solo-run-one_turn = iet vienreiz
cards-option-max-turns = Gājienu ierobežojums
cards-list = Kārtis kavā: { $cards }
cards-list-ghost = { $units ->
    [zero] skaitās kā { $units } spoku
    [one] spoks
   *[other] skaitās kā { $units } spoki
}
cards-list-power = spēka kārts
cards-list-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
cards-list-count = kavā: { $count }

cards-word-dot = Punktiņš
cards-word-cherry = Ķirsis
cards-word-strawberry = Zemene
cards-word-orange = Apelsīns
cards-word-apple = Ābols
cards-word-melon = Melone
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Dod
cards-word-swap = Maini
cards-word-skip = Izlaid
cards-word-dictate = Pavēli
cards-word-all-draw = Velk visi
cards-word-pass-left = Pa kreisi

cards-short-turn-began = { $who ->
    [you] sāc gājienu.
   *[somebody] sāk gājienu.
}
cards-short-turn-ordered = { $who ->
    [you] sāc gājienu; jāvelk kārtis: { $number }.
   *[somebody] sāk gājienu; jāvelk kārtis: { $number }.
}
cards-short-turn-ended = beidz gājienu.
cards-short-turn-skipped = { $who ->
    [you] izlaid gājienu.
   *[somebody] izlaiž gājienu.
}
cards-short-shut-down = { $who ->
    [you] apstājies.
   *[somebody] apstājas.
}
cards-short-drew = { $who ->
    [you] velc: { $card }.
   *[somebody] velk: { $card }.
}
cards-short-drew-unseen = { $who ->
    [you] velc kārti.
   *[somebody] velk kārti.
}
cards-short-turned-up = { $who ->
    [you] izvelc spēka kārti: { $card }.
   *[somebody] izvelk spēka kārti: { $card }.
}
cards-short-wasted = { $who ->
    [you] izvelc spēka kārti, kas neko nedara: { $card }.
   *[somebody] izvelk spēka kārti, kas neko nedara: { $card }.
}
cards-short-no-target = nomet { $card }: nav ko izvēlēties.
cards-short-no-ghost = nomet { $card }: nav spoka, ko atdot.
cards-short-nothing-to-pass = nomet { $card }: nav ko padot.
cards-short-gave = atdod spoku ({ $card }). Saņem: { $to }.
cards-short-gave-unseen = atdod spoku. Saņem: { $to }.
cards-short-swapped = { $who ->
    [you] maini rokas: { $one } ⇄ { $other }.
   *[somebody] maina rokas: { $one } ⇄ { $other }.
}
cards-short-hand-taken = saņem jaunu roku: { $hand }.
cards-short-skipping = { $who ->
    [you] liec izlaist gājienu: { $whom }.
   *[somebody] liek izlaist gājienu: { $whom }.
}
cards-short-dictated = { $who ->
    [you] pavēli vilkt kārtis ({ $number }): { $whom }.
   *[somebody] pavēl vilkt kārtis ({ $number }): { $whom }.
}
cards-short-picked = { $who ->
    [you] izvēlies kārti, ko padot: { $card }.
   *[somebody] izvēlas kārti, ko padot: { $card }.
}
cards-short-picked-unseen = { $who ->
    [you] izvēlies kārti, ko padot.
   *[somebody] izvēlas kārti, ko padot.
}
cards-short-passed = padod kārti ({ $card }). Saņem: { $to }.
cards-short-passed-unseen = padod kārti. Saņem: { $to }.
cards-short-knocked-out = { $who ->
    [you] izkrīti! Roka: { $hand }.
   *[somebody] izkrīt! Roka: { $hand }.
}

cards-note-nothing = neko nedara
cards-note-gave = dod: { $card }
cards-note-gave-unseen = dod spoku
cards-note-passed = padod: { $card }
cards-note-passed-unseen = padod kārti
cards-note-picked = izvēlas kārti
cards-note-swapped = samaina kārtis
cards-note-dictated = pavēle, kārtis: { $number }
cards-note-ended = beidz gājienu

cards-advice-draw = Velc kārti.
cards-advice-end = Beidz gājienu.
cards-advice-shut = Apstājies.
cards-advice-give = Atdod: { $from }. Saņem: { $to }.
cards-advice-swap = Samaini šo spēlētāju kārtis: { $from } un { $to }.
cards-advice-skip = Gājienu lai izlaiž: { $to }.
cards-advice-dictate = Izvēlies: { $from }. Cik kāršu: { $to }.
cards-advice-pass = Padod tālāk: { $to }.

cards-reason-risk = { $percent ->
    [0] Ar nākamo kārti tu nevari izkrist.
   *[other] Iespēja, ka ar nākamo kārti tu izkritīsi, ir { NUMBER($percent) } %.
}
cards-reason-points = { $points ->
    [zero] Tev ir { $points } punktu.
    [one] Tev ir { $points } punkts.
   *[other] Tev ir { $points } punkti.
}
cards-reason-most = Vietai { $seat } ir visvairāk kāršu.
cards-reason-most-named = tur rokā vairāk kāršu nekā citi pretinieki.
cards-reason-ghost = Tā tu tiec vaļā no spoka.

cards-help-aim-title = Mērķis
cards-help-aim = Krāj punktus: punktiņš dod 1, augļi vairāk. Kad visi ir apstājušies, uzvar, kam visvairāk punktu; ja neizšķirts, uzvar kopā. Ja visi pārējie ir izkrituši, tu uzvari uzreiz, lai kas tev būtu rokā.
cards-help-ghosts-title = Trīs spoki
cards-help-ghosts = Ar trim spokiem rokā tu tūlīt izkrīti, pat ja nav tavs gājiens. Punkti zūd, un tavas kārtis redz visi.
cards-help-turn-title = Tavs gājiens
cards-help-turn = Velc līdz trim kārtīm, pa vienai, un beidz, kad gribi, bet ne bez kārts. Katra kārts iedarbojas, pirms izlem tālāk. Tad iet nākamais pulksteņrādītāja virzienā.
cards-help-shut-title = Apstāties
cards-help-shut = Vilkšanas vietā drīksti apstāties: tu vairs nespēlē, paturi punktus un gaidi beigas. To var pat ar tukšu roku.
cards-help-levels-title = Kavas un līmeņi
cards-help-levels = 1. līmenī ir Dod, Maini un Izlaid; 2. līmenī ir Pavēli, Velk visi un Pa kreisi; abos līdz četriem spēlētājiem. Bonusa līmenī ir abas kavas un līdz astoņiem.
cards-help-power-title = Spēka kārtis
cards-help-power = Spēka kārti parāda visiem, tā tūlīt iedarbojas, un to nomet. Tā neskar tos, kuri apstājušies vai izkrituši.
cards-help-give-title = Dod
cards-help-give = Viens tavs spoks aiziet citam spēlētājam un var viņu izsist. Ja tev ir spoks, viens jāatdod. Kurš, redzat tikai jūs abi.
cards-help-swap-title = Maini
cards-help-swap = Divi spēlētāji mainās ar kārtīm; tu izvēlies, kuri, un tev nav obligāti jābūt vienam no tiem. No tā neviens neizkrīt. Ja palikuši tikai divi, viņiem jāmainās.
cards-help-skip-title = Izlaid
cards-help-skip = Cits spēlētājs izlaiž nākamo gājienu. Arī divas kārtis Izlaid vienam spēlētājam atņem tikai vienu gājienu. Pēdējais, kas vēl spēlē, gājienu zaudēt nevar.
cards-help-dictate-title = Pavēli
cards-help-dictate = Tu saki, cik kāršu, no 1 līdz 3, spēlētājam jāvelk nākamajā gājienā, ne vairāk, ne mazāk. Pirms tam apstāties nedrīkst. Tas vari būt arī tu. Jaunāka pavēle aizstāj vecāku.
cards-help-all-draw-title = Velk visi
cards-help-all-draw = Visi, kas vēl spēlē, velk kārti, un tu pirmais. Tā izvilktas spēka kārtis neko nedara.
cards-help-pass-left-title = Pa kreisi
cards-help-pass-left = Visi, kas vēl spēlē, vienlaikus izvēlas kārti, un tā aiziet nākamajam pa kreisi. Spokus skaita, kad visas kārtis ir padotas.
cards-help-end-title = Beigas
cards-help-end = Pēdējais, kas vēl spēlē, drīkst turpināt viens, cik ilgi grib. Kad kava beidzas vai sasniegts gājienu ierobežojums, visi pārējie skaitās apstājušies.
cards-help-secrets-title = Kas ko redz
cards-help-secrets = Savas kārtis redzi tikai tu; cik to ir, redz visi. Kārti, kas nākusi no tevis, tu joprojām redzi atklātu pie tā, kam tā tagad ir. „Risks” rēķina tikai to, ko vari zināt.
cards-help-touch-title = Viena ierīce visiem
cards-help-touch = Vienā ierīcē ekrāns paslēpj tavas kārtis, kad tavs gājiens beidzies. Ar telefoniem viens ekrāns rāda galdu, un katrs kārtis tur savā telefonā.
cards-help-keys-title = Ar tastatūru
cards-help-keys = Tab un Enter; D velk, E beidz gājienu, Escape atceļ izvēli.

cards-deed-drew = { $who ->
    [you] velc: { $cards }
   *[somebody] velk: { $cards }
}
cards-deed-drew-unseen = { $count ->
    [zero] { $who ->
            [you] velc
           *[somebody] velk
        } { $count } kāršu
    [one] { $who ->
            [you] velc
           *[somebody] velk
        } kārti
   *[other] { $who ->
            [you] velc
           *[somebody] velk
        } { $count } kārtis
}
cards-deed-turned-up = izspēlē: { $card }
cards-deed-nothing = { $who ->
    [you] nevari izmantot: { $card }
   *[somebody] nevar izmantot: { $card }
}
cards-deed-gave = { $you ->
    [you] atdod tev spoku
   *[other] atdod spoku (saņem { $whom })
}
cards-deed-passed = { $you ->
    [you] padod tev { $card }
   *[other] padod { $card } (saņem { $whom })
}
cards-deed-all-passed = visi padod kārti pa kreisi
cards-deed-swapped = { $you ->
    [you] mainās ar tevi kārtīm
   *[other] { $who ->
        [you] mainies
       *[somebody] mainās
    } kārtīm (otrs: { $whom })
}
cards-deed-swapped-two = { $who ->
    [you] samaini kārtis: { $one } un { $other }
   *[somebody] samaina kārtis: { $one } un { $other }
}
cards-deed-skipping = { $you ->
    [you] liek tev izlaist gājienu
   *[other] { $who ->
        [you] liec
       *[somebody] liek
    } izlaist gājienu: { $whom }
}
cards-deed-dictated = { $you ->
    [you] { $who ->
            [you] pavēli
           *[somebody] pavēl
        } { $who ->
            [you] sev
           *[somebody] tev
        } vilkt kārtis ({ $number })
   *[other] { $who ->
            [you] pavēli
           *[somebody] pavēl
        } vilkt kārtis ({ $number }): { $whom }
}
cards-deed-turn-skipped = { $who ->
    [you] izlaid gājienu
   *[somebody] izlaiž gājienu
}
cards-deed-shut-down = { $who ->
    [you] apstājies
   *[somebody] apstājas
}
cards-deed-knocked-out = { $who ->
    [you] izkrīti spoku dēļ
   *[somebody] izkrīt spoku dēļ
}
cards-deed-shown = visas kārtis ir atklātas
cards-deed-ended = beidz gājienu

cards-befalls-knocked-out = Par daudz spoku: tu izkrīti!
cards-befalls-swapped = { $name } mainās ar tevi kārtīm!
cards-befalls-swapped-two = { $name } samaina tavas kārtis! Jaunās tev dod { $with }.
cards-befalls-gave = { $name } atdod tev spoku: { $card }
cards-befalls-skipping = { $name } liek tev izlaist nākamo gājienu!
cards-befalls-dictated = { $name } pavēl: nākamajā gājienā velc kārtis: { $number }!
cards-series-points = { $target ->
    [zero] Kāršu vakars līdz { $target } punktiem
    [one] Kāršu vakars līdz { $target } punktam
   *[other] Kāršu vakars līdz { $target } punktiem
}
cards-score = { $count ->
    [zero] { $count } punktu
    [one] { $count } punkts
   *[other] { $count } punkti
}
