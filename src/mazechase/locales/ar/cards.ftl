error-cards-bonus-only = المستوى { $level } لعدد أقصاه { $most } لاعبين، لا { $players }؛ المستوى «bonus» يتسع لأكثر.

error-cards-bad-token = «{ $text }» ليس من رموز هذه اللعبة؛ الرموز مثل draw وend وshut وgive:inky:2 وswap:1:3 وskip:2 وdictate:2:3 و2=cherry و+dot.
error-cards-bad-card = لا توجد ورقة «{ $text }» في هذه الرزمة.
error-cards-bad-seat = لا يوجد مقعد { $text } هنا؛ المقاعد من 1 إلى { $players }.
error-cards-bad-position = «{ $text }» ليس وضعًا؛ يُكتب هكذا: { $form }.
error-cards-bad-hand = «{ $text }» ليست يدًا؛ تُكتب الأوراق مثل cherry+2dot، واليد الفارغة -.
error-cards-bad-known = «{ $text }» لا يقول من يعرف ماذا؛ معرفة المقعد 1 بتفاحة في اليد 2 تُكتب 1>2:apple.

error-cards-deck-extra = ليس للرزم «{ $field }»؛ لها source وpoints وlevel1 وlevel2.
error-cards-deck-source = تحتاج الرزم إلى «source»، نص يقول من أين هي.
error-cards-deck-table = تحتاج الرزم إلى «{ $field }»، جدول بأسماء الأوراق وأعدادها.
error-cards-deck-name = points: لا يصلح «{ $name }» اسمًا لفاكهة؛ الاسم من 2 إلى 16 حرفًا صغيرًا، وليس اسم شبح أو ورقة قوة.
error-cards-deck-worth = points: يجب أن تكون قيمة «{ $name }» عددًا صحيحًا من { $least } إلى { $most }.
error-cards-deck-dot = points: يجب أن توجد النقطة وقيمتها 1.
error-cards-deck-fruit = points: يلزم نوعان من الفاكهة على الأقل بقيمتين مختلفتين.
error-cards-deck-card = { $level }: «{ $name }» ليس مكانه هنا؛ المسموح { $known }.
error-cards-deck-count = { $level }: يجب أن يكون «{ $name }» عددًا صحيحًا من الأوراق من 1 إلى { $most }.
error-cards-deck-missing = { $level }: يجب أن يوجد «{ $name }».
error-cards-deck-no-fruit = { $level }: يجب أن توجد فاكهة ما.
error-cards-deck-ghosts = { $level }: عدد الأشباح { $ghosts } قليل؛ بأقل من { $least } قد يستنفد أربعة لاعبين الرزمة.
error-cards-deck-size = { $level }: عدد الأوراق { $cards }؛ وفي الرزمة { $size }.
error-cards-deck-more-ghosts = level2: عدد الأشباح { $second } قليل؛ يجب أن يزيد على ما في level1، وهو { $first }.

error-cards-place-seats = وضع لعدد { $players } من اللاعبين يذكر الحالة والأدوار المفوَّتة والأوامر والأيدي والاختيارات لعدد { $players } من المقاعد.
error-cards-place-seat = لا يمكن أن يكون الدور لهذا المقعد.
error-cards-place-taken = تُعَدّ الأدوار حتى قيمة الخيار max_turns فقط.
error-cards-place-reshuffled = لا تُخلط الرزمة من جديد هنا؛ ذلك شأن الخيار deck_empty.
error-cards-place-deck = هذه الأوراق ليست في رزمة واحدة.
error-cards-place-deck-empty = الرزمة فارغة، فلا يسحب أحد ولا بد أن تكون اللعبة قد انتهت.
error-cards-place-power-ups = أوراق القوة بين المرميّة لا في مكان آخر، ولا شيء سواها هناك.
error-cards-place-ghosts = من لديه ثلاثة أشباح خارج اللعبة، والزائد هو الأخير وحده؛ ولدى غيره أقل.
error-cards-place-drawn = لا يمكن أن يكون قد سُحب هذا العدد الآن.
error-cards-place-orders = لا يمكن أن تكون هذه الأوامر قد أُعطيت.
error-cards-place-skips = لا يمكن أن تكون هذه الأدوار قد فُوِّتت.
error-cards-place-waiting = لا ينتظر شيء الدور التالي لمقعد توقف أو خرج.
error-cards-place-end = لا يمكن أن تكون اللعبة قد انتهت، أو أن تستمر، وهذه المقاعد متوقفة وخارجة.
error-cards-place-played = لا بد أن ورقة القوة { $phase } سُحبت في هذا الدور وهي بين المرميّة.
error-cards-place-nobody = تحتاج ورقة القوة { $phase } إلى لاعب آخر ما زال يلعب.
error-cards-place-no-ghost = بلا شبح في اليد لا يُعطى شبح.
error-cards-place-drawing = لا يمكن أن يسحب هذا المقعد الآن.
error-cards-place-picks = لا يمكن أن تكون هذه الأوراق قد اختيرت.
error-cards-place-known = لا يمكن أن يُعرف ذلك.

cards-refuse-not-asked = لا تطلب أي ورقة قوة ذلك الآن: { $card }.
cards-refuse-choose-first = ورقة القوة { $card } أولًا: اختر ما تفعله.
cards-refuse-pass-first = يمرّر كل واحد ورقة أولًا: اختر واحدة.
cards-refuse-three-drawn = سُحبت ثلاث أوراق، ولا مزيد في الدور الواحد.
cards-refuse-enough-drawn = كان المطلوب سحبه في هذا الدور { $number } لا أكثر.
cards-refuse-must-draw = المطلوب سحبه أولًا في هذا الدور: { $number }.
cards-refuse-draw-first = لا ينتهي الدور بلا ورقة: اسحب واحدة أو توقّف.
cards-refuse-not-in-hand = هذه الورقة ليست في اليد: { $card }.
cards-refuse-no-ghost = لا يُعطى إلا شبح، لا هذه الورقة: { $card }.
cards-refuse-not-oneself = المقعد { $seat } هو من يختار، وعليه أن يختار غيره.
cards-refuse-not-oneself-named = عليه أن يختار غيره.
cards-refuse-not-playing = المقعد { $seat } لم يعد يلعب ولا يمكن اختياره.
cards-refuse-not-playing-named = لم يعد يلعب ولا يمكن اختياره.

cards-event-turn-began = الدور للمقعد { $seat }.
cards-event-turn-ordered = الدور للمقعد { $seat }، وعليه أن يسحب { $number } لا أكثر ولا أقل.
cards-event-turn-ended = المقعد { $seat } ينهي دوره.
cards-event-turn-skipped = المقعد { $seat } يفوته دور.
cards-event-shut-down = المقعد { $seat } يتوقف حتى نهاية اللعبة.
cards-event-drew = المقعد { $seat } يسحب: { $card }.
cards-event-drew-unseen = المقعد { $seat } يسحب ورقة.
cards-event-turned-up = المقعد { $seat } يسحب ورقة قوة: { $card }.
cards-event-wasted = المقعد { $seat } يسحب ورقة قوة بلا أثر: { $card }.
cards-event-no-target = المقعد { $seat } يرمي { $card }: لا أحد يُختار.
cards-event-no-ghost = المقعد { $seat } يرمي { $card }: لا شبح في اليد.
cards-event-nothing-to-pass = المقعد { $seat } يرمي { $card }: لا شيء يُمرَّر.
cards-event-gave = المقعد { $seat } يعطي المقعد { $to } شبحًا: { $card }.
cards-event-gave-unseen = المقعد { $seat } يعطي المقعد { $to } شبحًا.
cards-event-swapped = المقعد { $seat } يجعل المقعدين { $one } و{ $other } يتبادلان الأوراق.
cards-event-hand-taken = المقعد { $seat } ينظر في أوراقه الجديدة: { $hand }.
cards-event-skipping = المقعد { $seat } يفوّت على المقعد { $whom } دوره التالي.
cards-event-dictated = المقعد { $seat } يحدد كم يسحب المقعد { $whom } في دوره التالي: { $number }.
cards-event-picked = المقعد { $seat } يختار ورقة ليمرّرها: { $card }.
cards-event-picked-unseen = المقعد { $seat } اختار ورقة ليمرّرها.
cards-event-passed = المقعد { $seat } يمرّر ورقة إلى المقعد { $to }: { $card }.
cards-event-passed-unseen = المقعد { $seat } يمرّر ورقة إلى المقعد { $to }.
cards-event-knocked-out = المقعد { $seat } أخرجته الأشباح ويكشف أوراقه: { $hand }.
cards-event-deck-empty = نفدت الرزمة؛ ويتوقف معها: { $seats }.
cards-event-reshuffled = صارت الأوراق المرميّة وأوراق الخارجين رزمة جديدة، عددها { $cards }.
cards-event-turn-limit = لُعب العدد المتفق عليه من الأدوار: { $turns }.
cards-event-ended = كل الأيدي مكشوفة. النقاط بحسب المقاعد: { $points }. الفوز: { $winners }. الأيدي: { $hands }.
cards-short-ended = كل الأيدي مكشوفة. النقاط بترتيب اللعب: { $points }. الفوز: { $winners }.

ghost_knockout = أخرجت الأشباح كل الآخرين.
highest_score = لم يبق من يلعب، وحُسبت النقاط.

# على الصفحة.
cards-name = لعبة الورق
cards-about = اسحب لتجمع النقاط وتوقّف في الوقت المناسب: ثلاثة أشباح في يدك وتخرج.
cards-todo = اختر ما تفعله.
cards-todo-first = اسحب ورقة، أو توقّف حتى نهاية اللعبة.
cards-todo-more = سُحبت { $drawn } من { $most }. تابع السحب، أو أنهِ دورك، أو توقّف.
cards-todo-enough = لا مزيد من الأوراق في هذا الدور: أنهِه أو توقّف.
cards-todo-ordered = { $more ->
    [one] عليك أمر: بقيت ورقة تسحبها.
    [two] عليك أمر: بقيت ورقتان تسحبهما.
    [few] عليك أمر: بقيت { $more } أوراق تسحبها.
   *[other] عليك أمر: بقيت { $more } ورقة تسحبها.
}
cards-todo-draw = المس الرزمة لتأخذ الورقة.
cards-todo-all-draw = الكل يسحب: المس الرزمة لتأخذ ورقتك.
cards-todo-give-card = المس الشبح الذي تعطيه.
cards-todo-give-to = المس اللاعب الذي يأخذ شبحك.
cards-todo-swap-one = المس أول لاعبَين يتبادلان الأوراق. قد تكون أحدهما.
cards-todo-swap-other = المس الثاني الآن، أو الأول مرة أخرى للتراجع.
cards-todo-swap-only = المس أحد اللاعبَين: سيتبادلان الأوراق.
cards-todo-skip = المس اللاعب الذي يفوته الدور التالي.
cards-todo-dictate-whom = المس اللاعب الذي تأمره كم يسحب. قد تكون أنت.
cards-todo-dictate-own = كم ورقة تسحب أنت؟
cards-todo-dictate-number = كم ورقة يسحب { $whom }؟
cards-todo-pass-left = المس الورقة التي تذهب يسارًا إلى { $to }.
cards-draw = اسحب
cards-end = أنهِ الدور
cards-shut = توقّف
cards-shut-sure = توقّف للعبة كلها
cards-back = تراجع عن هذا
cards-show-ways = المخاطرة
cards-deck = { $count ->
    [zero] الرزمة، بلا أوراق
    [one] الرزمة، ورقة واحدة
    [two] الرزمة، ورقتان
    [few] الرزمة، { $count } أوراق
   *[other] الرزمة، { $count } ورقة
}
cards-discard = المرميّ: { $cards }
cards-count = { $count ->
    [zero] بلا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
cards-points = { $points ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
cards-ghosts = الأشباح: { $ghosts } من { $most }
cards-hand = { $count ->
    [zero] يدك بلا أوراق
    [one] يدك: ورقة واحدة
    [two] يدك: ورقتان
    [few] يدك: { $count } أوراق
   *[other] يدك: { $count } ورقة
}
cards-hand-empty = لا أوراق بعد
cards-status-down = توقّف
cards-status-out = خرج
cards-open-hand = مكشوفة: { $cards }
cards-known = تعرف منها: { $cards }
cards-skips = { $turns ->
    [one] يفوته دور
    [two] يفوته دوران
    [few] تفوته { $turns } أدوار
   *[other] يفوته { $turns } دورًا
}
cards-order = عليه أن يسحب: { $number }
cards-picked = اختار ورقة
cards-chosen = مختار
cards-choosable = يمكن اختياره
cards-news-out = خروج: أشباح أكثر من اللازم!
cards-reckoning = الأيدي ونقاطها
cards-risk-none = لا خطر بعد: ورقة واحدة لا تخرجك.
cards-risk-little = خطر الخروج قليل.
cards-risk-some = خطر الخروج متوسط.
cards-risk-high = خطر الخروج كبير!
cards-risk-of-ghost = الورقة التالية شبح
cards-risk-of-out = تخرجك من اللعبة
cards-risk-of-power = ورقة قوة
cards-risk-of-points = ما تجلبه من نقاط في المتوسط

cards-option-level = المستوى
cards-option-level-1 = المستوى 1
cards-option-level-2 = المستوى 2
cards-option-level-bonus = مستوى المكافأة
cards-option-level2-includes-level1 = في المستوى 2 أوراق القوة من المستوى 1 أيضًا
cards-option-red-ghost = الشبح الأحمر يُعَدّ
cards-option-red-ghost-one = شبحًا واحدًا
cards-option-red-ghost-two = شبحين
cards-option-skip-stacks = كل «تفويت» على لاعب يفوّت عليه دورًا آخر
cards-option-dictate-self = يجوز أن يأمر اللاعب نفسه بالسحب
cards-option-dictate-blocks-shutdown = من عليه أمر لا يتوقف قبل أن يسحب كل الأوراق
cards-option-deck = رزمة الأوراق
cards-option-deck-home-made = محلية الصنع
cards-option-deck-empty = إذا نفدت الرزمة
cards-option-deck-empty-all_shut_down = يتوقف الجميع
cards-option-deck-empty-reshuffle_once = تُخلط الأوراق المرميّة مرة واحدة
cards-option-solo-run = لآخر من بقي يلعب
cards-option-solo-run-unlimited = ما يشاء من الأدوار
cards-option-solo-run-one_turn = دور واحد
cards-option-max-turns = الحد الأقصى للأدوار

cards-help-1 = اجمع النقاط: للنقطة 1 وللفاكهة أكثر. حين يتوقف الجميع يفوز صاحب أكثر النقاط.
cards-help-2 = احذر الأشباح: بثلاثة في يدك تخرج فورًا وتضيع نقاطك. وإذا خرج كل الآخرين فزتَ مهما كان في يدك.
cards-help-3 = في دورك تسحب ورقة أو ورقتين أو ثلاثًا، واحدة بعد أخرى، وتنهي الدور متى شئت. أو تتوقف: تحتفظ بما لديك ولا تلعب حتى النهاية.
cards-help-4 = تعمل أوراق القوة فور سحبها، ولا تمس من توقف.
cards-help-5 = المستوى 1. إعطاء: شبح من عندك يذهب إلى لاعب آخر. تبادل: لاعبان يتبادلان الأوراق. تفويت: لاعب يفوته دور.
cards-help-6 = المستوى 2. أمر: تحدد كم ورقة يسحب لاعب في دوره التالي. الكل يسحب: يأخذ كل واحد ورقة. إلى اليسار: يختار كل واحد ورقة للاعب على يساره.
cards-help-7 = يُلعب مستوى المكافأة بالرزمتين معًا وحتى ثمانية لاعبين. المستويان 1 و2 لأربعة على الأكثر.
cards-help-8 = أوراقك لك وحدك. وما تعرفه من أوراق غيرك، لأنه جاء منك، يظهر مكشوفًا عند ذلك اللاعب.
cards-help-9 = على جهاز واحد: تغطي الشاشة أوراقك حين ينتهي دورك. وبالهواتف: شاشة واحدة تعرض الطاولة، وأوراق كل واحد في هاتفه.
cards-help-10 = بلوحة المفاتيح: Tab وEnter؛ D يسحب، وE ينهي الدور، وEscape يتراجع عن نصف اختيار.

# الأوراق بأسمائها.
cards-word-dot = نقطة
cards-word-cherry = كرز
cards-word-strawberry = فراولة
cards-word-orange = برتقالة
cards-word-apple = تفاحة
cards-word-melon = بطيخ
cards-word-blinky = بلينكي
cards-word-pinky = بينكي
cards-word-inky = إنكي
cards-word-clyde = كلايد
cards-word-give = إعطاء
cards-word-swap = تبادل
cards-word-skip = تفويت
cards-word-dictate = أمر
cards-word-all-draw = الكل يسحب
cards-word-pass-left = إلى اليسار

# ما يفعله اللاعب، بعد اسمه.
cards-short-turn-began = يبدأ الدور.
cards-short-turn-ordered = يبدأ الدور، والمطلوب سحبه: { $number }.
cards-short-turn-ended = نهاية الدور.
cards-short-turn-skipped = يفوت الدور.
cards-short-shut-down = توقّف حتى نهاية اللعبة.
cards-short-drew = سحب: { $card }.
cards-short-drew-unseen = سحب ورقة.
cards-short-turned-up = ورقة قوة: { $card }.
cards-short-wasted = ورقة قوة بلا أثر: { $card }.
cards-short-no-target = { $card }: لا أحد يُختار.
cards-short-no-ghost = { $card }: لا شبح في اليد.
cards-short-nothing-to-pass = { $card }: لا شيء يُمرَّر.
cards-short-gave = إعطاء شبح ({ $card }) إلى: { $to }.
cards-short-gave-unseen = إعطاء شبح إلى: { $to }.
cards-short-swapped = تبادل الأوراق: { $one } ⇄ { $other }.
cards-short-hand-taken = الأوراق الجديدة: { $hand }.
cards-short-skipping = يفوت الدور التالي: { $whom }.
cards-short-dictated = أمر بسحب { $number } إلى: { $whom }.
cards-short-picked = اختيار ورقة للتمرير: { $card }.
cards-short-picked-unseen = اختيرت ورقة للتمرير.
cards-short-passed = تمرير ورقة ({ $card }) إلى: { $to }.
cards-short-passed-unseen = تمرير ورقة إلى: { $to }.
cards-short-knocked-out = خروج بسبب الأشباح! الأوراق: { $hand }.

# في السجل، بجانب قطعة من يفعل ذلك؛ باختصار.
cards-note-nothing = بلا أثر
cards-note-gave = يعطي { $card }
cards-note-gave-unseen = يعطي شبحًا
cards-note-passed = يمرّر { $card }
cards-note-passed-unseen = يمرّر بطاقة
cards-note-picked = اختار
cards-note-swapped = تبديل أيدٍ
cards-note-dictated = أمر: { $number }
cards-note-ended = أنهى الدور
