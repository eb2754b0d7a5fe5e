cards-lesson-first-turn = Prima ta tură
cards-lesson-first-turn-1 = Aduni puncte. Atinge „Trage” ca să iei o carte.
cards-lesson-first-turn-1-hint = Nu ai încă puncte, așa că nu te opri. Atinge „Trage”.
cards-lesson-first-turn-2 = O cireașă, 2 puncte! Într-o tură poți lua până la trei cărți. Mai trage una.
cards-lesson-first-turn-3 = O bulină e 1 punct. Trei fantome te-ar scoate din joc, așa că să nu fim lacomi: atinge „Încheie tura”.
cards-lesson-first-turn-3-hint = Se poate, dar deocamdată să mergem la sigur. Atinge „Încheie tura”.
cards-lesson-first-turn-done = Asta e o tură: tragi una până la trei cărți, apoi o închei. Câștigă cine are la sfârșit cele mai multe puncte.

cards-lesson-stop = Oprește-te la timp
cards-lesson-stop-1 = Două fantome! Încă una și ești afară din joc, cu puncte cu tot. Păstrează-ți punctele: atinge „Stop”, apoi confirmă.
cards-lesson-stop-1-hint = Prea riscant: încă o fantomă te-ar scoate din joc. Atinge „Stop”.
cards-lesson-stop-done = Ți-ai păstrat punctele, iar rivalul tău a tras a treia fantomă și e afară din joc. Ai câștigat!

cards-lesson-give = Putere: Cadou
cards-lesson-give-1 = Ai în mână două fantome. Curaj, trage: poate fi o putere.
cards-lesson-give-2 = Cadou! Scapă de o fantomă: atinge fantoma marcată, apoi jucătorul care o primește.
cards-lesson-give-done = O fantomă mai puțin la tine, una mai mult la celălalt! Dacă e a treia, e afară din joc.

cards-lesson-swap = Putere: Schimb
cards-lesson-swap-1 = Doar o bulină și două fantome: o mână proastă. Trage o carte.
cards-lesson-swap-2 = Schimb! Doi jucători își schimbă mâinile. Atinge-te pe tine și jucătorul marcat.
cards-lesson-swap-2-hint = Așa ai rămâne cu fantomele. Alege-te pe tine și jucătorul marcat.
cards-lesson-swap-done = Ce captură, 12 puncte! Fantomele tale sunt acum la celălalt. Poți schimba chiar și mâinile altor doi jucători.

cards-lesson-skip = Putere: Stai o tură
cards-lesson-skip-1 = Trage o carte.
cards-lesson-skip-2 = Stai o tură! Cineva pierde o tură. Atinge jucătorul marcat.
cards-lesson-skip-3 = Acum atinge „Încheie tura” și privește cine urmează.
cards-lesson-skip-done = Acel jucător a stat o tură. Alege-l pe cel care are cea mai mare nevoie de o tură.

cards-lesson-dictate = Putere: Ordin
cards-lesson-dictate-1 = Acesta e nivelul 2, cu alte puteri. Trage o carte.
cards-lesson-dictate-2 = Ordin! Spune câte cărți trebuie să tragă cineva. Atinge jucătorul marcat, apoi +3.
cards-lesson-dictate-2-hint = E și asta o idee bună, dar hai s-o facem periculoasă: jucătorul marcat, și +3.
cards-lesson-dictate-3 = Trei cărți, și nicio scăpare. Atinge „Încheie tura” și privește.
cards-lesson-dictate-done = Încă două fantome lângă cea din mână: afară din joc! Țintește jucătorii care au deja fantome.

cards-lesson-all-draw = Putere: Trag toți
cards-lesson-all-draw-1 = Trage o carte.
cards-lesson-all-draw-2 = Trag toți! Fiecare ia o carte, începând cu tine: atinge pachetul.
cards-lesson-all-draw-done = Fiecare a primit o carte, și fantome. E periculos pentru cine are deja două fantome.

cards-lesson-pass-left = Putere: La stânga
cards-lesson-pass-left-1 = Ai o fantomă. Trage o carte.
cards-lesson-pass-left-2 = La stânga! Fiecare îi dă o carte jucătorului din stânga, toți deodată. Atinge-ți fantoma.
cards-lesson-pass-left-2-hint = Se poate, dar atunci ai rămâne cu fantoma. Atinge fantoma.
cards-lesson-pass-left-done = Fantoma ta a plecat mai departe și ai primit o carte din cealaltă parte. Acum știi toate puterile!
