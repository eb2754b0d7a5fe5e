error-cards-bonus-only = Úroveň { $level } je najviac pre { $most } hráčov, nie pre { $players }; viac ich môže hrať úroveň „bonus“.
error-cards-bad-token = „{ $text }“ sa v tejto hre nepoužíva; používa sa draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry alebo +dot.
error-cards-bad-card = V tomto balíčku nie je karta „{ $text }“.
error-cards-bad-seat = Miesto { $text } tu nie je; miesta sú 1 až { $players }.
error-cards-bad-position = „{ $text }“ nie je pozícia; zapíš ju takto: { $form }.
error-cards-bad-hand = „{ $text }“ nie sú karty v ruke; píš ich ako cherry+2dot a prázdnu ruku ako -.
error-cards-bad-known = „{ $text }“ nehovorí, kto čo vie; napíš 1>2:apple, ak miesto 1 vie o jablku v ruke 2.
error-cards-deck-extra = Balíčky nemajú pole „{ $field }“; ich polia sú source, points, level1 a level2.
error-cards-deck-source = Balíčky potrebujú „source“, text o tom, odkiaľ sú.
error-cards-deck-table = Balíčky potrebujú „{ $field }“, tabuľku názvov kariet a čísel.
error-cards-deck-name = points: „{ $name }“ nemôže byť názov ovocia; použi 2 až 16 malých písmen, nie meno ducha ani názov bonusovej karty.
error-cards-deck-worth = points: „{ $name }“ musí mať hodnotu celé číslo od { $least } do { $most }.
error-cards-deck-dot = points: musí tu byť bodka s hodnotou 1.
error-cards-deck-fruit = points: musia tu byť aspoň dva druhy ovocia s rôznou hodnotou.
error-cards-deck-card = { $level }: „{ $name }“ sem nepatrí; táto úroveň smie mať { $known }.
error-cards-deck-count = { $level }: „{ $name }“ musí byť celý počet kariet od 1 do { $most }.
error-cards-deck-missing = { $level }: chýba „{ $name }“.
error-cards-deck-no-fruit = { $level }: musí tu byť aspoň jedno ovocie.
error-cards-deck-ghosts = { $level }: počet duchov { $ghosts } nestačí; na vyradenie ich treba { $least }.
error-cards-deck-size = { $level }: kariet je { $cards }; balíček ich má { $size }.
error-cards-deck-more-ghosts = level2: počet duchov { $second } nestačí; musí ich byť viac než v level1, kde ich je { $first }.
error-cards-place-seats = Pozícia uvádza stav, vynechania, rozkazy, karty a výbery práve toľkých miest, koľko je hráčov: { $players }.
error-cards-place-seat = Toto miesto nemôže byť na ťahu.
error-cards-place-taken = Ťahy sa počítajú len po hodnotu možnosti max_turns.
error-cards-place-reshuffled = Balíček nemohol byť znova zamiešaný: možnosť deck_empty to nedovoľuje.
error-cards-place-deck = Tieto karty nie sú z jedného balíčka.
error-cards-place-deck-empty = Balíček je prázdny, nikto nemôže ťahať a hra sa už musela skončiť.
error-cards-place-power-ups = Bonusové karty sú len v odkladacom balíčku a nič iné v ňom nie je.
error-cards-place-ghosts = Miesta s tromi duchmi sú vyradené a prebytočný smie byť len ich posledný duch; všetky ostatné ich majú menej.
error-cards-place-drawn = Toľko kariet teraz nemohlo byť potiahnutých.
error-cards-place-orders = Takéto rozkazy na ťahanie nemohli zaznieť.
error-cards-place-skips = Takéto vynechania ťahu nemohli vzniknúť.
error-cards-place-waiting = Miesto, ktoré je stiahnuté alebo vyradené, nečaká na ďalší ťah.
error-cards-place-end = S takto stiahnutými a vyradenými miestami sa hra nemohla skončiť, alebo nemôže pokračovať.
error-cards-place-played = Bonusová karta { $phase } musela byť potiahnutá v tomto ťahu a ležať medzi odloženými.
error-cards-place-nobody = Bonusová karta { $phase } potrebuje iného hráča, ktorý nie je stiahnutý ani vyradený.
error-cards-place-no-ghost = Bez ducha v ruke niet čo darovať.
error-cards-place-drawing = Toto miesto teraz nemôže ťahať.
error-cards-place-picks = Tieto karty nemohli byť vybrané.
error-cards-place-known = To nemôže byť známe.
cards-refuse-not-asked = To teraz nejde. Treba na to túto bonusovú kartu: { $card }.
cards-refuse-choose-first = Najprv vyber, čo urobí tvoja bonusová karta: { $card }.
cards-refuse-pass-first = Najprv každý posúva kartu: vyber jednu.
cards-refuse-three-drawn = Tri karty už máš a viac sa v jednom ťahu ťahať nedá.
cards-refuse-enough-drawn = { $number ->
    [one] V tomto ťahu treba potiahnuť presne { $number } kartu.
    [few] V tomto ťahu treba potiahnuť presne { $number } karty.
    [many] V tomto ťahu treba potiahnuť presne { $number } karty.
   *[other] V tomto ťahu treba potiahnuť presne { $number } kariet.
}
cards-refuse-must-draw = { $number ->
    [one] V tomto ťahu musíš najprv potiahnuť { $number } kartu.
    [few] V tomto ťahu musíš najprv potiahnuť { $number } karty.
    [many] V tomto ťahu musíš najprv potiahnuť { $number } karty.
   *[other] V tomto ťahu musíš najprv potiahnuť { $number } kariet.
}
cards-refuse-draw-first = Bez karty sa ťah skončiť nedá: potiahni, alebo sa stiahni.
cards-refuse-not-in-hand = V tejto ruke nie je { $card }.
cards-refuse-no-ghost = Darovať sa dá len duch, nie { $card }.
cards-refuse-not-oneself = Miesto { $seat } musí vybrať niekoho iného.
cards-refuse-not-oneself-named = musí vybrať niekoho iného.
cards-refuse-not-playing = Miesto { $seat } je stiahnuté alebo vyradené a nedá sa vybrať.
cards-refuse-not-playing-named = už nehrá, preto sa vybrať nedá.
cards-event-turn-began = Miesto { $seat } začína ťah.
cards-event-turn-ordered = Miesto { $seat } začína ťah a musí potiahnuť presne toľko kariet: { $number }.
cards-event-turn-ended = Miesto { $seat } končí ťah.
cards-event-turn-skipped = Miesto { $seat } vynecháva ťah.
cards-event-shut-down = Miesto { $seat } sa sťahuje z hry.
cards-event-drew = Miesto { $seat } ťahá kartu: { $card }.
cards-event-drew-unseen = Miesto { $seat } ťahá kartu.
cards-event-turned-up = Miesto { $seat } ťahá bonusovú kartu: { $card }.
cards-event-wasted = Miesto { $seat } ťahá bonusovú kartu bez účinku: { $card }.
cards-event-no-target = Miesto { $seat } odkladá kartu { $card }: niet koho vybrať.
cards-event-no-ghost = Miesto { $seat } odkladá kartu { $card }: nemá ducha.
cards-event-nothing-to-pass = Miesto { $seat } odkladá kartu { $card }: niet čo posunúť.
cards-event-gave = Miesto { $seat } dáva ducha miestu { $to }: { $card }.
cards-event-gave-unseen = Miesto { $seat } dáva ducha miestu { $to }.
cards-event-swapped = Miesto { $seat } vymieňa karty miest { $one } a { $other }.
cards-event-hand-taken = Miesto { $seat } si pozerá nové karty: { $hand }.
cards-event-skipping = Miesto { $seat } rozhoduje, že miesto { $whom } vynechá ťah.
cards-event-dictated = { $number ->
    [one] Miesto { $seat } prikazuje miestu { $whom } potiahnuť v ďalšom ťahu { $number } kartu.
    [few] Miesto { $seat } prikazuje miestu { $whom } potiahnuť v ďalšom ťahu { $number } karty.
    [many] Miesto { $seat } prikazuje miestu { $whom } potiahnuť v ďalšom ťahu { $number } karty.
   *[other] Miesto { $seat } prikazuje miestu { $whom } potiahnuť v ďalšom ťahu { $number } kariet.
}
cards-event-picked = Miesto { $seat } vyberá kartu na posunutie: { $card }.
cards-event-picked-unseen = Miesto { $seat } vyberá kartu na posunutie.
cards-event-passed = Miesto { $seat } posúva kartu miestu { $to }: { $card }.
cards-event-passed-unseen = Miesto { $seat } posúva kartu miestu { $to }.
cards-event-knocked-out = Miesto { $seat } vyradili duchovia, ukazuje karty: { $hand }.
cards-event-deck-empty = Balíček je prázdny. Sťahujú sa: { $seats }.
cards-event-reshuffled = Odložené karty a karty vyradených sa zamiešali do nového balíčka, počet kariet: { $cards }.
cards-event-turn-limit = Hra dosiahla najvyšší počet ťahov: { $turns }.
cards-event-ended = Všetky karty sú odkryté. Body podľa miest: { $points }. Výhra: { $winners }. Karty: { $hands }.
cards-short-ended = Všetky karty sú odkryté. Body v poradí hráčov: { $points }. Výhra: { $winners }.
ghost_knockout = Všetkých ostatných vyradili duchovia.
ghost_knockout-you = Duchovia ťa vyradili.
ghost_knockout-one = { $name } vypadáva z hry.
highest_score = Všetci skončili. Vyhráva, kto má najviac bodov.
cards-name = Kartová hra
cards-about = Ťahaj karty za body, ale prestaň včas: s tromi duchmi v ruke vypadneš.
cards-step-1 = Ťahaj karty. Bodky a ovocie sú za body.
cards-step-2 = Traja duchovia v ruke a vypadávaš!
cards-step-3 = Prestaň včas a body ti zostanú. Vyhráva, kto ich má najviac.
cards-guide-turn = Vitaj! Zbieraj body, ale traja duchovia ťa vyradia. Potiahni jednu až tri karty a ukonči ťah. „Stiahnuť sa“ ti body nadobro uloží.
cards-todo = Vyber si, čo urobíš.
cards-doing-chance = { $who ->
    [you] ťaháš kartu…
   *[somebody] ťahá kartu…
}
cards-todo-first = Potiahni kartu, alebo sa stiahni: prestaneš a body si necháš.
cards-todo-more = Potiahnuté: { $drawn } z { $most }. Ťahaj ďalej, ukonči ťah, alebo sa stiahni.
cards-todo-enough = V tomto ťahu už dosť: ukonči ho, alebo sa stiahni.
cards-todo-ordered = { $more ->
    [one] Musíš potiahnuť { $more } kartu.
    [few] Musíš potiahnuť { $more } karty.
    [many] Musíš potiahnuť { $more } karty.
   *[other] Musíš potiahnuť { $more } kariet.
}
cards-todo-draw = Ťukni na balíček a vezmi si kartu.
cards-todo-all-draw = Ťahajú všetci: ťukni na balíček a vezmi si kartu.
cards-todo-give-card = Ťukni na ducha, ktorého chceš dať.
cards-todo-give-to = Ťukni na hráča, ktorý ho dostane.
cards-todo-swap-one = Dvaja hráči si vymenia karty. Ťukni na prvého. Môžeš to byť aj ty.
cards-todo-swap-other = Teraz ťukni na druhého, alebo znova na prvého a zrušíš výber.
cards-todo-swap-only = Ťukni na jedného z dvoch hráčov: vymenia si karty.
cards-todo-skip = Ťukni na hráča, ktorý vynechá ťah.
cards-todo-dictate-whom = Ťukni na hráča, ktorému rozkážeš. Môžeš to byť aj ty.
cards-todo-dictate-own = Koľko kariet musíš potiahnuť?
cards-todo-dictate-number = Koľko kariet musí potiahnuť { $whom }?
cards-todo-pass-left = Ťukni na kartu, ktorá pôjde doľava. Dostane ju { $to }.
cards-wait-choosing = má kartu { $card } a vyberá…
cards-wait-others = má kartu { $card }. Teraz vyberajú: { $names }
cards-draw = Potiahnuť
cards-end = Ukončiť ťah
cards-shut = Stiahnuť sa
cards-shut-sure = Stiahnuť sa nadobro
cards-back = Zrušiť
cards-show-ways = Riziko
cards-deck = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
    [many] Balíček, { $count } karty
   *[other] Balíček, { $count } kariet
}
cards-discard = Odložené: { $cards }
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
cards-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
cards-ghosts = Duchovia: { $ghosts } z { $most }
cards-hand = { $count ->
    [one] V ruke: { $count } karta
    [few] V ruke: { $count } karty
    [many] V ruke: { $count } karty
   *[other] V ruke: { $count } kariet
}
cards-hand-empty = Zatiaľ žiadne karty
cards-status-down = už neťahá
cards-status-out = mimo hry
cards-open-hand = odkryté: { $cards }
cards-known = vieš o týchto: { $cards }
cards-skips = { $turns ->
    [one] vynecháva ťah
    [few] vynecháva { $turns } ťahy
    [many] vynecháva { $turns } ťahu
   *[other] vynecháva { $turns } ťahov
}
cards-order = musí potiahnuť: { $number }
cards-picked = má vybranú kartu
cards-chosen = vybrané
cards-choosable = dá sa vybrať
cards-news-out = vypadáva: priveľa duchov!
cards-reckoning = Karty a body
cards-risk-none = Zatiaľ bez nebezpečenstva: jedna karta ťa nevyradí.
cards-risk-little = Malé riziko vyradenia.
cards-risk-some = Isté riziko vyradenia.
cards-risk-high = Veľké riziko vyradenia!
cards-risk-of-ghost = Ďalšia karta je duch
cards-risk-of-out = Ďalšia karta ťa vyradí
cards-risk-of-power = Ďalšia karta je bonusová
cards-risk-of-points = Priemerné body
cards-risk-short-ghost = Duch
cards-risk-short-out = Koniec
cards-risk-short-power = Bonus
cards-risk-short-points = Body
cards-option-level = Úroveň
cards-option-level-1 = Úroveň 1
cards-option-level-1-about = Daj, Vymeň a Vynechaj. Najmiernejší začiatok.
cards-option-level-2 = Úroveň 2
cards-option-level-2-about = Rozkáž, Všetci ťahajú a Posuň vľavo, a o ducha viac: divokejšia.
cards-option-level-bonus = Bonusová úroveň
cards-option-level-bonus-about = Oba balíčky spolu so všetkými šiestimi bonusovými kartami, až pre osem hráčov.
cards-option-level2-includes-level1 = Úroveň 2 má aj bonusové karty úrovne 1
cards-option-red-ghost = Červený duch sa ráta ako
cards-option-red-ghost-one = jeden duch
cards-option-red-ghost-two = dvaja duchovia
cards-option-skip-stacks = Vynechania sa sčítavajú
cards-option-dictate-self = Rozkázať smieš aj sebe
cards-option-dictate-blocks-shutdown = Stiahnuť sa smieš, až keď potiahneš prikázané karty
cards-option-deck = Balíček
cards-option-deck-home-made = Domáci
cards-option-deck-home-made-about = Vyvážili sme ho my: kým sa minie, vždy niekto vypadne.
cards-option-deck-few-ghosts = Málo duchov
cards-option-deck-few-ghosts-about = Len pár duchov: hry sú dlhšie a balíček sa môže minúť.
cards-option-deck-for-two = Pre dvoch
cards-option-deck-for-two-about = Pre dvoch hráčov: duchov je menej, aby sa hra neskončila tak rýchlo.
cards-option-deck-empty = Keď sa balíček minie
cards-option-deck-empty-all_shut_down = všetci sa stiahnu
cards-option-deck-empty-reshuffle_once = odložené sa raz zamiešajú
cards-option-solo-run = Posledný hráč v hre má
cards-option-solo-run-unlimited = ťahov, koľko chce
cards-option-solo-run-one_turn = jeden ťah
cards-option-max-turns = Najvyšší počet ťahov
cards-list = Karty v balíčku: { $cards }
cards-list-ghost = { $units ->
    [one] duch
    [few] ráta sa ako { $units } duchovia
    [many] ráta sa ako { $units } ducha
   *[other] ráta sa ako { $units } duchov
}
cards-list-power = bonusová karta
cards-list-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
cards-list-count = { $count } v balíčku
cards-word-dot = Bodka
cards-word-cherry = Čerešňa
cards-word-strawberry = Jahoda
cards-word-orange = Pomaranč
cards-word-apple = Jablko
cards-word-melon = Melón
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Daj
cards-word-swap = Vymeň
cards-word-skip = Vynechaj
cards-word-dictate = Rozkáž
cards-word-all-draw = Všetci ťahajú
cards-word-pass-left = Posuň vľavo
cards-short-turn-began = začiatok ťahu.
cards-short-turn-ordered = { $number ->
    [one] začiatok ťahu, treba potiahnuť { $number } kartu.
    [few] začiatok ťahu, treba potiahnuť { $number } karty.
    [many] začiatok ťahu, treba potiahnuť { $number } karty.
   *[other] začiatok ťahu, treba potiahnuť { $number } kariet.
}
cards-short-turn-ended = koniec ťahu.
cards-short-turn-skipped = vynechaný ťah.
cards-short-shut-down = stiahnutie z hry.
cards-short-drew = potiahnutá karta: { $card }.
cards-short-drew-unseen = potiahnutá karta.
cards-short-turned-up = bonusová karta: { $card }.
cards-short-wasted = bonusová karta bez účinku: { $card }.
cards-short-no-target = odložená karta { $card }: niet koho vybrať.
cards-short-no-ghost = odložená karta { $card }: v ruke nie je duch.
cards-short-nothing-to-pass = odložená karta { $card }: niet čo posunúť.
cards-short-gave = darovaný duch ({ $card }), dostáva ho { $to }.
cards-short-gave-unseen = darovaný duch, dostáva ho { $to }.
cards-short-swapped = výmena kariet: { $one } ⇄ { $other }.
cards-short-hand-taken = nové karty: { $hand }.
cards-short-skipping = ťah vynechá { $whom }.
cards-short-dictated = { $number ->
    [one] rozkaz: { $whom } potiahne { $number } kartu.
    [few] rozkaz: { $whom } potiahne { $number } karty.
    [many] rozkaz: { $whom } potiahne { $number } karty.
   *[other] rozkaz: { $whom } potiahne { $number } kariet.
}
cards-short-picked = vybraná karta na posunutie: { $card }.
cards-short-picked-unseen = vybraná karta na posunutie.
cards-short-passed = posunutá karta ({ $card }), dostáva ju { $to }.
cards-short-passed-unseen = posunutá karta, dostáva ju { $to }.
cards-short-knocked-out = vyradenie! Karty: { $hand }.
cards-note-nothing = bez účinku
cards-note-gave = dáva: { $card }
cards-note-gave-unseen = dáva ducha
cards-note-passed = posúva: { $card }
cards-note-passed-unseen = posúva kartu
cards-note-picked = karta vybraná
cards-note-swapped = výmena kariet
cards-note-dictated = { $number ->
    [one] rozkaz: { $number } karta
    [few] rozkaz: { $number } karty
    [many] rozkaz: { $number } karty
   *[other] rozkaz: { $number } kariet
}
cards-note-ended = koniec ťahu
cards-advice-draw = Potiahni kartu.
cards-advice-end = Ukonči ťah.
cards-advice-shut = Stiahni sa.
cards-advice-give = Daj ducha: { $from }. Dostane ho { $to }.
cards-advice-swap = Vymeň karty týchto hráčov: { $from } a { $to }.
cards-advice-skip = Ťah nech vynechá { $to }.
cards-advice-dictate = Vyber: { $from }. Počet kariet: { $to }.
cards-advice-pass = Posuň kartu: { $to }.
cards-reason-risk = { $percent ->
    [0] Ďalšia karta ťa nemôže vyradiť.
   *[other] Šanca, že ťa ďalšia karta vyradí, je { NUMBER($percent) } %.
}
cards-reason-points = { $points ->
    [one] Máš jeden bod.
    [few] Máš { $points } body.
    [many] Máš { $points } bodu.
   *[other] Máš { $points } bodov.
}
cards-reason-most = Najviac kariet má miesto { $seat }.
cards-reason-most-named = má viac kariet než tvoji ostatní súperi.
cards-reason-ghost = Zbavíš sa ducha.
cards-help-aim-title = Cieľ hry
cards-help-aim = Zbieraj body: bodka je za 1, ovocie za viac. Keď sú všetci stiahnutí, vyhráva, kto má najviac bodov; pri rovnosti vyhrávajú títo hráči spolu. Ak všetci ostatní vypadnú, vyhrávaš hneď, nech máš v ruke čokoľvek.
cards-help-ghosts-title = Traja duchovia
cards-help-ghosts = S tromi duchmi v ruke okamžite vypadávaš, aj keď nie si na ťahu. Prídeš o body a tvoje karty uvidia všetci.
cards-help-turn-title = Tvoj ťah
cards-help-turn = Ťahaj najviac tri karty, po jednej, a ťah ukonči, kedy chceš, ale nie bez karty. Každá karta pôsobí skôr, než sa znova rozhodneš. Potom ide ďalší hráč v smere hodinových ručičiek.
cards-help-shut-title = Stiahnutie z hry
cards-help-shut = Namiesto ťahania sa môžeš stiahnuť: nadobro prestaneš, body ti zostanú a zvyšok už nehráš. Môžeš aj s prázdnou rukou.
cards-help-levels-title = Balíčky a úrovne
cards-help-levels = Úroveň 1 má karty Daj, Vymeň a Vynechaj; úroveň 2 Rozkáž, Všetci ťahajú a Posuň vľavo; obe sú najviac pre štyroch. Bonusová úroveň používa oba balíčky a hrá ju až osem hráčov.
cards-help-power-title = Bonusové karty
cards-help-power = Bonusová karta sa ukáže všetkým, hneď pôsobí a odloží sa. Nikdy sa netýka hráčov, ktorí sa stiahli alebo vypadli.
cards-help-give-title = Daj
cards-help-give = Jeden z tvojich duchov ide k inému hráčovi a môže ho vyradiť. Ak máš duchov, jedného musíš dať. Len vy dvaja vidíte ktorého.
cards-help-swap-title = Vymeň
cards-help-swap = Dvaja hráči si vymenia karty; vyberáš ty, a nemusíš to byť ty. Nikto pri tom nevypadne. Ak zostali len dvaja, musia si vymeniť.
cards-help-skip-title = Vynechaj
cards-help-skip = Iný hráč vynechá svoj ďalší ťah. Aj dve vynechania toho istého hráča stoja jeden ťah. Posledný hráč v hre o ťah prísť nemôže.
cards-help-dictate-title = Rozkáž
cards-help-dictate = Povieš, koľko kariet, 1 až 3, musí hráč potiahnuť v ďalšom ťahu, ani viac, ani menej. Skôr sa stiahnuť nemôže. Môžeš to byť aj ty. Neskorší rozkaz nahradí skorší.
cards-help-all-draw-title = Všetci ťahajú
cards-help-all-draw = Každý, kto je v hre, ťahá kartu, začínaš ty. Takto potiahnuté bonusové karty nič nerobia.
cards-help-pass-left-title = Posuň vľavo
cards-help-pass-left = Každý, kto je v hre, vyberie kartu, všetci naraz, a tá ide k ďalšiemu hráčovi po ľavici. Duchovia sa rátajú, až keď sú karty na mieste.
cards-help-end-title = Koniec
cards-help-end = Posledný hráč v hre smie pokračovať sám, ako dlho chce. Keď sa balíček minie alebo sa dosiahne najvyšší počet ťahov, všetci v hre sa rátajú ako stiahnutí.
cards-help-secrets-title = Kto čo vidí
cards-help-secrets = Tvoje karty vidíš len ty; koľko ich máš, vidia všetci. Kartu, ktorá išla od teba, vidíš odkrytú pri hráčovi, ktorý ju má. „Riziko“ ráta len s tým, čo môžeš vedieť.
cards-help-touch-title = Spoločné zariadenie
cards-help-touch = Na jednom zariadení obrazovka po tvojom ťahu karty skryje. S mobilmi ukazuje jedna obrazovka stôl a každý má karty na svojom mobile.
cards-help-keys-title = Na klávesnici
cards-help-keys = Tab a Enter; D ťahá, E ukončí ťah, Escape zruší výber.
cards-deed-drew = { $who ->
    [you] ťaháš
   *[somebody] ťahá
}: { $cards }
cards-deed-drew-unseen = { $count ->
    [one] { $who ->
        [you] ťaháš
       *[somebody] ťahá
    } kartu
    [few] { $who ->
        [you] ťaháš
       *[somebody] ťahá
    } { $count } karty
    [many] { $who ->
        [you] ťaháš
       *[somebody] ťahá
    } { $count } karty
   *[other] { $who ->
        [you] ťaháš
       *[somebody] ťahá
    } { $count } kariet
}
cards-deed-turned-up = { $who ->
    [you] hráš
   *[somebody] hrá
} kartu { $card }
cards-deed-nothing = { $who ->
    [you] nemôžeš
   *[somebody] nemôže
} použiť kartu { $card }
cards-deed-gave = { $you ->
    [you] dáva ti ducha
   *[other] { $who ->
        [you] dávaš
       *[somebody] dáva
    } ducha (dostáva ho { $whom })
}
cards-deed-passed = { $you ->
    [you] posúva ti kartu { $card }
   *[other] { $who ->
        [you] posúvaš
       *[somebody] posúva
    } kartu { $card } (dostáva ju { $whom })
}
cards-deed-all-passed = všetci posúvajú kartu doľava
cards-deed-swapped = { $you ->
    [you] vymieňa si karty s tebou
   *[other] { $who ->
        [you] vymieňaš
       *[somebody] vymieňa
    } si karty s hráčom ({ $whom })
}
cards-deed-swapped-two = { $who ->
    [you] vymieňaš
   *[somebody] vymieňa
} karty týchto hráčov: { $one } a { $other }
cards-deed-skipping = { $you ->
    [you] pripravuje ťa o ťah
   *[other] { $who ->
        [you] pripravuješ
       *[somebody] pripravuje
    } hráča o ťah ({ $whom })
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] káže ti potiahnuť { $number } kartu
        [few] káže ti potiahnuť { $number } karty
        [many] káže ti potiahnuť { $number } karty
       *[other] káže ti potiahnuť { $number } kariet
    }
   *[other] { $number ->
        [one] { $who ->
            [you] kážeš
           *[somebody] káže
        } hráčovi ({ $whom }) potiahnuť { $number } kartu
        [few] { $who ->
            [you] kážeš
           *[somebody] káže
        } hráčovi ({ $whom }) potiahnuť { $number } karty
        [many] { $who ->
            [you] kážeš
           *[somebody] káže
        } hráčovi ({ $whom }) potiahnuť { $number } karty
       *[other] { $who ->
            [you] kážeš
           *[somebody] káže
        } hráčovi ({ $whom }) potiahnuť { $number } kariet
    }
}
cards-deed-turn-skipped = { $who ->
    [you] vynechávaš
   *[somebody] vynecháva
} ťah
cards-deed-shut-down = { $who ->
    [you] odstupuješ
   *[somebody] odstupuje
} z hry
cards-deed-knocked-out = { $who ->
    [you] vypadávaš
   *[somebody] vypadáva
}: traja duchovia
cards-deed-shown = všetky karty sú odkryté
cards-deed-ended = { $who ->
    [you] končíš
   *[somebody] končí
} ťah
cards-befalls-knocked-out = Priveľa duchov: vypadávaš!
cards-befalls-swapped = { $name } si s tebou vymieňa karty!
cards-befalls-swapped-two = { $name } ti vymieňa karty! Pôvodný majiteľ nových: { $with }.
cards-befalls-gave = { $name } ti dáva ducha: { $card }
cards-befalls-skipping = { $name } rozhoduje, že vynecháš ďalší ťah!
cards-befalls-dictated = { $number ->
    [one] { $name } hovorí: v ďalšom ťahu musíš potiahnuť { $number } kartu!
    [few] { $name } hovorí: v ďalšom ťahu musíš potiahnuť { $number } karty!
    [many] { $name } hovorí: v ďalšom ťahu musíš potiahnuť { $number } karty!
   *[other] { $name } hovorí: v ďalšom ťahu musíš potiahnuť { $number } kariet!
}
cards-series-points = { $target ->
    [one] Kartový večer: do jedného bodu
    [few] Kartový večer: do { $target } bodov
    [many] Kartový večer: do { $target } bodu
   *[other] Kartový večer: do { $target } bodov
}
cards-score = { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
