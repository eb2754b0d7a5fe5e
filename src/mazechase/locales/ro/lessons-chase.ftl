chase-lesson-first-turn = Prima ta tură
chase-lesson-first-turn-1 = Ești Pac-Man. La fiecare tură mergi două căsuțe și vrei cele patru capsule energie. Atinge capsula aflată la două căsuțe.
chase-lesson-first-turn-1-hint = Ai o capsulă la îndemână! Atinge-o.
chase-lesson-first-turn-2 = Hap! O capsulă îți dă până la trei pași în plus. Acum nu-ți trebuie: atinge „Încheie aici”.
chase-lesson-first-turn-2-hint = Poți fugi mai departe, dar hai să ne oprim aici. Atinge „Încheie aici”.
chase-lesson-first-turn-done = Acum fiecare fantomă s-a mutat cu o căsuță. Mănâncă toate cele patru capsule înainte să te prindă de trei ori și câștigi.

chase-lesson-boost = Mănâncă o fantomă
chase-lesson-boost-1 = În spatele acelei capsule pândește o fantomă. Mănâncă întâi capsula.
chase-lesson-boost-2 = Acum ai putere! Timp de trei pași poți mânca fantome. Atinge fantoma.
chase-lesson-boost-3 = Hap! E afară până când pierzi o viață. Atinge „Încheie aici”.
chase-lesson-boost-done = O capsulă îți dă putere doar până la sfârșitul acelei mutări. Apoi fantomele îți blochează iar drumul.

chase-lesson-hide = Ferit de priviri
chase-lesson-hide-1 = Fantomele privesc de-a lungul rândului și coloanei lor. Cea care te vede aleargă două căsuțe. Ascunde-te între bariere: atinge căsuța marcată.
chase-lesson-hide-1-hint = Acolo te-ar putea vedea o fantomă. Ascunde-te între bariere, pe căsuța marcată.
chase-lesson-hide-done = Nu te putea vedea nimeni, așa că fiecare fantomă a mers doar o căsuță. Barierele sunt prietenele tale!

chase-lesson-ghosts = Joacă cu fantomele
chase-lesson-ghosts-1 = Acum ești toate cele patru fantome. Ele mută pe rând, câte o căsuță. Du-o pe Blinky mai aproape de Pac-Man: atinge căsuța marcată.
chase-lesson-ghosts-1-hint = Fantomele vânează împreună: apropie-te de Pac-Man. Atinge căsuța marcată.
chase-lesson-ghosts-2 = Urmează Inky. Vino mai aproape.
chase-lesson-ghosts-3 = Pinky nu poate trece prin barieră. Ocolește-o.
chase-lesson-ghosts-4 = Clyde e ultima. Închide cercul!
chase-lesson-ghosts-done = Apoi mută din nou Pac-Man. Fantomele câștigă dacă îl prind de trei ori, așa că încercuiește-l.

chase-lesson-frenzy = Vezi și prinde
chase-lesson-frenzy-1 = Blinky privește de-a lungul coloanei și îl vede pe Pac-Man! O fantomă care îl vede aleargă două căsuțe în linie dreaptă. Atinge căsuța marcată.
chase-lesson-frenzy-2 = Îl vede și Inky, de-a lungul rândului. Aleargă două căsuțe și prinde-l!
chase-lesson-frenzy-2-hint = Direcție greșită! Fugi drept spre Pac-Man.
chase-lesson-frenzy-done = Prins! Pac-Man pierde o viață și toți se întorc la start. Barierele blochează câmpul vizual.
