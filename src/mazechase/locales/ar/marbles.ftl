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
