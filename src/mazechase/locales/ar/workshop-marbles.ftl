# Comments in the templates that `mazechase document` prints, and names of what is counted.
marbles-template-layout =
    لوح للعبة الكرات. كل الشروط في docs/rules/marbles.md؛ افحص لوحك بالأمر `mazechase check FILE`.
    {" "}
      o       حفرة؛ في اللوح 72 حفرة          @        حفرة بحلقة برتقالية؛ في اللوح 4 منها
      Y R G B البيوت الأربعة                  =====    الكتلة في الوسط حيث تبدأ الأشباح
      - |     طريق مستقيم بأي طول             ^ v < >  فتحة فوق الحافة بجانب حفرة مباشرة
    {" "}
    الحفر على شبكة: كل رابع عمود وكل ثاني سطر. كل ما لم يُرسم حاجز. إذا دار اللوح أو انعكس حتى يقع بيت على
    آخر، فيجب أن يبدو كما هو (C19).
marbles-template-layout-id = الاسم الذي تستعمله الخيارات: حروف صغيرة وأرقام و-.
marbles-template-layout-source = "attested" لما طُبع، وإلا "home-made".
marbles-measure-captured = مرات الأسر
marbles-measure-ghost-gobbled = الأشباح المأكولة
marbles-measure-crossed = العبور من الفتحات
marbles-measure-pac-stood = لم يستطع باك مان التحرك
marbles-measure-ghost-stood = لم يستطع شبح التحرك
marbles-measure-both-stood = لم يستطع أحد التحرك
