error-quoridor-bad-action = «{ $text }» ليس مربعًا مثل e2 ولا حاجزًا مثل e3h.
error-quoridor-bad-position = «{ $text }» ليس وضعًا؛ يُكتب هكذا: { $form }.
error-quoridor-bad-square = «{ $text }» ليس مربعًا؛ المربعات من a1 إلى i9.
error-quoridor-bad-fence = لا يمكن وضع حاجز في «{ $fence }»؛ لا يجوز أن تتراكب الحواجز أو تتقاطع.
error-quoridor-no-three = الخيار three_players لا يسمح بثلاثة لاعبين.
error-quoridor-place-seats = وضع لعدد { $players } من اللاعبين يحتاج إلى { $players } من القطع و{ $players } من أعداد الحواجز الباقية.
error-quoridor-place-turn = يجب أن يكون الدور لأحد المقاعد من 1 إلى { $players }.
error-quoridor-place-sharing = لا يمكن أن تقف قطعتان على مربع واحد.
error-quoridor-place-fences = لكل لاعب (من { $players }) حواجز عددها { $each }، على اللوحة وفي اليد معًا.
error-quoridor-place-taken = تُعَدّ الحركات حتى قيمة الخيار max_turns فقط.
error-quoridor-place-two-home = لا يمكن أن تبلغ قطعتان الهدف معًا.
error-quoridor-place-shut-in = المقعد { $seat } بلا طريق إلى خط هدفه.
error-quoridor-place-stuck = المقعد { $seat } لا يستطيع فعل شيء هنا، فلا يمكن أن يكون دوره.

quoridor-refuse-no-pass = قطعتك هناك أصلًا، ولا يمكن تفويت الدور.
quoridor-refuse-occupied = تقف قطعة أخرى هناك.
quoridor-refuse-too-far = بعيد جدًا: تتحرك القطعة مربعًا واحدًا أو تقفز فوق قطعة واحدة بجانبها.
quoridor-refuse-no-diagonal = لا تتحرك القطعة مائلًا إلا حول قطعة لا يمكن القفز فوقها.
quoridor-refuse-fence-between = في الطريق حاجز.
quoridor-refuse-one-piece-a-jump = في الطريق قطعتان، ولا يمكن القفز إلا فوق واحدة.
quoridor-refuse-piece-behind = لا تهبط هناك إلا إذا كان خلف القطعة الأخرى حاجز؛ وهنا قطعة ثالثة.
quoridor-refuse-jump-straight = القفزة المستقيمة ممكنة، فلا يجوز الهبوط جانبًا.
quoridor-refuse-fence-beside = يقف حاجز بين القطعة المراد القفز فوقها وذلك المربع.
quoridor-refuse-edge-behind = لا تهبط هناك إلا إذا كان خلف القطعة الأخرى حاجز؛ وهنا تنتهي اللوحة.
quoridor-refuse-off-board = الحاجز يتجاوز حافة اللوحة.
quoridor-refuse-no-fences-left = لم يبقَ لديك أي حاجز.
quoridor-refuse-overlap = لا مكان: حاجز آخر يعترضه.
quoridor-refuse-crossing = الحاجز يتقاطع مع حاجز آخر.
quoridor-refuse-last-path = الحاجز لا يترك للمقعد { $seat } أي طريق إلى هدفه.
quoridor-refuse-last-path-named = لا يبقى طريق إلى الهدف مع حاجز هناك.

quoridor-event-moved = المقعد { $seat } ينتقل من { $origin } إلى { $to }.
quoridor-event-jumped = المقعد { $seat } يقفز من { $origin } فوق { $over } إلى { $to }.
quoridor-event-fenced = وضع المقعد { $seat } الحاجز { $fence }؛ { $left ->
    [zero] لا حواجز باقية
    [one] بقي حاجز واحد
    [two] بقي حاجزان
    [few] بقيت { $left } حواجز
    [many] بقي { $left } حاجزًا
   *[other] بقي { $left } حاجز
}.
quoridor-event-passed-over = المقعد { $seat } لا يستطيع فعل شيء فيفوته الدور.
quoridor-event-won = المقعد { $seat } يبلغ { $at } ويفوز.
quoridor-event-turn-limit = بلغت اللعبة الحد الأقصى للأدوار ({ $turns })؛ لا يفوز أحد.

goal_reached = بلغت قطعة الفائز الجانب الآخر.
goal_reached-own = بلغت قطعتك الجانب الآخر.

# على الصفحة.
quoridor-name = Quoridor
quoridor-about = كن أول من يعبر المتاهة. في كل دور اخطُ خطوة، أو ضع حاجزًا في طريق أحدهم.
quoridor-step-1 = كن أول من يوصل قطعته إلى الجانب الآخر.
quoridor-step-2 = اخطُ خطوة، أو ضع حاجزًا.
quoridor-step-3 = الحواجز تجبر الآخرين على الطريق الطويل.
quoridor-guide-turn = أهلًا! في دورك تفعل شيئًا واحدًا: تخطو مربعًا نحو خطّك في الجهة المقابلة، أو تضع حاجزًا يؤخّر أحدهم.
quoridor-todo = المس نقطة مضيئة لتنتقل إليها، أو ضع حاجزًا.
quoridor-todo-walk = المس نقطة مضيئة لتنتقل إليها.
quoridor-todo-fence = حرّك الحاجز إلى حيث تريد، أدِره، ثم ضعه.
quoridor-fences-left = { $left ->
    [zero] لا حواجز باقية
    [one] بقي حاجز واحد
    [two] بقي حاجزان
    [few] بقيت { $left } حواجز
    [many] بقي { $left } حاجزًا
   *[other] بقي { $left } حاجز
}
quoridor-put-up-fence = ضع حاجزًا
quoridor-turn-fence = أدِره
quoridor-place-fence = ضعه
quoridor-cancel-fence = بلا حاجز
quoridor-grid = اللوحة. الأسهم تتنقل بين المربعات، وEnter يحرّك قطعتك، وF ينتقل إلى الحواجز.
quoridor-grid-fences = أماكن الحاجز. الأسهم تحرّكه، وR يديره، وEnter يضعه، وF أو Escape يعود إلى القطعة.
quoridor-square-pawn = قطعة: { $name }
quoridor-square-target = يمكنك الانتقال إلى هنا
quoridor-square-goal = هدف: { $name }
quoridor-square-fences = حاجز { $sides }
quoridor-fence-of = حاجز من { $name }
quoridor-slot = { $slot }، { $way ->
    [h] أفقي
   *[v] عمودي
}، { $state ->
    [free] شاغر
    [up] يقف حاجز هنا
   *[closed] غير ممكن هنا
}
quoridor-option-edge-as-fence = حافة اللوحة تُعدّ حاجزًا، فيجوز القفز جانبًا عندها
quoridor-option-diagonal-past-piece = إذا وقفت قطعة خلف التي يُقفز فوقها جاز الهبوط جانبًا
quoridor-option-max-turns = الحد الأقصى للأدوار

# ما يفعله اللاعب، بعد اسمه.
quoridor-short-moved = من { $origin } إلى { $to }.
quoridor-short-jumped = قفزة من { $origin } فوق { $over } إلى { $to }.
quoridor-short-fenced = الحاجز { $fence }، والباقي: { $left }.
quoridor-short-passed-over = لا شيء ممكن؛ يفوت الدور.
quoridor-short-won = بلوغ { $at } والفوز!

## ماذا ينصح المدرّب
quoridor-advice-move = انتقل إلى { $to }.
quoridor-advice-fence = ضع حاجزًا عند { $to }.

## لماذا ينصح المدرّب بذلك
quoridor-reason-wins = بهذا تفوز باللعبة!
quoridor-reason-jump = { $steps ->
    [one] يقرّبك خطوة واحدة.
    [two] يقرّبك خطوتين دفعة واحدة.
    [few] يقرّبك { $steps } خطوات دفعة واحدة.
   *[other] يقرّبك { $steps } خطوة دفعة واحدة.
}
quoridor-reason-nearer = { $steps ->
    [zero] بعدها تكون في هدفك.
    [one] بعدها تبقى لك خطوة واحدة إلى هدفك.
    [two] بعدها تبقى لك خطوتان إلى هدفك.
    [few] بعدها تبقى لك { $steps } خطوات إلى هدفك.
    [many] بعدها تبقى لك { $steps } خطوة إلى هدفك.
   *[other] بعدها تبقى لك { $steps } خطوة إلى هدفك.
}
quoridor-reason-costs = { $steps ->
    [one] يكلّف المقعد { $seat } خطوة واحدة.
    [two] يكلّف المقعد { $seat } خطوتين.
    [few] يكلّف المقعد { $seat } { $steps } خطوات.
   *[other] يكلّف المقعد { $seat } { $steps } خطوة.
}
quoridor-reason-costs-named = { $steps ->
    [one] الطريق أطول بخطوة.
    [two] الطريق أطول بخطوتين.
    [few] الطريق أطول بـ{ $steps } خطوات.
   *[other] الطريق أطول بـ{ $steps } خطوة.
}
quoridor-reason-stops = { $steps ->
    [one] كان المقعد { $seat } على بُعد خطوة من هدفه، وصار أبعد بخطوة.
    [two] كان المقعد { $seat } على بُعد خطوة من هدفه، وصار أبعد بخطوتين.
    [few] كان المقعد { $seat } على بُعد خطوة من هدفه، وصار أبعد بـ{ $steps } خطوات.
   *[other] كان المقعد { $seat } على بُعد خطوة من هدفه، وصار أبعد بـ{ $steps } خطوة.
}
quoridor-reason-stops-named = { $steps ->
    [one] كانت خطوة واحدة تكفي، والآن خطوة أخرى.
    [two] كانت خطوة واحدة تكفي، والآن خطوتان أخريان.
    [few] كانت خطوة واحدة تكفي، والآن { $steps } خطوات أخرى.
   *[other] كانت خطوة واحدة تكفي، والآن { $steps } خطوة أخرى.
}
quoridor-reason-free = لا يؤخّرك.
quoridor-reason-costs-you = { $steps ->
    [one] يكلّفك خطوة واحدة.
    [two] يكلّفك خطوتين.
    [few] يكلّفك { $steps } خطوات.
   *[other] يكلّفك { $steps } خطوة.
}

quoridor-help-aim-title = الهدف
quoridor-help-aim = كن أول من يوصل قطعته إلى الجانب المعلَّم بلونها وصورتها. يكفي أي مربع من ذلك الجانب، وتفوز فورًا. يلعب اثنان أو ثلاثة أو أربعة باتجاه عقارب الساعة. لكل من الاثنين 10 حواجز، ومن الثلاثة 6، ومن الأربعة 5.
quoridor-help-turn-title = دورك
quoridor-help-turn = تفعل شيئًا واحدًا: تحرّك قطعتك أو تضع حاجزًا. لا يمكن تفويت الدور، ولا يُتجاوز إلا من لا يستطيع أيًّا منهما.
quoridor-help-move-title = الحركة
quoridor-help-move = تتحرك القطعة مربعًا واحدًا إلى الأمام أو الخلف أو الجانب: لا بالمائل، ولا عبر حاجز، ولا على قطعة أخرى. والحلقات تبيّن أين يمكنك الذهاب.
quoridor-help-jump-title = القفز
quoridor-help-jump = إذا وقفت قطعة أخرى بجانب قطعتك جاز لك القفز فوقها باستقامة والهبوط خلفها مباشرة. لست ملزمًا بذلك، وتقفز فوق قطعة واحدة في الدور.
quoridor-help-side-title = الهبوط بجانبها
quoridor-help-side = إذا كان خلف تلك القطعة حاجز أو حافة اللوحة جاز لك الهبوط بجانبها، يمينًا أو يسارًا، ما لم يفصل بينكما حاجز. وما دامت القفزة المستقيمة ممكنة فلا هبوط جانبًا. وإذا كانت خلفها قطعة ثالثة فلا قفز.
quoridor-help-fence-title = الحواجز
quoridor-help-fence = طول الحاجز مربعان. يوقف الجميع، وأنت أيضًا، ويبقى طوال اللعبة. لا تتراكب الحواجز ولا تتقاطع ولا تتجاوز الحافة.
quoridor-help-path-title = يبقى دائمًا طريق
quoridor-help-path = لك أن تطيل طريق الآخرين، لا أن تسدّه تمامًا: مع الحاجز الجديد يجب أن يبقى لكل واحد طريق إلى هدفه. ولا تُحسب القطع الأخرى عليه، فهي ستتحرك.
quoridor-help-end-title = بلا فائز
quoridor-help-end = إذا حدّدت عدد الأدوار انتهت اللعبة عنده بلا فائز. والوصول إلى الهدف في الدور الأخير فوز.
quoridor-help-touch-title = على الشاشة
quoridor-help-touch = على شاشة اللمس: المس بين المربعات لتجرّب حاجزًا، اسحبه، والمسه لتديره، ثم ضعه. بالفأرة: أشر بين المربعات وانقر.
quoridor-help-keys-title = بلوحة المفاتيح
quoridor-help-keys = الأسهم وEnter؛ F يبدّل بين القطعة والحاجز، وR يدير الحاجز.

# قصة الدور: ما حدث، بعد اسم ونقطتين، في قائمة واحدة. [squares] لمن لا يرى اللوحة؛
# و[you] حين يكون الآخر أو الفاعل ($own) هو القارئ.
quoridor-deed-moved = ‏{ $who ->
    [you] تحرّكت
   *[somebody] تحرّك
} { $detail ->
    [squares] إلى { $to }
   *[plain] خطوة واحدة
}
quoridor-deed-jumped = ‏{ $who ->
    [you] قفزت
   *[somebody] قفز
} فوق { $detail ->
    [squares] { $over } إلى { $to }
   *[plain] قطعة
}
quoridor-deed-fenced = ‏{ $who ->
    [you] وضعت
   *[somebody] وضع
} حاجزًا { $detail ->
    [squares] عند { $fence } (الباقي { $left })
   *[plain] (الباقي { $left })
}
quoridor-deed-passed-over = لا شيء ممكن، { $who ->
    [you] ففاتك
   *[somebody] ففاته
} الدور
quoridor-deed-won = ‏{ $who ->
    [you] فزت
   *[somebody] فاز
}
