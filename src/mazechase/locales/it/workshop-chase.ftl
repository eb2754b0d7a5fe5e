chase-template-layout =
    Un labirinto della caccia, sul tabellone 9 x 9 di Quoridor: colonne da a a i, righe da 1 a 9. docs/rules/chase.md
    ha tutti i vincoli; controlla il tuo con `mazechase check FILE`, e guardalo con
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" per uno stampato, altrimenti "home-made".
chase-template-layout-fences =
    Fino a 20 recinti: la casella toccata più vicina ad a1, poi h se è disteso o v se è in piedi. e3h è sopra e3 e f3,
    e3v è a destra di e3 ed e4.
chase-template-layout-pellets = Quattro palline energia.
chase-template-layout-starts = Da dove partono le pedine; nessuna su una pallina.
chase-measure-caught = vite perse
chase-measure-ate-pellet = palline mangiate
chase-measure-ate-ghost = fantasmi mangiati
chase-measure-frenzied = frenesie
chase-measure-stayed = pedine che non potevano muoversi
chase-measure-stalled = vite perse per aver perso tempo
