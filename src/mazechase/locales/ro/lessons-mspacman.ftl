mspacman-lesson-first-turn = Prima ta tură
mspacman-lesson-first-turn-1 = Ești Ms. Pac-Man și vrei să-ți golești zona de buline. Atinge roata.
mspacman-lesson-first-turn-2 = Trei pași! Ea mănâncă fiecare bulină când pleacă de pe căsuța ei. Atinge căsuța marcată, apoi „Mergi”.
mspacman-lesson-first-turn-2-hint = Și acolo sunt trei pași, dar mergi unde arată mâna.
mspacman-lesson-first-turn-done = Trei buline mai puțin! Apoi fantoma a aruncat zarul și a venit după tine. Câștigă primul jucător care nu mai are buline în zonă.

mspacman-lesson-power = Superbulina
mspacman-lesson-power-1 = O fantomă puternică e aproape. Învârte roata: bulina mare de lângă tine te va ajuta.
mspacman-lesson-power-2 = Când pleci de pe superbulină, toate fantomele devin slabe. Treci peste ea și apoi prin fantomă: atinge căsuța marcată, apoi „Mergi”.
mspacman-lesson-power-2-hint = Ai pierde ocazia! Treci peste bulina mare și prin fantomă.
mspacman-lesson-power-3 = Ai prins-o, și asta îți mai aduce o învârtire!
mspacman-lesson-power-4 = Încă doi pași și încă două buline.
mspacman-lesson-power-done = O fantomă slabă pe care o prinzi merge acasă. Dar nu aștepta prea mult: fantomele își recapătă puterea.

mspacman-lesson-exits = Fugi prin ieșiri
mspacman-lesson-exits-1 = O fantomă puternică e chiar în spatele tău! Învârte roata.
mspacman-lesson-exits-2 = Un pas duce de la orice ieșire de la margine la oricare alta. Atinge căsuța marcată, departe de aici, apoi „Mergi”.
mspacman-lesson-exits-2-hint = Acolo te-ar putea ajunge fantoma. Pleacă prin ieșire.
mspacman-lesson-exits-done = Departe în trei pași! Și fantomele pot folosi ieșirile, așa că fii cu ochii pe ele.

mspacman-lesson-ghost = Joacă cu o fantomă
mspacman-lesson-ghost-1 = Acum ești o fantomă: prinde-o pe Ms. Pac-Man și apoi o joci tu. Aruncă zarul.
mspacman-lesson-ghost-2 = E la doi pași, iar tu ai trei: destul! Atinge-o, apoi „Mergi”.
mspacman-lesson-ghost-2-hint = E la îndemână! Atinge-o pe Ms. Pac-Man.
mspacman-lesson-ghost-3 = Prinsă! Acum ești Ms. Pac-Man. Pune-o pe un cerc alb din zona ta: atinge-l pe cel marcat, apoi „Mergi”.
mspacman-lesson-ghost-3-hint = Acel cerc e liber, dar începe în zona ta, unde sunt bulinele tale.
mspacman-lesson-ghost-done = Cine o prinde o joacă imediat după aceea. Așa ajung toți să mănânce.

mspacman-lesson-win = Ultima bulină
mspacman-lesson-win-1 = În zona ta a mai rămas o singură bulină. Învârte roata!
mspacman-lesson-win-2 = Treci peste ea: e mâncată când pleci de pe căsuța ei. Atinge căsuța marcată, apoi „Mergi”.
mspacman-lesson-win-2-hint = Trebuie să calci pe bulină și apoi să pleci de pe ea. Atinge căsuța marcată.
mspacman-lesson-win-done = Zona ta e goală și ai câștigat! Contează și dacă altcineva îți mănâncă ultima bulină.
