# Comments in the templates that `mazechase document` prints, and names of what is counted.
mspacman-template-layout =
    A board of Ms. Pac-Man. docs/rules/mspacman.md has every constraint; check yours with `mazechase check FILE`.
    {" "}
      b i p s  a square with a dot in the area of Blinky, Inky, Pinky or Sue, clockwise; 17 dots in each area
      b*       with a Power Square, one in each area      bx  an Exit Space, at the border, without a dot
      bo       with a white circle, near the middle       bg  a ghost space, in the middle
      --- |    a wall     = :  a door     ^ v < >  the way out of an Exit Space     ###  solid
mspacman-template-layout-id = The id is what options call it: small letters, digits and -.
mspacman-template-layout-source = "attested" for one that was printed, otherwise "home-made".
mspacman-template-die-faces = The faces of the ghosts' die: numbers of steps, and F2, which also turns ghosts weak.
mspacman-template-spinner-faces = The numbers of Ms. Pac-Man's spinner; one of them must be 3.
mspacman-measure-captured = captures of Ms. Pac-Man
mspacman-measure-caught = ghosts caught
mspacman-measure-ran-into-her = weak ghosts that ran into her
mspacman-measure-power-eaten = Power Dots
mspacman-measure-extra-turn = extra turns
mspacman-measure-bumped = bumps to the next open square
