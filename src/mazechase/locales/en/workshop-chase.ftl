# Comments in the templates that `mazechase document` prints, and names of what is counted.
chase-template-layout =
    A layout of the chase, on the 9 x 9 board of Quoridor: columns a to i, rows 1 to 9. docs/rules/chase.md has every
    constraint; check yours with `mazechase check FILE`, and look at it with
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" for one that was printed, otherwise "home-made".
chase-template-layout-fences =
    Up to 20 fences: the touched square nearest a1, then h for horizontal or v for vertical. e3h is above e3 and f3,
    e3v is to the right of e3 and e4.
chase-template-layout-pellets = Four pellets.
chase-template-layout-starts = Where the pieces start; none of them on a pellet.
chase-measure-caught = lives lost
chase-measure-ate-pellet = pellets eaten
chase-measure-ate-ghost = ghosts eaten
chase-measure-frenzied = frenzies
chase-measure-stayed = pieces that couldn't move
chase-measure-stalled = lives lost by standing off
