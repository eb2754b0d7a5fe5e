# Comentários nos modelos que `mazechase document` imprime, e nomes do que se conta.
chase-template-layout =
    Um labirinto da caçada, no tabuleiro de 9 x 9 do Quoridor: colunas de a a i, linhas de 1 a 9. docs/rules/chase.md tem
    todas as condições; verifica o teu com `mazechase check FILE`, e vê-o com
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" para um que foi impresso; se não, "home-made".
chase-template-layout-fences =
    Até 20 barreiras: a casa encostada mais próxima de a1, depois h (deitada) ou v (em pé). e3h fica por cima de e3 e f3;
    e3v fica à direita de e3 e e4.
chase-template-layout-pellets = Quatro pastilhas.
chase-template-layout-starts = De onde partem os peões; nenhum em cima de uma pastilha.
chase-measure-caught = vidas perdidas
chase-measure-ate-pellet = pastilhas comidas
chase-measure-ate-ghost = fantasmas comidos
chase-measure-frenzied = perseguições
chase-measure-stayed = peões que não se podiam mover
chase-measure-stalled = vidas perdidas por perder tempo
