marbles-template-layout =
    Un tabellone delle biglie. docs/rules/marbles.md ha tutti i vincoli; controlla il tuo con `mazechase check FILE`.
    {" "}
      o       una buca; un tabellone ne ha 72          @        una buca con un anello arancione; un tabellone ne ha 4
      Y R G B le quattro case                          =====    il blocco al centro, da dove partono i fantasmi
      - |     un sentiero, dritto, di ogni lunghezza   ^ v < >  un passaggio sul bordo, subito accanto a una buca
    {" "}
    Le buche stanno su una griglia: ogni quattro colonne, ogni due righe. Quello che non è disegnato è una barriera.
    Girato o allo specchio in modo che una casa finisca su un’altra, il tabellone deve essere uguale (C19).
marbles-template-layout-id = L’id è come lo chiamano le opzioni: lettere minuscole, cifre e -.
marbles-template-layout-source = "attested" per uno stampato, altrimenti "home-made".
marbles-measure-captured = catture
marbles-measure-ghost-gobbled = fantasmi pappati
marbles-measure-crossed = traversate dei passaggi
marbles-measure-pac-stood = Pac-Man non poteva muoversi
marbles-measure-ghost-stood = un fantasma non poteva muoversi
marbles-measure-both-stood = nessuno dei due poteva muoversi
