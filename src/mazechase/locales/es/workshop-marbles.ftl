# Comentarios de las plantillas que imprime `mazechase document`, y nombres de lo que se cuenta.
marbles-template-layout =
    Un tablero del juego de canicas. En docs/rules/marbles.md están todas las condiciones; comprueba el tuyo con
    `mazechase check FILE`.
    {" "}
      o       un hoyo; un tablero tiene 72         @        un hoyo con aro naranja; un tablero tiene 4
      Y R G B las cuatro casas                     =====    el bloque del centro, donde salen los fantasmas
      - |     un camino recto, de cualquier largo  ^ v < >  un túnel en el borde, justo al lado de un hoyo
    {" "}
    Los hoyos están en una cuadrícula: una de cada cuatro columnas, una de cada dos líneas. Todo lo que no se dibuja es un
    muro. Girado o reflejado de modo que una casa caiga sobre otra, el tablero debe verse igual (C19).
marbles-template-layout-id = El id es como lo llaman las opciones: letras minúsculas, cifras y -.
marbles-template-layout-source = "attested" para uno que se imprimió; si no, "home-made".
marbles-measure-captured = Pac-Man atrapados
marbles-measure-ghost-gobbled = fantasmas comidos
marbles-measure-crossed = cruces por túneles
marbles-measure-pac-stood = Pac-Man no podía moverse
marbles-measure-ghost-stood = un fantasma no podía moverse
marbles-measure-both-stood = no podía moverse ninguno
