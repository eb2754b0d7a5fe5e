# Comentarios de las plantillas que imprime `mazechase document`, y nombres de lo que se cuenta.
mspacman-template-layout =
    Un tablero de Ms. Pac-Man. En docs/rules/mspacman.md están todas las condiciones; comprueba el tuyo con
    `mazechase check FILE`.
    {" "}
      b i p s  una casilla con bolita en la zona de Blinky, Inky, Pinky o Sue, en el sentido de las agujas del reloj;
               17 bolitas en cada zona
      b*       con casilla de poder, una por zona          bx  una casilla de salida, en el borde, sin bolita
      bo       con un círculo blanco, cerca del centro     bg  una guarida, en el centro
      --- |    un muro     = :  una puerta     ^ v < >  la abertura de una casilla de salida     ###  macizo
mspacman-template-layout-id = El id es como lo llaman las opciones: letras minúsculas, cifras y -.
mspacman-template-layout-source = "attested" para uno que se imprimió; si no, "home-made".
mspacman-template-die-faces = Las caras del dado de los fantasmas: números de pasos, y F2, que además los vuelve débiles.
mspacman-template-spinner-faces = Los números de la ruleta de Ms. Pac-Man; uno de ellos debe ser 3.
mspacman-measure-captured = veces que atrapan a Ms. Pac-Man
mspacman-measure-caught = fantasmas atrapados
mspacman-measure-ran-into-her = fantasmas débiles que se topan con ella
mspacman-measure-power-eaten = bolitas de poder
mspacman-measure-extra-turn = turnos extra
mspacman-measure-bumped = saltos a la siguiente casilla libre
