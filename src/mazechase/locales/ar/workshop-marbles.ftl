# Comments in the templates that `mazechase document` prints, and names of what is counted.
marbles-template-layout =
    لوحة للعبة الكرات. كل الشروط في docs/rules/marbles.md؛ افحص لوحتك بالأمر `mazechase check FILE`.
    {" "}
      o       حفرة؛ في اللوحة 72 حفرة         @        حفرة بحلقة برتقالية؛ في اللوحة 4 منها
      Y R G B البيوت الأربعة                  =====    الكتلة في الوسط حيث يبدأ الشبحان
      - |     طريق مستقيم بأي طول             ^ v < >  فتحة في الحافة بجانب حفرة مباشرة
    {" "}
    الحفر على شبكة: كل رابع عمود وكل ثاني سطر. كل ما لم يُرسم حاجز. إذا دارت اللوحة أو انعكست حتى يقع بيت على
    آخر، فيجب أن تبدو كما هي (C19).
marbles-template-layout-id = الاسم الذي تستعمله الخيارات: حروف صغيرة وأرقام و-.
marbles-template-layout-source = "attested" لما طُبع، وإلا "home-made".
marbles-measure-captured = مرات الإمساك
marbles-measure-ghost-gobbled = الأشباح الملتهَمة
marbles-measure-crossed = العبور من الفتحات
marbles-measure-pac-stood = لم يستطع باك مان التحرك
marbles-measure-ghost-stood = لم يستطع شبح التحرك
marbles-measure-both-stood = لم يستطع أحد التحرك
