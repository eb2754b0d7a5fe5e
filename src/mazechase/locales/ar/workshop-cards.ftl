# Comments in the templates that `mazechase document` prints, and names of what is counted.
cards-template-deck =
    رزمتا المستويين، 54 بطاقة لكل منهما. كل الشروط في docs/rules/cards.md؛ افحص رزمتك بالأمر
    `mazechase check FILE`.
cards-template-deck-source = "attested" للأعداد المطبوعة، وإلا "home-made".
cards-template-deck-points = قيمة البطاقات: النقطة 1، وكل فاكهة أكثر. يمكنك اختراع فواكه.
cards-template-deck-level1 = عدد كل بطاقة في المستوى 1: ثلاثة أشباح على الأقل وفاكهة ونقطة وgive وswap وskip.
cards-template-deck-level2 = كذلك للمستوى 2، بأشباح أكثر، ومعه dictate وall-draw وpass-left.
cards-measure-knocked-out = مرات الخروج
cards-measure-shut-down = لاعبون توقفوا
cards-measure-drew = البطاقات المسحوبة
cards-measure-gave = لعب GIVE
cards-measure-swapped = لعب SWAP
cards-measure-skipping = لعب SKIP
cards-measure-dictated = لعب DICTATE
cards-measure-passed = بطاقات مُررت عبر PASS-LEFT
cards-measure-wasted = بطاقات قوة بلا أثر
