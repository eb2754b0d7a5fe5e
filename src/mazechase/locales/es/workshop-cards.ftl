# Comentarios de las plantillas que imprime `mazechase document`, y nombres de lo que se cuenta.
cards-template-deck =
    Los mazos de los dos niveles, de 54 cartas cada uno. En docs/rules/cards.md están todas las condiciones; comprueba
    los tuyos con `mazechase check FILE`.
cards-template-deck-source = "attested" para números impresos; si no, "home-made".
cards-template-deck-points = Lo que valen las cartas: una bolita (dot) 1, cada fruta más. Puedes inventar frutas.
cards-template-deck-level1 = Cuántas cartas de cada tipo tiene el nivel 1: al menos 3 fantasmas, una fruta, una bolita (dot), y give, swap y skip.
cards-template-deck-level2 = Lo mismo para el nivel 2, con más fantasmas, y dictate, all-draw y pass-left.
cards-measure-knocked-out = jugadores que quedaron fuera
cards-measure-shut-down = jugadores que se plantaron
cards-measure-drew = cartas robadas
cards-measure-gave = Regalos jugados
cards-measure-swapped = Cambios jugados
cards-measure-skipping = Saltos jugados
cards-measure-dictated = Órdenes jugadas
cards-measure-passed = cartas pasadas a la izquierda
cards-measure-wasted = potenciadores sin efecto
