error-marbles-bad-token = «{ $text }» ليس نقلة مثل 4c6:b6,c6 أو 3e5>g7، ولا اختيارًا مثل - أو take أو leave أو @c4 أو from2 أو pay1، ولا رمية مثل *36.
error-marbles-bad-cell = «{ $text }» ليس خانة في هذه اللوحة.
error-marbles-bad-list = «{ $text }» يذكر خانة مرتين.
error-marbles-bad-task = «{ $text }» ليس قرارًا يمكن أن ينتظر.
error-marbles-bad-position = «{ $text }» ليس وضعًا؛ يُكتب هكذا: { $form }.
error-marbles-place-seats = يذكر الوضع قطع باك مان والصواني والكرات الصفراء لكل المقاعد (عدد اللاعبين: { $players }) ولا يذكر مقعدًا آخر.
error-marbles-place-ghosts = يقف الشبحان على البداية أو على حفر، ولا يجتمعان على حفرة؛ والأدنى خانةً أولًا.
error-marbles-place-marbles = هناك 72 كرة بيضاء على الحفر العادية وفي الصواني، و4 صفراء على الحلقات أو محفوظة أو مستحقة، ولا كرة تحت باك مان.
error-marbles-place-pieces = تقف كل قطعة باك مان على حفرة وحدها أو في بيتها، لا على شبح.
error-marbles-place-dice = يبقى نردان على الأكثر من 1 إلى 6، الأصغر أولًا؛ والأخير لقطعة بعينها.
error-marbles-place-taken = تُعدّ الأدوار حتى قيمة الخيار max_turns فقط.
error-marbles-place-over = نفدت الكرات البيضاء فلا يُلعب أي نرد.
error-marbles-place-stuck = لا قطعة تستطيع التحرك بهذين النردين، فالدور منتهٍ.
error-marbles-place-owed = هناك كرة صفراء مستحقة وحلقة فارغة، فلا بد أنها عادت.
error-marbles-place-todo = لا قرار كهذا هنا.
error-marbles-place-rolls = لا تُرمى رمية البدء إلا في وضع البداية، مقعدًا بعد مقعد.

error-marbles-board-field = تحتاج اللوحة إلى «{ $field }» نصًّا.
error-marbles-board-extra = ليس في اللوحة «{ $field }».
error-marbles-board-waives = يمكن للوحة أن تتنازل عن { $known } فقط، لا عن «{ $field }».
error-marbles-board-game = هذه لوحة للعبة «{ $field }» لا للعبة marbles.
error-marbles-board-c1 = C1: في اللوحة 72 حفرة عادية و4 ذات حلقة؛ وفي هذه { $plain } و{ $ringed }.
error-marbles-board-c3 = C3: في اللوحة بيت واحد { $mark }؛ وفي هذه { $count }.
error-marbles-board-c4 = C4: يجب أن يقع البيت { $place } على الطريق بين حفرتين أو أكثر، لا بجانب غيرها.
error-marbles-board-c6 = C6، C12: يجب أن يصل الشبح إلى { $place } دون بيوت ولا فتحات.
error-marbles-board-c7 = C7: بداية الشبحين كتلة واحدة من = في وسط اللوحة.
error-marbles-board-c8 = C8: لبداية الشبحين مخرجان أو أكثر، كلها إلى حفر؛ وهنا { $count }.
error-marbles-board-c10 = C10: في اللوحة ثلاث فتحات أو أكثر؛ وفي هذه { $count }.
error-marbles-board-c11 = C11: يجب أن تكون الفتحة عند { $place } على الحافة بجانب حفرة خاصة بها لها طريق إلى الداخل.
error-marbles-board-c14 = C14: لا نقلة كاملة بطول { $count } من البيت { $place } في البداية.
error-marbles-board-c19 = C19: يجب أن تبدو اللوحة واحدة من كل بيت بالتدوير أو الانعكاس.
error-marbles-board-c21 = C21: لكل حفرة حفرتان مجاورتان، وللحفر 2.6 طريق في المتوسط ({ $place }).
error-marbles-board-openings = على الخادم لا تزيد فتحات اللوحة على { $most }؛ وفي هذه { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] قرّر أولًا في الكرة التي تحت الشبح.
    [ring] أعد أولًا الكرة الصفراء إلى حلقة.
    [reward] اختر أولًا ممن تأخذ الكرات.
   *[pay] اختر أولًا الكرات التي تدفع بها.
}
marbles-refuse-not-asked = لا تقرّر هذا الآن.
marbles-refuse-not-a-ring = لا حلقة برتقالية هناك.
marbles-refuse-ring-occupied = تلك الحلقة ليست فارغة: عليها كرة أو قطعة.
marbles-refuse-not-oneself = خذ مكافأتك من لاعب آخر، لا من نفسك.
marbles-refuse-nothing-to-take = ليس لدى المقعد { $seat } كرات تؤخذ.
marbles-refuse-nothing-to-take-named = الصينية فارغة، فلا كرات تؤخذ.
marbles-refuse-cannot-pay-so = لا يمكن الدفع هنا بهذا العدد من الكرات الصفراء: { $yellow }.
marbles-refuse-no-pass = القطعة التي تستطيع التحرك يجب أن تتحرك؛ ولك أن ترفض التهام شبح فقط.
marbles-refuse-pac-has-moved = تحرك باك مان؛ والنرد الآخر لشبح.
marbles-refuse-ghost-has-moved = تحرك شبح؛ والنرد الآخر لباك مان.
marbles-refuse-no-such-die = لا نرد يُظهر { $die }؛ الباقي: { $dice }.
marbles-refuse-start-closed = لا يمكن لأحد أن ينتقل إلى بداية الشبحين.
marbles-refuse-say-which-way = يصل باك مان إلى هناك بالنرد { $die }: اختره ثم اختر الطريق.
marbles-refuse-say-which-die = يصل ذلك الشبح إلى هناك بالنرد { $die }: اختره.
marbles-refuse-other-marbles = يستطيع باك مان الوصول إلى هناك، لكن لا طريق يلتهم هذه الكرات وحدها: كل كرة يمر بها تُلتهم.
marbles-refuse-occupied = هناك باك مان آخر.
marbles-refuse-occupied-named = الموضع مشغول.
marbles-refuse-no-privilege = هناك شبح، وتحتاج إلى كرة صفراء لتلتهمه.
marbles-refuse-home-closed = لباك مان أن يمر بهذا البيت لا أن يقف فيه.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] شبح يسد الطريق.
       *[other] الشبحان يسدان الطريق.
    }
   *[pieces] { $count ->
        [one] باك مان آخر يسد الطريق.
       *[other] قطع أخرى تسد الطريق.
    }
}
marbles-refuse-blocked-named = الطريق مسدود، ولا قفز فوق القطع.
marbles-refuse-no-turning-back = لا يصل باك مان إلى هناك إلا إذا استدار راجعًا، وهذا ممنوع.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] قريب جدًا: رميت { $die }، وعليك أن تتحرك خطوة واحدة بالضبط.
        [two] قريب جدًا: رميت { $die }، وعليك أن تتحرك خطوتين بالضبط.
        [few] قريب جدًا: رميت { $die }، وعليك أن تتحرك { $die } خطوات بالضبط.
       *[other] قريب جدًا: رميت { $die }، وعليك أن تتحرك { $die } خطوة بالضبط.
    }
   *[other] قريب جدًا: رميت { $other } و{ $die }، وعليك أن تتحرك هذا العدد بالضبط.
}
marbles-refuse-go-on = لا يستطيع أي شبح نقلة كاملة، فيمضي أحدهما إلى أبعد ما يستطيع. لا يقف هنا بعد.
marbles-refuse-too-far = { $other ->
    [0] بعيد جدًا: رميت { $die }.
   *[other] بعيد جدًا: رميت { $other } و{ $die }.
}
marbles-refuse-no-ghost = لا شبح هناك. اختر شبحًا أولًا.
marbles-refuse-pac-must-move = سيبقى باك مان بلا نقلة. اختر نقلة تُبقي له نقلة.
marbles-refuse-ghost-no-home = لا تدخل الأشباح البيوت.
marbles-refuse-ghost-on-ghost = هناك الشبح الآخر.
marbles-refuse-pac-in-the-way = في الطريق باك مان، والشبح الذي يلقاه يقف عنده.
marbles-refuse-pac-in-the-way-named = الطريق مسدود: الشبح الذي يلقى باك مان يقف عنده.
marbles-refuse-ghost-in-the-way = الشبح الآخر يسد الطريق.
marbles-refuse-ghost-no-turning = لا يصل الشبح إلى هناك إلا بالرجوع في طريقه (قاعدة منزلية: الأشباح لا ترجع).
marbles-refuse-ghost-no-tunnel = لا يصل الشبح إلى هناك إلا بالخروج من اللوحة، والأشباح لا تخرج منها.

marbles-event-rolled = المقعد { $seat } يرمي { $low } و{ $high }.
marbles-event-roll-tied = المقاعد { $seats } تعادلت عند { $total } وتعيد الرمي.
marbles-event-begins = يبدأ المقعد { $seat } برمية { $total }.
marbles-event-stepped = باك مان المقعد { $seat } ينتقل من { $origin } إلى { $to }.
marbles-event-crossed = باك مان المقعد { $seat } يخرج من اللوحة عند { $origin } ويعود عند { $to }.
marbles-event-gobbled = المقعد { $seat } يلتهم كرة على { $at }، لونها: { $colour ->
    [white] أبيض
    [yellow] أصفر
   *[other] { $colour }
}؛ في الصينية: { $tray }، على اللوحة: { $left }.
marbles-event-ghost-gobbled = المقعد { $seat } يلتهم الشبح على { $at } فيعود إلى { $to }.
marbles-event-left-under = المقعد { $seat } يترك الكرة على { $at }.
marbles-event-prowled = المقعد { $seat } ينقل شبحًا من { $origin } إلى { $to }.
marbles-event-captured = أمسك شبح المقعد { $seat } بالمقعد { $whom } على { $at } وأعاده إلى بيته { $home }.
marbles-event-paid = { $rule ->
    [house] المقعد { $seat } يعطي المقعد { $to } كرات، بيضاء: { $white }، صفراء: { $yellow } (قاعدة منزلية: لا يُدفع بالصفراء).
   *[book] المقعد { $seat } يعطي المقعد { $to } كرات، بيضاء: { $white }، صفراء: { $yellow }.
}
marbles-event-privilege-lost = فقد المقعد { $seat } كرات صفراء عددها { $count }.
marbles-event-returned = المقعد { $seat } يعيد كرة صفراء إلى { $at }.
marbles-event-waits = لا حلقة فارغة: يحتفظ المقعد { $seat } بالكرة الصفراء المستعملة حتى تفرغ حلقة.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] لا نقلة كاملة لباك مان المقعد { $seat } بالنرد الباقي فيقف مكانه (قاعدة منزلية: يجوز هذا الاختيار).
       *[book] لا نقلة كاملة لباك مان المقعد { $seat } فيقف مكانه.
    }
    [ghost] لا نقلة كاملة لأي شبح عند المقعد { $seat }.
    [both] لا يستطيع المقعد { $seat } تحريك باك مان ولا شبح.
   *[other] المقعد { $seat }: { $piece }
}
marbles-event-stayed = المقعد { $seat } لا يلتهم شبحًا ويقف مكانه.
marbles-event-cleared = ذهبت آخر كرة بيضاء. الكرات البيضاء بحسب المقاعد: { $trays }. المقاعد الفائزة: { $winners }.
marbles-event-turn-limit = بلغت اللعبة الحد الأقصى للأدوار ({ $turns }). الكرات البيضاء بحسب المقاعد: { $trays }. المقاعد الفائزة: { $winners }.

marbles_cleared = نفدت الكرات البيضاء؛ والفائز من معه أكثرها.

# على الصفحة.
marbles-name = الكرات
marbles-about = التهم أكثر الكرات، وأرسل الشبحين المشتركين خلف منافسيك.
marbles-step-1 = ارمِ نردين: أحدهما يحرّك باك مان والآخر يحرّك شبحًا.
marbles-step-2 = يلتهم باك مان كل كرة في طريقه. صاحب أكثر الكرات يفوز.
marbles-step-3 = أمسك بمنافس بشبح لتأخذ كرتين من كراته.
marbles-guide-chance = أهلًا! التهم كرات بيضاء أكثر من غيرك.
marbles-guide-turn = نرد يحرّك باك مان ونرد يحرّك شبحًا. المس مكانًا لترى الطريق إليه، ثم «اذهب».
marbles-todo = المس مكانًا مضيئًا.
marbles-todo-chance = المس النردين لترميهما.
marbles-doing-chance = { $who ->
    [you] ترمي النردين…
   *[somebody] يرمي النردين…
}
marbles-todo-begin = ارمِ لنرى من يبدأ: يبدأ صاحب أعلى رمية.
marbles-todo-begin-again = تعادل: ارمِ مرة أخرى لنرى من يبدأ.
marbles-solid = لا شيء هنا. المس مكانًا مضيئًا.
marbles-harm = هذا يعيد باك مان الخاص بك إلى بيته.
marbles-setup-random = بيوت عشوائية
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] اختر إلى أين يذهب باك مان. أو المس النرد الآخر أو شبحًا.
       *[ghost] اختر إلى أين يذهب شبح. أو المس النرد الآخر أو باك مان.
    }
   *[second] { $piece ->
        [pac] اختر إلى أين يذهب باك مان.
       *[ghost] { $origins ->
            [one] اختر إلى أين يذهب الشبح.
           *[other] اختر إلى أين يذهب شبح. المس شبحًا لترى حركاته وحده.
        }
    }
}
marbles-todo-go = المس المكان نفسه مرة أخرى لتذهب إليه، أو المس مكانًا آخر.
marbles-todo-way = إليه أكثر من طريق. اختر واحدًا ثم المس «اذهب».
marbles-todo-task = { $kind ->
    [under] تحت الشبح كرة. هل تأخذها؟
    [ring] أعد الكرة الصفراء المستعملة: المس حلقة فارغة.
    [reward] مكافأتك: كرات مَن تأخذ؟
   *[pay] بأي كرات تدفع؟
}
marbles-roll = ارمِ النردين
marbles-rolling = النردان يتدحرجان…
marbles-dice = النردان
marbles-die = { $piece ->
    [pac] { $face }، لباك مان
    [ghost] { $face }، لشبح
   *[none] { $face }
}
marbles-die-played = لُعب
marbles-movers = أي قطعة تتحرك
marbles-move-pac = حرّك باك مان
marbles-move-ghost = حرّك شبحًا
marbles-answers = خياراتك
marbles-pay = بيضاء: { $white }، صفراء: { $yellow }
marbles-take = خذها
marbles-leave = اتركها
marbles-stay = ابقَ مكانك دون التهام
marbles-ways = الطرق إلى هناك
marbles-way = الطريق { $n }: بيضاء { $white }، صفراء { $yellow }
marbles-go = اذهب
marbles-tray = الكرات البيضاء: { $white }. الصفراء، كل واحدة لشبح: { $held }. الصفراء التي يجب أن تعود: { $owed }.
marbles-left = { $count ->
    [zero] لم تبقَ كرات
    [one] بقيت كرة واحدة
    [two] بقيت كرتان
    [few] بقيت { $count } كرات
   *[other] بقيت { $count } كرة
}
marbles-held-is = كرة صفراء: تتيح التهام شبح
marbles-owed-is = كرة صفراء تعود حين تفرغ حلقة
marbles-show-ways = الخطر
marbles-grid = اللوحة. الأسهم تتنقل بين الحفر، وN إلى المكان التالي الذي يمكن اختياره، وEnter يذهب إليه. P باك مان، G شبح، D النرد الآخر، W طريق آخر، R الرمي.
marbles-cell-home = بيت: { $name }
marbles-cell-no-home = بيت بلا لاعب
marbles-cell-start = بداية الشبحين
marbles-cell-ring = حلقة برتقالية
marbles-cell-opening = فتحة
marbles-cell-pac = باك مان: { $name }
marbles-cell-ghosts = { $ghosts ->
    [zero] لا أشباح
    [one] شبح
    [two] شبحان
    [few] { $ghosts } أشباح
    [many] { $ghosts } شبحًا
   *[other] { $ghosts } شبح
}
marbles-cell-white = كرة بيضاء
marbles-cell-yellow = كرة صفراء
marbles-cell-spot = يمكنك اختيار هذا
marbles-cell-end = { $ways ->
    [one] يمكنك الذهاب إلى هنا، الكرات: { $marbles }
    [two] إلى هنا طريقان، الكرات: { $marbles }
    [few] إلى هنا { $ways } طرق، الكرات: { $marbles }
    [many] إلى هنا { $ways } طريقًا، الكرات: { $marbles }
   *[other] إلى هنا { $ways } طريق، الكرات: { $marbles }
}
marbles-cell-range = من { $least } إلى { $most }
marbles-cell-end-ghost = { $ways ->
    [one] يمكن لشبح الذهاب إلى هنا
   *[other] يمكن لأي من الشبحين الذهاب إلى هنا
}
marbles-cell-end-harm = يمكن لشبح أن يأتي إلى هنا، لكنه يعيد باك مان الخاص بك إلى بيته
marbles-option-layout = اللوحة
marbles-option-layout-corners = الزوايا الأربع
marbles-option-layout-corners-about = لوحة من عندنا: بيت في كل ركن وأربع فتحات ولا طرق مسدودة.
marbles-option-layout-trees = أشجار
marbles-option-layout-trees-about = لوحة من عندنا فيها طرق مسدودة كأغصان شجرة.
marbles-option-unused-home = البيوت بلا لاعب
marbles-option-unused-home-closed_to_stop = يجوز المرور بها
marbles-option-unused-home-free = يجوز الوقوف فيها
marbles-option-must-move-if-possible = لا يجوز أن تسدّ الطريق على باك مان الخاص بك بشبح
marbles-option-home-counts = البيت في الطريق يُعدّ خطوة
marbles-option-ghost-may-reverse = للشبح أن يرجع أثناء نقلته
marbles-option-ghost-partial = إذا لم يستطع أي شبح إكمال العدد، يمضي أحدهما ما استطاع
marbles-option-pay-with-yellow = الدفع بالكرات الصفراء
marbles-option-pay-with-yellow-false = ممنوع
marbles-option-pay-with-yellow-victim_choice = كما يختار من يدفع
marbles-option-lose-privilege-when-hit = إذا أمسك بك شبح فقدت كراتك الصفراء
marbles-option-marble-under-ghost = الكرة التي تحت الشبح الملتهَم
marbles-option-marble-under-ghost-auto = تُلتهم أيضًا
marbles-option-marble-under-ghost-ask = يجوز تركها
marbles-option-privilege-stacks = كل كرة صفراء تكفي لالتهام شبح واحد
marbles-option-same-move-gobble = تعمل الكرات الصفراء فورًا
marbles-option-gobble-ends-turn = التهام شبح ينهي دورك
marbles-option-end-timing = الكرة البيضاء الأخيرة تنهي اللعبة
marbles-option-end-timing-at_once = فورًا
marbles-option-end-timing-after_move = بعد تلك النقلة
marbles-option-end-timing-after_turn = بعد ذلك الدور
marbles-option-max-turns = الحد الأقصى للأدوار

# ما يفعله اللاعب، بعد اسمه.
marbles-short-rolled = رمية: { $low } و{ $high }.
marbles-short-roll-tied = تعادل عند { $total }. إعادة الرمي: { $seats }.
marbles-short-begins = البدء برمية { $total }.
marbles-short-stepped = باك مان إلى { $to }.
marbles-short-crossed = خروج عند { $origin } وعودة عند { $to }.
marbles-short-gobbled = كرة { $colour ->
    [white] بيضاء
   *[yellow] صفراء
} على { $at }؛ البيضاء في الصينية: { $tray }، على اللوحة: { $left }.
marbles-short-ghost-gobbled = التهام الشبح على { $at }! يعود إلى { $to }.
marbles-short-left-under = الكرة على { $at } تبقى.
marbles-short-prowled = شبح من { $origin } إلى { $to }.
marbles-short-captured = الشبح على { $at } يمسك بـ{ $whom }. العودة إلى { $home }.
marbles-short-captured-own = إعادة باك مان نفسه من { $at } إلى بيته { $home }!
marbles-short-paid = { $rule ->
    [house] دفعة إلى { $to }. بيضاء: { $white }، صفراء: { $yellow } (قاعدة منزلية: لا يُدفع بالصفراء).
   *[book] دفعة إلى { $to }. بيضاء: { $white }، صفراء: { $yellow }.
}
marbles-short-privilege-lost = فقدان كرات صفراء عددها { $count }.
marbles-short-returned = عودة كرة صفراء إلى { $at }.
marbles-short-waits = لا حلقة فارغة؛ الكرة الصفراء تنتظر.
marbles-short-cleared = ذهبت آخر كرة بيضاء. الكرات البيضاء بترتيب اللعب: { $trays }. الفوز: { $winners }.
marbles-short-turn-limit = بلغت اللعبة الحد الأقصى للأدوار ({ $turns }). الكرات البيضاء بترتيب اللعب: { $trays }. الفوز: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] لا نقلة كاملة لباك مان بالنرد الباقي، فيقف (قاعدة منزلية: يجوز هذا الاختيار).
       *[book] لا نقلة كاملة لباك مان، فيقف.
    }
    [ghost] لا نقلة كاملة لأي شبح.
   *[both] لا يتحرك باك مان ولا شبح.
}
marbles-short-stayed = بلا التهام شبح، وقوف في المكان.

# في السجل، بجانب قطعة من يفعل ذلك؛ باختصار.
marbles-note-rolled = رمية { $low } · { $high }
marbles-note-gobbled = { $count ->
    [zero] بلا كرات
    [one] كرة واحدة
    [two] كرتان
    [few] { $count } كرات
    [many] { $count } كرة
   *[other] { $count } كرة
}
marbles-note-captured = إمساك!
marbles-note-captured-own = باك مان نفسه إلى البيت
marbles-note-ghost = التهام شبح
marbles-note-pays = دفع { $count }
marbles-note-gets = أخذ { $count }
marbles-note-returned = عودة إلى { $at }
marbles-note-stays = بلا حركة

## ماذا ينصح المدرّب
marbles-advice-go = انقل باك مان إلى { $to }.
marbles-advice-prowl = انقل الشبح من { $from } إلى { $to }.
marbles-advice-stay = ابقَ مكانك.
marbles-advice-under = { $to ->
    [take] خذ الكرة.
   *[other] اترك الكرة.
}
marbles-advice-ring = ضع الكرة على { $to }.
marbles-advice-rob = خذ من اللاعب الواقف على { $to }.
marbles-advice-pay = { $to ->
    [pay0] ادفع بالكرات البيضاء.
   *[other] ادفع بالكرات الصفراء.
}

## لماذا ينصح المدرّب بذلك
marbles-reason-own = يعيد باك مان الخاص بك إلى بيته.
marbles-reason-captures = يمسك بباك مان المقعد { $seat }.
marbles-reason-captures-named = أُمسك بباك مان.
marbles-reason-ghost = تلتهم بها شبحًا.
marbles-reason-yellow = تلتهم بها كرة صفراء.
marbles-reason-marbles = { $count ->
    [one] تلتهم بها كرة واحدة.
    [two] تلتهم بها كرتين.
    [few] تلتهم بها { $count } كرات.
   *[other] تلتهم بها { $count } كرة.
}
marbles-reason-danger = هناك يستطيع شبح أن يصل إليك في { NUMBER($percent) }٪ من الرميات.
marbles-reason-safe = هناك لا يصل إليك أي شبح بالرمية القادمة.

marbles-help-aim-title = الهدف
marbles-help-aim = الفائز من معه أكثر الكرات البيضاء، والمتعادلون يفوزون معًا. تنتهي اللعبة لحظة خروج آخر كرة بيضاء من اللوحة، أو عند بلوغ عدد الأدوار المحدد. والصفراء لا تُحسب.
marbles-help-start-title = من يبدأ
marbles-help-start = يرمي كل لاعب مرة ويبدأ صاحب أعلى رمية، وعند التعادل يعيد المتعادلون الرمي. يبدأ كل باك مان في بيته والشبحان في الوسط.
marbles-help-turn-title = دورك
marbles-help-turn = ارمِ النردين. أحدهما يحرّك باك مان والآخر يحرّك أحد الشبحين. أنت تقرر أيهما لأي قطعة وأيها أولًا. والرمية المزدوجة لا معنى خاصًا لها.
marbles-help-must-title = الحركة واجبة
marbles-help-must = القطعة التي تستطيع التحرك تتحرك، والتي لا تستطيع استعمال نردها تبقى. تختار النرد والترتيب بحرية، ولو بقي باك مان بلا نقلة. ولست ملزمًا أبدًا بالتهام شبح.
marbles-help-walk-title = طريق باك مان
marbles-help-walk = يسير باك مان بعدد النرد تمامًا، ولا يستدير راجعًا، ويلتهم كل كرة يمر بها. وله أن يمر بالحفرة نفسها مرتين.
marbles-help-blocked-title = في الطريق
marbles-help-blocked = لا أحد يقفز فوق قطعة ولا يقف على باك مان آخر. والشبحان يسدان الطريق أيضًا، إلا إذا كانت لديك كرة صفراء لتلتهم بها شبحًا.
marbles-help-home-title = البيوت
marbles-help-home = في البيت لا يمسكك أحد. والبيت في الطريق خطوة. لك أن تنهي نقلتك في بيتك، وأن تمر ببيوت الآخرين لا أن تقف فيها.
marbles-help-openings-title = الفتحات
marbles-help-openings = الأسهم البيضاء فتحات: اخرج من إحداها وادخل من أي فتحة أخرى. والعبور لا يكلّف خطوة. لا وقوف في الخارج ولا عودة من الفتحة نفسها، والقطعة عند مدخل الفتحة تغلقها.
marbles-help-ghosts-title = الشبحان
marbles-help-ghosts = الشبحان للجميع. يسير الشبح بعدد نرده تمامًا ولا يرجع. يترك الكرات مكانها، ولا يدخل البيوت ولا الفتحات، ولا يمر بالشبح الآخر، ولا يعود إلى الوسط.
marbles-help-catch-title = الإمساك
marbles-help-catch = الشبح الذي يلقى باك مان يقف عنده ولو بقيت خطوات. يعود باك مان إلى بيته ويدفع صاحبه كرتين بيضاوين، أو ما لديه، لمن حرّك الشبح.
marbles-help-own-title = باك مان الخاص بك
marbles-help-own = للشبح أن يقف حتى على باك مان الخاص بك: يعود إلى بيته ولا يدفع أحد. على مثل هذه النقلة علامة تحذير، ونسألك أولًا.
marbles-help-yellow-title = الكرات الصفراء
marbles-help-yellow = كل كرة صفراء لديك تتيح لك التهام شبح واحد، ولو في النقلة التي أخذتها فيها. ويبقى الشبحان شاحبين ما دمت تستطيع. وإذا أُمسك بك بقيت الصفراء لك.
marbles-help-gobble-title = التهام شبح
marbles-help-gobble = انتقل إلى شبح بأي عدد من الخطوات حتى عدد النرد: تنتهي نقلتك هناك. يعود الشبح إلى الوسط، وتأخذ الكرة التي تحته وكرتين بيضاوين من لاعب تختاره. ثم يُلعب النرد الآخر.
marbles-help-rings-title = العودة إلى حلقة
marbles-help-rings = الكرة الصفراء المستعملة تعود إلى حلقة برتقالية فارغة تختارها. وإذا لم تكن هناك حلقة فارغة انتظرت. ثم يمكن لأي لاعب أن يأخذها من جديد.
marbles-help-touch-title = على الشاشة
marbles-help-touch = المس حلقة لترى الطريق، والمسها ثانية لتذهب. الحلقات الكبيرة هي الأكثر كسبًا، والحلقة المزدوجة تعني أكثر من طريق: اختر تحت اللوحة. المس نردًا لتستعمله للقطعة المختارة، والمس باك مان أو شبحًا لتختاره. حلقات الأشباح متقطعة. و«الخطر» يبيّن احتمال أن يمسك شبح بكل باك مان.

# قصة الدور: ما حدث، بعد اسم ونقطتين، في قائمة واحدة. [squares] لمن لا يرى اللوحة؛
# و[you] حين يكون الآخر أو الفاعل ($own) هو القارئ.
marbles-deed-rolled = ‏{ $who ->
    [you] رميت
   *[somebody] رمى
} { $low } و{ $high }
marbles-deed-begins = ‏{ $who ->
    [you] تبدأ
   *[somebody] يبدأ
} اللعب
marbles-deed-walked = ‏{ $who ->
    [you] حرّكت
   *[somebody] حرّك
} باك مان{ $detail ->
    [squares] { " " }إلى { $to }
   *[plain] { "" }
}
marbles-deed-ate = ‏{ $who ->
    [you] أكلت
   *[somebody] أكل
} { $count ->
    [one] كرة واحدة
    [two] كرتين
    [few] { $count } كرات
   *[other] { $count } كرة
}
marbles-deed-yellow = ‏{ $who ->
    [you] أخذت
   *[somebody] أخذ
} { $count ->
    [one] كرة صفراء (لالتهام شبح)
    [two] كرتين صفراوين (لالتهام الأشباح)
    [few] { $count } كرات صفراء (لالتهام الأشباح)
   *[other] { $count } كرة صفراء (لالتهام الأشباح)
}
marbles-deed-prowled = ‏{ $who ->
    [you] حرّكت
   *[somebody] حرّك
} شبحًا{ $detail ->
    [squares] { " " }من { $origin } إلى { $to }
   *[plain] { "" }
}
marbles-deed-gobbled-ghost = ‏{ $who ->
    [you] التهمت
   *[somebody] التهم
} شبحًا
marbles-deed-captured = ‏{ $you ->
    [you] أعادك إلى بيتك
   *[other] ‏{ $who ->
        [you] أعدت
       *[somebody] أعاد
    } { $whom } إلى البيت
}
marbles-deed-captured-own = ‏{ $own ->
    [you] أعدت باك مان الخاص بك
   *[other] أعاد باك مان الخاص به
} إلى البيت
marbles-deed-took = ‏{ $you ->
    [you] أخذ منك
   *[other] ‏{ $who ->
        [you] أخذت
       *[somebody] أخذ
    } من { $whom }
} { $count ->
    [one] كرة واحدة
    [two] كرتين
    [few] { $count } كرات
   *[other] { $count } كرة
}
marbles-deed-paid = ‏{ $you ->
    [you] دفع لك
   *[other] ‏{ $who ->
        [you] دفعت
       *[somebody] دفع
    } إلى { $whom }
} { $count ->
    [one] كرة واحدة
    [two] كرتين
    [few] { $count } كرات
   *[other] { $count } كرة
}
marbles-deed-lost = ‏{ $who ->
    [you] فقدت
   *[somebody] فقد
} { $count ->
    [one] كرة صفراء
    [two] كرتين صفراوين
    [few] { $count } كرات صفراء
   *[other] { $count } كرة صفراء
}
marbles-deed-returned = ‏{ $who ->
    [you] أعدت
   *[somebody] أعاد
} كرة صفراء إلى { $detail ->
    [squares] { $at }
   *[plain] اللوحة
}
marbles-deed-stood = { $piece ->
    [pac] لم يتحرك باك مان
    [ghost] لم يتحرك أي شبح
   *[both] لم يتحرك شيء
}
marbles-deed-cleared = ذهبت آخر كرة بيضاء
marbles-deed-stayed = ‏{ $who ->
    [you] بقيت في مكانك
   *[somebody] بقي في مكانه
}
marbles-deed-waits = بقيت كرة صفراء تنتظر حلقة فارغة (!)

# ما حدث للقارئ، بخط كبير بجانب اللوحة؛ و$name هو الفاعل.
marbles-befalls-captured = أعادك { $name } إلى بيتك!
marbles-befalls-captured-own = أعدت باك مان الخاص بك إلى البيت!
marbles-befalls-paid = { $count ->
    [one] أخذ { $name } منك كرة واحدة!
    [two] أخذ { $name } منك كرتين!
    [few] أخذ { $name } منك { $count } كرات!
   *[other] أخذ { $name } منك { $count } كرة!
}
marbles-befalls-lost = { $count ->
    [one] فقدت كرتك الصفراء!
    [two] فقدت كرتيك الصفراوين!
    [few] فقدت { $count } كرات صفراء!
   *[other] فقدت { $count } كرة صفراء!
}
marbles-score = { $count ->
    [zero] بلا كرات
    [one] كرة واحدة
    [two] كرتان
    [few] { $count } كرات
    [many] { $count } كرة
   *[other] { $count } كرة
}
