# Comentários nos modelos que `mazechase document` imprime, e nomes do que se conta.
mspacman-template-layout =
    Um tabuleiro de Ms. Pac-Man. docs/rules/mspacman.md tem todas as condições; verifica o teu com `mazechase check FILE`.
    {" "}
      b i p s  uma casa com bolinha na zona de Blinky, Inky, Pinky ou Sue, no sentido dos ponteiros do relógio;
               17 bolinhas em cada zona
      b*       com casa de poder, uma em cada zona         bx  uma casa de saída, na borda, sem bolinha
      bo       com um círculo branco, perto do meio        bg  um covil, no meio
      --- |    uma parede     = :  uma porta     ^ v < >  a abertura de uma casa de saída     ###  maciço
mspacman-template-layout-id = O id é o nome que as opções lhe dão: letras minúsculas, algarismos e -.
mspacman-template-layout-source = "attested" para um que foi impresso; se não, "home-made".
mspacman-template-die-faces = As faces do dado dos fantasmas: números de passos, e F2, que também os deixa fracos.
mspacman-template-spinner-faces = Os números da roleta da Ms. Pac-Man; um deles tem de ser 3.
mspacman-measure-captured = vezes em que a Ms. Pac-Man é apanhada
mspacman-measure-caught = fantasmas apanhados
mspacman-measure-ran-into-her = fantasmas fracos que vão contra ela
mspacman-measure-power-eaten = bolinhas de poder
mspacman-measure-extra-turn = turnos extra
mspacman-measure-bumped = passagens à casa livre seguinte
