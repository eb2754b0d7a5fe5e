error-quoridor-bad-action = «{ $text }» ليس مربعًا مثل e2 ولا سورًا مثل e3h.
error-quoridor-bad-position = «{ $text }» ليس وضعًا؛ يُكتب هكذا: { $form }.
error-quoridor-bad-square = «{ $text }» ليس مربعًا؛ المربعات من a1 إلى i9.
error-quoridor-bad-fence = «{ $fence }» ليس سورًا يمكن أن يقف هناك؛ لا يجوز أن تتراكب الأسوار أو تتقاطع.
error-quoridor-no-three = اللعب بثلاثة لاعبين معطَّل بالخيار three_players.
error-quoridor-place-seats = وضع لعدد { $players } من اللاعبين يحتاج إلى { $players } من القطع و{ $players } من أعداد الأسوار الباقية.
error-quoridor-place-turn = يجب أن يكون الدور لأحد المقاعد من 1 إلى { $players }.
error-quoridor-place-sharing = لا يمكن أن تقف قطعتان على مربع واحد.
error-quoridor-place-fences = لكل واحد من { $players } لاعبين { $each } أسوار، على اللوحة وفي اليد معًا.
error-quoridor-place-taken = تُعَدّ الحركات حتى قيمة الخيار max_turns فقط.
error-quoridor-place-two-home = لا يمكن أن تبلغ قطعتان الهدف معًا.
error-quoridor-place-shut-in = المقعد { $seat } بلا طريق إلى خط هدفه.
error-quoridor-place-stuck = المقعد { $seat } لا يستطيع فعل شيء هنا، فلا يمكن أن يكون دوره.

quoridor-refuse-no-pass = القطعة واقفة على { $square } أصلًا؛ لا يمكن تفويت الدور.
quoridor-refuse-occupied = تقف قطعة أخرى على { $square }.
quoridor-refuse-too-far = { $square } بعيد جدًا: تتحرك القطعة مربعًا واحدًا أو تقفز فوق قطعة واحدة بجانبها.
quoridor-refuse-no-diagonal = { $square } مائل: تسير القطعة باستقامة إلا إذا هبطت بجانب قطعة لا يمكن القفز فوقها.
quoridor-refuse-fence-between = يقف سور في الطريق إلى { $square }.
quoridor-refuse-one-piece-a-jump = { $square } خلف قطعتين؛ لا يمكن القفز إلا فوق واحدة.
quoridor-refuse-piece-behind = تقف قطعة أخرى خلف القطعة المراد القفز فوقها؛ وهذا لا يفتح { $square }.
quoridor-refuse-jump-straight = القفزة المستقيمة مفتوحة، فلا يجوز الهبوط جانبًا على { $square }.
quoridor-refuse-fence-beside = يقف سور بين القطعة المراد القفز فوقها و{ $square }.
quoridor-refuse-edge-behind = لا يفتح { $square } إلا سور خلف القطعة الأخرى؛ وهنا تنتهي اللوحة.
quoridor-refuse-off-board = السور { $fence } يتجاوز حافة اللوحة.
quoridor-refuse-no-fences-left = لم يبقَ أي سور لوضع { $fence }.
quoridor-refuse-overlap = لا مكان لسور في { $fence }: يوجد هناك { $other }.
quoridor-refuse-crossing = السور { $fence } يتقاطع مع { $other }.
quoridor-refuse-last-path = السور { $fence } لا يترك للمقعد { $seat } أي طريق إلى هدفه.
quoridor-refuse-last-path-named = السور { $fence } لا يترك له أي طريق إلى الهدف.

quoridor-event-moved = المقعد { $seat } ينتقل من { $origin } إلى { $to }.
quoridor-event-jumped = المقعد { $seat } يقفز من { $origin } فوق { $over } إلى { $to }.
quoridor-event-fenced = المقعد { $seat } يضع السور { $fence }، والباقي له: { $left }.
quoridor-event-passed-over = المقعد { $seat } لا يستطيع فعل شيء فيُتجاوَز.
quoridor-event-won = المقعد { $seat } يبلغ { $at } ويفوز.
quoridor-event-turn-limit = لُعب العدد المتفق عليه من الأدوار ({ $turns })؛ لا يفوز أحد.

goal_reached = بلغت قطعة خط هدفها.
goal_reached-own = بلغت قطعتك خط هدفها.

# على الصفحة.
quoridor-name = Quoridor
quoridor-about = كن أول من يعبر المتاهة. في كل دور: خطوة واحدة، أو سور في طريق الآخرين.
quoridor-todo = اختر نقطة مضيئة لتنتقل إليها، أو ضع سورًا.
quoridor-todo-fence = حرّك السور إلى حيث تريد، أدِره، ثم ضعه.
quoridor-fences-left = { $left ->
    [zero] لا أسوار باقية
    [one] بقي سور واحد
    [two] بقي سوران
    [few] بقيت { $left } أسوار
    [many] بقي { $left } سورًا
   *[other] بقي { $left } سور
}
quoridor-put-up-fence = ضع سورًا
quoridor-turn-fence = أدِره
quoridor-place-fence = ضعه
quoridor-cancel-fence = بلا سور
quoridor-grid = اللوحة. الأسهم تتنقل بين المربعات، وEnter يحرّك قطعتك، وF ينتقل إلى الأسوار.
quoridor-grid-fences = أماكن السور. الأسهم تحرّكه، وR يديره، وEnter يضعه، وF أو Escape يعود إلى القطعة.
quoridor-square-pawn = قطعة: { $name }
quoridor-square-target = يمكنك الانتقال إلى هنا
quoridor-square-goal = هدف: { $name }
quoridor-square-fences = سور { $sides }
quoridor-slot = { $slot }، { $way ->
    [h] أفقي
   *[v] عمودي
}، { $state ->
    [free] شاغر
    [up] يقف سور هنا
   *[closed] غير ممكن هنا
}
quoridor-option-edge-as-fence = عند حافة اللوحة يجوز القفز جانبًا كأن سورًا يقف هناك
quoridor-option-diagonal-past-piece = إذا وقفت قطعة خلف التي يُقفز فوقها جاز الهبوط جانبًا
quoridor-option-max-turns = الحد الأقصى للأدوار
quoridor-help-1 = كن أول من يوصل قطعته إلى الجانب المعلَّم بلونها وصورتها.
quoridor-help-2 = في كل دور تفعل شيئًا واحدًا: تحرّك قطعتك مربعًا واحدًا باستقامة، أو تضع سورًا.
quoridor-help-3 = إذا وقفت قطعة أخرى بجانبك جاز لك القفز فوقها. وإذا كان خلفها سور هبطت بجانبها.
quoridor-help-4 = طول السور مربعان. يوقف الجميع، وأنت أيضًا، ويبقى إلى النهاية.
quoridor-help-5 = لك أن تطيل طريق الآخرين، لا أن تغلقه: يجب أن يبقى لكل واحد طريق إلى هدفه.
quoridor-help-6 = على شاشة اللمس: انقر بجانب المربعات لتجرّب سورًا، اسحبه، وانقر عليه لتديره، ثم ضعه. بالفأرة: أشر بين المربعات وانقر.
quoridor-help-7 = بلوحة المفاتيح: الأسهم وEnter؛ F يبدّل بين القطعة والسور، وR يدير السور.

# ما يفعله اللاعب، بعد اسمه.
quoridor-short-moved = من { $origin } إلى { $to }.
quoridor-short-jumped = قفزة من { $origin } فوق { $over } إلى { $to }.
quoridor-short-fenced = السور { $fence }، والباقي: { $left }.
quoridor-short-passed-over = لا شيء ممكن؛ يُتجاوَز الدور.
quoridor-short-won = الفوز في { $at }!
