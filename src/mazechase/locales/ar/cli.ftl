# ما تقوله الطرفية وحدها. الكلمات التي تُكتب (play و--lan وundo ...) وNAME=VALUE وأسماء الملفات لا تُترجم.

# اللعب في الطرفية.
cli-seat = المقعد { $seat }
cli-person = إنسان
cli-nobody = لا أحد
cli-match = { $game }، { $players ->
    [zero] بلا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $players } لاعبين
    [many] { $players } لاعبًا
   *[other] { $players } لاعب
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }؛ { $seats }
cli-listed = { $first }، { $second }
cli-ending = الفائز: { $winners }. النقاط بحسب المقاعد: { $scores }.
cli-you-win = فزت!
cli-you-lose = خسرت.
cli-play-begin = اكتب حركة، أو ? لعرض الحركات الممكنة، أو help للمساعدة.
cli-play-help = اكتب حركة برموز اللعبة، أو عدة حركات بينها مسافات. أو اكتب:
cli-play-help-list = يعرض الحركات الممكنة
cli-play-help-hint = يسأل أفضل روبوت في اللعبة ماذا كان سيفعل
cli-play-help-undo = يتراجع عن الحركة الأخيرة، ما لم تقع رمية أو سحبة أو ينكشف شيء بعدها
cli-play-help-board = يرسم اللوحة من جديد
cli-play-help-help = يعرض هذه القائمة
cli-play-help-quit = يتوقف هنا
cli-play-no-hints = لا تلميحات لهذه اللعبة.
cli-play-hint = حركة { $bot } هنا: { $move }.
cli-play-hand-over = لوحة المفاتيح الآن للمقعد { $seat }. دون اختلاس النظر!
cli-play-press-enter = المقعد { $seat }: اضغط Enter لترى جانبك:
cli-play-not-over = لم تنتهِ اللعبة.
cli-play-not-saved = لم يُحفظ شيء. { $reason }
cli-did-you-mean = هل تقصد «{ $meant }»؟
cli-limits = الحدود: { $limits }.

# تشغيل الصفحة.
cli-page-ready = Mazechase جاهز على { $link } (اضغط Ctrl-C لإيقافه)
cli-page-running = Mazechase يعمل بالفعل على { $link }
cli-page-opening = Mazechase يعمل بالفعل على { $link }: تُفتح الصفحة الآن
cli-page-network = على شبكتك: { $link }

# قائمة الألعاب.
cli-games-players = { $game }: عدد اللاعبين { $players }
cli-games-default = المعتاد { $value }
cli-games-house-rule = المعتاد { $value } (قاعدة منزلية؛ في كتاب القواعد { $printed })
cli-chance = الدور الآن للصدفة (المقعد { $seat }). النتائج الممكنة وأوزانها:

# السجلات.
cli-actions = { $count ->
    [zero] بلا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $count } حركات
    [many] { $count } حركة
   *[other] { $count } حركة
}
cli-draws = { $count ->
    [zero] بلا سحبات
    [one] سحبة واحدة
    [two] سحبتان
    [few] { $count } سحبات
    [many] { $count } سحبة
   *[other] { $count } سحبة
}
cli-checked = تم التحقق: { $what } والنتيجة
cli-checked-unfinished = تم التحقق: { $what }؛ ولا نتيجة للمباراة بعد
cli-their-seal = ختمها
cli-verified = تم التأكد: البذرة تطابق الختم وتعطي { $draws ->
    [zero] كل السحبات
    [one] السحبة الوحيدة
    [two] السحبتين
    [few] السحبات الـ{ $draws } كلها
    [many] السحبات الـ{ $draws } كلها
   *[other] السحبات الـ{ $draws } كلها
}

# عناوين الجداول.
cli-arena-heading = { $match }، { $games ->
    [zero] بلا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
}، البذرة { $seed }، { $budget }
cli-arena-nodes = العقد: { $nodes }
cli-arena-time = { $time } ms
cli-arena-usual = التفكير المعتاد
cli-arena-bot = الروبوت
cli-arena-games = الألعاب
cli-arena-wins = الفوز
cli-arena-draws = التعادل
cli-arena-score = الرصيد
cli-arena-interval = مجال 95٪
cli-arena-fair = العادل
cli-from-to = { $low } إلى { $high }
cli-review-ply = الحركة
cli-review-start = البداية
cli-review-luck = الحظ
cli-review-lost = ما ضاع
cli-review-best = الأفضل
cli-review-decisions = القرارات
cli-review-mistakes = الأخطاء
cli-review-turning-points = نقاط التحول: الحركات { $plies }
cli-suggest-heading = الهدف { $aims }، الجولات: { $rounds }، الألعاب: { $games }
cli-suggest-changes = التغييرات
cli-suggest-distance = البعد عن الهدف
cli-suggest-points = النقاط: { $points }
cli-suggest-before = قبل
cli-suggest-after = بعد
cli-suggest-candidate = الاقتراح { $number }
cli-suggest-fresh = بحظ جديد
cli-suggest-wins = الفوز بحسب المقاعد
cli-suggest-began = من يبدأ
cli-suggest-turns = الأدوار
cli-suggest-minutes = الدقائق
cli-suggest-nothing = توقف البحث قبل العثور على شيء

# ما ينقص هذا الجهاز.
cli-needs = يحتاج هذا إلى { $package }: { $install }
cli-needs-server = يحتاج هذا إلى حزم الخادم ({ $package } غير موجودة): { $install }
cli-no-kernels = لم تُبنَ النوى الأصلية، فتقوم قواعد Python بالعمل ببطء أكبر؛ انظر docs/engine.md
cli-working-playing = يجري اللعب
cli-working-reviewing = تجري المراجعة
cli-working-searching = يجري البحث
cli-working-solving = يجري الحل
cli-working-counting = يجري العد

# الروبوتات والساحة.
error-bot-not-imported = الروبوت «{ $bot }»: تعذر تحميل الوحدة «{ $module }» ({ $problem }).
error-bot-not-a-class = الروبوت «{ $bot }»: لا توجد في الوحدة «{ $module }» فئة «{ $cls }» ترث mazechase.bots.Bot.
error-bot-raised = الروبوت «{ $bot }» تعطل عند { $place }: { $problem }.
error-bot-illegal = الروبوت «{ $bot }» في المقعد { $seat } أجاب { $action }، وهي ليست من الحركات الممكنة التي أُعطيت له.
error-bad-budget = الميزانية { $limit } صغيرة جدًا؛ أقلها 1.
error-budget-without-clock = ميزانية الوقت تحتاج إلى ساعة.
error-bad-bot-count = عدد الروبوتات { $bots } لا يصلح لعدد المقاعد { $players }؛ استخدم من 1 إلى { $players }.
error-bad-game-count = الألعاب: { $games }، العمليات: { $workers }. أقل كل منهما 1.

# سطر الأوامر.
error-process-ended = انتهت إحدى عمليات الخادم قبل أن تصبح جاهزة (الحالة { $status }).
error-bad-arguments = { $message } (انظر `{ $command } --help`)
error-no-such-command = لا يوجد أمر «{ $command }». الأوامر: { $known }.
error-bad-choice = لا يمكن أن يكون { $name } هو «{ $text }»؛ يقبل { $known }.
error-lan-elsewhere = ‎--lan يشغّل خادمًا، فمكانه مع serve أو دون أمر، لا مع { $command }.
error-lan-and-host = ‎--lan يستمع على كل عناوين هذا الجهاز؛ احذف --host.
error-bad-argument-number = { $name } يقبل عددًا صحيحًا من { $least } إلى { $most }، لا «{ $text }».
error-unreadable-file = لا يمكن قراءة الملف «{ $file }»: { $reason }.
error-unwritable-file = لا يمكن كتابة الملف «{ $file }»: { $reason }.
error-print-form = «{ $file }» ليس ملف .pdf ولا .svg.
error-line-too-long = في الإدخال سطر أطول من { $most } حرف.
error-no-such-seat-here = لا يوجد مقعد «{ $seat }» هنا؛ يقبل --seat { $known }.
error-bad-seat-count = ‎--seat { $seats }: عدد الجالسين { $people }، ولكل منهم مقعد خاص.
error-file-too-big = الملف «{ $file }» كبير جدًا؛ الحد { $most } بايت.
error-unusable-folder = لا يمكن استخدام المجلد «{ $folder }»: { $reason }.
error-unusable-database = لا يمكن استخدام قاعدة البيانات «{ $database }». { $reason }
error-database-in-use = قاعدة البيانات { $database } يستخدمها خادم آخر. يعمل على { $address }
error-running-without-lan = Mazechase يعمل بالفعل على { $address } لهذا الجهاز فقط. أوقفه (Ctrl-C) ثم شغّله من جديد مع --lan.
error-limit-form = «{ $text }» ليس حدًا؛ اكتب NAME=NUMBER.
error-no-such-limit = لا يوجد حد «{ $limit }».
error-bad-limit-number = الحد «{ $limit }» يقبل عددًا صحيحًا من 0 إلى { $most }، لا «{ $text }».
error-no-such-setting = لا يوجد إعداد «{ $name }» ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: يقبل «{ $name }» { $takes }.
error-bad-config = الملف «{ $file }» ليس TOML: { $problem }.
error-document-not-text = المستند «{ $where }» ليس نصًا بترميز UTF-8.
error-neither-game-nor-file = «{ $text }» ليست لعبة ولا ملفًا. الأمر `mazechase games` يعرض الألعاب.
error-option-form = «{ $text }» ليس خيارًا؛ اكتب NAME=VALUE.
error-option-twice = الخيار «{ $option }» مكتوب مرتين.
error-record-has-options = للسجل لاعبوه وخياراته؛ احذف --players و--option.
error-bad-move = الحركة { $number }، «{ $token }»: { $reason }
error-bad-viewer = لا يوجد ناظر «{ $viewer }» هنا؛ الموجود { $known }.

# ألعاب من الخارج
error-game-not-imported = لا يمكن تحميل اللعبة «{ $name }»: { $problem }.
error-game-not-a-class = «{ $name }» ليست لعبة؛ يجب أن تسمّي فئة كاملة ترث mazechase.Rules بصيغة module:Class.

# المحرك.
error-no-kernel = لا توجد هنا نواة أصلية للعبة { $game }: لم تُكتب، أو لم تُبنَ، أو أوقفها MAZECHASE_NATIVE=0.
error-no-solution = الروبوت «{ $bot }» يلعب من حل جاهز، ولا حل لهذه الخيارات بعد. أنشئه بالأمر: mazechase solve chase --save --option ...
error-no-solver = لا يوجد حلّال للعبة { $game }.
error-too-much-to-solve = مع { $option } يحتاج الحل إلى نحو { $hours } ساعة على معالج واحد و{ $gigabytes } GB من الذاكرة، فلن يبدأ.
error-bad-engine-number = يجب أن يكون { $name } عددًا صحيحًا من { $least } إلى { $most }، لا { $number }.
error-bad-action-count = تأخذ الخطوة مصفوفة فيها حركة لكل لعبة، شكلها { $wanted }، لا { $shape }.
error-bad-place = يقبل «on» { $places }، لا «{ $place }».
error-no-ray = ‏Ray غير مثبّت هنا. ثبّته بالأمر: pip install "mazechase[ray]"
error-no-cluster = لا يمكن الوصول إلى مجموعة Ray ولا تشغيلها: { $problem }.
error-worker-died = انتهت عمليات العمل عند الألعاب نفسها، عدد المرات: { $tries }.

# الورشة.
error-bad-aim = «{ $aim }» ليس هدفًا؛ الأهداف هي even وturns=NUMBER وminutes=NUMBER وSIDE=PER CENT، مثل pacman=50.
error-no-changes = لم يكتب أحد كيف يُغيَّر «{ $option }» في { $game } قليلًا؛ توجد تغييرات لـ: { $known }.
error-backup-exists = الملف { $file } موجود بالفعل. النسخة الاحتياطية لا تحل محل شيء: انقله، أو اختر اسمًا آخر.
error-backup-by-postgres = قاعدة بيانات PostgreSQL تنسخها وتستعيدها برامج PostgreSQL نفسها (docs/deploy.md)؛ أو انسخ طاولاتها إلى ملف بالأمر `mazechase database copy`.
error-no-server = لا يمكن سؤال الخادم على { $server }: { $problem }.
