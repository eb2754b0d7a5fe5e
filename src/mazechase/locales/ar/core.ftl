# ما قد يقوله أي جزء من البرنامج، وعلى الصفحة أيضًا.

error-no-such-game = لا توجد لعبة «{ $game }». الأمر `mazechase games` يعدّد الموجود.
error-no-such-bot = لا يوجد روبوت «{ $bot }» للعبة { $game }. الموجود: { $known }، أو روبوتك بصيغة module:Class.
error-bad-players = { $game }: لا تُلعب بعدد { $players }؛ العدد الممكن: { $counts }.
error-bad-rules-version = للعبة { $game } إصدارات قواعد من 1 إلى { $newest }، لا { $version }.
error-no-such-option = لا يوجد خيار «{ $option }». الخيارات: { $known }.
error-bad-option-value = لا يمكن أن يكون الخيار «{ $option }» هو «{ $value }»؛ يقبل { $takes }.
error-bad-drawing-size = رسم من { $rows } صفوف و{ $columns } أعمدة لا يصلح لوحة؛ المسموح من 1 إلى { $most }.
error-bad-drawing-mark = في { $place } يوجد «{ $mark }»؛ العلامات المعروفة «{ $known }»، و# للجدار.
error-document-unreadable = لا يمكن قراءة المستند «{ $where }» بصيغة { $form }: انظر السطر { $line }، العمود { $column }.
error-document-too-large = لا يمكن قراءة المستند «{ $where }»: فيه عدد أطول من اللازم، أو تداخل أعمق من اللازم.
error-document-not-a-table = يجب أن يكون المستند «{ $where }» جدول أسماء وقيم.
error-document-too-long = المستند «{ $where }» أطول من اللازم؛ والحدّ { $most } حرف.
error-no-chance-here = «{ $outcome }» نتيجة حظ، لكن لا رمي ولا تدوير ولا سحب هنا.
error-impossible-outcome = لا يمكن أن تأتي «{ $outcome }» هنا.
error-foreign-state = «{ $value }» ليس وضعًا من هذه اللعبة بهذا العدد من اللاعبين.
error-foreign-view = «{ $value }» ليس منظورًا لهذه اللعبة بهذا العدد من اللاعبين.
error-foreign-action = «{ $value }» ليس من حركات هذه اللعبة.
error-foreign-token = «{ $value }» ليس حركة ولا نتيجة حظ في هذه اللعبة.
error-foreign-event = «{ $value }» ليس حدثًا.
error-not-text = «{ $value }» ليس نصًا.
error-not-a-generator = «{ $value }» ليس مولّد أعداد عشوائية.
error-bad-number = «{ $text }» ليس عددًا يصلح هنا.

refuse-over = انتهت اللعبة.
refuse-no-such-action = «{ $action }» ليس من حركات هذه اللعبة.
refuse-chance-first = على المقعد { $seat } أن يرمي أو يدير أو يسحب أولًا.
refuse-chance-first-named = عليه أن يرمي أو يدير أو يسحب أولًا.
refuse-not-your-turn = ليس للمقعد { $seat } ما يقرره الآن.
refuse-not-your-turn-named = ليس له ما يقرره الآن.

turn_limit = لُعب العدد المتفق عليه من الأدوار.

# المباريات
error-bad-player = «{ $name }» يجب أن يكون شخصًا، أو روبوتًا باسم روبوت.
error-bad-match-id = «{ $id }» لا يصلح معرّفًا لمباراة؛ من 1 إلى 64 حرفًا أو رقمًا أو - أو _.
error-bad-seats = لا يمكن أن يجلس { $seats } أشخاص على { $players } مقاعد.
error-bad-clock = تحتاج الساعة إلى رصيد أو حد للحركة أكبر من صفر؛ ولا يجوز وقت سالب أو أطول من { $days } يومًا.
error-bad-salt = الملح من 1 إلى 64 حرفًا أو رقمًا أو - أو _.
error-bad-seed = البذرة 32 بايتًا.
error-time-runs-back = القيد { $n } أسبق من الذي قبله.
error-match-over = انتهت المباراة.
error-match-paused = المباراة متوقفة مؤقتًا.
error-not-paused = المباراة ليست متوقفة.
error-no-such-seat = لا يوجد مقعد { $seat }.
error-no-actions = لا يوجد ما يُفعل.
error-not-an-action = «{ $text }» ليس حركة.
error-not-an-outcome = «{ $text }» ليست نتيجة حظ.
error-not-your-action = هذه الحركة ليست للمقعد { $seat }.
error-not-your-action-named = ليست هذه حركته.
error-not-your-draw = المقعد { $seat } هو من يرمي أو يدير أو يسحب الآن.
error-not-your-draw-named = هو من يرمي أو يدير أو يسحب الآن.
error-no-draw-now = لا رمي ولا تدوير ولا سحب الآن.
error-wrong-draw = السحبة التالية رقمها { $next }، لا { $k }.
error-no-such-draw = المطلوب السحبة { $k }، لكن المسجّل { $draws } فقط.
error-salts-fixed = لا يُضاف الملح إلا قبل السحبة الأولى.
error-nothing-to-undo = لا شيء للتراجع عنه هنا.
error-undo-revealed = سُحب شيء أو ظهر منذ ذلك الحين، فلا تراجع عنه.
error-undo-absent = في ذلك تراجع عن نقلة من غادر أو غاب، فلا تراجع عنها.
error-undo-away = المقعد { $seat } غائب، فلا تراجع حتى يعود.
error-undo-away-named = غائب، فلا تراجع حتى يعود.
error-own-undo = المقعد { $seat } يلعب على الجهاز الذي طلب التراجع؛ على غيره أن يجيب.
error-own-undo-named = يلعب على الجهاز الذي طلب التراجع؛ على غيره أن يجيب.
error-undo-asked-already = المقعد { $seat } طلب التراجع بالفعل.
error-undo-asked-already-named = طلب التراجع بالفعل.
error-no-undo-to-answer = ليس على المقعد { $seat } أن يجيب عن أي تراجع.
error-no-undo-to-answer-named = ليس عليه أن يجيب عن طلب تراجع.
error-seat-gone = المقعد { $seat } غادر المباراة؛ يكمل عنه روبوت.
error-seat-gone-named = غادر المباراة، ويكمل عنه الحاسوب.
error-not-to-mind = لا يمكن رعاية المقعد { $seat } أو إعادته الآن.
error-not-to-mind-named = لا يمكن للحاسوب أن يتولى هذا المكان أو يعيده الآن.
error-time-is-up = لم يبقَ وقت للمقعد { $seat }.
error-time-is-up-named = لم يبقَ له وقت.
error-time-not-up = لم ينتهِ الوقت.

match-event-salt-added = المقعد { $seat } يضيف ملحه إلى الحظ.
match-event-undo-wanted = المقعد { $seat } يريد التراجع عن حركته الأخيرة.
match-event-undo-reply = { $answer ->
    [yes] المقعد { $seat } موافق.
   *[no] المقعد { $seat } غير موافق.
}
match-event-rewound = تعود اللعبة إلى حيث لُعبت خطوات عددها { $keep }.
match-event-gave-up = المقعد { $seat } يستسلم.
match-event-time-up = انتهى وقت المقعد { $seat }.
match-event-match-paused = المباراة متوقفة مؤقتًا.
match-event-match-resumed = تستمر المباراة.
match-event-match-woke = عاد الخادم؛ وقت غيابه لا يُحسب على أحد.
match-event-seat-taken = { $bot ->
    [none] المقعد { $seat } الآن لـ: { $name }
   *[other] يلعب روبوت ({ $bot }) الآن في المقعد { $seat }.
}
match-event-seat-minded = يرعى روبوت ({ $bot }) المقعد { $seat } مؤقتًا.
match-event-seat-reclaimed = عاد صاحب المقعد { $seat }.
match-event-match-ended = { $reason ->
    [resigned] انتهت المباراة بالاستسلام.
   *[time_up] انتهت المباراة بالوقت.
}

resigned = حُسمت بالاستسلام.
time_up = حُسمت بالوقت.

# السجلات والدروس
error-bad-record = هذا ليس سجلًا: { $why }
error-record-too-long = سجل من { $bytes } بايت طويل جدًا؛ الحد { $most }.
error-record-version = لهذا السجل صيغة من الإصدار { $version }؛ تُقرأ الإصدارات حتى { $newest }.
error-record-entry = القيد { $n } في السجل لا يصح. { $why }
error-record-result = يقول السجل «{ $told }»، لكن ما لُعب يقول «{ $played }».
error-record-note = في السجل ملاحظة عند الحركة { $at } التي لا يبلغها.
error-record-expected = يتوقع السجل حركة عند { $at }، ولا حركة هناك.
error-record-not-sealed = ليس في هذا السجل نرد مختوم للتحقق.
error-record-no-seed = لا يُظهر هذا السجل بذرته، فلا يمكن التحقق من نرده.
error-seal-differs = البذرة لا تطابق الختم الذي ظهر قبل السحبة الأولى.
error-seed-until-end = لا تظهر البذرة إلا بعد انتهاء المباراة.
error-draw-differs = السحبة { $k } (القيد { $n }) هي «{ $outcome }» في السجل، لكن البذرة تعطي «{ $sealed }».
error-secret-until-end = ما زال في هذه المباراة شيء مخفي؛ يمكن ذلك بعد انتهائها.
error-no-such-ply = الحركة { $ply } غير موجودة؛ ما لُعب: { $plies }.
error-nothing-to-go-on = اللعبة منتهية هناك؛ لا شيء للمتابعة منه.
error-lesson-over = انتهى الدرس.
error-lesson-waits = الدرس ينتظر حركة.
error-lesson-asks-nothing = لا يتوقع الدرس حركة هنا.

# الخدمة
error-no-such-table = لا توجد طاولة كهذه، أو أن هذا الرابط لا يفتحها.
error-not-allowed = هذا الرابط لا يسمح بذلك؛ يلزم واحد من: { $needs }.
error-not-begun = لم تبدأ المباراة بعد.
error-already-begun = بدأت المباراة بالفعل.
error-not-over = لم تنتهِ المباراة بعد.
error-no-such-place = لا يوجد مكان { $place } على هذه الطاولة.
error-place-taken = المكان { $place } مشغول.
error-piece-taken = القطعة «{ $piece }» مأخوذة.
error-no-open-place = كل الأماكن على هذه الطاولة مشغولة.
error-too-many-places = عدد الأماكن { $places } كثير على { $players } لاعبين.
error-bad-order = «{ $order }» ليس ترتيبًا لكل الأماكن.
error-not-your-seat = المقعد { $seat } ليس لك.
error-not-your-seat-named = يلعب هنا شخص آخر.
error-not-your-chance = ليس للمقعد { $seat } أن يرمي أو يدير أو يسحب الآن.
error-not-your-chance-named = ليس له أن يرمي أو يدير أو يسحب الآن.
error-not-absent = المقعد { $seat } حاضر.
error-not-absent-named = حاضر.
error-stand-in-too-early = قد يعود المقعد { $seat }؛ يمكن للحاسوب أن يلعب عنه بعد { $seconds } ث.
error-stand-in-too-early-named = قد يعود؛ يمكن للحاسوب أن يلعب عنه بعد { $seconds } ث.
error-hidden-hand = تبقى أوراق المكان { $place } مخفية، فيكمل الحاسوب اللعب بها.
error-needs-own-device = وافق أحدهم من هذا الجهاز؛ على المكان { $place } أن يوافق من جهاز آخر.
error-no-reopening = لا أحد يطلب فتح المكان { $place }، أو غادر أحدهم منذ الطلب.
error-look-first = اكشف أوراق المقعد { $seat } أولًا.
error-look-first-named = اكشف هذه الأوراق أولًا.
error-hidden = لا يمكن السؤال عن ذلك في لعبة ذات أوراق مخفية.
error-stale = تغيّر الوضع منذ ذلك الحين؛ انظر مجددًا.
error-imported = هذا سجل للمشاهدة؛ تابع من هنا لتلعب.
error-hello-first = يجب أن تكون الرسالة الأولى hello.
error-table-closed = أُغلقت هذه الطاولة للتو؛ حاول مجددًا.
error-reveals-first = ينكشف شيء في الطريق؛ أرسل ما بعده في أمر مستقل.
error-record-too-many-entries = في السجل { $entries } من القيود، وهو أطول من أن يُفتح هنا؛ الحد هو { $most }.
error-hello-once = قيل hello من قبل.
error-bad-message = لا يمكن قراءة هذه الرسالة: { $problem }.
error-table-full = عدد المتصلين بهذه الطاولة كبير جدًا.
error-too-many-messages = رسائل كثيرة دفعة واحدة؛ حاول بعد لحظة.
error-too-many-requests = طلبات كثيرة دفعة واحدة؛ حاول بعد لحظة.
error-bad-origin = هذا الطلب من صفحة أخرى.
error-bad-request = لا يمكن قراءة هذا الطلب: { $problem }.
error-not-found = لا شيء على هذا العنوان.
error-bad-method = هذا العنوان لا يقبل هذا النوع من الطلبات.
error-too-large = هذا الطلب كبير جدًا.
error-internal = حدث خطأ في الخادم. لم يضع شيء؛ حاول مجددًا.
error-bad-limit = «{ $text }» ليس حدًا؛ الحدود هي: { $known }.
error-cannot-listen = لا يمكن الاستماع على { $host } المنفذ { $port }: { $problem }.
error-store-full = القرص ممتلئ: لم تُحفظ الحركة ولم تُلعب.
error-store-read-only = قاعدة البيانات للقراءة فقط: لم تُحفظ الحركة ولم تُلعب.
error-store-damaged = ملف قاعدة البيانات تالف أو ليس قاعدة بيانات.
error-store-failed = تعذّر استخدام قاعدة البيانات؛ ما حُفظ في أمان.
error-store-closed = قاعدة البيانات مغلقة.
error-store-too-new = أنشأ قاعدة البيانات إصدار أحدث (المخطط { $version }، والمعروف حتى { $known }).
error-already-saved = حُفظ هذا من قبل.
error-table-damaged = لا يمكن قراءة هذه الطاولة من قاعدة البيانات.
error-log-damaged = لا يمكن قراءة سجل هذه الطاولة من القيد { $n }؛ وما قبله في أمان.
error-log-full = بلغ سجل هذه الطاولة نهايته؛ العب مجددًا على طاولة جديدة.

# رسوم ذات جدران.
error-bad-walled-lines = في الرسم ذي الجدران سطر حواف فوق كل سطر مربعات وتحته، فعدد الأسطر فردي؛ وهنا { $lines }.
error-bad-walled-line = السطر { $line } من الرسم يجب أن يكون بطول { $length } من الحروف العادية، وعند الزوايا + أو مسافة.
error-bad-walled-edge = عند { $place } في الرسم «{ $mark }» بجانب المربع، حيث لا يمكن ذلك.

# لوحات مرسومة طرقًا
error-paths-mark = في السطر { $line } والعمود { $column } من الرسم «{ $mark }»؛ الخانات «{ $known }»، والطرق - و|، والفتحات ^ v < >، والكتلة =.
error-paths-empty = لا يُظهر الرسم أي خانة.
error-paths-block = كتلة = في السطر { $line } والعمود { $column } ليست مستطيلًا واحدًا ممتلئًا.
error-paths-lattice = الخانة في السطر { $line } والعمود { $column } خارجة عن الصف: تقف الخانات في كل عمود رابع وكل سطر ثانٍ.
error-paths-loose = الطريق في السطر { $line } والعمود { $column } لا يصل بين خانتين.
error-paths-arrow = الفتحة في السطر { $line } والعمود { $column } ليست بجانب خانة مباشرة.
