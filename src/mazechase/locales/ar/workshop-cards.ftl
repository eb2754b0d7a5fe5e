# Comments in the templates that `mazechase document` prints, and names of what is counted.
cards-template-deck =
    رزمتا المستويين، 54 ورقة لكل منهما. كل الشروط في docs/rules/cards.md؛ افحص رزمتك بالأمر
    `mazechase check FILE`.
cards-template-deck-source = "attested" للأعداد المطبوعة، وإلا "home-made".
cards-template-deck-points = قيمة الأوراق: الحبّة 1، وكل فاكهة أكثر. يمكنك اختراع فواكه.
cards-template-deck-level1 = عدد كل ورقة في المستوى 1: ثلاثة أشباح على الأقل وفاكهة وحبّة وgive وswap وskip.
cards-template-deck-level2 = كذلك للمستوى 2، بأشباح أكثر، ومعها dictate وall-draw وpass-left.
cards-measure-knocked-out = مرات الخروج
cards-measure-shut-down = لاعبون توقفوا
cards-measure-drew = الأوراق المسحوبة
cards-measure-gave = لعب «إعطاء»
cards-measure-swapped = لعب «تبادل»
cards-measure-skipping = لعب «تفويت»
cards-measure-dictated = لعب «أمر»
cards-measure-passed = أوراق مرّرتها «إلى اليسار»
cards-measure-wasted = أوراق قوة بلا أثر
