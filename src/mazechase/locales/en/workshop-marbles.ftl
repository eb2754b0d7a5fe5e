# Comments in the templates that `mazechase document` prints, and names of what is counted.
marbles-template-layout =
    A board of the marble game. docs/rules/marbles.md has every constraint; check yours with `mazechase check FILE`.
    {" "}
      o       a hole; a board has 72           @        a hole with an orange ring; a board has 4
      Y R G B the four homes                   =====    the block in the middle, where the ghosts start
      - |     a path, straight, of any length  ^ v < >  an opening over the border, right beside a hole
    {" "}
    Holes are on a lattice: every fourth column, every second line. All that is not drawn is a barrier. Turned or
    mirrored so that one home falls on another, the board must look the same (C19).
marbles-template-layout-id = The id is what options call it: small letters, digits and -.
marbles-template-layout-source = "attested" for one that was printed, otherwise "home-made".
marbles-measure-captured = captures
marbles-measure-ghost-gobbled = ghosts gobbled
marbles-measure-crossed = crossings through openings
marbles-measure-pac-stood = Pac-Man couldn't move
marbles-measure-ghost-stood = a ghost couldn't move
marbles-measure-both-stood = neither could move
