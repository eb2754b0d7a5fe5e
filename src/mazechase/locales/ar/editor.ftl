# الورشة في الصفحة: رسم اللوحات والرزم والنرد وقواعدك الخاصة.
editor-workshop = الورشة
editor-intro = اصنع لوحتك أو رزمتك أو نردك أو قواعدك. تلعبها الروبوتات بينما ترسم وتخبرك إن كانت عادلة. ثم العبها مع من تشاء.
editor-make = ماذا تصنع
editor-yours = صُنع على هذا الجهاز
editor-none = لا شيء بعد. ما تصنعه يُحفظ هنا تلقائيًا.
editor-unsound = غير مكتمل
editor-open-file = افتح ملفًا
editor-opening = لحظة…
editor-gone = هذا ليس على هذا الجهاز. ربما حُذف أو صُنع على جهاز آخر.
editor-unknown = لا تعرف هذه الصفحة لأي شيء هذا الرابط أو الملف.
editor-unreadable = { $file } ليس لوحة ولا رزمة ولا مجموعة قواعد يمكن عرضها هنا.
editor-too-large = الملف { $file } كبير جدًا.
editor-new-name = { $kind } { $number }
editor-to-workshop = العودة إلى الورشة
editor-called = الاسم

editor-kind-marbles-layout = لوحة
editor-kind-marbles-rules = قواعد منزلية
editor-kind-mspacman-layout = لوحة
editor-kind-mspacman-die_faces = نرد الأشباح
editor-kind-mspacman-spinner_faces = الدوّارة
editor-kind-mspacman-rules = قواعد منزلية
editor-kind-chase-layout = متاهة
editor-kind-chase-rules = قواعد منزلية
editor-kind-cards-deck = رزمة
editor-kind-cards-rules = قواعد منزلية
editor-kind-quoridor-rules = قواعد منزلية

editor-start-from = ابدأ من
editor-from-nothing = الصفر
editor-undo = تراجع
editor-redo = أعد
editor-drawing = الرسم
editor-brushes = الفُرش
editor-eraser = ممحاة
editor-symmetry = ارسم على عدة جوانب معًا
editor-symmetry-mirror = مرآة
editor-symmetry-half = نصف دورة
editor-symmetry-quarter = أرباع دورة
editor-keys = المفاتيح: الأسهم للتنقل، وEnter للرسم، وDelete للمسح، وT للاتجاه الآخر. من 1 إلى 9 لاختيار فرشاة، و0 للممحاة. Ctrl+Z للتراجع.
editor-empty = فارغ
editor-spot = { $spot }، { $mark }
editor-spot-wrong = { $spot }، { $mark }، هنا خطأ ما

editor-marbles-hole = حفرة
editor-marbles-path = طريق
editor-marbles-ring = حلقة
editor-marbles-home-yellow = البيت الأصفر
editor-marbles-home-red = البيت الأحمر
editor-marbles-home-green = البيت الأخضر
editor-marbles-home-blue = البيت الأزرق
editor-marbles-opening = فتحة
editor-mspacman-area-b = منطقة Blinky
editor-mspacman-area-i = منطقة Inky
editor-mspacman-area-p = منطقة Pinky
editor-mspacman-area-s = منطقة Sue
editor-mspacman-wall = جدار
editor-mspacman-door = باب
editor-mspacman-power = خانة قوة
editor-mspacman-circle = دائرة بيضاء
editor-mspacman-exit = مخرج
editor-mspacman-den = بيت شبح
editor-mspacman-out = طريق إلى الخارج
editor-mspacman-faces = الوجوه
editor-mspacman-faces-total = المجموع { $count }
editor-chase-fence = حاجز
editor-chase-pellet = حبّة قوة
editor-chase-pac-man = باك مان
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = باك مان
editor-chase-side-ghosts = الأشباح
editor-chase-side-pacman-more = يفوز باك مان أكثر من اللازم.
editor-chase-side-pacman-less = يفوز باك مان أقل من اللازم.
editor-chase-side-ghosts-more = تفوز الأشباح أكثر من اللازم.
editor-chase-side-ghosts-less = تفوز الأشباح أقل من اللازم.
editor-cards-points = النقاط
editor-cards-level1 = أوراق المستوى 1
editor-cards-level1-total = عدد الأوراق: { $count }
editor-cards-level2 = أوراق المستوى 2
editor-cards-level2-total = عدد الأوراق: { $count }
editor-fewer = أقل بواحد: { $name }
editor-more = أكثر بواحد: { $name }
editor-count = { $group }: { $name }

editor-checks = ما ينقص أو لا يصح
editor-checking = جارٍ التحقق…
editor-fine = كل شيء صحيح. يمكنك اللعب.
editor-problems = { $count ->
    [zero] لا شيء للإصلاح
    [one] شيء واحد للإصلاح
    [two] شيئان للإصلاح
    [few] { $count } أشياء للإصلاح
    [many] { $count } شيئًا للإصلاح
   *[other] { $count } شيء للإصلاح
}
editor-problems-more = { $count ->
    [zero] لا مزيد
    [one] اعرض واحدًا آخر
    [two] اعرض اثنين آخرين
    [few] اعرض { $count } أخرى
    [many] اعرض { $count } أخرى
   *[other] اعرض { $count } أخرى
}

editor-fairness = هل هي عادلة؟
editor-bots = الروبوتات
editor-measuring = ما زال اللعب جاريًا…
editor-measuring-first = تلعب الروبوتات أولى المباريات…
editor-measure-when-fine = حين يصبح كل شيء صحيحًا، تلعبها الروبوتات وتُظهر إن كانت عادلة.
editor-measure-on = المزيد من المباريات
editor-seat = المقعد { $seat }
editor-percent = { $share }٪
editor-share = { $share }٪ ({ $low }–{ $high })
editor-verdict-open = لا يمكن الحكم بعد.
editor-verdict-even = عادلة: للجميع الفرصة نفسها تقريبًا.
editor-verdict-more = المقعد { $seat } يفوز أكثر من اللازم.
editor-verdict-less = المقعد { $seat } يفوز أقل من اللازم.
editor-figures = { $games ->
    [zero] لم تُلعب مباراة.
    [one] لُعبت مباراة واحدة.
    [two] لُعبت مباراتان.
    [few] لُعبت { $games } مباريات.
    [many] لُعبت { $games } مباراة.
   *[other] لُعبت { $games } مباراة.
} عدد الأدوار في المباراة نحو { $turns }، ومدتها بالدقائق نحو { $minutes }.
editor-how-to-read = الخط المتقطع هو النصيب العادل من الفوز. النصيب الحقيقي في مكان ما على الشريط، ويقصر الشريط كلما زادت المباريات.

editor-fairer = اجعلها أعدل
editor-fairer-how = يجرّب الحاسوب تغييرات صغيرة ويعرض عليك أفضلها.
editor-aim = ماذا تريد
editor-aim-even = الفرصة نفسها للجميع
editor-aim-shorter = الفرصة نفسها ومباريات أقصر
editor-aim-longer = الفرصة نفسها ومباريات أطول
editor-aim-minutes = الفرصة نفسها ومدة تختارها
editor-aim-minutes-field = الدقائق
editor-aim-share = نسبة فوز تختارها: { $name }
editor-aim-share-field = بالمئة
editor-search = ابحث عن أفكار
editor-search-on = واصل البحث
editor-stop = أوقف
editor-searching = جارٍ البحث
editor-searched = { $games ->
    [zero] لم تُلعب مباراة بعد.
    [one] لُعبت مباراة واحدة للعثور عليها.
    [two] لُعبت مباراتان للعثور عليها.
    [few] لُعبت { $games } مباريات للعثور عليها.
    [many] لُعبت { $games } مباراة للعثور عليها.
   *[other] لُعبت { $games } مباراة للعثور عليها.
}
editor-idea = { $games ->
    [zero] بلا مباريات، نحو { $minutes } د
    [one] مباراة واحدة، نحو { $minutes } د
    [two] مباراتان، نحو { $minutes } د
    [few] { $games } مباريات، نحو { $minutes } د
    [many] { $games } مباراة، نحو { $minutes } د
   *[other] { $games } مباراة، نحو { $minutes } د
}
editor-take = خذ هذه
editor-ideas-note = هذه الأرقام أجمل قليلًا من الواقع: الأفكار الأوفر حظًا تأتي أولًا. ما تأخذه يُقاس من جديد.
editor-difference = { $name }: { $from } ← { $to }

editor-play = العبها
editor-play-bots = مع الروبوتات
editor-play-when-fine = أصلح الأخطاء أولًا.
editor-keep = احفظ وشارك
editor-share-link = رابط
editor-share-about = من يفتح هذا الرابط يحصل على نسخة يلعب بها أو يغيّرها.
editor-save-file = احفظ في ملف
editor-delete = احذف
editor-delete-sure = هل تحذف «{ $name }»؟
editor-delete-about = لن تعود بعد ذلك. الروابط والملفات التي شاركتها تبقى صالحة.
editor-delete-no = أبقِها
editor-kept = يُحفظ على هذا الجهاز تلقائيًا.
editor-not-kept = هذا المتصفح لا يحفظ شيئًا. احفظ ملفًا وإلا ضاع عند المغادرة.
editor-too-long = هذا كبير على رابط. احفظه في ملف بدلًا من ذلك.

editor-rules-usual = كما نلعب عادةً
editor-rules-how = ابدأ بما يقوله الكتيّب ثم غيّر ما تشاء. لقواعدك اسم ويمكن اختيارها عند إعداد لعبة.
