chase-template-layout =
    A hajsza egy pályája a Quoridor 9 x 9-es tábláján: oszlopok a-tól i-ig, sorok 1-től 9-ig. Minden feltétel itt
    olvasható: docs/rules/chase.md; így ellenőrizd: `mazechase check FILE`, és így nézd meg:
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested", ha nyomtatott pálya, különben "home-made".
chase-template-layout-fences =
    Legfeljebb 20 fal: az a1-hez legközelebbi érintett mező, aztán h, ha fekszik, v, ha áll. e3h az e3 és az f3 fölött,
    e3v az e3 és az e4 jobb oldalán van.
chase-template-layout-pellets = Négy bogyó.
chase-template-layout-starts = Honnan indulnak a bábuk; egyik sem bogyóról.
chase-measure-caught = elvesztett életek
chase-measure-ate-pellet = megevett bogyók
chase-measure-ate-ghost = megevett szellemek
chase-measure-frenzied = megőrülések
chase-measure-stayed = lépni nem tudó bábuk
chase-measure-stalled = időhúzás miatt elvesztett életek
