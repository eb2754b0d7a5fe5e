# Comentarios de las plantillas que imprime `mazechase document`, y nombres de lo que se cuenta.
chase-template-layout =
    Un laberinto de la persecución, en el tablero de 9 x 9 de Quoridor: columnas de la a a la i, filas de la 1 a la 9. En
    docs/rules/chase.md están todas las condiciones; comprueba el tuyo con `mazechase check FILE` y míralo con
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" para uno que se imprimió; si no, "home-made".
chase-template-layout-fences =
    Hasta 20 barreras: la casilla contigua más cercana a a1 y luego h (tumbada) o v (de pie). e3h está encima de e3 y f3;
    e3v está a la derecha de e3 y e4.
chase-template-layout-pellets = Cuatro pac-bolas.
chase-template-layout-starts = Dónde salen las figuras; ninguna sobre una pac-bola.
chase-measure-caught = vidas perdidas
chase-measure-ate-pellet = pac-bolas comidas
chase-measure-ate-ghost = fantasmas comidos
chase-measure-frenzied = veces frenético
chase-measure-stayed = figuras que no podían moverse
chase-measure-stalled = vidas perdidas por entretenerse
