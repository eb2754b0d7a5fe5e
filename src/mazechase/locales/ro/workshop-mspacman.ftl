mspacman-template-layout =
    O tablă pentru Ms. Pac-Man. docs/rules/mspacman.md are toate condițiile; verific-o pe a ta cu `mazechase check FILE`.
    {" "}
      b i p s  o căsuță cu bulină în zona Blinky, Inky, Pinky sau Sue, în sensul acelor de ceasornic; 17 în fiecare
      b*       cu superbulină, una în fiecare zonă     bx  o căsuță de ieșire, la margine, fără bulină
      bo       cu cerc alb, aproape de mijloc          bg  un bârlog, în mijloc
      --- |    un zid     = :  o ușă     ^ v < >  deschiderea unei căsuțe de ieșire     ###  plin
mspacman-template-layout-id = Id-ul este numele din opțiuni: litere mici, cifre și -.
mspacman-template-layout-source = "attested" pentru una tipărită, altfel "home-made".
mspacman-template-die-faces = Fețele zarului fantomelor: numere de pași și F2, care le și slăbește pe fantome.
mspacman-template-spinner-faces = Numerele de pe roata pentru Ms. Pac-Man; unul trebuie să fie 3.
mspacman-measure-captured = prinderi ale lui Ms. Pac-Man
mspacman-measure-caught = fantome prinse
mspacman-measure-ran-into-her = fantome slabe care au dat peste ea
mspacman-measure-power-eaten = superbuline
mspacman-measure-extra-turn = ture în plus
mspacman-measure-bumped = treceri pe următoarea căsuță liberă
