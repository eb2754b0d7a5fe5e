error-marbles-bad-token = «{ $text }» ليس نقلة مثل 4c6:b6,c6 أو 3e5>g7، ولا اختيارًا مثل - أو take أو leave أو @c4 أو from2 أو pay1، ولا رمية مثل *36.
error-marbles-bad-cell = «{ $text }» ليس خانة في هذه اللوحة.
error-marbles-bad-list = «{ $text }» يذكر خانة مرتين.
error-marbles-bad-task = «{ $text }» ليس أمرًا يُقرَّر.
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
error-marbles-place-todo = هذا لا يُقرَّر هنا.
error-marbles-place-rolls = تُرمى رمية البدء عند الإعداد، مقعدًا بعد مقعد.

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

marbles-refuse-decide-first = { $kind ->
    [under] قرّر أولًا في الكرة التي تحت الشبح.
    [ring] أعد أولًا الكرة الصفراء إلى حلقة.
    [reward] اختر أولًا ممن تأخذ الكرات.
   *[pay] اختر أولًا الكرات التي تدفع بها.
}
marbles-refuse-not-asked = هذا لا يُقرَّر الآن.
marbles-refuse-not-a-ring = ليس على { $cell } حلقة برتقالية.
marbles-refuse-ring-occupied = الحلقة { $cell } ليست فارغة: عليها كرة أو قطعة.
marbles-refuse-not-oneself = تؤخذ المكافأة من لاعب آخر.
marbles-refuse-nothing-to-take = ليس لدى المقعد { $seat } كرات تؤخذ.
marbles-refuse-nothing-to-take-named = ليس لديه كرات تؤخذ.
marbles-refuse-cannot-pay-so = لا يصح أن تتضمن هذه الدفعة هذا العدد من الكرات الصفراء ({ $yellow }).
marbles-refuse-no-pass = القطعة التي تستطيع التحرك يجب أن تتحرك؛ ولا يُرفض إلا التهام شبح.
marbles-refuse-pac-has-moved = تحرك باك مان؛ والنرد الآخر لشبح.
marbles-refuse-ghost-has-moved = تحرك شبح؛ والنرد الآخر لباك مان.
marbles-refuse-no-such-die = لا نرد يُظهر { $die }؛ الباقي: { $dice }.
marbles-refuse-start-closed = لا أحد ينتقل إلى بداية الشبحين.
marbles-refuse-say-which-way = يستطيع باك مان الوصول إلى { $cell }؛ اذكر النرد والكرات التي يلتهمها في طريقه.
marbles-refuse-say-which-die = يستطيع ذلك الشبح الوصول إلى { $cell }؛ اذكر النرد.
marbles-refuse-other-marbles = يستطيع باك مان الوصول إلى { $cell }، لكن لا طريق يلتهم هذه الكرات وحدها: كل كرة يمر بها تُلتهم.
marbles-refuse-occupied = على { $cell } باك مان آخر.
marbles-refuse-no-privilege = على { $cell } شبح، ولا يُلتهم دون كرة صفراء.
marbles-refuse-home-closed = لباك مان أن يمر بالبيت { $cell } لا أن يقف فيه.
marbles-refuse-blocked = القطعة على { $at } تسد الطريق إلى { $cell }.
marbles-refuse-no-turning-back = لا يصل باك مان إلى { $cell } إلا بالرجوع في طريقه.
marbles-refuse-full-count = { $cell } أقرب من { $die } خطوات؛ والقطعة تتحرك العدد كاملًا.
marbles-refuse-too-far = لا طريق من { $die } خطوات إلى { $cell }.
marbles-refuse-no-ghost = لا شبح على { $cell }.
marbles-refuse-pac-must-move = سيبقى باك مان بلا نقلة، وهناك اختيارات تُبقي له نقلة.
marbles-refuse-ghost-no-home = لا يدخل الشبح بيتًا مثل { $cell } أبدًا.
marbles-refuse-ghost-on-ghost = على { $cell } الشبح الآخر.
marbles-refuse-pac-in-the-way = سيلقى الشبح باك مان في طريقه إلى { $cell } ويقف هناك.
marbles-refuse-ghost-in-the-way = الشبح الآخر يسد الطريق إلى { $cell }.
marbles-refuse-ghost-no-turning = لا يصل الشبح إلى { $cell } إلا بالرجوع في طريقه.
marbles-refuse-ghost-no-tunnel = لا يصل الشبح إلى { $cell } إلا بالخروج من اللوحة، والأشباح لا تخرج منها.

marbles-event-rolled = المقعد { $seat } يرمي { $low } و{ $high }.
marbles-event-roll-tied = المقاعد { $seats } تعادلت عند { $total } وتعيد الرمي.
marbles-event-begins = المقعد { $seat } رمى الأعلى ({ $total }) ويبدأ.
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
marbles-event-captured = الشبح الذي نقله المقعد { $seat } يقع على { $at }: المقعد { $whom } يعود إلى بيته { $home }.
marbles-event-paid = المقعد { $seat } يعطي المقعد { $to } كرات، بيضاء: { $white }، صفراء: { $yellow }.
marbles-event-privilege-lost = المقعد { $seat } يفقد كراته الصفراء ({ $count }).
marbles-event-returned = المقعد { $seat } يعيد كرة صفراء إلى { $at }.
marbles-event-waits = لا حلقة فارغة: يحتفظ المقعد { $seat } بالكرة الصفراء المستعملة إلى حين.
marbles-event-stood = { $piece ->
    [pac] لا نقلة كاملة لباك مان المقعد { $seat } فيقف مكانه.
    [ghost] لا نقلة كاملة لأي شبح عند المقعد { $seat }.
    [both] لا يستطيع المقعد { $seat } تحريك باك مان ولا شبح.
   *[other] المقعد { $seat }: { $piece }
}
marbles-event-stayed = المقعد { $seat } لا يلتهم شبحًا ويقف مكانه.
marbles-event-cleared = ذهبت آخر كرة بيضاء. الكرات البيضاء بحسب المقاعد: { $trays }. المقاعد الفائزة: { $winners }.
marbles-event-turn-limit = لُعب عدد الأدوار المتفق عليه ({ $turns }). الكرات البيضاء بحسب المقاعد: { $trays }. المقاعد الفائزة: { $winners }.

marbles_cleared = نفدت الكرات البيضاء؛ والفائز من معه أكثرها.

# على الصفحة.
marbles-name = الكرات
marbles-about = التهم من الكرات أكثر من غيرك، ووجّه الشبحين، وهما للجميع، إلى الآخرين.
marbles-todo = اختر مكانًا مضيئًا.
marbles-todo-chance = المس النردين لترميهما.
marbles-todo-begin = ارمِ لتحديد من يبدأ: يبدأ صاحب أعلى رمية.
marbles-todo-begin-again = تعادل: ارمِ مرة أخرى لتحديد من يبدأ.
marbles-solid = لا شيء هنا. المس مكانًا مضيئًا.
marbles-setup-random = القرعة تحدد بيت كل لاعب
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] اختر إلى أين يذهب باك مان. وللنرد الآخر أو لشبح المسه.
       *[ghost] اختر إلى أين يذهب شبح. وللنرد الآخر أو لباك مان المسه.
    }
   *[second] { $piece ->
        [pac] اختر إلى أين يذهب باك مان.
       *[ghost] { $origins ->
            [one] اختر إلى أين يذهب الشبح.
           *[other] اختر إلى أين يذهب شبح. المس شبحًا لترى أماكنه وحده.
        }
    }
}
marbles-todo-go = المس المكان نفسه مرة أخرى لتذهب إليه، أو مكانًا آخر.
marbles-todo-way = إليه أكثر من طريق. اختر واحدًا ثم اذهب.
marbles-todo-task = { $kind ->
    [under] تحت الشبح كرة. هل تأخذها؟
    [ring] أعد الكرة الصفراء المستعملة: اختر حلقة فارغة.
    [reward] مكافأتك: كرات مَن تأخذ؟
   *[pay] بأي كرات تدفع؟
}
marbles-roll = ارمِ النردين
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
marbles-answers = ما تقرّره
marbles-pay = بيضاء: { $white }، صفراء: { $yellow }
marbles-take = خذها
marbles-leave = اتركها
marbles-stay = قف مكانك دون التهام شبح
marbles-ways = طرق إلى المكان نفسه
marbles-way = الطريق { $n }: بيضاء { $white }، صفراء { $yellow }
marbles-go = اذهب
marbles-tray = الكرات البيضاء: { $white }. الصفراء، كل واحدة لشبح: { $held }. الصفراء التي يجب أن تعود: { $owed }.
marbles-show-ways = الخطر
marbles-grid = اللوحة. الأسهم تتنقل بين الحفر، وN إلى المكان التالي الذي يمكن اختياره، وEnter يذهب إليه. P باك مان، G شبح، D النرد الآخر، W طريق آخر، R الرمي.
marbles-cell-home = بيت: { $name }
marbles-cell-no-home = بيت لا يلعب به أحد
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
   *[other] إلى هنا { $ways } طريقًا، الكرات: { $marbles }
}
marbles-cell-range = من { $least } إلى { $most }
marbles-cell-end-ghost = { $ways ->
    [one] يمكن لشبح الذهاب إلى هنا
   *[other] يمكن لأي من الشبحين الذهاب إلى هنا
}
marbles-option-layout = اللوحة
marbles-option-layout-corners = الزوايا الأربع
marbles-option-unused-home = البيت الذي لا يلعب به أحد
marbles-option-unused-home-closed_to_stop = يُمَرّ به فقط
marbles-option-unused-home-free = يجوز الوقوف فيه
marbles-option-must-move-if-possible = لا يُحرَّك شبح بحيث يبقى باك مان صاحب الدور بلا نقلة
marbles-option-home-counts = البيت في الطريق يُعدّ خطوة
marbles-option-ghost-may-reverse = للشبح أن يرجع أثناء نقلته
marbles-option-ghost-partial = إذا لم يستطع أي شبح إكمال العدد، يمضي أحدهما ما استطاع
marbles-option-pay-with-yellow = الدفع بالكرات الصفراء
marbles-option-pay-with-yellow-false = ممنوع
marbles-option-pay-with-yellow-victim_choice = باختيار من يدفع
marbles-option-lose-privilege-when-hit = من يمسكه شبح يفقد كراته الصفراء
marbles-option-marble-under-ghost = الكرة التي تحت الشبح الملتهَم
marbles-option-marble-under-ghost-auto = تؤخذ
marbles-option-marble-under-ghost-ask = يجوز تركها
marbles-option-privilege-stacks = كل كرة صفراء تكفي لشبح آخر
marbles-option-same-move-gobble = تنفع الكرة الصفراء في النقلة التي تُلتهم فيها
marbles-option-gobble-ends-turn = التهام شبح ينهي الدور
marbles-option-end-timing = الكرة البيضاء الأخيرة تنهي اللعبة
marbles-option-end-timing-at_once = فورًا
marbles-option-end-timing-after_move = بعد تلك النقلة
marbles-option-end-timing-after_turn = بعد ذلك الدور
marbles-option-max-turns = الحد الأقصى للأدوار
marbles-help-1 = الفائز من معه أكثر الكرات البيضاء. وتنتهي اللعبة حين تخرج آخرها من اللوحة.
marbles-help-2 = يرمي كل لاعب مرة، ويبدأ صاحب أعلى رمية. وفي دورك ارمِ النردين. أحدهما لباك مان والآخر لشبح. أيهما لأي قطعة، وأيها أولًا، كما تشاء.
marbles-help-3 = يسير باك مان بعدد النرد تمامًا، ولا يرجع في طريقه، ويلتهم كل كرة يمر بها. والأماكن المضيئة تبيّن كم كرة.
marbles-help-4 = الأسهم البيضاء فتحات: اخرج من إحداها وادخل من أي فتحة أخرى. والعبور لا يكلّف خطوة.
marbles-help-5 = الشبحان ليسا لأحد. انقل شبحًا إلى باك مان لاعب آخر فيعود إلى بيته ويدفع لك صاحبه كرتين بيضاوين.
marbles-help-6 = في البيت لا يمسكك أحد. ولك أن تمر ببيوت الآخرين لا أن تقف فيها.
marbles-help-7 = بالكرة الصفراء تلتهم شبحًا، ويبقى الشبحان شاحبين ما دمت تستطيع. انتقل إلى مكان أحدهما: يعود إلى الوسط، وتأخذ كرتين من لاعب تختاره، وتعود الكرة الصفراء إلى حلقة فارغة.
marbles-help-8 = المس مكانًا مضيئًا لترى الطريق، والمسه ثانية لتذهب. والقرصان أحدهما فوق الآخر يعنيان أكثر من طريق: اختر تحت اللوحة.
marbles-help-9 = لمسة على نرد تعطيه للقطعة المختارة، ولمسة على باك مان أو شبح تختار تلك القطعة.
marbles-help-10 = «الخطر» يبيّن بكم رمية من 36 يمكن لشبح أن يمسك كل باك مان.

# ما يفعله اللاعب، بعد اسمه.
marbles-short-rolled = رمية: { $low } و{ $high }.
marbles-short-roll-tied = { $seats }: تعادل عند { $total }، وتُعاد الرمية.
marbles-short-begins = أعلى رمية { $total }، وله البدء.
marbles-short-stepped = باك مان إلى { $to }.
marbles-short-crossed = خروج عند { $origin } وعودة عند { $to }.
marbles-short-gobbled = كرة { $colour ->
    [white] بيضاء
   *[yellow] صفراء
} على { $at }؛ البيضاء في الصينية: { $tray }، على اللوحة: { $left }.
marbles-short-ghost-gobbled = التهام الشبح على { $at }! يعود إلى { $to }.
marbles-short-left-under = الكرة على { $at } تبقى.
marbles-short-prowled = شبح من { $origin } إلى { $to }.
marbles-short-captured = الشبح على { $at } يمسك { $whom }. العودة إلى { $home }.
marbles-short-paid = دفعة إلى { $to }. بيضاء: { $white }، صفراء: { $yellow }.
marbles-short-privilege-lost = فقدان كرات صفراء: { $count }.
marbles-short-returned = عودة كرة صفراء إلى { $at }.
marbles-short-waits = لا حلقة فارغة؛ الكرة الصفراء تنتظر.
marbles-short-cleared = ذهبت آخر كرة بيضاء. الكرات البيضاء بترتيب اللعب: { $trays }. الفوز: { $winners }.
marbles-short-turn-limit = لُعب عدد الأدوار المتفق عليه ({ $turns }). الكرات البيضاء بترتيب اللعب: { $trays }. الفوز: { $winners }.
marbles-short-stood = { $piece ->
    [pac] لا نقلة كاملة لباك مان، فيقف.
    [ghost] لا نقلة كاملة لأي شبح.
   *[both] لا يتحرك باك مان ولا شبح.
}
marbles-short-stayed = بلا التهام شبح، وقوف في المكان.

# في السجل، بجانب قطعة من يفعل ذلك؛ باختصار.
marbles-note-rolled = رمية { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] كرة واحدة
    [two] كرتان
    [few] { $count } كرات
   *[other] { $count } كرة
}
marbles-note-captured = أمسك!
marbles-note-ghost = التهام شبح
marbles-note-pays = يدفع { $count }
marbles-note-gets = يأخذ { $count }
marbles-note-returned = عودة إلى { $at }
marbles-note-stays = بلا حركة
