error-chase-bad-action = «{ $text }» ليس حركة؛ الحركة مربع مثل e2، أو اسم شبح، أو - لإنهاء الحركة.
error-chase-bad-position = «{ $text }» ليس وضعًا؛ يُكتب هكذا: { $form }.
error-chase-bad-square = «{ $text }» ليس مربعًا؛ المربعات من a1 إلى i9.

error-chase-layout-field = يحتاج المخطط إلى «{ $field }»: source نص، وfences وpellets قائمتان، وstarts جدول.
error-chase-layout-extra = ليس في المخطط «{ $field }»؛ فيه source وfences وpellets وstarts.
error-chase-layout-many-fences = عدد الحواجز { $count }؛ وفي العلبة { $most } على الأكثر.
error-chase-layout-fence = «{ $fence }» ليس حاجزًا؛ الحاجز مربع يليه h أو v، مثل e3h.
error-chase-layout-fence-border = الحاجز { $fence } على الحافة أو يتجاوزها.
error-chase-layout-fence-clash = الحاجز { $fence } يتراكب مع حاجز آخر أو يقطعه.
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
error-chase-place-idle = لا يمكن أن تمر هذه الجولات كلها بلا حبّة.
error-chase-place-best = لا يمكن أن يؤكل هذا العدد من الحبّات في حياة واحدة ضائعة.
error-chase-place-cycles = تُعَدّ الجولات حتى قيمة الخيار max_turns فقط.
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
chase-refuse-ghost-eaten = أُكل { $ghost } ويعود بعد الرجوع التالي إلى البداية.
chase-refuse-has-moved = تحرّك { $ghost } بالفعل في هذه الجولة.
chase-refuse-two-steps = يتحرك باك مان مربعين دائمًا؛ ولا توقفه إلا حبّة قوة.
chase-refuse-one-step = يتحرك باك مان مربعًا واحدًا على الأقل.
chase-refuse-must-boost = على باك مان أن يستعمل الدفعة.
chase-refuse-whole-boost = يجب استعمال مربعات الدفعة كلها.
chase-refuse-stop-on-pellet = لا يمكن أن يقف { $ghost } هناك: توجد حبّة قوة.
chase-refuse-run-on = { $ghost } مسعور ويواصل الجري.
chase-refuse-must-catch = يستطيع { $ghost } الإمساك بباك مان في هذه الحركة، فعليه ذلك؛ وهذا لا يؤدي إليه.
chase-refuse-must-move = لا يمكن أن يبقى { $ghost } مكانه: الشبح الذي يستطيع الحركة يتحرك.
chase-refuse-stands-there = { $piece } هناك أصلًا.
chase-refuse-fence-between = يقف حاجز في طريق { $piece }.
chase-refuse-no-jump = لا يقفز { $piece } فوق قطعة أخرى.
chase-refuse-too-far = بعيد جدًا: ينتقل { $piece } من مربع إلى مربع مجاور، لا بالمائل.
chase-refuse-ghost-there = هناك شبح؛ ولا يدخل باك مان بلا دفعة.
chase-refuse-straight-on = الشبح المسعور يجري باستقامة، فلا ينعطف { $ghost }.
chase-refuse-no-sharing = هناك شبح آخر، ولا يستطيع { $ghost } الوقوف معه ولا المرور.
chase-refuse-pellet-there = هناك حبّة قوة، ولا ينهي { $ghost } حركته عليها.
chase-refuse-toward = { $ghost } يرى باك مان وعليه الجري نحوه.
chase-refuse-farther = من هناك لا يقطع { $ghost } إلا مربعًا واحدًا؛ والمسعور يجري مربعين حيث أمكن.

chase-event-moved = المقعد { $seat }: { $piece } من { $origin } إلى { $to }.
chase-event-ate-pellet = يأكل باك مان حبّة القوة على { $at }؛ { $left ->
    [zero] لم يبقَ شيء
    [one] بقيت واحدة
    [two] بقيت اثنتان
   *[other] بقيت { $left }
}.
chase-event-boosted = نال باك مان دفعة: { $steps ->
    [one] حتى مربع واحد زيادة
    [two] حتى مربعين زيادة
    [few] حتى { $steps } مربعات زيادة
    [many] حتى { $steps } مربعًا زيادة
   *[other] حتى { $steps } مربع زيادة
}، ويأكل الأشباح.
chase-event-ate-ghost = يأكل باك مان { $ghost } على { $at }.
chase-event-boost-ended = تنتهي دفعة باك مان على { $at }.
chase-event-called = المقعد { $seat } يختار { $ghost }.
chase-event-frenzied = { $ghost } يرى باك مان عبر { $line } ويصير مسعورًا.
chase-event-stayed = يبقى { $piece } على { $at }.
chase-event-stopped = أوقف المقعد { $seat } ‏{ $piece } على { $at }.
chase-event-caught = { $ghost } يمسك بباك مان على { $at }؛ { $lives ->
    [zero] لم تبقَ حياة
    [one] بقيت حياة واحدة
    [two] بقيت حياتان
    [few] بقيت { $lives } حيوات
   *[other] بقيت { $lives } حياة
}.
chase-event-stalled = { $cycles ->
    [one] جولة واحدة
    [two] جولتان
    [few] { $cycles } جولات
   *[other] { $cycles } جولة
} بلا حبّة كلّفت باك مان حياة؛ { $lives ->
    [zero] لم تبقَ حياة
    [one] بقيت حياة واحدة
    [two] بقيت حياتان
    [few] بقيت { $lives } حيوات
   *[other] بقيت { $lives } حياة
} (قاعدة منزلية).
chase-event-reset = عاد الجميع إلى البداية: باك مان على { $pacman }، والأشباح على { $ghosts }.
chase-event-pellets-back = عادت الحبّات على { $pellets }.
chase-event-won = { $winner ->
    [ghosts] تفوز الأشباح
   *[other] يفوز { $winner }
}؛ { $level ->
    [0] ولم يبلغ باك مان أي مستوى
   *[other] ويبلغ باك مان المستوى { $level }
}.
chase-event-turn-limit = بلغت اللعبة الحد الأقصى للجولات ({ $cycles })؛ لا يفوز أحد، { $level ->
    [0] ولم يبلغ باك مان أي مستوى
   *[other] وبلغ باك مان المستوى { $level }
}.

chase_pellets_eaten = أكل باك مان حبّات القوة الأربع كلها.
chase_lives_lost = أخذت الأشباح آخر حياة لباك مان.

# على الصفحة.
chase-name = المطاردة
chase-about = كُل حبّات القوة الأربع قبل أن تمسك بك الأشباح. لاعب واحد هو باك مان، والآخرون يتقاسمون الأشباح.
chase-harm = سيخسر باك مان حياة.
chase-word-Pac-Man = باك مان
chase-word-Blinky = ‏Blinky
chase-word-Inky = ‏Inky
chase-word-Pinky = ‏Pinky
chase-word-Clyde = ‏Clyde
chase-step-1 = على باك مان أن يأكل حبّات القوة الأربع.
chase-step-2 = على الأشباح أن تمسك به ثلاث مرات.
chase-step-3 = الحبّة تعطيه دفعة: الآن هو يأكل الأشباح!
chase-guide-turn = أهلًا! يريد باك مان حبّات القوة الأربع، وتريد الأشباح الإمساك به ثلاث مرات. المس مربعًا مضيئًا لتذهب إليه.
chase-todo = المس مربعًا مضيئًا.
chase-todo-pacman = { $steps ->
    [one] بقي مربع واحد: اختر مربعًا مضيئًا.
    [two] تحرّك مربعين: اختر مربعًا مضيئًا. لك أن تنعطف وأن ترجع.
    [few] تحرّك { $steps } مربعات: اختر مربعًا مضيئًا. لك أن تنعطف وأن ترجع.
    [many] تحرّك { $steps } مربعًا: اختر مربعًا مضيئًا. لك أن تنعطف وأن ترجع.
   *[other] تحرّك { $steps } مربع: اختر مربعًا مضيئًا. لك أن تنعطف وأن ترجع.
}
chase-todo-boost = { $steps ->
    [one] دفعة! لك مربع آخر، وتأكل كل شبح تلقاه.
    [two] دفعة! لك حتى مربعين آخرين، وتأكل كل شبح تلقاه.
    [few] دفعة! لك حتى { $steps } مربعات أخرى، وتأكل كل شبح تلقاه.
    [many] دفعة! لك حتى { $steps } مربعًا آخر، وتأكل كل شبح تلقاه.
   *[other] دفعة! لك حتى { $steps } مربع آخر، وتأكل كل شبح تلقاه.
}
chase-todo-ghost = يتحرك { $ghost }: اختر مربعًا مضيئًا.
chase-todo-frenzy = { $ghost } يرى باك مان ويجري: اختر مربعًا مضيئًا.
chase-todo-call = أي شبح يتحرك الآن؟ المسه.
chase-show-ways = خطوط الرؤية
chase-setup-random = باك مان عشوائي
chase-setup-chosen = المقعد الأول باك مان، والآخرون يتقاسمون الأشباح.
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
    [one] كُل حبّة الآن وإلا خسرت حياة
    [two] كُل حبّة خلال جولتين!
    [few] كُل حبّة خلال { $cycles } جولات!
   *[other] كُل حبّة خلال { $cycles } جولة!
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
    [one] يمكنك الوصول إلى هنا بخطوة
    [two] يمكنك الوصول إلى هنا بخطوتين
    [few] يمكنك الوصول إلى هنا بـ{ $steps } خطوات
   *[other] يمكنك الوصول إلى هنا بـ{ $steps } خطوة
}
chase-square-call = يمكنك اختيار هذا الشبح
chase-square-fences = حاجز { $sides }

chase-option-layout = المتاهة
chase-option-layout-gates = البوابات
chase-option-layout-gates-about = المتاهة المعتادة. إذا لم يخطئ أحد فاز باك مان بثلاث حيوات، وفازت الأشباح إن كانت له حياة أو حياتان.
chase-option-layout-den = الوكر
chase-option-layout-den-about = تخرج الأشباح من وكر في الأعلى، وعلى الجانبين ممرات طويلة. الأفضلية لباك مان. إذا لم يخطئ أحد فاز باك مان بحياتين أو ثلاث، وفازت الأشباح إن كانت له حياة واحدة.
chase-option-layout-hedges = الأسيجة
chase-option-layout-hedges-about = الحبّات بعيدة عن الحافة، والأشباح تأتي من كل جانب. يفوز اللاعبون المهرة من الطرفين بالتساوي تقريبًا. إذا لم يخطئ أحد فازت الأشباح دائمًا.
chase-option-layout-orchard = البستان
chase-option-layout-orchard-about = صفوف من الأشجار في الوسط، والحبّات خلف الحواجز. إذا تساوى اللاعبون قوةً فاز الطرفان بالتساوي تقريبًا. إذا لم يخطئ أحد فازت الأشباح دائمًا.
chase-option-layout-pairs = أزواج
chase-option-layout-pairs-about = الحبّات في أزواج، فقد تقود دفعة إلى أخرى. إذا لم يخطئ أحد فاز باك مان دائمًا.
chase-option-layout-pinwheel = المروحة
chase-option-layout-pinwheel-about = المتاهة هي نفسها إذا قُلبت؛ والأشباح تبدأ في النصف الأعلى. الأفضلية للأشباح. إذا لم يخطئ أحد فازت الأشباح دائمًا.
chase-option-layout-printed = الساحة المفتوحة
chase-option-layout-printed-about = كاللوحة المطبوعة بقدر ما نعرفها: ستة حواجز فقط، فترى الأشباح بعيدًا. الأفضلية للأشباح. إذا لم يخطئ أحد فازت الأشباح دائمًا.
chase-option-layout-towers = الأبراج
chase-option-layout-towers-about = الحبّات في الزوايا خلف الجدران. الأفضلية لباك مان. إذا لم يخطئ أحد فاز باك مان بحياتين أو ثلاث، وفازت الأشباح إن كانت له حياة واحدة.
chase-option-layout-crossroads = مفترق الطرق
chase-option-layout-crossroads-about = طريقان يتقاطعان في الوسط، وعلى كلّ منهما شبح ينتظر. إذا لم يخطئ أحد فازت الأشباح دائمًا.
chase-option-layout-harbour = المرفأ
chase-option-layout-harbour-about = أرصفة تمتدّ من الجانبين، والحبّات أزواج، فقد تقود دفعة إلى أخرى. إذا لم يخطئ أحد فاز باك مان دائمًا.
chase-option-layout-stables = الإسطبلات
chase-option-layout-stables-about = إسطبلات في الأعلى والأسفل، والحبّات أزواج على الجانبين. إذا لم يخطئ أحد فاز باك مان بحياتين أو ثلاث، وفازت الأشباح إن كانت له حياة واحدة.
chase-option-layout-market = السوق
chase-option-layout-market-about = أكشاك في صفوف على يمين ممرّ طويل ويساره. إذا تساوى اللاعبون قوةً فاز الطرفان بالتساوي تقريبًا. إذا لم يخطئ أحد فازت الأشباح دائمًا.
chase-option-layout-courtyard = الفناء
chase-option-layout-courtyard-about = فناء واسع فيه أربعة تجاويف، والحبّات عند مداخلها. إذا لم يخطئ أحد فاز باك مان بثلاث حيوات، وفازت الأشباح إن كانت له حياة أو حياتان.
chase-option-layout-ladders = السلالم
chase-option-layout-ladders-about = على الجانبين سلالم، وممرّان ضيّقان يؤدّيان إلى الوسط. إذا لم يخطئ أحد فاز باك مان بثلاث حيوات، وفازت الأشباح إن كانت له حياة أو حياتان.
chase-option-layout-quay = الرصيف
chase-option-layout-quay-about = للعب بحياة واحدة. إذا لم يخطئ أحد فاز باك مان دائمًا.
chase-option-layout-alley = الزقاق
chase-option-layout-alley-about = للعب بحياتين. إذا لم يخطئ أحد فاز باك مان بحياتين أو ثلاث، وفازت الأشباح إن كانت له حياة واحدة.
chase-option-layout-fairground = مدينة الملاهي
chase-option-layout-fairground-about = للعب بثلاث حيوات. إذا لم يخطئ أحد فازت الأشباح دائمًا.
chase-option-lives = حيوات باك مان
chase-option-lives-1 = واحدة
chase-option-lives-2 = اثنتان
chase-option-lives-3 = ثلاث
chase-option-pacman-short-move = يجوز أن يتوقف باك مان بعد مربع واحد
chase-option-pacman-into-ghost = إذا دخل باك مان مربع شبح بلا دفعة
chase-option-pacman-into-ghost-blocked = يسدّ الشبح طريقه
chase-option-pacman-into-ghost-caught = يُمسَك به
chase-option-boost-mandatory = على باك مان أن يستعمل الدفعة
chase-option-boost-exact = يجب أن تستعمل الدفعة مربعاتها الثلاثة كلها
chase-option-eat-in-passing = يأكل باك مان بالدفعة كل شبح في طريقه، لا حيث يقف فقط
chase-option-boost-chain = حبّة ثانية أثناء الدفعة تعيد بدء الدفعة
chase-option-ghost-order = ترتيب الأشباح
chase-option-ghost-order-fixed = ثابت دائمًا
chase-option-ghost-order-free = يُختار كل مرة
chase-option-ghost-pass = يجوز أن يبقى الشبح في مكانه
chase-option-must-catch = على الأشباح أن تمسك إذا استطاعت
chase-option-frenzy-path = الشبح المسعور يجري
chase-option-frenzy-path-straight = باستقامة
chase-option-frenzy-path-free = كما يشاء
chase-option-frenzy-path-toward = نحو باك مان
chase-option-frenzy-exact = على الشبح المسعور أن يقطع مربعين إذا استطاع
chase-option-ghost-cross-pellet = يجوز للشبح المسعور أن يمرّ فوق حبّة
chase-option-ghosts-stack = يجوز أن تقف الأشباح على مربع واحد
chase-option-pellets-reset = تعود الحبّات كلها عند ضياع حياة
chase-option-stall-limit = خسارة حياة بعد هذا العدد من الجولات بلا حبّة
chase-option-max-turns = الحد الأقصى للجولات

# ما يفعله اللاعب، بعد اسمه.
chase-short-moved = { $piece } من { $origin } إلى { $to }.
chase-short-stopped = وقوف { $piece } على { $at }.
chase-short-called = اختيار { $ghost }.

# في السجل، بجانب القطعة التي تتحرك؛ باختصار.
chase-note-stays = بلا حركة
chase-note-called = الآن { $ghost }
chase-note-ate = أكل { $ghost }
chase-note-life = ضاعت حياة
chase-note-pellets = { $count ->
    [one] حبّة واحدة
    [two] حبّتان
    [few] { $count } حبّات
   *[other] { $count } حبّة
}

## ماذا ينصح المدرّب
chase-advice-step = انتقل إلى { $to }.
chase-advice-end = توقّف هنا.
chase-advice-call = اختر { $to }.

## لماذا ينصح المدرّب بذلك
chase-reason-wins = بهذا تفوز باللعبة!
chase-reason-pellet = تأكل بها حبّة قوة.
chase-reason-eats = تأكل بها { $ghost }.
chase-reason-catches = تمسك بها باك مان.
chase-reason-caught = هناك يمسك بك { $ghost }.
chase-reason-seen = هناك يراك { $ghost }.
chase-reason-unseen = لا يراك أي شبح هناك.
chase-reason-near = { $steps ->
    [one] من هناك إلى باك مان مربع واحد.
    [two] من هناك إلى باك مان مربعان.
    [few] من هناك إلى باك مان { $steps } مربعات.
   *[other] من هناك إلى باك مان { $steps } مربعًا.
}

chase-help-aim-title = الهدف
chase-help-aim = يفوز باك مان حين يأكل حبّات القوة الأربع. وتفوز الأشباح حين تمسك به ثلاث مرات: كل إمساك يكلّف حياة. والمستوى الذي بلغه هو عدد الحبّات التي أكلها.
chase-help-sides-title = من يلعب بماذا
chase-help-sides = اللاعب 1 هو باك مان، والآخرون يتقاسمون الأشباح الأربعة ويفوزون أو يخسرون معًا. الجولة هي حركة باك مان ثم حركات الأشباح بعده. يبدأ باك مان، وكذلك بعد كل رجوع إلى البداية.
chase-help-pacman-title = حركة باك مان
chase-help-pacman = يتحرك مربعين بالضبط، خطوة خطوة، لا بالمائل. له أن ينعطف وأن يرجع. الحواجز والأشباح تسدّ طريقه، ولا قفز. وإذا لم يجد طريقًا بقي مكانه.
chase-help-pellet-title = الدفعة
chase-help-pellet = على حبّة القوة يتوقف ويأكلها وينال دفعة: حتى ثلاثة مربعات زيادة، في أي اتجاه، ولو عبر الأشباح. وتنتهي الدفعة قبل أن تتحرك الأشباح.
chase-help-eaten-title = أكل الأشباح
chase-help-eaten = كل شبح يلقاه أثناء الدفعة يؤكل ويبقى خارجًا حتى الرجوع التالي إلى البداية. وحبّة أخرى في الطريق تبدأ دفعة جديدة من ثلاثة مربعات.
chase-help-ghosts-title = حركات الأشباح
chase-help-ghosts = تتحرك Blinky ثم Inky ثم Pinky ثم Clyde، كل واحد مربعًا. والشبح الذي يستطيع الحركة يتحرك. للأشباح أن تقف على مربع واحد وأن يمر بعضها ببعض.
chase-help-guard-title = الأشباح والحبّات
chase-help-guard = لا ينهي شبح حركته على حبّة قوة، والمسعور له أن يجري فوقها. والشبح القادر على إمساك باك مان ليس ملزمًا بذلك.
chase-help-sight-title = ما تراه الأشباح
chase-help-sight = يرى الشبح على امتداد صفه وعموده مهما بعدت المسافة، لا بالمائل. الحواجز تحجب الرؤية، والأشباح والحبّات لا تحجبها. والمهم ما يراه حين تبدأ حركته.
chase-help-frenzy-title = السعار
chase-help-frenzy = الشبح الذي يرى باك مان يجري مربعين في خط مستقيم وفي أي اتجاه. وعليه أن يجري مربعين إن استطاع. وإذا كان باك مان بجانبه أمسك به في المربع الأول.
chase-help-caught-title = الإمساك
chase-help-caught = الشبح الذي يصل إلى مربع باك مان يمسك به. يخسر باك مان حياة ويرجع الجميع إلى البداية، والأشباح المأكولة أيضًا. والحبّات المأكولة لا تعود.
chase-help-stall-title = لا تتباطأ
chase-help-stall = بعد جولات كثيرة بلا حبّة (20 ما لم تختر غير ذلك) يخسر باك مان حياة أيضًا. وإذا حدّدت عدد الجولات انتهت اللعبة عنده بلا فائز.
chase-help-maze-title = المتاهات
chase-help-maze = تحدّد المتاهة أماكن الحواجز وحبّات القوة وأماكن البداية. ولا يضع أحد حواجز هنا.
chase-help-touch-title = على الشاشة
chase-help-touch = تحت اللوحة ترى القطعة التي تتحرك ولمن هي والأشباح التي تليها. المس مربعًا على بعد خطوتين فتسير القطعة إليه؛ وبالحلقات الصغيرة تختار الطريق بنفسك.
chase-help-keys-title = بلوحة المفاتيح
chase-help-keys = الأسهم وEnter؛ وE ينهي الحركة مبكرًا.

# قصة الدور: ما حدث، بعد اسم ونقطتين، في قائمة واحدة. [squares] لمن لا يرى اللوحة؛
# و[you] حين يكون الآخر أو الفاعل ($own) هو القارئ.
chase-deed-moved = ‏{ $who ->
    [you] حرّكت
   *[somebody] حرّك
} { $detail ->
    [squares] { $places }
   *[plain] { $pieces }
}
chase-deed-stayed = ‏{ $who ->
    [you] لم تستطع
   *[somebody] لم يستطع
} تحريك { $pieces }
chase-deed-spotted = ‏{ $who ->
    [you] رأيت
   *[somebody] رأى
} باك مان ({ $ghosts })
chase-deed-frenzied = { $ghost } يرى باك مان ويصير مسعورًا
chase-deed-ate-pellet = ‏{ $who ->
    [you] أكلت
   *[somebody] أكل
} حبّة قوة (الباقي { $left })
chase-deed-ate-ghost = ‏{ $who ->
    [you] أكلت
   *[somebody] أكل
} { $ghost }
chase-deed-caught = { $lives ->
    [zero] ‏{ $ghost } يمسك بباك مان! لم تبقَ حياة
    [one] ‏{ $ghost } يمسك بباك مان! بقيت حياة واحدة
    [two] ‏{ $ghost } يمسك بباك مان! بقيت حياتان
    [few] ‏{ $ghost } يمسك بباك مان! بقيت { $lives } حيوات
   *[other] ‏{ $ghost } يمسك بباك مان! بقيت { $lives } حياة
}
chase-deed-stalled = { $lives ->
    [zero] يخسر باك مان حياة: طال الوقت بلا حبّة. لم تبقَ حياة
    [one] يخسر باك مان حياة: طال الوقت بلا حبّة. بقيت حياة واحدة
    [two] يخسر باك مان حياة: طال الوقت بلا حبّة. بقيت حياتان
    [few] يخسر باك مان حياة: طال الوقت بلا حبّة. بقيت { $lives } حيوات
   *[other] يخسر باك مان حياة: طال الوقت بلا حبّة. بقيت { $lives } حياة
}
chase-deed-reset = عاد الجميع إلى البداية

# ما حدث للقارئ، بخط كبير بجانب اللوحة؛ و$name هو الفاعل.
chase-befalls-caught = { $lives ->
    [zero] أمسك بك { $ghost }! لم تبقَ لك حياة
    [one] أمسك بك { $ghost }! بقيت لك حياة واحدة
    [two] أمسك بك { $ghost }! بقيت لك حياتان
    [few] أمسك بك { $ghost }! بقيت لك { $lives } حيوات
   *[other] أمسك بك { $ghost }! بقيت لك { $lives } حياة
}
chase-befalls-stalled = { $lives ->
    [zero] طال الوقت بلا حبّة (عدد الجولات { $cycles }) فخسرت حياة. لم تبقَ لك حياة
    [one] طال الوقت بلا حبّة (عدد الجولات { $cycles }) فخسرت حياة. بقيت لك حياة واحدة
    [two] طال الوقت بلا حبّة (عدد الجولات { $cycles }) فخسرت حياة. بقيت لك حياتان
    [few] طال الوقت بلا حبّة (عدد الجولات { $cycles }) فخسرت حياة. بقيت لك { $lives } حيوات
   *[other] طال الوقت بلا حبّة (عدد الجولات { $cycles }) فخسرت حياة. بقيت لك { $lives } حياة
}
chase-befalls-eaten = أكل باك مان { $ghost }!
