# صفحة المشغّل وأمره: من يشغّل الخادم، لا من فتح طاولة.
admin-title = الخادم
admin-about = ما يجري الآن، وما لا يغيّره أحد سواك. كلمة السر في الملف الذي أعطيته للخادم.
admin-secret = كلمة السر
admin-enter = دخول
admin-leave = خروج
admin-refresh = تحديث
admin-node = العقدة { $node }
admin-now = الآن
admin-version = الإصدار
admin-up = يعمل منذ
admin-hours = { $hours ->
    [zero] أقل من ساعة
    [one] ساعة واحدة
    [two] ساعتين
    [few] { $hours } ساعات
   *[other] { $hours } ساعة
}
admin-minutes = { $minutes ->
    [zero] أقل من دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
   *[other] { $minutes } دقيقة
}
admin-processor = وقت المعالج
admin-seconds = { $seconds } ث
admin-memory = أقصى ذاكرة
admin-megabytes = { $megabytes } م.ب
admin-open = الطاولات المفتوحة
admin-watched = منها ما حولها أحد
admin-players = اللاعبون المتصلون
admin-seats = مقاعدهم
admin-spectators = المشاهدون
admin-strangers = الآخرون
admin-running = روبوتات تفكّر
admin-waiting = روبوتات تنتظر
admin-tables = أبطأ الطاولات
admin-tables-about = الطاولات المفتوحة التي استهلكت أكثر الوقت أولًا.
admin-no-tables = لا توجد طاولة مفتوحة.
admin-table = الطاولة
admin-phase-lobby = لم تبدأ
admin-phase-playing = قيد اللعب
admin-phase-over = انتهت
admin-devices = الأجهزة
admin-entries = القيود
admin-spent = الخادم
admin-slowest = أطول خطوة
admin-bots = الروبوتات
admin-milliseconds = { $milliseconds } م.ث
admin-delete = حذف
admin-delete-table = حذف الطاولة { $table }
admin-sure-delete = أتحذف هذه الطاولة نهائيًا؟ سيُفصل كل من حولها.
admin-person = شخص واحد
admin-person-about = ليست للناس حسابات هنا. ما يُحفظ عن الشخص هو الاسم الذي جلس به ونقلاته.
admin-person-name = الاسم
admin-person-table = عند هذه الطاولة فقط
admin-person-anywhere = أي طاولة
admin-export = اعرض المحفوظ
admin-save = احفظ في ملف
admin-erase = امحُ الاسم
admin-sure-erase = أتمحو الاسم «{ $name }» من كل مكان وُجد فيه؟ تبقى الألعاب، ولا رجعة في هذا.
admin-found = { $tables ->
    [0] لا أحد بهذا الاسم.
    [one] وُجد عند طاولة واحدة.
    [two] وُجد عند طاولتين.
    [few] وُجد عند { $tables } طاولات.
   *[other] وُجد عند { $tables } طاولة.
}
admin-erased = { $tables ->
    [zero] لم يُمحَ شيء.
    [one] مُحي عند طاولة واحدة.
    [two] مُحي عند طاولتين.
    [few] مُحي عند { $tables } طاولات.
   *[other] مُحي عند { $tables } طاولة.
}
admin-block = العناوين المحظورة
admin-block-about = لا يتصل أحد من عنوان محظور، ومن كان متصلًا يُقطع فورًا.
admin-nobody-blocked = لا أحد محظور.
admin-network = عنوان أو شبكة
admin-note = السبب
admin-block-it = احظر
admin-unblock = اسمح
admin-unblock-network = اسمح لـ { $network }
admin-addresses = أكثر العناوين نشاطًا
admin-address = العنوان
admin-connections = الاتصالات
admin-block-address = احظر { $address }
admin-limits = الحدود
admin-not-sure = لا
error-no-admin = ليس لهذا الخادم مشغّل: ابدأه مع ‎--admin-secret-file.
error-wrong-secret = ليست هذه كلمة سر هذا الخادم.
error-bad-secret = يجب أن تكون كلمة السر سطرًا واحدًا من 20 إلى 100 حرف أو رقم أو علامة بلا مسافات. يصنعها `openssl rand -hex 32`.
error-bad-network = ليس «{ $text }» عنوانًا ولا شبكة مثل 192.0.2.7 أو 192.0.2.0/24 أو 2001:db8::/48.
error-blocklist-full = لا يمكن حظر أكثر من { $most } شبكة.
error-not-blocked = { $network } ليست محظورة.
error-blocks-you = هذا يحظرك أنت أيضًا.
error-blocked = لا يمكنك استخدام هذا الخادم من هنا.
