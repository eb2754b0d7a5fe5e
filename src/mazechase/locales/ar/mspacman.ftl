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
error-mspacman-board-dots = منطقة { $area }: عدد الخانات ذات الحبّات { $count }، ويجب أن يكون { $each } ‏(M1).
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
error-mspacman-place-dots = توجد حبّة حيث لم توضع حبّة.
error-mspacman-place-begin = قبل حسم البدء تكون كل الحبّات على اللوحة وكل الأشباح قوية في بيوتها.
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

mspacman-refuse-no-circle = توضع Ms. Pac-Man على دائرة بيضاء.
mspacman-refuse-circle-taken = يقف شبح على تلك الدائرة البيضاء (قاعدة منزلية: توضع Ms. Pac-Man على دائرة خالية).
mspacman-refuse-same-exit = تخرج من مخرج وتعود من مخرج آخر، لا من المخرج نفسه.
mspacman-refuse-no-pass = قطعتك هناك أصلًا، ويجب أن تستعمل كل خطواتك.
mspacman-refuse-ghost-space = لا يجوز لأحد دخول بيت أشباح الآن.
mspacman-refuse-by-the-door = الخروج من بيت الشبح من بابه، ولا يقود إلى هناك.
mspacman-refuse-wall = في الطريق جدار.
mspacman-refuse-diagonal = لا حركة بالمائل.
mspacman-refuse-too-far = بعيد جدًا: كل خطوة تنقل إلى الخانة المجاورة.
mspacman-refuse-not-on-her = هناك Ms. Pac-Man، فليست خانة مفتوحة.
mspacman-refuse-not-open = هناك شبح آخر، فليست خانة مفتوحة.
mspacman-refuse-not-open-named = شبح آخر هناك، فليست خانة مفتوحة.
mspacman-refuse-came-from = جاء الشبح من هناك ويمضي قدمًا ولا يرجع.
mspacman-refuse-not-next = ليست هذه الخانة المفتوحة التالية.

mspacman-event-spun-to-begin = حصل المقعد { $seat } على { $face } لنرى من يبدأ.
mspacman-event-tied-to-begin = تعادل؛ تعيد المحاولة هذه المقاعد: { $seats }.
mspacman-event-took-control = المقعد { $seat } يتحكم في Ms. Pac-Man.
mspacman-event-placed = المقعد { $seat } يضع Ms. Pac-Man على { $at }.
mspacman-event-spun = المقعد { $seat } يدير الدوّارة: { $face }.
mspacman-event-rolled = المقعد { $seat } يرمي النرد: { $face }.
mspacman-event-stepped = المقعد { $seat }: تنتقل Ms. Pac-Man من { $origin } إلى { $to }، والباقي: { $left }.
mspacman-event-ghost-stepped = المقعد { $seat }: ينتقل الشبح من { $origin } إلى { $to }، والباقي: { $left }.
mspacman-event-ate = المقعد { $seat }: تأكل Ms. Pac-Man الحبّة على { $at }؛ { $left ->
    [zero] لا حبّات باقية في منطقة { $area }
    [one] بقيت حبّة واحدة في منطقة { $area }
    [two] بقيت حبّتان في منطقة { $area }
    [few] بقيت { $left } حبّات في منطقة { $area }
    [many] بقيت { $left } حبّة في منطقة { $area }
   *[other] بقيت { $left } حبّة في منطقة { $area }
}.
mspacman-event-power-eaten = المقعد { $seat }: تأكل Ms. Pac-Man حبّة القوة على { $at }!
mspacman-event-weakened = المقعد { $seat }: ضعف الشبح ({ $cause ->
    [power] حبّة القوة
    [f2] F2
   *[other] { $cause }
})، ويقوى بعد { $turns ->
    [one] دور واحد
    [two] دورين
    [few] { $turns } أدوار
    [many] { $turns } دورًا
   *[other] { $turns } دور
}.
mspacman-event-recovered = المقعد { $seat }: عاد الشبح قويًا.
mspacman-event-caught = المقعد { $seat }: تمسك Ms. Pac-Man بشبح المقعد { $ghost } على { $at }.
mspacman-event-ran-into-her = المقعد { $seat }: يصطدم الشبح الضعيف بـ Ms. Pac-Man على { $at }.
mspacman-event-went-home = المقعد { $seat }: يعود الشبح إلى بيته { $at } قويًا.
mspacman-event-extra-turn = للمقعد { $seat } دور إضافي.
mspacman-event-captured = المقعد { $seat } يمسك بـ Ms. Pac-Man المقعد { $former } على { $at }.
mspacman-event-bumped = المقعد { $seat }: يقف الشبح على شبح آخر في { $origin } فيمضي إلى { $to }.
mspacman-event-won = المقعد { $seat } يفوز: خلت منطقة { $area } من الحبّات.
mspacman-event-turn-limit = بلغت اللعبة الحد الأقصى للأدوار ({ $turns }). أقل الحبّات الباقية للمقعد: { $winners }.

area_cleared = خلت منطقة الفائز من الحبّات.
area_cleared-own = زالت كل حبّاتك.

mspacman-name = Ms. Pac-Man
mspacman-about = أخلِ منطقتك من الحبّات. ‏Ms. Pac-Man تأكلها والأشباح تطاردها. أمسك بها لتلعب بها أنت.
mspacman-word-Blinky = ‏Blinky
mspacman-word-Inky = ‏Inky
mspacman-word-Pinky = ‏Pinky
mspacman-word-Sue = ‏Sue
mspacman-step-1 = تدير Ms. Pac-Man الدوّارة وترمي الأشباح النرد. امشِ هذا العدد من الخطوات.
mspacman-step-2 = هي تأكل الحبّات. إذا خلت منطقتك منها فقد فزت!
mspacman-step-3 = أمسك بها بشبحك لتلعب بها أنت.

# على الصفحة.
mspacman-guide-chance = أهلًا! أخلِ منطقتك من الحبّات قبل غيرك.
mspacman-guide-turn = المس مربعًا مضيئًا لتذهب إليه. لا شيء نهائي حتى تلمس «انطلق».
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] ترمي النرد…
       *[somebody] يرمي النرد…
    }
   *[spun] { $who ->
        [you] تدير الدوّارة…
       *[somebody] يدير الدوّارة…
    }
}
mspacman-todo-begin = أدر الدوّارة لنرى من يبدأ: صاحب أعلى عدد يلعب بـ Ms. Pac-Man.
mspacman-todo-begin-again = تعادل: أدر الدوّارة مرة أخرى لنرى من يبدأ.
mspacman-todo-place = ضع Ms. Pac-Man على إحدى الدوائر المضيئة.
mspacman-todo-spin = أدر الدوّارة لـ Ms. Pac-Man.
mspacman-todo-roll = ارمِ النرد لشبحك.
mspacman-todo-walk = { $steps ->
    [one] حرّك Ms. Pac-Man خطوة واحدة. المس الخانة المجاورة.
    [two] حرّك Ms. Pac-Man خطوتين. المس خانة مضيئة أو خانة أبعد منها.
    [few] حرّك Ms. Pac-Man ‏{ $steps } خطوات. المس خانة مضيئة أو خانة أبعد منها.
   *[other] حرّك Ms. Pac-Man ‏{ $steps } خطوة. المس خانة مضيئة أو خانة أبعد منها.
}
mspacman-todo-chase = { $steps ->
    [one] حرّك شبحك خطوة واحدة. المس الخانة المجاورة.
    [two] حرّك شبحك خطوتين. المس خانة مضيئة أو خانة أبعد منها.
    [few] حرّك شبحك { $steps } خطوات. المس خانة مضيئة أو خانة أبعد منها.
   *[other] حرّك شبحك { $steps } خطوة. المس خانة مضيئة أو خانة أبعد منها.
}
mspacman-todo-bump = هنا شبح آخر. اختر الخانة المفتوحة التالية.
mspacman-out-of-reach = { $steps ->
    [one] بعيد جدًا: بقيت لك خطوة واحدة.
    [two] بعيد جدًا: بقيت لك خطوتان.
    [few] بعيد جدًا: بقيت لك { $steps } خطوات.
   *[other] بعيد جدًا: بقيت لك { $steps } خطوة.
}
mspacman-solid = هذا جدار. المس خانة في المتاهة.
mspacman-harm = ستخسر Ms. Pac-Man أو شبحك، أو يفوز غيرك.
mspacman-todo-on = { $steps ->
    [one] بقيت خطوة واحدة.
    [two] بقيت خطوتان.
    [few] بقيت { $steps } خطوات.
   *[other] بقيت { $steps } خطوة.
}
mspacman-todo-go = راضٍ؟ المس «انطلق». ما زال بإمكانك الرجوع.
mspacman-todo-power = هكذا تأكل حبّة قوة! المس «انطلق» أو ارجع خطوة.
mspacman-todo-caught = هكذا تمسك بشبح! المس «انطلق» أو ارجع خطوة.
mspacman-todo-captured = هكذا تمسك بـ Ms. Pac-Man! المس «انطلق» أو ارجع خطوة.
mspacman-todo-lost = انتبه: ستُمسَك هناك. المس «انطلق» أو ارجع خطوة.
mspacman-todo-won = هكذا تخلو منطقة وتنتهي اللعبة! المس «انطلق» أو ارجع خطوة.
mspacman-todo-given = انتبه: هكذا تخلو منطقة لاعب آخر فيفوز. المس «انطلق» أو ارجع خطوة.
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
    [zero] لا حبّات باقية في منطقة { $area }
    [one] بقيت حبّة واحدة في منطقة { $area }
    [two] بقيت حبّتان في منطقة { $area }
    [few] بقيت { $left } حبّات في منطقة { $area }
    [many] بقيت { $left } حبّة في منطقة { $area }
   *[other] بقيت { $left } حبّة في منطقة { $area }
}
mspacman-has-her = يلعب بـ Ms. Pac-Man
mspacman-weak-for = الشبح ضعيف، يقوى بعد { $turns ->
    [one] دور واحد
    [two] دورين
    [few] { $turns } أدوار
    [many] { $turns } دورًا
   *[other] { $turns } دور
}
mspacman-has-spun = حصل على { $face }
mspacman-scene-took-control = صار الآن Ms. Pac-Man!
mspacman-scene-took-control-you = صرت الآن Ms. Pac-Man!
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
mspacman-scene-tied-to-begin = تعادل: أديروا مرة أخرى!
mspacman-scene-won = فاز: خلت منطقته من الحبّات!
mspacman-scene-won-you = فزت: خلت منطقتك من الحبّات!
mspacman-grid = اللوحة. الأسهم تسير خطوة خطوة، ومع Shift تتجول دون سير. Enter يسير إلى خانة قريبة أو بعيدة ويؤكد المسار الكامل، ويدير الدوّارة ويرمي النرد. N ينتقل إلى الخانة الممكنة التالية، وBackspace يرجع خطوة، وEscape يرجع كل الخطوات.
mspacman-cell-her = ‏Ms. Pac-Man: { $name }
mspacman-cell-ghost = شبح: { $name }
mspacman-cell-weak = شبح ضعيف: { $name }، يقوى بعد { $turns ->
    [one] دور واحد
    [two] دورين
    [few] { $turns } أدوار
    [many] { $turns } دورًا
   *[other] { $turns } دور
}
mspacman-cell-target = يمكنك الذهاب إلى هنا
mspacman-cell-dot = حبّة
mspacman-cell-power = حبّة قوة
mspacman-cell-circle = دائرة بيضاء
mspacman-cell-exit = مخرج متصل بالمخارج الأخرى
mspacman-cell-home = بيت الشبح { $area }
mspacman-cell-area = منطقة { $area }
mspacman-cell-solid = جدار
mspacman-setup-random = أشباح عشوائية
mspacman-option-layout = اللوحة
mspacman-option-layout-pinwheel = المروحة
mspacman-option-layout-pinwheel-about = لوحة من عندنا متماثلة من كل جانب.
mspacman-option-layout-for-three = لثلاثة
mspacman-option-layout-for-three-about = لوحة من عندنا لثلاثة لاعبين، تتقارب فيها فرصهم أكثر من غيرها.
mspacman-option-layout-windmill = الطاحونة
mspacman-option-layout-windmill-about = لوحة من عندنا بممرات أخرى.
mspacman-option-die-faces = نرد الأشباح
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = دوّارة Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = من 1 إلى 6
mspacman-option-start-by = من يبدأ
mspacman-option-start-by-spinner = أعلى عدد في الدوّارة
mspacman-option-start-by-die = أعلى رمية نرد
mspacman-option-fill-unused-areas = حبّات في المناطق بلا لاعب أيضًا
mspacman-option-dot-on-pickup = حين يُمسَك بـ Ms. Pac-Man تزول الحبّة التي تحتها أيضًا
mspacman-option-capture-in-passing = يُمسَك بالقطع في الطريق أيضًا، لا في نهاية الحركة فقط
mspacman-option-bump-can-capture = الشبح الذي يقع على شبح آخر يجوز أن يمضي إلى خانة Ms. Pac-Man
mspacman-option-enter-ghost-space = يجوز للشبح أن يعود سيرًا إلى بيته
mspacman-option-power-overrides-f2 = حبّة القوة تطيل ضعف F2 أيضًا
mspacman-option-power-timer-restart = حبّة قوة ثانية تعيد بدء العدّ
mspacman-option-extra-turn-chain = قد يجلب الدور الإضافي دورًا آخر
mspacman-option-circle-choice = توضع Ms. Pac-Man على
mspacman-option-circle-choice-free_only = دائرة بيضاء بلا شبح
mspacman-option-circle-choice-any = أي دائرة بيضاء
mspacman-option-max-turns = الحد الأقصى للأدوار (ثم يفوز صاحب أقل الحبّات الباقية)

# ما يفعله اللاعب، بعد اسمه.
mspacman-short-spun-to-begin = ‏{ $face } لنرى من يبدأ.
mspacman-short-tied-to-begin = تعادل. مرة أخرى: { $seats }.
mspacman-short-took-control = اللعب الآن بـ Ms. Pac-Man.
mspacman-short-placed = ‏{ $who ->
    [you] وضعت
   *[somebody] وضع
} Ms. Pac-Man على { $at }.
mspacman-short-spun = الدوّارة: { $face }.
mspacman-short-rolled = النرد: { $face }.
mspacman-short-stepped = { $left ->
    [0] ‏Ms. Pac-Man إلى { $to }.
    [one] ‏Ms. Pac-Man إلى { $to }، بقيت خطوة واحدة.
    [two] ‏Ms. Pac-Man إلى { $to }، بقيت خطوتان.
    [few] ‏Ms. Pac-Man إلى { $to }، بقيت { $left } خطوات.
   *[other] ‏Ms. Pac-Man إلى { $to }، بقيت { $left } خطوة.
}
mspacman-short-ghost-stepped = { $left ->
    [0] الشبح إلى { $to }.
    [one] الشبح إلى { $to }، بقيت خطوة واحدة.
    [two] الشبح إلى { $to }، بقيت خطوتان.
    [few] الشبح إلى { $to }، بقيت { $left } خطوات.
   *[other] الشبح إلى { $to }، بقيت { $left } خطوة.
}
mspacman-short-ate = ‏{ $who ->
    [you] أكلت
   *[somebody] أكل
} ما على { $at }؛ { $left ->
    [zero] لا حبّات باقية في منطقة { $area }
    [one] بقيت حبّة واحدة في منطقة { $area }
    [two] بقيت حبّتان في منطقة { $area }
    [few] بقيت { $left } حبّات في منطقة { $area }
   *[other] بقيت { $left } حبّة في منطقة { $area }
}.
mspacman-short-power-eaten = حبّة قوة!
mspacman-short-weakened = الشبح ضعيف ({ $cause ->
    [power] حبّة القوة
    [f2] F2
   *[other] { $cause }
})، يقوى بعد { $turns ->
    [one] دور واحد
    [two] دورين
    [few] { $turns } أدوار
    [many] { $turns } دورًا
   *[other] { $turns } دور
}.
mspacman-short-recovered = عاد الشبح قويًا.
mspacman-short-caught = إمساك بشبح على { $at }.
mspacman-short-ran-into-her = يصطدم الشبح الضعيف بـ Ms. Pac-Man على { $at }.
mspacman-short-went-home = عاد الشبح إلى بيته { $at }، وهو قوي من جديد.
mspacman-short-extra-turn = دور إضافي!
mspacman-short-captured = إمساك بـ Ms. Pac-Man على { $at }!
mspacman-short-bumped = يمضي الشبح من { $origin } إلى { $to }.
mspacman-short-won = الفوز: خلت منطقة { $area } من الحبّات!
mspacman-short-turn-limit = بلغت اللعبة الحد الأقصى للأدوار ({ $turns }). أقل الحبّات الباقية: { $winners }.

# في السجل، بجانب قطعة من يفعل ذلك؛ باختصار.
mspacman-note-begin = البداية: { $face }
mspacman-note-spun = دوران { $face }
mspacman-note-rolled = رمية { $face }
mspacman-note-placed = على { $at }
mspacman-note-bumped = ثم إلى { $to }
mspacman-note-home = شبح إلى بيته
mspacman-note-captured = إمساك بها!
mspacman-note-extra = دوران آخر

## ماذا ينصح المدرّب
mspacman-advice-go = انتقل إلى { $to }.

## لماذا ينصح المدرّب بذلك
mspacman-reason-wins = بهذا تفوز باللعبة!
mspacman-reason-gives = تنتهي به اللعبة ويفوز لاعب آخر.
mspacman-reason-captures = تمسك بـ Ms. Pac-Man، فتلعب بها بعد ذلك.
mspacman-reason-lost = هناك يمسك شبح بـ Ms. Pac-Man.
mspacman-reason-ran = يصطدم شبحك الضعيف بـ Ms. Pac-Man.
mspacman-reason-catches = تمسك Ms. Pac-Man بشبح المقعد { $seat }.
mspacman-reason-catches-named = أُمسك بالشبح، وتدير الدوّارة من جديد.
mspacman-reason-power = تأكل Ms. Pac-Man حبّة قوة.
mspacman-reason-dot = تختفي حبّة من منطقتك.
mspacman-reason-risk = { $percent ->
    [0] هناك لا يستطيع أي شبح أن يمسك بها برميته القادمة.
   *[other] هناك قد يمسك بها شبح باحتمال { NUMBER($percent) }٪.
}
mspacman-reason-near = { $steps ->
    [one] من هناك إليها خطوة واحدة.
    [two] من هناك إليها خطوتان.
    [few] من هناك إليها { $steps } خطوات.
   *[other] من هناك إليها { $steps } خطوة.
}

mspacman-help-aim-title = الهدف
mspacman-help-aim = لكل لاعب منطقة على اللوحة عليها صورة شبحه. أول منطقة تخلو من الحبّات يفوز صاحبها، أيًّا كان من أكلها. وإذا بُلغ عدد الأدوار المحدد فاز من بقيت له أقل الحبّات.
mspacman-help-areas-title = المناطق
mspacman-help-areas = في كل منطقة من الأربع 17 حبّة، والكبيرة حبّة قوة. والمناطق التي لا صاحب لها فيها حبّات أيضًا، لكنها لا تفوز.
mspacman-help-start-title = من يلعب بـ Ms. Pac-Man
mspacman-help-start = يدير كل لاعب الدوّارة مرة، وصاحب أعلى رقم يلعب بـ Ms. Pac-Man، وعند التعادل يُعاد الدوران. توضع على دائرة بيضاء وتبدأ. ويلعب الآخرون بأشباحهم باتجاه عقارب الساعة.
mspacman-help-walk-title = السير
mspacman-help-walk = تسير Ms. Pac-Man بعدد الدوّارة والأشباح بعدد النرد، بالعدد كله تمامًا، في الممرات، لا بالمائل ولا عبر جدار. ويجوز أن تستدير وتستعمل الخانة مرتين.
mspacman-help-dots-title = الحبّات
mspacman-help-dots = تأكل Ms. Pac-Man الحبّة حين تغادر خانتها لا حين تصل إليها. وتأكل حبّات الجميع. والحبّات لا تعود.
mspacman-help-meet-title = اللقاء
mspacman-help-meet = تلتقي القطع على كل خانة تدخلها، ولو مرورًا. شبح قوي وMs. Pac-Man: يُمسك بها أيًّا كان المتحرك. شبح ضعيف وMs. Pac-Man: يعود الشبح إلى بيته قويًا.
mspacman-help-extra-title = دور إضافي
mspacman-help-extra = إذا أمسكت شبحًا ضعيفًا في سيرها أدارت الدوّارة مرة أخرى بعده، مرة لكل دور كهذا. وإذا أُمسك بها في السير نفسه فلا دور إضافي.
mspacman-help-capture-title = الإمساك بها
mspacman-help-capture = من يمسك بـ Ms. Pac-Man يلعب بها من الآن: يضعها على دائرة بيضاء بلا شبح ويلعب فورًا. ومن خسرها يعود إليه شبحه في بيته قويًا.
mspacman-help-power-title = حبّات القوة
mspacman-help-power = حين تغادر Ms. Pac-Man حبّة قوة كبيرة تضعف كل الأشباح: تشحب وتتقاطع عيونها. ويبقى كل شبح ضعيفًا دورًا واحدًا من أدواره. وتعدّ الساعة الرملية الأدوار حتى يقوى.
mspacman-help-flip-title = F2 على النرد
mspacman-help-flip = ينقلب الشبح من قوي إلى ضعيف أو العكس، ثم يسير خطوتين. بعد F2 يبقى ضعيفًا حتى يبدأ دوره التالي. وحبّة القوة تضعفه مدة أطول، والثانية تعيد بدء مدته.
mspacman-help-exits-title = المخارج
mspacman-help-exits = المخارج الأربعة على الحافة متصلة: من أيٍّ منها إلى أيٍّ آخر خطوة واحدة. ولا عودة من المخرج نفسه. ولا حبّات عليها.
mspacman-help-doors-title = بيوت الأشباح
mspacman-help-doors = تخرج الأشباح من بيوتها في الوسط من أبوابها بخطوة واحدة. ولا يعود أحد إلى الداخل.
mspacman-help-bump-title = الأشباح فيما بينها
mspacman-help-bump = تمر الأشباح بعضها ببعض بحرية. والشبح الذي ينتهي على شبح آخر يمضي إلى الخانة المفتوحة التالية لا إلى الخلف، وإن تعددت اختار لاعبه.
mspacman-help-touch-title = على الشاشة
mspacman-help-touch = المس خانة بعد خانة، أو المس خانة أبعد لتذهب إليها مباشرة. لا شيء نهائي حتى تلمس «انطلق»: لك أن ترجع خطوات كما تشاء. و«أقصر الطرق» تُظهر طريق كل شبح إلى Ms. Pac-Man واحتمال أن يمسك بها برميته التالية.
mspacman-help-keys-title = بلوحة المفاتيح
mspacman-help-keys = الأسهم للسير، وEnter للتأكيد، وBackspace للرجوع خطوة، وN للخانة الممكنة التالية.

# قصة الدور: ما حدث، بعد اسم ونقطتين، في قائمة واحدة. [squares] لمن لا يرى اللوحة؛
# و[you] حين يكون الآخر أو الفاعل ($own) هو القارئ.
mspacman-deed-spun-to-begin = ‏{ $who ->
    [you] حصلت
   *[somebody] حصل
} على { $face } لنرى من يبدأ
mspacman-deed-took-control = ‏{ $who ->
    [you] تلعب
   *[somebody] يلعب
} الآن بـ Ms. Pac-Man
mspacman-deed-placed = ‏{ $who ->
    [you] وضعت
   *[somebody] وضع
} Ms. Pac-Man على { $detail ->
    [squares] { $at }
   *[plain] اللوحة
}
mspacman-deed-spun = ‏{ $who ->
    [you] حصلت
   *[somebody] حصل
} على { $face } بالدوّارة
mspacman-deed-rolled = ‏{ $who ->
    [you] رميت
   *[somebody] رمى
} { $face }
mspacman-deed-walked = ‏{ $who ->
    [you] حرّكت
   *[somebody] حرّك
} Ms. Pac-Man { $detail ->
    [squares] إلى { $to }
   *[plain] { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    }
}
mspacman-deed-ghost-walked = ‏{ $who ->
    [you] حرّكت
   *[somebody] حرّك
} الشبح { $detail ->
    [squares] إلى { $to }
   *[plain] { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    }
}
mspacman-deed-ate = ‏{ $who ->
    [you] أكلت
   *[somebody] أكل
} { $count ->
    [one] حبّة واحدة
    [two] حبّتين
    [few] { $count } حبّات
   *[other] { $count } حبّة
}
mspacman-deed-power = ‏{ $who ->
    [you] أكلت
   *[somebody] أكل
} حبّة قوة فضعفت الأشباح
mspacman-deed-weak = صار الشبح ضعيفًا
mspacman-deed-caught = ‏{ $you ->
    [you] أعاد شبحك
   *[other] ‏{ $who ->
        [you] أعدت
       *[somebody] أعاد
    } شبح { $whom }
} إلى بيته
mspacman-deed-ran-into-her = اصطدم شبح ضعيف بـ Ms. Pac-Man
mspacman-deed-extra-turn = ‏{ $who ->
    [you] حصلت
   *[somebody] حصل
} على دور إضافي
mspacman-deed-captured = ‏{ $you ->
    [you] أخذ Ms. Pac-Man منك
   *[other] ‏{ $who ->
        [you] أخذت
       *[somebody] أخذ
    } Ms. Pac-Man من { $whom }
}
mspacman-deed-bumped = مضى الشبح إلى { $to }
mspacman-deed-won = خلت منطقة { $area } { $who ->
    [you] ففزت
   *[somebody] ففاز
}

# ما حدث للقارئ، بخط كبير بجانب اللوحة؛ و$name هو الفاعل.
mspacman-befalls-captured = أخذ { $name } منك Ms. Pac-Man!
mspacman-befalls-caught = أمسك { $name } بشبحك. يعود إلى بيته!
mspacman-befalls-ran-into-her = اصطدم شبحك الضعيف بـ Ms. Pac-Man. يعود إلى بيته!
mspacman-score = { $count ->
    [zero] بلا حبّات
    [one] حبّة واحدة
    [two] حبّتان
    [few] { $count } حبّات
    [many] { $count } حبّة
   *[other] { $count } حبّة
}
