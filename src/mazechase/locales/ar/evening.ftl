# أمسية معًا: سلسلة من الألعاب، والشاشة التي في الوسط.
series = كم لعبة؟
series-none = كل لعبة وحدها
series-games = { $target ->
    [zero] بلا ألعاب
    [one] لعبة واحدة
    [two] الأفضل في لعبتين
    [few] الأفضل في { $target } ألعاب
    [many] الأفضل في { $target } لعبة
   *[other] الأفضل في { $target } لعبة
}
series-wins = { $target ->
    [zero] بلا فوز
    [one] أول من يفوز بلعبة
    [two] أول من يفوز بلعبتين
    [few] أول من يفوز بـ{ $target } ألعاب
    [many] أول من يفوز بـ{ $target } لعبة
   *[other] أول من يفوز بـ{ $target } لعبة
}
series-points = { $target ->
    [zero] بلا نقاط
    [one] أول من يجمع نقطة
    [two] أول من يجمع نقطتين
    [few] أول من يجمع { $target } نقاط
    [many] أول من يجمع { $target } نقطة
   *[other] أول من يجمع { $target } نقطة
}
series-game = اللعبة { $number }
series-standing = النتيجة حتى الآن
series-won = { $count ->
    [zero] بلا فوز
    [one] فوز واحد
    [two] فوزان
    [few] { $count } انتصارات
    [many] { $count } انتصارًا
   *[other] { $count } انتصار
}
series-scored = { $count ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
series-turns = في اللعبة التالية ينتقل كل لاعب إلى المقعد التالي.
series-champion = { $seats ->
    [zero] – بلا فائز
    [one] – الفوز بالأمسية كلها!
    [two] – الفوز بالأمسية مناصفةً!
    [few] – الفوز المشترك بالأمسية!
    [many] – الفوز المشترك بالأمسية!
   *[other] – الفوز المشترك بالأمسية!
}
series-champion-you = الأمسية كلها لك!
series-nobody = انتهت الأمسية ولم يفز بها أحد.
podium = ترتيب اللاعبين
podium-rank = المركز { $rank }
room-join = انضم من هاتفك
room-code = امسح الرمز، أو افتح { $host } واضغط «{ $button }» ثم اكتب:
room-full = ملء الشاشة
join-digits = الأرقام التي على الشاشة (عددها { $digits })
end-card = كيف سارت اللعبة
end-moments = أهم اللحظات
end-close = كنت أقرب إلى الفوز بعد النقلة { $ply }: كانت فرصتك { $percent }٪.
end-try = حاول مرة أخرى من هناك
end-how-close = كم كنت قريبًا من الفوز؟
end-share = مشاركة صورة
finish = إنهاء سريع
finish-offer = انتهت 100 لعبة تجريبية من هنا بالنتيجة نفسها دائمًا. الفوز:
finish-on = يلعب روبوت ما تبقّى عنك.
other-game = لعبة أخرى
other-game-about = ينتقل الجميع بالأسماء نفسها.
end-run = { $games ->
    [zero] لا فوز متتاليًا
    [one] فوز واحد
    [two] فوزان متتاليان
    [few] { $games } انتصارات متتالية
    [many] { $games } انتصارًا متتاليًا
   *[other] { $games } انتصار متتالٍ
}
end-hits = { $count ->
    [zero] بلا ضربات
    [one] ضربة واحدة
    [two] ضربتان
    [few] { $count } ضربات
    [many] { $count } ضربة
   *[other] { $count } ضربة
}
