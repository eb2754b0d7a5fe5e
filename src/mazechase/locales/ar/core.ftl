# ما قد يقوله أي جزء من البرنامج، وعلى الصفحة أيضًا.

error-no-such-game = لا توجد لعبة «{ $game }». الأمر `mazechase games` يعدّد الألعاب.
error-no-such-bot = لا يوجد روبوت «{ $bot }» للعبة { $game }. الروبوتات: { $known }، أو روبوتك بصيغة module:Class.
error-bad-players = { $game }: عدد اللاعبين { $counts }، لا { $players }.
error-bad-rules-version = للعبة { $game } إصدارات قواعد من 1 إلى { $newest }، لا { $version }.
error-no-such-option = لا يوجد خيار «{ $option }». الخيارات: { $known }.
error-no-such-language = لا توجد لغة «{ $language }». اللغات: { $known }.
error-no-typst = تحتاج الطباعة إلى Typst، وهو غير مثبّت هنا. ثبّته بالأمر: pip install "mazechase[print]"
error-nothing-to-print = لا شيء للطباعة في { $game }.
error-bad-option-value = لا يمكن أن يكون الخيار «{ $option }» هو «{ $value }»؛ يقبل { $takes }.
error-bad-drawing-size = لا تصلح لوحة عدد صفوفها { $rows } وعدد أعمدتها { $columns }؛ المسموح من 1 إلى { $most }.
error-bad-drawing-mark = في { $place } يوجد «{ $mark }»؛ العلامات المعروفة «{ $known }»، و# للجدار.
error-document-unreadable = لا يمكن قراءة المستند «{ $where }» بصيغة { $form }: انظر السطر { $line }، العمود { $column }.
error-document-too-large = لا يمكن قراءة المستند «{ $where }»: فيه عدد أطول من اللازم، أو تداخل أعمق من اللازم.
error-document-not-a-table = يجب أن يكون المستند «{ $where }» جدول أسماء وقيم.
error-document-too-long = المستند «{ $where }» أطول من اللازم؛ والحدّ { $most } حرف.
error-no-such-kind = لا يوجد نوع مستندات باسم «{ $kind }». الأنواع: { $known }.
error-measuring-replaced = حلّ قياس أحدث للمسودة نفسها محل هذا القياس.
error-no-chance-here = لا رمي ولا تدوير ولا سحب هنا، فلا يمكن أن تأتي «{ $outcome }».
error-impossible-outcome = لا يمكن أن تأتي «{ $outcome }» هنا.
error-foreign-state = «{ $value }» ليس وضعًا من هذه اللعبة بهذا العدد من اللاعبين.
error-foreign-view = «{ $value }» ليس منظورًا لهذه اللعبة بهذا العدد من اللاعبين.
error-foreign-action = «{ $value }» ليس من حركات هذه اللعبة؛ تعيد { $call } حركة.
error-foreign-token = «{ $value }» ليس حركة ولا نتيجة حظ في هذه اللعبة؛ تعيد { $call } واحدة.
error-foreign-outcome = «{ $value }» ليس نتيجة حظ في هذه اللعبة؛ تعيد { $call } نتيجة.
error-foreign-event = «{ $value }» ليس حدثًا.
error-foreign-rules = قواعد «{ $game }» ليست من الصنف { $value }.
error-not-text = «{ $value }» ليس نصًا.
error-not-a-generator = «{ $value }» ليس مولّد أعداد عشوائية.
error-bad-number = «{ $text }» ليس عددًا صالحًا هنا.

refuse-over = انتهت اللعبة.
refuse-no-such-action = «{ $action }» ليس من حركات هذه اللعبة.
refuse-not-an-action = «{ $action }» ليس من حركات هذه اللعبة؛ تعيد { $call } حركة.
refuse-chance-first = على المقعد { $seat } أن يرمي أو يدير أو يسحب أولًا.
refuse-chance-first-named = الرمي أو التدوير أو السحب أولًا.
refuse-not-your-turn = ليس دور المقعد { $seat } الآن.
refuse-not-your-turn-named = لا حركة ممكنة الآن.

turn_limit = بلغت اللعبة الحد الأقصى للأدوار.

# المباريات
error-bad-player = «{ $name }» يجب أن يكون شخصًا، أو روبوتًا باسم روبوت.
error-bad-match-id = «{ $id }» لا يصلح معرّفًا لمباراة؛ من 1 إلى 64 حرفًا أو رقمًا أو - أو _.
error-bad-seats = عدد المقاعد { $players }، لكن عدد اللاعبين المعطى { $seats }.
error-bad-clock = تحتاج الساعة إلى رصيد أو حد للحركة أكبر من صفر؛ ولا يجوز وقت سالب أو أطول من { $days } يومًا.
error-bad-salt = الملح من 1 إلى 64 حرفًا أو رقمًا أو - أو _.
error-bad-seed = البذرة 32 بايتًا.
error-time-runs-back = القيد { $n } أسبق من الذي قبله.
error-match-over = انتهت اللعبة.
error-match-paused = اللعبة متوقفة مؤقتًا.
error-not-paused = اللعبة ليست متوقفة.
error-no-such-seat = لا يوجد مقعد { $seat }.
error-no-actions = لم تُعطَ أي حركة.
error-not-an-action = «{ $text }» ليس حركة.
error-not-an-outcome = «{ $text }» ليست نتيجة حظ.
error-not-your-action = لا يستطيع المقعد { $seat } هذه الحركة.
error-not-your-action-named = هذه الحركة غير ممكنة.
error-not-your-draw = على المقعد { $seat } أن يرمي أو يدير أو يسحب الآن.
error-not-your-draw-named = الرمي أو التدوير أو السحب الآن.
error-no-draw-now = لا رمي ولا تدوير ولا سحب الآن.
error-wrong-draw = السحبة التالية رقمها { $next }، لا { $k }.
error-no-such-draw = المطلوب السحبة { $k }، لكن عدد السحبات المسجّلة { $draws } فقط.
error-salts-fixed = لا يُضاف الملح إلا قبل السحبة الأولى.
error-nothing-to-undo = لا شيء للتراجع عنه هنا.
error-undo-revealed = سُحب شيء أو ظهر منذ ذلك الحين، فلا تراجع عنه.
error-undo-absent = في ذلك تراجع عن نقلة من غادر أو غاب، فلا تراجع عنها.
error-undo-away = المقعد { $seat } غائب، فلا تراجع حتى يعود.
error-undo-away-named = غائب، فلا تراجع حتى يعود.
error-own-undo = المقعد { $seat } يلعب على الجهاز الذي طلب التراجع؛ على غيره أن يجيب.
error-own-undo-named = يجب أن يأتي الجواب من جهاز غير الذي طلب التراجع.
error-undo-asked-already = المقعد { $seat } طلب التراجع بالفعل.
error-undo-asked-already-named = سبق طلب التراجع.
error-no-undo-to-answer = لا طلب تراجع يجيب عنه المقعد { $seat }.
error-no-undo-to-answer-named = لا أحد يطلب التراجع.
error-seat-gone = غادر المقعد { $seat } اللعبة؛ ويكمل اللعب روبوت.
error-seat-gone-named = غادر اللعبة. ويكمل اللعب روبوت.
error-not-to-mind = لا يمكن لروبوت أن يتولى المقعد { $seat } أو يعيده الآن.
error-not-to-mind-named = لا يمكن لروبوت أن يتولى اللعب أو يعيده الآن.
error-time-is-up = لم يبقَ وقت للمقعد { $seat }.
error-time-is-up-named = انتهى الوقت.
error-time-not-up = لم ينتهِ الوقت.

match-event-salt-added = أضاف المقعد { $seat } ملحًا إلى السحب.
match-event-undo-wanted = المقعد { $seat } يريد التراجع عن حركته الأخيرة.
match-event-undo-reply = { $answer ->
    [yes] المقعد { $seat } موافق.
    [withdrawn] المقعد { $seat } لم يعد يطلب التراجع.
   *[no] المقعد { $seat } غير موافق.
}
match-event-rewound = { $keep ->
    [0] عادت اللعبة إلى البداية.
   *[other] عادت اللعبة إلى الحركة { $keep }.
}
match-event-gave-up = المقعد { $seat } يستسلم.
match-event-time-up = انتهى وقت المقعد { $seat }.
match-event-match-paused = أُوقفت اللعبة مؤقتًا.
match-event-match-resumed = تستمر اللعبة.
match-event-match-woke = تستمر اللعبة. لم يُحسب الانقطاع من وقت أحد.
match-event-seat-taken = { $bot ->
    [none] المقعد { $seat } الآن لـ{ $name }.
   *[other] تولى روبوت ({ $bot }) المقعد { $seat }.
}
match-event-seat-minded = يلعب روبوت ({ $bot }) في المقعد { $seat } مؤقتًا.
match-event-seat-reclaimed = عاد لاعب المقعد { $seat }.
match-event-match-ended = { $reason ->
    [resigned] انتهت اللعبة لأن أحدهم استسلم.
   *[time_up] انتهت اللعبة لأن وقت أحدهم انتهى.
}

resigned = استسلم الطرف الآخر.
resigned-you = لقد استسلمت.
resigned-one = استسلام: { $name }.
time_up = انتهى وقت الطرف الآخر.
time_up-you = انتهى وقتك.
time_up-one = انتهى وقت { $name }.

# السجلات والدروس
error-bad-record = هذا ليس سجلًا: { $why }
error-record-too-long = سجل من { $bytes } بايت طويل جدًا؛ الحد { $most }.
error-record-version = لهذا السجل صيغة من الإصدار { $version }؛ تُقرأ الإصدارات حتى { $newest }.
error-record-entry = القيد { $n } في السجل غير صالح. { $why }
error-record-result = يقول السجل «{ $told }»، لكن الحركات تؤدي إلى «{ $played }».
error-record-note = في السجل ملاحظة عند الحركة { $at }، لكنه لا يبلغها.
error-record-expected = يتوقع السجل حركة عند { $at }، ولا حركة هناك.
error-record-not-sealed = ليس في هذا السجل نرد مختوم للتحقق.
error-record-no-seed = لا يُظهر هذا السجل بذرته، فلا يمكن التحقق من نرده.
error-seal-differs = البذرة لا تطابق الختم الذي ظهر قبل السحبة الأولى.
error-seed-until-end = لا تظهر البذرة إلا بعد انتهاء اللعبة.
error-draw-differs = السحبة { $k } (القيد { $n }) هي «{ $outcome }» في السجل، لكن البذرة تعطي «{ $sealed }».
error-secret-until-end = ما زالت بعض الأوراق مخفية. يمكن ذلك بعد انتهاء اللعبة.
error-no-such-ply = الحركة { $ply } غير موجودة؛ عدد ما لُعب: { $plies }.
error-nothing-to-go-on = اللعبة منتهية هناك، فلا شيء تكمله منها.
error-no-such-lesson = لا يوجد درس «{ $lesson }» للعبة { $game }.
error-lesson-alone = للدرس لاعبوه وخياراته، فلا يمكن اختيارها.
error-lesson-not-asked = فكرة جميلة! لكن المس الآن حيث تشير اليد.
error-lesson-over = انتهى الدرس.
error-lesson-waits = الدرس ينتظر حركة.
error-lesson-asks-nothing = لا يتوقع الدرس حركة هنا.

# الخدمة
error-no-such-table = لم نجد هذه اللعبة. اطلب رابط الدعوة.
error-not-allowed = هذا الرابط لا يسمح بذلك؛ يلزم واحد من: { $needs }.
error-not-begun = لم تبدأ اللعبة بعد.
error-already-begun = بدأت اللعبة بالفعل.
error-not-over = لم تنتهِ اللعبة بعد.
error-not-decided = لم تُحسم اللعبة بعد.
error-no-such-place = لا يوجد مقعد { $place } في هذه اللعبة.
error-place-taken = المقعد { $place } مأخوذ.
error-piece-taken = القطعة «{ $piece }» مأخوذة.
error-put-out = لم تعد في هذه اللعبة. إن أردت العودة فاطلب رابط الدعوة.
error-no-open-place = كل المقاعد مأخوذة.
error-too-many-places = عدد المقاعد { $places } أكثر مما يلزم لعدد اللاعبين { $players }.
error-bad-order = «{ $order }» لا يذكر كل مقعد مرة واحدة.
error-not-your-seat = المقعد { $seat } ليس لك.
error-not-your-seat-named = لا يُلعب به من هذا الجهاز.
error-not-your-chance = ليس دور المقعد { $seat } ليرمي أو يدير أو يسحب.
error-not-your-chance-named = لا رمي ولا تدوير ولا سحب الآن.
error-not-absent = المقعد { $seat } حاضر.
error-not-absent-named = حاضر.
error-stand-in-too-early = قد يعود المقعد { $seat }؛ يمكن لروبوت أن يتولى اللعب بعد { $seconds } ث.
error-stand-in-too-early-named = قد يعود. يمكن لروبوت أن يتولى اللعب بعد { $seconds } ث.
error-hidden-hand = تبقى أوراق المقعد { $place } مخفية، فيكمل روبوت اللعب بها.
error-coach-not-allowed = المدرّب متوقف. يجب أن يشغّله كل اللاعبين أولًا.
error-coach-not-your-turn = يساعدك المدرّب عندما يحين دورك لتقرّر.
error-needs-own-device = وافق أحدهم من هذا الجهاز؛ على المقعد { $place } أن يوافق من جهاز آخر.
error-no-reopening = لا أحد يطلب فتح المقعد { $place }، أو غادر أحدهم منذ الطلب.
error-look-first = اكشف أوراق المقعد { $seat } أولًا.
error-look-first-named = اكشف هذه الأوراق أولًا.
error-hidden = لا يمكن السؤال عن ذلك في لعبة ذات أوراق مخفية.
error-stale = تقدّمت اللعبة. انظر مجددًا.
error-imported = هذه لعبة محفوظة. لتلعب المس «العب من هنا».
error-hello-first = يجب أن تكون الرسالة الأولى hello.
error-table-closed = أُغلقت هذه اللعبة للتو. حاول مجددًا.
error-reveals-first = إحدى هذه الحركات تكشف شيئًا؛ أرسل ما بعدها في أمر مستقل.
error-record-too-many-entries = في السجل { $entries } من القيود، وهو أطول من أن يُفتح هنا؛ الحد هو { $most }.
error-hello-once = أُرسلت hello من قبل.
error-bad-message = لا يمكن قراءة هذه الرسالة: { $problem }.
error-table-full = عدد المتصلين بهذه اللعبة كبير جدًا.
error-too-busy = الخادم مشغول جدًا الآن. حاول بعد لحظة.
error-too-costly = يحتاج هذا إلى وقت أو ذاكرة أكثر مما يستطيع الخادم توفيره.
error-too-many-messages = رسائل كثيرة دفعة واحدة. حاول بعد لحظة.
error-too-many-requests = طلبات كثيرة دفعة واحدة. حاول بعد لحظة.
error-bad-origin = هذا الطلب من موقع آخر.
error-bad-host = لا يجيب هذا الخادم بهذا الاسم. يمكن لمن يشغّله السماح بالاسم عبر ‎--allowed-host‎.
error-bad-request = لا يمكن قراءة هذا الطلب: { $problem }.
error-not-found = لا شيء على هذا العنوان.
error-bad-method = هذا العنوان لا يقبل هذا النوع من الطلبات.
error-too-large = هذا الطلب كبير جدًا.
error-internal = حدث خطأ في الخادم. لعبتك محفوظة؛ حاول مجددًا.
error-bad-allowed-host = «{ $text }» ليس اسم مضيف؛ يأخذ ‎--allowed-host‎ اسمًا مثل play.example.org، أو * لأي اسم.
error-bad-proxy = «{ $text }» ليس عنوان خادم وكيل؛ يأخذ ‎--trusted-proxy‎ عنوان IP أو شبكة مثل ‎10.0.0.0/8‎.
error-cannot-listen = لا يمكن الاستماع على { $host } المنفذ { $port }: { $problem }.
error-store-full = القرص ممتلئ، فلم تُحفظ الحركة ولم تُلعب.
error-store-read-only = قاعدة البيانات للقراءة فقط، فلم تُحفظ الحركة ولم تُلعب.
error-store-damaged = ملف قاعدة البيانات تالف أو ليس قاعدة بيانات.
error-store-failed = قاعدة البيانات لا تعمل الآن. كل ما حُفظ في أمان.
error-store-unreachable = لا يمكن الوصول إلى قاعدة البيانات الآن. كل ما حُفظ حتى الآن في أمان.
error-no-postgres = تحتاج قاعدة بيانات PostgreSQL إلى الإضافة «postgres»: pip install "mazechase[postgres]".
error-store-in-use = قاعدة البيانات { $database } يستخدمها خادم آخر.
error-store-gone = نُقل ملف قاعدة البيانات أو حُذف، فلم تُحفظ الحركة ولم تُلعب.
error-store-closed = قاعدة البيانات مغلقة.
error-store-too-new = أنشأ قاعدة البيانات إصدار أحدث (المخطط { $version }؛ وهذا الإصدار يعرف حتى { $known }).
error-store-not-empty = في قاعدة البيانات طاولات بالفعل؛ انسخ إلى قاعدة فارغة.
error-table-not-copied = تعذّر نسخ الطاولة { $table } كاملة.
error-already-saved = حُفظ هذا من قبل.
error-table-damaged = لا يمكن قراءة هذه اللعبة من قاعدة البيانات.
error-log-damaged = لا يمكن قراءة سجل هذه اللعبة من القيد { $n }؛ وما قبله في أمان.
error-log-full = في هذه اللعبة حركات أكثر من أن تستمر. ابدأ لعبة جديدة من فضلك.
error-series-too-long = أكبر عدد من الألعاب في السلسلة هو { $most }، والمطلوب { $target }.

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
error-no-such-code = لا أحد ينتظر بهذا الرمز. هل كل الأرقام صحيحة؟
error-too-many-guesses = رموز خاطئة كثيرة. امسح الرمز الذي على الشاشة، أو حاول بعد بضع دقائق.
error-too-many-phrases = انتظر لحظة قبل أن تقول المزيد.
error-no-such-parcel = هذا الرمز استُخدم من قبل أو أصبح قديمًا.
error-too-many-parcels = كثيرون ينقلون أشياءهم الآن. حاول بعد بضع دقائق، أو احفظ ملفًا.
