chase-template-layout =
    Ein Labyrinth für die Jagd, auf dem 9 x 9-Brett von Quoridor: Spalten a bis i, Reihen 1 bis 9. docs/rules/chase.md
    nennt alle Bedingungen; prüf deins mit `mazechase check FILE`, und sieh es dir an mit
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" für ein gedrucktes, sonst "home-made".
chase-template-layout-fences =
    Bis zu 20 Hindernisse: das berührte Feld, das a1 am nächsten ist, dann h für liegend oder v für stehend. e3h ist
    über e3 und f3, e3v ist rechts von e3 und e4.
chase-template-layout-pellets = Vier Pillen.
chase-template-layout-starts = Wo die Figuren starten; keine davon auf einer Pille.
chase-measure-caught = verlorene Leben
chase-measure-ate-pellet = gefressene Pillen
chase-measure-ate-ghost = gefressene Geister
chase-measure-frenzied = Anfälle von Raserei
chase-measure-stayed = Figuren, die nicht ziehen konnten
chase-measure-stalled = durch Trödeln verlorene Leben
