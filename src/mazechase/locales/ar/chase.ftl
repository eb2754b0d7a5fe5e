error-chase-bad-action = «{ $text }» ليس حركة؛ الحركة مربع مثل e2، أو اسم شبح، أو - لإنهاء الحركة.
error-chase-bad-position = «{ $text }» ليس وضعًا؛ يُكتب هكذا: { $form }.
error-chase-bad-square = «{ $text }» ليس مربعًا؛ المربعات من a1 إلى i9.

error-chase-layout-field = يحتاج المخطط إلى «{ $field }»: source نص، وfences وpellets قائمتان، وstarts جدول.
error-chase-layout-extra = ليس في المخطط «{ $field }»؛ فيه source وfences وpellets وstarts.
error-chase-layout-many-fences = عدد الأسوار { $count }؛ وفي العلبة { $most } على الأكثر.
error-chase-layout-fence = «{ $fence }» ليس سورًا؛ السور مربع يليه h أو v، مثل e3h.
error-chase-layout-fence-border = السور { $fence } على الحافة أو يتجاوزها.
error-chase-layout-fence-clash = السور { $fence } يتراكب مع سور آخر أو يقطعه.
error-chase-layout-square = { $place }: «{ $square }» ليس مربعًا؛ المربعات من a1 إلى i9.
error-chase-layout-pellet-count = يجب أن يكون عدد الحبّات { $wanted }، وهو { $count }.
error-chase-layout-pellet-twice = على { $square } حبّتان.
error-chase-layout-pieces = يجب أن تكون البدايات لهذه القطع: { $pieces }.
error-chase-layout-start-pellet = لا يمكن أن تبدأ { $piece } على { $square } حيث توجد حبّة.
error-chase-layout-start-shared = لا يمكن أن تبدأ { $piece } على { $square } حيث تبدأ قطعة أخرى.
error-chase-layout-closed = لا يمكن بلوغ { $square } من بداية باك مان؛ يجب أن يُبلَغ كل مربع.
error-chase-layout-parted = الحبّات تفصل { $square } عن بداية باك مان؛ والشبح لا يقف عليها، فيحتاج إلى طريق حولها.

error-chase-place-ghosts = يذكر الوضع أربعة أشباح، والمأكول منها بالعلامة -.
error-chase-place-pellets = توجد حبّة حيث لا حبّة في المخطط، أو لا تنقص حبّة مع أن واحدة أُكلت للتو.
error-chase-place-lives = لا يمكن أن يكون لباك مان هذا العدد من الحيوات، وإذا نفدت فلا بد أن تبقى حبّة.
error-chase-place-idle = لا يمكن أن تمر هذه الدورات كلها بلا حبّة.
error-chase-place-best = لا يمكن أن يؤكل هذا العدد من الحبّات في حياة واحدة ضائعة.
error-chase-place-cycles = تُعَدّ الدورات حتى قيمة الخيار max_turns فقط.
error-chase-place-sharing = لا يمكن أن يقف شبحان على مربع واحد.
error-chase-place-on-pellet = لا يمكن لأحد أن يقف على حبّة هناك.
error-chase-place-waiting = لا يمكن أن تنتظر هذه الأشباح حركتها.
error-chase-place-over = انتهت اللعبة، فلا يمكن أن يكون أحد في وسط حركته.
error-chase-place-met = لا يمكن أن يقف باك مان وشبح على مربع واحد هنا.
error-chase-place-move = لا يمكن أن يبقى هذا العدد من الخطوات في هذه الحركة، أو ليس هكذا.
error-chase-place-run = لا يمكن أن يكون الشبح قد بدأ جريه هكذا.
error-chase-place-sight = يجب أن يتفق كون الشبح يرى باك مان مع كونه مسعورًا.
error-chase-place-stuck = لا تستطيع القطعة فعل شيء هنا، فلا يمكن أن يكون دورها.

chase-refuse-no-call = لا يُختار { $ghost } الآن: الحركة لـ{ $piece }.
chase-refuse-call-first = اختر أولًا الشبح الذي يتحرك: { $ghosts }.
chase-refuse-ghost-eaten = أُكل { $ghost } ويعود مع البداية القادمة.
chase-refuse-has-moved = تحرّك { $ghost } في هذه الدورة.
chase-refuse-two-steps = يتحرك باك مان مربعين دائمًا؛ ولا توقفه إلا حبّة قوة.
chase-refuse-one-step = يتحرك باك مان مربعًا واحدًا على الأقل.
chase-refuse-must-boost = يجب استعمال الدفعة.
chase-refuse-whole-boost = الدفعة التي بدأت يجب أن تُستعمل كلها.
chase-refuse-stop-on-pellet = لا يمكن أن يقف { $ghost } على { $square } حيث توجد حبّة قوة.
chase-refuse-run-on = { $ghost } مسعور ويواصل الجري من { $square }.
chase-refuse-must-catch = يستطيع { $ghost } الإمساك بباك مان في هذه الحركة، فعليه ذلك؛ و{ $square } لا يؤدي إليه.
chase-refuse-must-move = لا يمكن أن يبقى { $ghost } على { $square }: الشبح الذي يستطيع الحركة يتحرك.
chase-refuse-stands-there = { $piece } على { $square } أصلًا.
chase-refuse-fence-between = يقف سور بين { $piece } و{ $square }.
chase-refuse-no-jump = لا يقفز { $piece } فوق قطعة أخرى إلى { $square }.
chase-refuse-too-far = { $square } بعيد: ينتقل { $piece } من مربع إلى مربع مجاور، لا بالمائل.
chase-refuse-ghost-there = على { $square } شبح؛ ولا يدخله باك مان بلا دفعة.
chase-refuse-straight-on = الشبح المسعور يجري باستقامة، فلا ينعطف { $ghost } إلى { $square }.
chase-refuse-no-sharing = على { $square } شبح آخر، ولا يستطيع { $ghost } الوقوف معه ولا المرور.
chase-refuse-pellet-there = على { $square } حبّة قوة، ولا ينهي { $ghost } حركته هناك.
chase-refuse-toward = { $ghost } يرى باك مان وعليه الجري نحوه، لا إلى { $square }.
chase-refuse-farther = عبر { $square } لا يقطع { $ghost } إلا مربعًا واحدًا؛ والمسعور يجري مربعين حيث أمكن.

chase-event-moved = المقعد { $seat }: { $piece } من { $origin } إلى { $to }.
chase-event-ate-pellet = يأكل باك مان حبّة القوة على { $at }؛ { $left ->
    [zero] لم يبقَ شيء
    [one] بقيت واحدة
    [two] بقيت اثنتان
   *[other] بقيت { $left }
}.
chase-event-boosted = لباك مان دفعة: { $steps ->
    [one] حتى مربع واحد
    [two] حتى مربعين
    [few] حتى { $steps } مربعات
   *[other] حتى { $steps } مربعًا
} زيادة، ويأكل الأشباح.
chase-event-ate-ghost = يأكل باك مان { $ghost } على { $at }.
chase-event-boost-ended = تنتهي دفعة باك مان على { $at }.
chase-event-called = المقعد { $seat } يختار { $ghost }.
chase-event-frenzied = { $ghost } يرى باك مان عبر { $line } ويصير مسعورًا.
chase-event-stayed = يبقى { $piece } على { $at }.
chase-event-stopped = المقعد { $seat } ينهي الحركة: { $piece } يتوقف على { $at }.
chase-event-caught = { $ghost } يمسك بباك مان على { $at }؛ { $lives ->
    [zero] لم تبقَ حياة
    [one] بقيت حياة واحدة
    [two] بقيت حياتان
    [few] بقيت { $lives } حيوات
   *[other] بقيت { $lives } حياة
}.
chase-event-stalled = { $cycles ->
    [one] دورة واحدة
    [two] دورتان
    [few] { $cycles } دورات
   *[other] { $cycles } دورة
} بلا حبّة كلّفت باك مان حياة؛ { $lives ->
    [zero] لم تبقَ حياة
    [one] بقيت حياة واحدة
    [two] بقيت حياتان
    [few] بقيت { $lives } حيوات
   *[other] بقيت { $lives } حياة
}.
chase-event-reset = عاد الجميع إلى البداية: باك مان على { $pacman }، والأشباح على { $ghosts }.
chase-event-pellets-back = عادت الحبّات على { $pellets }.
chase-event-won = { $winner ->
    [ghosts] تفوز الأشباح
   *[other] يفوز { $winner }
}؛ { $level ->
    [0] ولم يبلغ باك مان أي مستوى
   *[other] ويبلغ باك مان المستوى { $level }
}.
chase-event-turn-limit = لُعب العدد المتفق عليه من الدورات ({ $cycles ->
    [one] { $cycles }
   *[other] { $cycles }
})؛ لا يفوز أحد، { $level ->
    [0] ولم يبلغ باك مان أي مستوى
   *[other] ويبلغ باك مان المستوى { $level }
}.

chase_pellets_eaten = أكل باك مان حبّات القوة الأربع كلها.
chase_lives_lost = أخذت الأشباح آخر حياة لباك مان.

# على الصفحة.
chase-name = المطاردة
chase-about = كُل حبّات القوة الأربع قبل أن تمسك بك الأشباح. واحد يلعب باك مان، والآخرون يتقاسمون الأشباح.
chase-todo = اختر مربعًا مضيئًا.
chase-todo-pacman = { $steps ->
    [one] خطوة أخرى: اختر مربعًا مضيئًا.
    [two] سِر مربعين: اختر مربعًا مضيئًا. لك أن تنعطف وأن ترجع.
    [few] سِر { $steps } مربعات: اختر مربعًا مضيئًا. لك أن تنعطف وأن ترجع.
   *[other] سِر { $steps } مربعًا: اختر مربعًا مضيئًا. لك أن تنعطف وأن ترجع.
}
chase-todo-boost = { $steps ->
    [one] دفعة! مربع آخر إن شئت، وتأكل ما تلقاه من الأشباح.
    [two] دفعة! حتى مربعين إن شئت، وتأكل ما تلقاه من الأشباح.
    [few] دفعة! حتى { $steps } مربعات إن شئت، وتأكل ما تلقاه من الأشباح.
   *[other] دفعة! حتى { $steps } مربعًا إن شئت، وتأكل ما تلقاه من الأشباح.
}
chase-todo-ghost = يتحرك { $ghost }: اختر مربعًا مضيئًا.
chase-todo-frenzy = { $ghost } يرى باك مان ويجري: اختر مربعًا مضيئًا.
chase-todo-call = أي شبح يتحرك الآن؟ انقر عليه.
chase-show-ways = خطوط الرؤية
chase-setup-random = القرعة على من يلعب باك مان
chase-setup-chosen = المكان الأول باك مان، والآخرون يتقاسمون الأشباح.
chase-call = أي شبح يتحرك الآن؟
chase-end-here = التوقف هنا
chase-boost = { $steps ->
    [zero] دفعة
    [one] دفعة: خطوة واحدة
    [two] دفعة: خطوتان
    [few] دفعة: { $steps } خطوات
   *[other] دفعة: { $steps } خطوة
}
chase-frenzy = مسعور!
chase-waiting = ثم { $ghosts }
chase-level = { $level ->
    [0] بلا مستوى: لم تؤكل أي حبّة
    [1] المستوى 1: باك مان مبتدئ
    [2] المستوى 2: باك مان واعد
    [3] المستوى 3: باك مان متقدّم
   *[other] المستوى { $level }: باك مان محترف
}
chase-lives = { $lives ->
    [zero] لا حيوات باقية
    [one] بقيت حياة واحدة
    [two] بقيت حياتان
    [few] بقيت { $lives } حيوات
   *[other] بقيت { $lives } حياة
}؛ الحبّات المأكولة: { $eaten }
chase-patience = { $cycles ->
    [one] حبّة الآن وإلا ضاعت حياة
    [two] حبّة خلال دورتين!
    [few] حبّة خلال { $cycles } دورات!
   *[other] حبّة خلال { $cycles } دورة!
}
chase-runs = { $ghost }{ $state ->
    [eaten] ، أُكل
    [moves] ، عليه الحركة
   *[there] { "" }
}
chase-grid = اللوحة. الأسهم تتنقل بين المربعات، وEnter يرسل القطعة إلى هناك أو يختار الشبح، وE ينهي الحركة.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = حبّة قوة
chase-square-target = { $steps ->
    [one] يمكنك أن تخطو إلى هنا
    [two] يمكنك الوصول إلى هنا بخطوتين
    [few] يمكنك الوصول إلى هنا بـ{ $steps } خطوات
   *[other] يمكنك الوصول إلى هنا بـ{ $steps } خطوة
}
chase-square-call = يمكنك اختيار هذا الشبح
chase-square-fences = سور { $sides }

chase-option-layout = المتاهة
chase-option-layout-gates = البوابات
chase-option-layout-gates-about = المعتادة. إذا لعب الطرفان بلا خطأ فاز باك مان بالكاد.
chase-option-layout-den = الوكر
chase-option-layout-den-about = تخرج الأشباح من وكر في الأعلى، وعلى الجانبين ممرات طويلة. الأفضلية لباك مان.
chase-option-layout-hedges = الأسيجة
chase-option-layout-hedges-about = الحبّات بعيدة عن الحافة، والأشباح تأتي من كل جانب. يفوز اللاعبون المهرة من الطرفين بالتساوي تقريبًا.
chase-option-layout-pinwheel = المروحة
chase-option-layout-pinwheel-about = لا تتغير إذا دارت اللوحة نصف دورة؛ والأشباح تبدأ في النصف الأعلى. الأفضلية للأشباح.
chase-option-layout-printed = الساحة المفتوحة
chase-option-layout-printed-about = كاللوحة المطبوعة بقدر ما هو معروف: ستة أسوار فقط، فترى الأشباح بعيدًا. الأفضلية للأشباح.
chase-option-layout-towers = الأبراج
chase-option-layout-towers-about = الحبّات في الزوايا خلف الجدران. الأفضلية لباك مان.
chase-option-lives = حيوات باك مان
chase-option-lives-1 = واحدة
chase-option-lives-2 = اثنتان
chase-option-lives-3 = ثلاث
chase-option-pacman-short-move = يجوز أن يتوقف باك مان بعد مربع واحد
chase-option-pacman-into-ghost = إذا دخل باك مان مربع شبح بلا دفعة
chase-option-pacman-into-ghost-blocked = يسدّ الشبح طريقه
chase-option-pacman-into-ghost-caught = يُمسَك به
chase-option-boost-mandatory = على باك مان أن يستعمل الدفعة
chase-option-boost-exact = من استعمل الدفعة قطع مربعاتها الثلاثة كلها
chase-option-eat-in-passing = يأكل باك مان بالدفعة كل شبح في طريقه، لا حيث يقف فقط
chase-option-boost-chain = حبّة أخرى أثناء الدفعة تعطي دفعة جديدة
chase-option-ghost-order = ترتيب الأشباح
chase-option-ghost-order-fixed = ثابت دائمًا
chase-option-ghost-order-free = يُختار كل مرة
chase-option-ghost-pass = يجوز أن يبقى الشبح في مكانه
chase-option-must-catch = على الشبح أن يمسك بباك مان إذا استطاع
chase-option-frenzy-path = يجري الشبح المسعور
chase-option-frenzy-path-straight = باستقامة
chase-option-frenzy-path-free = كما يشاء
chase-option-frenzy-path-toward = نحو باك مان
chase-option-frenzy-exact = على الشبح المسعور أن يقطع مربعين إذا استطاع
chase-option-ghost-cross-pellet = يجوز للشبح المسعور أن يمرّ فوق حبّة
chase-option-ghosts-stack = يجوز أن تقف الأشباح على مربع واحد
chase-option-pellets-reset = تعود الحبّات كلها عند ضياع حياة
chase-option-stall-limit = عدد الدورات بلا حبّة التي تكلّف حياة
chase-option-max-turns = تنتهي بعد هذا العدد من الدورات

chase-help-1 = يريد باك مان أن يأكل حبّات القوة الأربع. وتريد الأشباح أن تمسك به ثلاث مرات: كل مرة تكلّفه حياة ويعود الجميع إلى البداية.
chase-help-2 = يسير باك مان أولًا مربعين. له أن ينعطف وأن يرجع، لكن الأشباح والأسوار تسدّ طريقه.
chase-help-3 = على حبّة القوة يتوقف وينال دفعة: حتى ثلاثة مربعات زيادة، عبر الأشباح، وكل شبح يلقاه يؤكل حتى البداية القادمة. وحبّة أخرى في الطريق تعطيه دفعة جديدة.
chase-help-4 = ثم تتحرك الأشباح، كل واحد مربعًا: Blinky ثم Inky ثم Pinky ثم Clyde. لها أن تقف على مربع واحد، لكنها لا تقف على حبّة قوة.
chase-help-5 = الشبح الذي يرى باك مان في صفه أو عموده حين يأتي دوره يصير مسعورًا: يجري مربعين باستقامة. الأسوار تحجب الرؤية، والأشباح لا تحجبها.
chase-help-6 = الدورة هي سير باك مان ثم حركات الأشباح بعده. وإذا مرت دورات كثيرة بلا حبّة، وهي 20 عادةً، خسر باك مان حياة أيضًا.
chase-help-7 = تحت اللوحة ترى القطعة التي تتحرك ولمن هي والأشباح التي تليها. انقر مربعًا على بعد خطوتين فتسير القطعة إليه؛ وبالنقاط الصغيرة تختار الطريق بنفسك.
chase-help-8 = بلوحة المفاتيح: الأسهم وEnter؛ وE ينهي الحركة مبكرًا.

# ما يفعله اللاعب، بعد اسمه.
chase-short-moved = { $piece } من { $origin } إلى { $to }.
chase-short-stopped = { $piece } يتوقف على { $at }.
chase-short-called = الآن { $ghost }.

# في السجل، بجانب القطعة التي تتحرك؛ باختصار.
chase-note-stays = بلا حركة
chase-note-called = الآن { $ghost }
chase-note-ate = التهام { $ghost }
chase-note-life = ضاعت حياة
chase-note-pellets = { $count ->
    [one] حبّة واحدة
    [two] حبّتان
    [few] { $count } حبّات
   *[other] { $count } حبّة
}
