error-mspacman-bad-token = «{ $text }» ليس خانة مثل c8 ولا وجهًا مثل *4 أو *F2.
error-mspacman-bad-position = «{ $text }» ليس وضعًا؛ يُكتب هكذا: { $form }.
error-mspacman-bad-phase = «{ $text }» ليس شيئًا يمكن أن يأتي بعد ذلك.
error-mspacman-bad-cell = لا توجد خانة «{ $text }» على هذه اللوحة.
error-mspacman-bad-ghost = «{ $text }» ليس شبحًا؛ يُكتب الشبح e4، والضعيف e4f1 أو e4p1 أو e4p2.

error-mspacman-document-field = مستند هذه اللعبة يحتاج إلى «{ $field }» بالشكل الصحيح.
error-mspacman-document-extra = ليس في المستند «{ $field }»؛ فيه id وgame وtitle وsource و{ $content }.
error-mspacman-document-game = هذا المستند للعبة «{ $game }».
error-mspacman-faces-count = عدد الوجوه { $count }؛ المسموح من 2 إلى { $most }.
error-mspacman-faces-face = «{ $face }» ليس وجهًا؛ الوجوه هي F2 والأعداد من 1 إلى { $largest } مكتوبة كنص.
error-mspacman-faces-spinner-flip = للدوّارة أعداد عادية فقط، لا F2 ‏(M14).
error-mspacman-faces-three = يجب أن يكون العدد 3 بين أعداد الدوّارة (M14).
error-mspacman-faces-flip = يحتاج النرد إلى وجه F2 واحد على الأقل (M15).
error-mspacman-faces-equal = كل الوجوه تعطي العدد نفسه من الخطوات، فلن يتفوق أحد على أحد (M14).

error-mspacman-board-label = «{ $label }» على { $place } ليس خانة في هذه اللعبة؛ الخانات b أو i أو p أو s ثم لا شيء أو * أو o أو x أو g.
error-mspacman-board-dots = منطقة { $area }: عدد الخانات ذات النقاط { $count }، ويجب أن يكون { $each } ‏(M1).
error-mspacman-board-exits = عدد المخارج { $count }؛ يجب أن يكون 4 ‏(M2).
error-mspacman-board-exit-opening = يجب أن يقع المخرج { $place } على الحافة بفتحة واحدة (M2).
error-mspacman-board-opening = عند { $place } فتحة وليس مخرجًا (M2).
error-mspacman-board-powers = عدد خانات القوة { $count }؛ يجب أن يكون 4 ‏(M4).
error-mspacman-board-circles = منطقة { $area } تحتاج إلى دائرة بيضاء (M5).
error-mspacman-board-circle-far = الدائرة البيضاء على { $place } أقرب إلى الحافة منها إلى الوسط (M5).
error-mspacman-board-ghost-spaces = عدد بيوت الأشباح { $count }؛ يجب أن يكون لكل لون بيت واحد (M6).
error-mspacman-board-ghost-middle = يجب أن يكون بيت الشبح { $place } أقرب إلى الوسط من { $other } ‏(M6).
error-mspacman-board-door = الباب بين { $place } و{ $other } يجب أن يقود من بيت شبح إلى المتاهة (M7).
error-mspacman-board-no-door = بيت الشبح { $place } يجب أن يكون مغلقًا إلا من باب إلى المتاهة (M7).
error-mspacman-board-unreachable = لا يمكن الوصول إلى { $place }؛ يجب أن تكون المتاهة متصلة (M9).
error-mspacman-board-dead-end = { $place } طريق مسدود؛ لكل خانة طريقان على الأقل (M12).
error-mspacman-board-unequal = يجب أن يتساوى في كل المناطق عدد { $thing ->
    [exit] المخارج
    [power] خانات القوة
   *[circle] الدوائر البيضاء
}؛ والأعداد بالترتيب { $counts } ‏(M16).
error-mspacman-board-clockwise = يجب أن تسير المناطق مع عقارب الساعة بهذا الترتيب: { $order } ‏(MSP-7).
error-mspacman-board-circle-door = الدائرة البيضاء على { $place } تقع أمام باب شبح (M19).

error-mspacman-place-seats = وضع لعدد { $players } من اللاعبين يذكر { $players } من الأشباح، أحدها «-».
error-mspacman-place-seat = لا يمكن أن يكون الدور لهذا المقعد.
error-mspacman-place-control = يتحكم أحدٌ في Ms. Pac-Man ما إن يُحسَم البدء، ولا أحد قبل ذلك.
error-mspacman-place-ghosts = من يتحكم في Ms. Pac-Man ليس له شبح على اللوحة، ولكل من سواه شبح.
error-mspacman-place-dots = توجد نقطة حيث لم توضع نقطة.
error-mspacman-place-begin = قبل حسم البدء تكون كل النقاط على اللوحة وكل الأشباح قوية في بيوتها.
error-mspacman-place-spins = لا يمكن أن تكون هذه الأعداد قد ظهرت عند البدء.
error-mspacman-place-ghost-space = لا يمكن أن يكون شبح في بيت شبح آخر.
error-mspacman-place-timer = لا يمكن أن يبقى الشبح ضعيفًا كل هذا الوقت الآن.
error-mspacman-place-sharing = لا يمكن أن تقف قطعتان على خانة واحدة الآن.
error-mspacman-place-her = لا يمكن أن تكون Ms. Pac-Man هناك الآن.
error-mspacman-place-phase = لا يمكن أن يأتي هذا لهذا المقعد.
error-mspacman-place-steps = لا يمكن أن تبقى كل هذه الخطوات الآن.
error-mspacman-place-flags = لا يمكن أن يكون هناك دور إضافي الآن.
error-mspacman-place-came = لا يمكن أن يكون الشبح قد جاء من هناك.
error-mspacman-place-bump = لا خيار هنا لخانة مفتوحة تالية.
error-mspacman-place-turns = تُعَدّ الأدوار حتى قيمة الخيار max_turns فقط.
error-mspacman-place-over = تنتهي اللعبة حين تخلو منطقة ملعوبة أو يُبلَغ حد الأدوار، لا غير.

mspacman-refuse-no-circle = توضع Ms. Pac-Man على دائرة بيضاء؛ ولا دائرة على { $cell }.
mspacman-refuse-circle-taken = يقف شبح على الدائرة البيضاء { $cell }.
mspacman-refuse-same-exit = من المخرج يُعاد من مخرج آخر، لا من { $cell } نفسه.
mspacman-refuse-no-pass = القطعة واقفة على { $cell } أصلًا، ويجب السير بالعدد كله.
mspacman-refuse-ghost-space = لا يجوز لأحد دخول بيت الشبح { $cell } الآن.
mspacman-refuse-by-the-door = الخروج من بيت الشبح من بابه؛ ولا يقود إلى { $cell }.
mspacman-refuse-wall = يقف جدار في الطريق إلى { $cell }.
mspacman-refuse-diagonal = { $cell } مائل؛ الخطوات على طول الممرات.
mspacman-refuse-too-far = { $cell } بعيد؛ كل خطوة تنقل إلى الخانة المجاورة.
mspacman-refuse-not-on-her = تقف Ms. Pac-Man على { $cell }، فليست خانة مفتوحة.
mspacman-refuse-not-open = يقف شبح على { $cell }، فليست خانة مفتوحة.
mspacman-refuse-came-from = جاء الشبح من { $cell } ويمضي قدمًا ولا يرجع.
mspacman-refuse-not-next = { $cell } ليس الخانة المفتوحة التالية.

mspacman-event-spun-to-begin = المقعد { $seat } يحصل على { $face } للبدء.
mspacman-event-tied-to-begin = أعداد متساوية؛ تتابع هذه المقاعد فيما بينها: { $seats }.
mspacman-event-took-control = المقعد { $seat } يتحكم في Ms. Pac-Man.
mspacman-event-placed = المقعد { $seat } يضع Ms. Pac-Man على { $at }.
mspacman-event-spun = المقعد { $seat } يدير الدوّارة: { $face }.
mspacman-event-rolled = المقعد { $seat } يرمي النرد: { $face }.
mspacman-event-stepped = المقعد { $seat }: تنتقل Ms. Pac-Man من { $origin } إلى { $to }، والباقي: { $left }.
mspacman-event-ghost-stepped = المقعد { $seat }: ينتقل الشبح من { $origin } إلى { $to }، والباقي: { $left }.
mspacman-event-ate = المقعد { $seat }: تأكل Ms. Pac-Man النقطة على { $at }. الباقي في منطقة { $area }: { $left }.
mspacman-event-power-eaten = المقعد { $seat }: كانت نقطة القوة على { $at }!
mspacman-event-weakened = المقعد { $seat }: ينقلب الشبح ضعيفًا ({ $cause ->
    [power] نقطة القوة
    [f2] F2
   *[other] { $cause }
})، ويقوى بعد عدد من أدواره: { $turns }.
mspacman-event-recovered = المقعد { $seat }: عاد الشبح قويًا.
mspacman-event-caught = المقعد { $seat }: تمسك Ms. Pac-Man بشبح المقعد { $ghost } على { $at }.
mspacman-event-ran-into-her = المقعد { $seat }: يصطدم الشبح الضعيف بـ Ms. Pac-Man على { $at }.
mspacman-event-went-home = المقعد { $seat }: يعود الشبح إلى بيته { $at } قويًا.
mspacman-event-extra-turn = للمقعد { $seat } دور إضافي.
mspacman-event-captured = المقعد { $seat } يأسر Ms. Pac-Man من المقعد { $former } على { $at }.
mspacman-event-bumped = المقعد { $seat }: يقف الشبح على شبح آخر في { $origin } فيمضي إلى { $to }.
mspacman-event-won = المقعد { $seat } يفوز: خلت منطقة { $area } من النقاط.
mspacman-event-turn-limit = لُعب العدد المتفق عليه من الأدوار ({ $turns }). أقل النقاط الباقية للمقعد: { $winners }.

area_cleared = خلت منطقة من نقاطها.
area_cleared-own = خلت منطقتك من نقاطها.

mspacman-name = Ms. Pac-Man
mspacman-about = أخلِ منطقتك من النقاط. كُلها وأنت Ms. Pac-Man؛ وإن كنت شبحًا فأمسك بها لتصبح هي.

# على الصفحة.
mspacman-todo-begin = أدر الدوّارة للبدء: صاحب أعلى عدد يبدأ بدور Ms. Pac-Man.
mspacman-todo-begin-again = تعادل: أدر الدوّارة مرة أخرى للبدء.
mspacman-todo-place = ضع Ms. Pac-Man على دائرة بيضاء.
mspacman-todo-spin = أدر الدوّارة لـ Ms. Pac-Man.
mspacman-todo-roll = ارمِ النرد لشبحك.
mspacman-todo-walk = { $steps ->
    [one] تسير Ms. Pac-Man خطوة واحدة. انقر الخانة المجاورة.
    [two] تسير Ms. Pac-Man خطوتين. انقر خانة تبعد خطوتين على الأكثر.
    [few] تسير Ms. Pac-Man ‏{ $steps } خطوات. انقر خانة تبعد { $steps } خطوات على الأكثر.
   *[other] تسير Ms. Pac-Man ‏{ $steps } خطوة. انقر خانة تبعد { $steps } خطوة على الأكثر.
}
mspacman-todo-chase = { $steps ->
    [one] يسير شبحك خطوة واحدة. انقر الخانة المجاورة.
    [two] يسير شبحك خطوتين. انقر خانة تبعد خطوتين على الأكثر.
    [few] يسير شبحك { $steps } خطوات. انقر خانة تبعد { $steps } خطوات على الأكثر.
   *[other] يسير شبحك { $steps } خطوة. انقر خانة تبعد { $steps } خطوة على الأكثر.
}
mspacman-todo-bump = يقف هناك شبح آخر. اختر الخانة المفتوحة التالية.
mspacman-out-of-reach = { $steps ->
    [one] الخانة { $cell } أبعد من خطوة واحدة.
    [two] الخانة { $cell } أبعد من خطوتين.
    [few] الخانة { $cell } أبعد من { $steps } خطوات.
   *[other] الخانة { $cell } أبعد من { $steps } خطوة.
}
mspacman-solid = هذا جدار. انقر خانة في الممرات.
mspacman-todo-on = { $steps ->
    [one] بقيت خطوة واحدة.
    [two] بقيت خطوتان.
    [few] بقيت { $steps } خطوات.
   *[other] بقيت { $steps } خطوة.
}
mspacman-todo-go = هل يعجبك؟ انقر «انطلق». ما زال بإمكانك الرجوع.
mspacman-todo-power = هكذا تؤكل نقطة القوة! انقر «انطلق» أو ارجع خطوة.
mspacman-todo-caught = هكذا يُمسَك شبح! انقر «انطلق» أو ارجع خطوة.
mspacman-todo-captured = هكذا تؤسَر Ms. Pac-Man! انقر «انطلق» أو ارجع خطوة.
mspacman-todo-lost = انتبه: ستُمسَك هناك. انقر «انطلق» أو ارجع خطوة.
mspacman-todo-won = هكذا تخلو منطقة وتنتهي اللعبة! انقر «انطلق» أو ارجع خطوة.
mspacman-todo-given = انتبه: هكذا تخلو منطقة غيرك فيفوز. انقر «انطلق» أو ارجع خطوة.
mspacman-spin = أدر الدوّارة
mspacman-roll = ارمِ النرد
mspacman-steps-left = { $left ->
    [one] خطوة باقية
    [two] خطوتان باقيتان
    [few] خطوات باقية
   *[other] خطوة باقية
}
mspacman-back = خطوة إلى الوراء
mspacman-go = انطلق
mspacman-dots-left = { $left ->
    [zero] لا نقاط باقية في منطقة { $area }
    [one] بقيت نقطة واحدة في منطقة { $area }
    [two] بقيت نقطتان في منطقة { $area }
    [few] بقيت { $left } نقاط في منطقة { $area }
    [many] بقيت { $left } نقطة في منطقة { $area }
   *[other] بقيت { $left } نقطة في منطقة { $area }
}
mspacman-has-her = يلعب بـ Ms. Pac-Man
mspacman-weak-for = الشبح ضعيف، يقوى بعد { $turns ->
    [one] دور واحد
    [two] دورين
   *[other] { $turns } أدوار
}
mspacman-has-spun = حصل على { $face }
mspacman-scene-took-control = يلعب الآن بـ Ms. Pac-Man!
mspacman-scene-took-control-you = تلعب الآن بـ Ms. Pac-Man!
mspacman-scene-captured = أمسك بـ Ms. Pac-Man!
mspacman-scene-captured-you = أمسكت بـ Ms. Pac-Man!
mspacman-scene-extra-turn = يدير الدوّارة مرة أخرى!
mspacman-scene-extra-turn-you = تدير الدوّارة مرة أخرى!
mspacman-scene-power-eaten = معه القوة: كل الأشباح ضعيفة!
mspacman-scene-power-eaten-you = معك القوة: كل الأشباح ضعيفة!
mspacman-scene-caught = يعيد شبحًا إلى بيته!
mspacman-scene-caught-you = تعيد شبحًا إلى بيته!
mspacman-scene-ran-into-her = اصطدم بـ Ms. Pac-Man وعاد إلى بيته!
mspacman-scene-ran-into-her-you = اصطدمت بـ Ms. Pac-Man وعدت إلى بيتك!
mspacman-scene-tied-to-begin = تعادل: مرة أخرى!
mspacman-scene-won = خلت منطقته من النقاط!
mspacman-scene-won-you = خلت منطقتك من النقاط!
mspacman-grid = اللوحة. الأسهم تسير خطوة خطوة، ومع Shift تتجول دون سير. Enter يسير إلى خانة قريبة أو بعيدة ويؤكد المسار الكامل، ويدير الدوّارة ويرمي النرد. N ينتقل إلى الخانة الممكنة التالية، وBackspace يرجع خطوة، وEscape يرجع كل الخطوات.
mspacman-cell-her = ‏Ms. Pac-Man: { $name }
mspacman-cell-ghost = شبح: { $name }
mspacman-cell-weak = شبح ضعيف: { $name }، يقوى بعد { $turns ->
    [one] دور واحد
    [two] دورين
   *[other] { $turns } أدوار
}
mspacman-cell-target = يمكنك الذهاب إلى هنا
mspacman-cell-dot = نقطة
mspacman-cell-power = نقطة قوة
mspacman-cell-circle = دائرة بيضاء
mspacman-cell-exit = مخرج متصل بالمخارج الأخرى
mspacman-cell-home = بيت الشبح { $area }
mspacman-cell-area = منطقة { $area }
mspacman-cell-solid = جدار
mspacman-setup-random = القرعة تحدد شبح كل لاعب
mspacman-option-layout = اللوحة
mspacman-option-layout-pinwheel = المروحة
mspacman-option-layout-windmill = الطاحونة
mspacman-option-die-faces = نرد الأشباح
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = دوّارة Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = من 1 إلى 6
mspacman-option-start-by = من يبدأ
mspacman-option-start-by-spinner = صاحب أعلى عدد في الدوّارة
mspacman-option-start-by-die = صاحب أعلى رمية نرد
mspacman-option-fill-unused-areas = نقاط أيضًا في المناطق التي لا يلعب بها أحد
mspacman-option-dot-on-pickup = حين تؤسَر Ms. Pac-Man تزول النقطة التي تحتها أيضًا
mspacman-option-capture-in-passing = تلتقي القطع في أثناء السير أيضًا، لا في نهايته فقط
mspacman-option-bump-can-capture = الشبح الذي يبتعد عن شبح آخر يجوز أن ينتقل إلى خانة Ms. Pac-Man
mspacman-option-enter-ghost-space = يجوز للشبح أن يعود سيرًا إلى بيته
mspacman-option-power-overrides-f2 = نقطة القوة تطيل الضعف الناتج عن F2 أيضًا
mspacman-option-power-timer-restart = نقطة قوة ثانية تبدأ حساب الوقت من جديد
mspacman-option-extra-turn-chain = قد يجلب الدور الإضافي دورًا إضافيًا آخر
mspacman-option-max-turns = حد الأدوار (ثم يفوز من بقيت في منطقته أقل النقاط)
mspacman-help-1 = لكل لاعب منطقة على اللوحة عليها صورة شبحه. يفوز من تخلو منطقته من النقاط أولًا، أيًّا كان من أكلها.
mspacman-help-2 = يلعب أحدكم بـ Ms. Pac-Man ويأكل: كل نقطة تغادر خانتها تزول. ويطاردها الآخرون بأشباحهم. من يمسك بها يلعب بها من تلك اللحظة ويضعها على دائرة بيضاء.
mspacman-help-3 = تسير Ms. Pac-Man بعدد الدوّارة والأشباح بعدد النرد، بالعدد كله تمامًا. ويجوز أن تستدير وتستعمل الخانة مرتين.
mspacman-help-4 = انقر خانة بعد خانة، أو انقر خانة بعيدة ليُرسم الطريق إليها. إنها تجربة فقط: ارجع خطوات حتى يعجبك الطريق، ثم انقر «انطلق».
mspacman-help-5 = مغادرة نقطة القوة الكبيرة تُضعف كل الأشباح: تصبح شاحبة وعيونها متقاطعة. وتعدّ الساعة الرملية أدوارها حتى تقوى من جديد.
mspacman-help-6 = إذا لقيت Ms. Pac-Man شبحًا ضعيفًا عاد إلى بيته وأدارت الدوّارة مرة أخرى. وإذا لقيت شبحًا قويًا أُسرت.
mspacman-help-7 = الوجه F2 على النرد: ينقلب الشبح من قوي إلى ضعيف أو العكس، ثم يسير خطوتين.
mspacman-help-8 = المخارج الأربعة على الحافة متصلة: من أيٍّ منها إلى أيٍّ آخر خطوة واحدة. وتخرج الأشباح من الوسط من أبوابها ولا يعود أحد إلى الداخل.
mspacman-help-9 = «أقصر الطرق» تُظهر طريق كل شبح إلى Ms. Pac-Man وعدد خطواته واحتمال أن يمسك بها برميته التالية إن بقيت مكانها.
mspacman-help-10 = بلوحة المفاتيح: الأسهم للسير، وEnter للتأكيد، وBackspace للرجوع خطوة، وN للخانة الممكنة التالية.

# ما يفعله اللاعب، بعد اسمه.
mspacman-short-spun-to-begin = ‏{ $face } للبدء.
mspacman-short-tied-to-begin = أعداد متساوية؛ مرة أخرى: { $seats }.
mspacman-short-took-control = يلعب الآن بـ Ms. Pac-Man.
mspacman-short-placed = يضع Ms. Pac-Man على { $at }.
mspacman-short-spun = الدوّارة: { $face }.
mspacman-short-rolled = النرد: { $face }.
mspacman-short-stepped = { $left ->
    [0] ‏Ms. Pac-Man إلى { $to }.
   *[other] ‏Ms. Pac-Man إلى { $to }، والباقي: { $left }.
}
mspacman-short-ghost-stepped = { $left ->
    [0] الشبح إلى { $to }.
   *[other] الشبح إلى { $to }، والباقي: { $left }.
}
mspacman-short-ate = التهام ما على { $at }؛ والباقي في منطقة { $area }: { $left }.
mspacman-short-power-eaten = نقطة قوة!
mspacman-short-weakened = الشبح ضعيف ({ $cause ->
    [power] نقطة القوة
    [f2] F2
   *[other] { $cause }
})، يقوى بعد { $turns ->
    [one] دور واحد
    [two] دورين
   *[other] { $turns } أدوار
}.
mspacman-short-recovered = عاد الشبح قويًا.
mspacman-short-caught = يمسك بشبح على { $at }.
mspacman-short-ran-into-her = يصطدم الشبح الضعيف بـ Ms. Pac-Man على { $at }.
mspacman-short-went-home = الشبح في بيته { $at }، قويًا.
mspacman-short-extra-turn = دور إضافي!
mspacman-short-captured = يأسر Ms. Pac-Man على { $at }!
mspacman-short-bumped = يمضي الشبح من { $origin } إلى { $to }.
mspacman-short-won = الفوز: خلت منطقة { $area } من النقاط!
mspacman-short-turn-limit = لُعب العدد المتفق عليه من الأدوار ({ $turns }). أقل النقاط الباقية: { $winners }.

# في السجل، بجانب قطعة من يفعل ذلك؛ باختصار.
mspacman-note-begin = البداية: { $face }
mspacman-note-spun = دوران { $face }
mspacman-note-rolled = رمية { $face }
mspacman-note-placed = على { $at }
mspacman-note-bumped = ثم إلى { $to }
mspacman-note-home = شبح إلى بيته
mspacman-note-captured = يأسرها!
mspacman-note-extra = دوران آخر
