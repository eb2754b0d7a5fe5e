error-cards-bonus-only = المستوى { $level } لعدد أقصاه { $most } لاعبين، لا { $players }؛ المستوى «bonus» يتسع لأكثر.

error-cards-bad-token = «{ $text }» ليس من رموز هذه اللعبة؛ الرموز مثل draw وend وshut وgive:inky:2 وswap:1:3 وskip:2 وdictate:2:3 و2=cherry و+dot.
error-cards-bad-card = لا توجد ورقة «{ $text }» في هذه الرزمة.
error-cards-bad-seat = لا يوجد مقعد { $text } هنا؛ المقاعد من 1 إلى { $players }.
error-cards-bad-position = «{ $text }» ليس وضعًا؛ يُكتب هكذا: { $form }.
error-cards-bad-hand = «{ $text }» ليست أوراق يد؛ تُكتب الأوراق مثل cherry+2dot، واليد الفارغة -.
error-cards-bad-known = «{ $text }» لا يقول من يعرف ماذا؛ معرفة المقعد 1 بتفاحة في اليد 2 تُكتب 1>2:apple.

error-cards-deck-extra = ليس للرزم «{ $field }»؛ لها source وpoints وlevel1 وlevel2.
error-cards-deck-source = تحتاج الرزم إلى «source»، نص يقول من أين هي.
error-cards-deck-table = تحتاج الرزم إلى «{ $field }»، جدول بأسماء الأوراق وأعدادها.
error-cards-deck-name = points: لا يصلح «{ $name }» اسمًا لفاكهة؛ الاسم من 2 إلى 16 حرفًا صغيرًا، وليس اسم شبح أو ورقة قوة.
error-cards-deck-worth = points: يجب أن تكون قيمة «{ $name }» عددًا صحيحًا من { $least } إلى { $most }.
error-cards-deck-dot = points: يجب أن توجد الحبّة (dot) وقيمتها 1.
error-cards-deck-fruit = points: يلزم نوعان من الفاكهة على الأقل بقيمتين مختلفتين.
error-cards-deck-card = { $level }: «{ $name }» ليس مكانه هنا؛ المسموح { $known }.
error-cards-deck-count = { $level }: يجب أن يكون «{ $name }» عددًا صحيحًا من الأوراق من 1 إلى { $most }.
error-cards-deck-missing = { $level }: يجب أن يوجد «{ $name }».
error-cards-deck-no-fruit = { $level }: يجب أن توجد فاكهة ما.
error-cards-deck-ghosts = { $level }: الأشباح قليلة ({ $ghosts })؛ يلزم { $least } لإخراج لاعب.
error-cards-deck-size = { $level }: عدد الأوراق { $cards }؛ وفي الرزمة { $size }.
error-cards-deck-more-ghosts = level2: عدد الأشباح { $second } قليل؛ يجب أن يزيد على ما في level1، وهو { $first }.

error-cards-place-seats = وضع لعدد { $players } من اللاعبين يذكر الحالة والأدوار المفوَّتة والأوامر والأيدي والاختيارات لعدد { $players } من المقاعد.
error-cards-place-seat = لا يمكن أن يكون الدور لهذا المقعد.
error-cards-place-taken = تُعَدّ الأدوار حتى قيمة الخيار max_turns فقط.
error-cards-place-reshuffled = لا يمكن أن تكون الرزمة قد خُلطت من جديد: الخيار deck_empty لا يسمح بذلك.
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

cards-refuse-not-asked = لا يمكنك ذلك الآن. تحتاج إلى ورقة القوة: { $card }.
cards-refuse-choose-first = اختر أولًا ما تفعله ورقة القوة: { $card }.
cards-refuse-pass-first = يمرّر كل واحد ورقة أولًا: اختر واحدة.
cards-refuse-three-drawn = سحبت ثلاث أوراق، ولا مزيد في الدور الواحد.
cards-refuse-enough-drawn = { $number ->
    [one] كان عليك أن تسحب ورقة واحدة فقط في هذا الدور.
    [two] كان عليك أن تسحب ورقتين فقط في هذا الدور.
    [few] كان عليك أن تسحب { $number } أوراق فقط في هذا الدور.
   *[other] كان عليك أن تسحب { $number } ورقة فقط في هذا الدور.
}
cards-refuse-must-draw = { $number ->
    [one] عليك أولًا أن تسحب ورقة واحدة في هذا الدور.
    [two] عليك أولًا أن تسحب ورقتين في هذا الدور.
    [few] عليك أولًا أن تسحب { $number } أوراق في هذا الدور.
   *[other] عليك أولًا أن تسحب { $number } ورقة في هذا الدور.
}
cards-refuse-draw-first = لا تُنهِ دورك بلا ورقة: اسحب واحدة أو توقّف.
cards-refuse-not-in-hand = هذه الورقة ليست في اليد: { $card }.
cards-refuse-no-ghost = لا يُعطى إلا شبح، لا هذه الورقة: { $card }.
cards-refuse-not-oneself = على المقعد { $seat } أن يختار غيره.
cards-refuse-not-oneself-named = يجب اختيار لاعب آخر.
cards-refuse-not-playing = المقعد { $seat } لم يعد يلعب ولا يمكن اختياره.
cards-refuse-not-playing-named = لا يمكن اختياره: توقف أو خرج.

cards-event-turn-began = الدور للمقعد { $seat }.
cards-event-turn-ordered = { $number ->
    [one] الدور للمقعد { $seat }، وعليه أن يسحب ورقة واحدة بالضبط.
    [two] الدور للمقعد { $seat }، وعليه أن يسحب ورقتين بالضبط.
    [few] الدور للمقعد { $seat }، وعليه أن يسحب { $number } أوراق بالضبط.
   *[other] الدور للمقعد { $seat }، وعليه أن يسحب { $number } ورقة بالضبط.
}
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
cards-event-dictated = { $number ->
    [one] أمر المقعد { $seat } المقعد { $whom } بسحب ورقة واحدة في دوره التالي.
    [two] أمر المقعد { $seat } المقعد { $whom } بسحب ورقتين في دوره التالي.
    [few] أمر المقعد { $seat } المقعد { $whom } بسحب { $number } أوراق في دوره التالي.
   *[other] أمر المقعد { $seat } المقعد { $whom } بسحب { $number } ورقة في دوره التالي.
}
cards-event-picked = المقعد { $seat } يختار ورقة ليمرّرها: { $card }.
cards-event-picked-unseen = المقعد { $seat } اختار ورقة ليمرّرها.
cards-event-passed = المقعد { $seat } يمرّر ورقة إلى المقعد { $to }: { $card }.
cards-event-passed-unseen = المقعد { $seat } يمرّر ورقة إلى المقعد { $to }.
cards-event-knocked-out = المقعد { $seat } أخرجته الأشباح ويكشف أوراقه: { $hand }.
cards-event-deck-empty = الرزمة فارغة. ويتوقف معها: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] صارت الأوراق المرميّة وأوراق الخارجين رزمة جديدة من ورقة واحدة.
    [two] صارت الأوراق المرميّة وأوراق الخارجين رزمة جديدة من ورقتين.
    [few] صارت الأوراق المرميّة وأوراق الخارجين رزمة جديدة من { $cards } أوراق.
   *[other] صارت الأوراق المرميّة وأوراق الخارجين رزمة جديدة من { $cards } ورقة.
}
cards-event-turn-limit = بلغت اللعبة الحد الأقصى للأدوار: { $turns }.
cards-event-ended = كل الأيدي مكشوفة. النقاط بحسب المقاعد: { $points }. الفوز: { $winners }. الأيدي: { $hands }.
cards-short-ended = كل الأيدي مكشوفة. النقاط بترتيب اللعب: { $points }. الفوز: { $winners }.

ghost_knockout = أخرجت الأشباح كل الآخرين.
ghost_knockout-you = أخرجتك الأشباح.
ghost_knockout-one = أخرجت الأشباح { $name }.
highest_score = توقّف الجميع، والفوز لأعلى النقاط.

# على الصفحة.
cards-name = لعبة الورق
cards-about = اسحب الأوراق لتجمع النقاط، وتوقّف في الوقت المناسب: بثلاثة أشباح في يدك تخرج.
cards-step-1 = اسحب الأوراق. لكل حبّة وفاكهة نقاط.
cards-step-2 = ثلاثة أشباح في يدك وتخرج!
cards-step-3 = توقّف في الوقت المناسب لتحتفظ بنقاطك. صاحب أكثر النقاط يفوز.
cards-guide-turn = أهلًا! اجمع النقاط، لكن ثلاثة أشباح تُخرجك. اسحب ورقة إلى ثلاث ثم أنهِ دورك. وزر «توقّف» يحفظ نقاطك نهائيًا.
cards-todo = اختر ما تفعله.
cards-doing-chance = { $who ->
    [you] تسحب ورقة…
   *[somebody] يسحب ورقة…
}
cards-todo-first = اسحب ورقة، أو توقّف واحتفظ بنقاطك.
cards-todo-more = سُحبت { $drawn } من { $most }. اسحب أخرى، أو أنهِ دورك، أو توقّف.
cards-todo-enough = لا مزيد من الأوراق في هذا الدور: أنهِه أو توقّف.
cards-todo-ordered = { $more ->
    [one] عليك أن تسحب ورقة واحدة.
    [two] عليك أن تسحب ورقتين.
    [few] عليك أن تسحب { $more } أوراق.
   *[other] عليك أن تسحب { $more } ورقة.
}
cards-todo-draw = المس الرزمة لتأخذ الورقة.
cards-todo-all-draw = الكل يسحب: المس الرزمة لتأخذ ورقتك.
cards-todo-give-card = المس الشبح الذي تريد أن تعطيه.
cards-todo-give-to = المس اللاعب الذي يأخذ شبحك.
cards-todo-swap-one = لاعبان يتبادلان الأوراق. المس اللاعب الأول من الاثنين. قد تكون أحدهما.
cards-todo-swap-other = المس الثاني الآن، أو المس الأول مرة أخرى للإلغاء.
cards-todo-swap-only = المس أحد اللاعبَين: سيتبادلان الأوراق.
cards-todo-skip = المس اللاعب الذي يفوته الدور التالي.
cards-todo-dictate-whom = المس اللاعب الذي يتلقى أمرك. قد تكون أنت.
cards-todo-dictate-own = كم ورقة عليك أن تسحب؟
cards-todo-dictate-number = كم ورقة على { $whom } أن يسحب؟
cards-todo-pass-left = المس الورقة التي تمرّرها يسارًا إلى { $to }.
# ما يقرؤه الآخرون أثناء مفعول ورقة قوة، بعد اسم من سحبها.
cards-wait-choosing = سحب «{ $card }» ويختار الآن…
cards-wait-others = سحب { $card }. يختار الآن: { $names }
cards-draw = اسحب
cards-end = أنهِ الدور
cards-shut = توقّف
cards-shut-sure = توقّف نهائيًا
cards-back = إلغاء
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
    [many] يفوته { $turns } دورًا
   *[other] يفوته { $turns } دور
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
cards-risk-of-out = الورقة التالية تخرجك
cards-risk-of-power = الورقة التالية ورقة قوة
cards-risk-of-points = متوسط النقاط
cards-risk-short-ghost = شبح
cards-risk-short-out = خروج
cards-risk-short-power = قوة
cards-risk-short-points = نقاط

cards-option-level = المستوى
cards-option-level-1 = المستوى 1
cards-option-level-1-about = إعطاء وتبادل وتفويت. أهدأ بداية.
cards-option-level-2 = المستوى 2
cards-option-level-2-about = أمر والكل يسحب وإلى اليسار، وشبح أكثر: أشد صخبًا.
cards-option-level-bonus = مستوى المكافأة
cards-option-level-bonus-about = الرزمتان معًا وأوراق القوة الست كلها، حتى ثمانية لاعبين.
cards-option-level2-includes-level1 = في المستوى 2 أوراق القوة من المستوى 1 أيضًا
cards-option-red-ghost = الشبح الأحمر يُعَدّ
cards-option-red-ghost-one = شبحًا واحدًا
cards-option-red-ghost-two = شبحين
cards-option-skip-stacks = أوراق «تفويت» تتراكم
cards-option-dictate-self = لك أن تأمر نفسك بالسحب
cards-option-dictate-blocks-shutdown = لا تتوقف قبل أن تسحب كل الأوراق التي أُمرت بها
cards-option-deck = الرزمة
cards-option-deck-home-made = محلية الصنع
cards-option-deck-home-made-about = موازنة من عندنا: يخرج أحد دائمًا قبل أن تنفد.
cards-option-deck-few-ghosts = أشباح قليلة
cards-option-deck-few-ghosts-about = أشباح قليلة: ألعاب أطول، وقد تنفد الرزمة.
cards-option-deck-for-two = للاعبَين
cards-option-deck-for-two-about = رزمة للاعبَين: أشباحها أقل، فلا تنتهي اللعبة سريعًا.
cards-option-deck-empty = إذا نفدت الرزمة
cards-option-deck-empty-all_shut_down = يتوقف الجميع
cards-option-deck-empty-reshuffle_once = تُخلط الأوراق المرميّة مرة واحدة
cards-option-solo-run = لآخر لاعب باقٍ
cards-option-solo-run-unlimited = ما يشاء من الأدوار
cards-option-solo-run-one_turn = دور واحد
cards-option-max-turns = الحد الأقصى للأدوار
cards-list = عدد أوراق الرزمة: { $cards }
cards-list-ghost = { $units ->
    [one] شبح
    [two] يُحسب شبحين
    [few] يُحسب { $units } أشباح
   *[other] يُحسب { $units } شبحًا
}
cards-list-power = ورقة قوة
cards-list-points = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
cards-list-count = في الرزمة: { $count }

# الأوراق بأسمائها.
cards-word-dot = حبّة
cards-word-cherry = كرز
cards-word-strawberry = فراولة
cards-word-orange = برتقالة
cards-word-apple = تفاحة
cards-word-melon = بطيخ
cards-word-blinky = ‏Blinky
cards-word-pinky = ‏Pinky
cards-word-inky = ‏Inky
cards-word-clyde = ‏Clyde
cards-word-give = إعطاء
cards-word-swap = تبادل
cards-word-skip = تفويت
cards-word-dictate = أمر
cards-word-all-draw = الكل يسحب
cards-word-pass-left = إلى اليسار

# ما يفعله اللاعب، بعد اسمه.
cards-short-turn-began = بداية الدور.
cards-short-turn-ordered = { $number ->
    [one] بداية الدور مع أمر بسحب ورقة واحدة.
    [two] بداية الدور مع أمر بسحب ورقتين.
    [few] بداية الدور مع أمر بسحب { $number } أوراق.
   *[other] بداية الدور مع أمر بسحب { $number } ورقة.
}
cards-short-turn-ended = نهاية الدور.
cards-short-turn-skipped = فوات الدور.
cards-short-shut-down = ‏{ $who ->
    [you] توقّفت
   *[somebody] توقّف
} حتى نهاية اللعبة.
cards-short-drew = ‏{ $who ->
    [you] سحبت
   *[somebody] سحب
}: { $card }.
cards-short-drew-unseen = ‏{ $who ->
    [you] سحبت
   *[somebody] سحب
} ورقة.
cards-short-turned-up = ورقة قوة: { $card }.
cards-short-wasted = ورقة قوة بلا أثر: { $card }.
cards-short-no-target = { $card }: لا أحد يُختار.
cards-short-no-ghost = { $card }: لا شبح في اليد.
cards-short-nothing-to-pass = { $card }: لا شيء يُمرَّر.
cards-short-gave = إعطاء شبح ({ $card }) إلى: { $to }.
cards-short-gave-unseen = إعطاء شبح إلى: { $to }.
cards-short-swapped = ‏{ $who ->
    [you] بدّلت
   *[somebody] بدّل
} الأوراق بين { $one } و { $other }.
cards-short-hand-taken = الأوراق الجديدة: { $hand }.
cards-short-skipping = تفويت الدور التالي على: { $whom }.
cards-short-dictated = { $number ->
    [one] أمر بسحب ورقة واحدة إلى: { $whom }.
    [two] أمر بسحب ورقتين إلى: { $whom }.
    [few] أمر بسحب { $number } أوراق إلى: { $whom }.
   *[other] أمر بسحب { $number } ورقة إلى: { $whom }.
}
cards-short-picked = اختيار ورقة للتمرير: { $card }.
cards-short-picked-unseen = اختيرت ورقة للتمرير.
cards-short-passed = تمرير ورقة ({ $card }) إلى: { $to }.
cards-short-passed-unseen = تمرير ورقة إلى: { $to }.
cards-short-knocked-out = خروج بسبب الأشباح! الأوراق: { $hand }.

# في السجل، بجانب قطعة من يفعل ذلك؛ باختصار.
cards-note-nothing = بلا أثر
cards-note-gave = إعطاء { $card }
cards-note-gave-unseen = إعطاء شبح
cards-note-passed = تمرير { $card }
cards-note-passed-unseen = تمرير ورقة
cards-note-picked = اختيار ورقة
cards-note-swapped = تبادل الأوراق
cards-note-dictated = { $number ->
    [one] أمر: ورقة واحدة
    [two] أمر: ورقتان
    [few] أمر: { $number } أوراق
   *[other] أمر: { $number } ورقة
}
cards-note-ended = نهاية الدور

## ماذا ينصح المدرّب
cards-advice-draw = اسحب ورقة.
cards-advice-end = أنهِ دورك.
cards-advice-shut = توقّف حتى نهاية اللعبة.
cards-advice-give = أعطِ الورقة { $from }. لمن: { $to }.
cards-advice-swap = ليتبادل الأوراق { $from } و{ $to }.
cards-advice-skip = من يفوّت دوره: { $to }.
cards-advice-dictate = من تأمره: { $from }. عدد الأوراق: { $to }.
cards-advice-pass = مرّر الورقة { $to }.

## لماذا ينصح المدرّب بذلك
cards-reason-risk = { $percent ->
    [0] لا يمكن أن تُخرجك الورقة القادمة.
   *[other] قد تُخرجك الورقة القادمة باحتمال { NUMBER($percent) }٪.
}
cards-reason-points = { $points ->
    [one] لديك نقطة واحدة.
    [two] لديك نقطتان.
    [few] لديك { $points } نقاط.
   *[other] لديك { $points } نقطة.
}
cards-reason-most = المقعد { $seat } لديه أكثر الأوراق.
cards-reason-most-named = أكثر الأوراق بين منافسيك.
cards-reason-ghost = تتخلّص بها من شبح.

cards-help-aim-title = الهدف
cards-help-aim = اجمع النقاط: للحبّة 1 وللفاكهة أكثر. حين يتوقف الجميع يفوز صاحب أكثر النقاط، والمتعادلون يفوزون معًا. وإذا خرج كل الآخرين فزت فورًا مهما كان في يدك.
cards-help-ghosts-title = ثلاثة أشباح
cards-help-ghosts = بثلاثة أشباح في يدك تخرج فورًا، ولو لم يكن دورك. تضيع نقاطك ويرى الجميع أوراقك.
cards-help-turn-title = دورك
cards-help-turn = اسحب حتى ثلاث أوراق، واحدة بعد أخرى، وأنهِ الدور متى شئت، لكن ليس بلا ورقة. تعمل كل ورقة قبل أن تقرر من جديد. ثم يلعب التالي باتجاه عقارب الساعة.
cards-help-shut-title = التوقف
cards-help-shut = بدل السحب لك أن تتوقف: تنتهي مشاركتك نهائيًا وتحتفظ بنقاطك. ويجوز ذلك ولو كانت يدك فارغة.
cards-help-levels-title = الرزم والمستويات
cards-help-levels = في المستوى 1 إعطاء وتبادل وتفويت، وفي المستوى 2 أمر والكل يسحب وإلى اليسار، وكلاهما لأربعة على الأكثر. ويُلعب مستوى المكافأة بالرزمتين معًا وحتى ثمانية.
cards-help-power-title = أوراق القوة
cards-help-power = ورقة القوة يراها الجميع وتعمل فورًا ثم تُرمى. ولا تمس من توقف أو خرج.
cards-help-give-title = إعطاء
cards-help-give = شبح من عندك يذهب إلى لاعب آخر وقد يخرجه. إذا كان عندك شبح فعليك إعطاؤه. ولا يعرف أيّ شبح هو إلا أنتما.
cards-help-swap-title = تبادل
cards-help-swap = لاعبان يتبادلان الأوراق، وأنت تختارهما ولا يلزم أن تكون أحدهما. لا يخرج أحد بذلك. وإذا لم يبق إلا لاعبان فعليهما التبادل.
cards-help-skip-title = تفويت
cards-help-skip = يفوت لاعبًا آخر دوره التالي. وتفويتان على لاعب واحد يكلفان دورًا واحدًا. وآخر لاعب باق لا يفوته دور.
cards-help-dictate-title = أمر
cards-help-dictate = تقرر كم ورقة، من 1 إلى 3، على لاعب أن يسحب في دوره التالي، لا أكثر ولا أقل. ولا يتوقف قبل ذلك. ويجوز أن يكون أنت. والأمر اللاحق يلغي السابق.
cards-help-all-draw-title = الكل يسحب
cards-help-all-draw = يسحب كل من لا يزال في اللعبة ورقة بدءًا منك. وأوراق القوة المسحوبة هكذا لا تعمل.
cards-help-pass-left-title = إلى اليسار
cards-help-pass-left = يختار كل من لا يزال في اللعبة ورقة، الجميع معًا، فتذهب إلى اللاعب التالي على يساره. وتُعدّ الأشباح بعد انتقال كل الأوراق.
cards-help-end-title = النهاية
cards-help-end = لآخر لاعب باق أن يواصل وحده ما شاء. وإذا نفدت الرزمة أو بُلغ عدد الأدوار المحدد عُدّ كل الباقين متوقفين.
cards-help-secrets-title = من يرى ماذا
cards-help-secrets = أوراقك لك وحدك، ويرى الجميع عددها. وإذا أخذ أحدهم ورقة منك بقيت تراها مكشوفة عنده. والخطر يُحسب مما يمكنك أن تعرفه فقط.
cards-help-touch-title = جهاز واحد
cards-help-touch = على جهاز واحد تغطي الشاشة أوراقك حين ينتهي دورك. وبالهواتف شاشة واحدة تعرض الطاولة، وأوراق كل واحد في هاتفه.
cards-help-keys-title = بلوحة المفاتيح
cards-help-keys = Tab وEnter؛ D يسحب، وE ينهي الدور، وEscape يلغي الاختيار.

# قصة الدور: ما حدث، بعد اسم ونقطتين، في قائمة واحدة. [squares] لمن لا يرى اللوحة؛
# و[you] حين يكون الآخر أو الفاعل ($own) هو القارئ.
cards-deed-drew = ‏{ $who ->
    [you] سحبت
   *[somebody] سحب
} { $cards }
cards-deed-drew-unseen = ‏{ $who ->
    [you] سحبت
   *[somebody] سحب
} { $count ->
    [one] ورقة واحدة
    [two] ورقتين
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
cards-deed-turned-up = ‏{ $who ->
    [you] لعبت
   *[somebody] لعب
} ورقة «{ $card }»
cards-deed-nothing = لم تنفع ورقة «{ $card }»
cards-deed-gave = ‏{ $you ->
    [you] أعطاك
   *[other] ‏{ $who ->
        [you] أعطيت
       *[somebody] أعطى
    } { $whom }
} شبحًا
cards-deed-passed = ‏{ $you ->
    [you] مرّر { $card } إليك
   *[other] ‏{ $who ->
        [you] مرّرت
       *[somebody] مرّر
    } { $card } إلى { $whom }
}
cards-deed-all-passed = مرّر الجميع ورقة إلى اليسار
cards-deed-swapped = ‏{ $you ->
    [you] تبادل الأوراق معك
   *[other] ‏{ $who ->
        [you] تبادلت
       *[somebody] تبادل
    } الأوراق مع { $whom }
}
cards-deed-swapped-two = ‏{ $who ->
    [you] بدّلت
   *[somebody] بدّل
} الأوراق بين { $one } و { $other }
cards-deed-skipping = ‏{ $you ->
    [you] حرمك من دورك التالي
   *[other] ‏{ $who ->
        [you] حرمت
       *[somebody] حرم
    } { $whom } من الدور التالي
}
cards-deed-dictated = ‏{ $you ->
    [you] أمرك
   *[other] ‏{ $who ->
        [you] أمرت
       *[somebody] أمر
    } { $whom }
} بسحب { $number ->
    [one] ورقة واحدة
    [two] ورقتين
    [few] { $number } أوراق
   *[other] { $number } ورقة
}
cards-deed-turn-skipped = ‏{ $who ->
    [you] فاتك
   *[somebody] فاته
} الدور
cards-deed-shut-down = ‏{ $who ->
    [you] توقّفت
   *[somebody] توقّف
} حتى النهاية
cards-deed-knocked-out = ‏{ $who ->
    [you] خرجت
   *[somebody] خرج
} بسبب الأشباح
cards-deed-shown = كل الأيدي مكشوفة
cards-deed-ended = ‏{ $who ->
    [you] أنهيت دورك
   *[somebody] أنهى دوره
}

# ما حدث للقارئ، بخط كبير بجانب اللوحة؛ و$name هو الفاعل.
cards-befalls-knocked-out = أشباح كثيرة: خرجت من اللعبة!
cards-befalls-swapped = تبادل { $name } الأوراق معك!
cards-befalls-swapped-two = بدّل { $name } أوراقك! الجديدة من { $with }.
cards-befalls-gave = أعطاك { $name } شبحًا: { $card }
cards-befalls-skipping = حرمك { $name } من دورك التالي!
cards-befalls-dictated = { $number ->
    [one] أمرك { $name } بسحب ورقة واحدة في دورك التالي!
    [two] أمرك { $name } بسحب ورقتين في دورك التالي!
    [few] أمرك { $name } بسحب { $number } أوراق في دورك التالي!
   *[other] أمرك { $name } بسحب { $number } ورقة في دورك التالي!
}
cards-series-points = { $target ->
    [zero] ليلة الورق: بلا نقاط
    [one] ليلة الورق: أول من يجمع نقطة
    [two] ليلة الورق: أول من يجمع نقطتين
    [few] ليلة الورق: أول من يجمع { $target } نقاط
    [many] ليلة الورق: أول من يجمع { $target } نقطة
   *[other] ليلة الورق: أول من يجمع { $target } نقطة
}
cards-score = { $count ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
