# Comentários nos modelos que `mazechase document` imprime, e nomes do que se conta.
marbles-template-layout =
    Um tabuleiro do jogo dos berlindes. docs/rules/marbles.md tem todas as condições; verifica o teu com
    `mazechase check FILE`.
    {" "}
      o       um buraco; um tabuleiro tem 72       @        um buraco com anel laranja; um tabuleiro tem 4
      Y R G B as quatro bases                      =====    o bloco do meio, de onde partem os fantasmas
      - |     um caminho a direito, de qualquer    ^ v < >  um túnel na borda, mesmo ao lado de um buraco
              comprimento
    {" "}
    Os buracos estão numa grelha: de quatro em quatro colunas, de duas em duas linhas. Tudo o que não é desenhado é parede.
    Rodado ou refletido de modo que uma base caia noutra, o tabuleiro tem de parecer igual (C19).
marbles-template-layout-id = O id é o nome que as opções lhe dão: letras minúsculas, algarismos e -.
marbles-template-layout-source = "attested" para um que foi impresso; se não, "home-made".
marbles-measure-captured = Pac-Man apanhados
marbles-measure-ghost-gobbled = fantasmas comidos
marbles-measure-crossed = travessias pelos túneis
marbles-measure-pac-stood = o Pac-Man não se podia mover
marbles-measure-ghost-stood = um fantasma não se podia mover
marbles-measure-both-stood = nenhum se podia mover
