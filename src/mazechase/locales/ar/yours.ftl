# ما هو محفوظ على هذا الجهاز.

yours = ألعابي ونتائجي
yours-played = { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
}
yours-won = { $games ->
    [zero] لا فوز
    [one] فوز واحد
    [two] فوزان
    [few] { $games } انتصارات
    [many] { $games } انتصارًا
   *[other] { $games } انتصار
}
yours-streak = { $games ->
    [zero] لا فوز متتاليًا
    [one] فوز واحد
    [two] فوزان متتاليان
    [few] { $games } انتصارات متتالية
    [many] { $games } انتصارًا متتاليًا
   *[other] { $games } انتصار متتالٍ
}
yours-best = { $games ->
    [zero] أطول سلسلة: لا فوز
    [one] أطول سلسلة: فوز واحد
    [two] أطول سلسلة: فوزان
    [few] أطول سلسلة: { $games } انتصارات
    [many] أطول سلسلة: { $games } انتصارًا
   *[other] أطول سلسلة: { $games } انتصار
}
yours-results = النتائج
yours-against = المنافسون
yours-empty = لا شيء هنا بعد. أكمل لعبة إلى نهايتها وستظهر هنا.
yours-lessons = الدروس
yours-boards = لوحاتي وقواعدي
yours-list = كل الألعاب المنتهية
yours-favourites = المفضلة فقط
yours-favourite = مفضلة
yours-open = فتح

carry = النقل إلى جهاز آخر
carry-about = خذ معك ألعابك ونتائجك ودروسك ولوحاتك.
carry-code = عرض رمز
carry-scan = امسح الرمز بالجهاز الآخر. يعمل مرة واحدة ولمدة عشر دقائق.
carry-secret = احتفظ به لنفسك: من يملكه يمكنه أن يلعب مكانك.
carry-save = حفظ في ملف
carry-open = فتح ملف
carry-ask = هل ننقل إلى هنا كل ما في جهازك الآخر؟ ما هو موجود هنا يبقى.
carry-take = انقله إلى هنا
carry-done = تم! كل شيء هنا الآن.
carry-gone = هذا الرمز استُخدم من قبل أو أصبح قديمًا. أنشئ رمزًا جديدًا على الجهاز الآخر.
carry-bad = هذا ليس ملفًا من Mazechase.

listed = إظهار في الصفحة الرئيسية
listed-about = يمكن لكل من يفتح الصفحة الرئيسية لهذا الخادم أن ينضم. لا تظهر الأسماء.
open-seats = مقاعد شاغرة
open-seats-count = { $seats ->
    [zero] لا مقاعد شاغرة
    [one] مقعد شاغر واحد
    [two] مقعدان شاغران
    [few] { $seats } مقاعد شاغرة
    [many] { $seats } مقعدًا شاغرًا
   *[other] { $seats } مقعد شاغر
}

offline-about = أنت غير متصل. يمكنك تصفح قوائمك وحل الألغاز التي فتحتها من قبل. اللعب والدروس تحتاج إلى الخادم.
install = تثبيت كتطبيق
