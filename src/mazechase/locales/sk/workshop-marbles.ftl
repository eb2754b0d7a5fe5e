marbles-template-layout =
    Doska hry s guličkami. Všetky podmienky sú v docs/rules/marbles.md; svoju skontroluješ príkazom `mazechase check FILE`.
    {" "}
      o       jamka; doska ich má 72               @        jamka s oranžovým krúžkom; doska má 4
      Y R G B štyri domčeky                        =====    blok uprostred, kde začínajú duchovia
      - |     rovná cesta ľubovoľnej dĺžky         ^ v < >  priechod cez okraj, hneď vedľa jamky
    {" "}
    Jamky sú v mriežke: každý štvrtý stĺpec, každý druhý riadok. Čo nie je nakreslené, je bariéra. Keď sa doska otočí
    alebo zrkadlí tak, že jeden domček padne na iný, musí vyzerať rovnako (C19).
marbles-template-layout-id = Pod id dosku poznajú možnosti: malé písmená, číslice a -.
marbles-template-layout-source = "attested" pre tlačenú, inak "home-made".
marbles-measure-captured = chytenia
marbles-measure-ghost-gobbled = zhltnutí duchovia
marbles-measure-crossed = prechody priechodmi
marbles-measure-pac-stood = Pac-Man nemal kam ísť
marbles-measure-ghost-stood = duch nemal kam ísť
marbles-measure-both-stood = nikto nemal kam ísť
