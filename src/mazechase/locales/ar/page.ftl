# ما تقوله الصفحة أيًّا كانت اللعبة. اسم اللاعب يقف دائمًا وحده.

app-name = Mazechase
app-about = متاهات وأشباح وأسوار: ألعاب لوحية تبدأ فورًا، هنا أو مع أصدقاء بعيدين.
disclaimer = مشروع من المعجبين، لا صلة له بمالكي PAC-MAN أو Quoridor أو أي لعبة مذكورة هنا، ولا يحظى بتأييدهم. جميع العلامات التجارية ملك لأصحابها.
loading = لحظة…
close = إغلاق
cancel = إلغاء
menu = القائمة
settings = الإعدادات
to-start = إلى صفحة البداية
problem-no-answer = الخادم لا يجيب. تحقّق من الاتصال وحاول مجددًا.
page-late = يستغرق تحميل الصفحة وقتًا طويلًا. إذا لم يحدث شيء فأعد تحميلها.
page-retrying = لم يصل جزء من الصفحة بعد. نحاول مجددًا…
page-reload = اختفى جزء من هذه الصفحة، على الأرجح بسبب تحديث. أعد تحميلها من فضلك. ألعابك محفوظة.
reload = إعادة التحميل

## صفحة البداية

games = الألعاب
players-count = من { $least } إلى { $most } لاعبين
play-bot = ضد الحاسوب
play-here = معًا على هذا الجهاز
play-link = مع صديق عبر رابط
play-shared = الطاولة على هذه الشاشة والأوراق في الهواتف
play-more = خيارات أخرى
recent-tables = طاولاتك
forget-table = إزالة من القائمة
open-record = فتح لعبة محفوظة
open-record-bad = هذا الملف ليس لعبة محفوظة.
recent-turn = دورك
recent-over = انتهت

## إعداد الطاولة

setup-players = عدد اللاعبين
setup-places = من يلعب؟
setup-place = المكان { $place }: من يلعب
setup-level = المكان { $place }: قوة الحاسوب
setup-name = الاسم
setup-no-limit = بلا حدّ
setup-open-file = افتح ملفًا
setup-name-of = المكان { $place }: الاسم
setup-piece = المكان { $place }: القطعة
setup-random = القرعة تحدّد من يبدأ
setup-clock = الساعة
setup-clock-minutes = { $minutes ->
    [0] بلا ساعة
    [one] دقيقة لكل لاعب، و{ $seconds } ث لكل حركة
    [two] دقيقتان لكل لاعب، و{ $seconds } ث لكل حركة
    [few] { $minutes } دقائق لكل لاعب، و{ $seconds } ث لكل حركة
    [many] { $minutes } دقيقة لكل لاعب، و{ $seconds } ث لكل حركة
   *[other] { $minutes } دقيقة لكل لاعب، و{ $seconds } ث لكل حركة
}
setup-options = خيارات القواعد
setup-shared = هذه الشاشة تعرض الطاولة. يأخذ كل واحد مكانًا بهاتفه، بالرابط أو بالرمز.
setup-start = ابدأ اللعبة
setup-open = افتح الطاولة
place-kind-here = هذا الجهاز
place-kind-link = عبر رابط
place-kind-bot = الحاسوب
bot-random = روبوت مرتبك
bot-level1 = روبوت سهل
bot-level2 = روبوت متوسط
bot-level3 = روبوت قوي

## قبل المباراة

lobby-host = طاولتك جاهزة
lobby-open = { $places ->
    [one] في انتظار من يأخذ المكان الشاغر. أرسل الرابط.
   *[other] في انتظار من يأخذ الأماكن الشاغرة. أرسل الرابط.
}
lobby-guest = أنت مدعوّ للعب
lobby-wait = لديك مكان. في انتظار البداية…
place-open = مكان شاغر
place-yours = مكانك
place-here = حاضر
place-bot = يلعب روبوت هنا
sit-here = العب هنا
sit-down = خذ مكانًا
move-up = إلى الأعلى
make-bot = ليلعب الحاسوب
make-open = أخلِ المكان
your-name = اسمك
invite-link = أرسل هذا الرابط إلى صديق، أو دعه يمسح الرمز
start-match = ابدأ
start-with-bots = { $places ->
    [one] ابدأ والحاسوب في المكان الشاغر
   *[other] ابدأ والحاسوب في الأماكن الشاغرة
}
link-only-here = يعمل هذا الرابط على هذا الجهاز فقط. شغّل { $command } ليتمكن من في البيت من الانضمام.
copy-link = نسخ الرابط
new-link = رابط جديد (يتوقف القديم عن العمل)
copied = تم النسخ
share = مشاركة
qr-code = رمز QR للرابط

## على الطاولة

seats = اللاعبون
seat-name = اللاعب { $seat }
you = أنت
seat-away = غائب
seat-asked = دوره الآن
seat-won = الفائز
clock-left = بقي { $time }
todo-turn = حان دورك.
todo-act = اختر ما تفعل.
todo-chance = انقر لترمي أو تدير أو تسحب.
todo-bot = يفكّر…
todo-wait = عليه الدور.
away-wait = غائب. يمكن لروبوت أن يلعب مكانه بعد { $time }.
away-ready = غائب. يمكن لروبوت أن يلعب مكانه الآن.
away-minded = غائب. يلعب روبوت مكانه حتى يعود.
absences = الغائبون
not-yet = انتظر لحظة. الدور الآن: { $name }.
todo-queued = لا يوجد اتصال. تُرسَل حركتك حالما يعود الاتصال.
watching-shared = هذه الشاشة تعرض الطاولة.
watching = أنت تشاهد.
watching-full = كل الأماكن مأخوذة. أنت تشاهد.
paused = المباراة متوقفة مؤقتًا.
over-won = { $seats ->
    [one] فاز!
   *[other] فازوا معًا!
}
over-you-won = لقد فزت!
over-nobody = انتهت اللعبة. لم يفز أحد.
told-of = { $name }: { $sentence }
match-short-salt-added = يضيف ملحه إلى الحظ.
match-short-undo-wanted = يطلب التراجع عن الحركة الأخيرة.
match-short-undo-reply = { $answer ->
    [yes] يوافق.
   *[no] لا يوافق.
}
match-short-gave-up = يستسلم.
match-short-time-up = انتهى الوقت.
match-short-seat-taken = { $bot ->
    [none] هذا المكان الآن لـ: { $name }.
   *[other] يكمل عنه الحاسوب.
}
match-short-seat-minded = يلعب روبوت حتى يعود.
match-short-seat-reclaimed = عاد.
help = كيف تُلعب
mind-seat = ليلعب روبوت حتى يعود
mind-means = غائب. سيلعب روبوت مكانه، وعندما يعود يكمل اللعب بنفسه.
minded-for-you = لعب روبوت عنك أثناء غيابك.
take-back = تراجع
undo-asked = يطلب التراجع عن الحركة الأخيرة.
undo-refused = لا يوافق. تبقى الحركة.
undo-waiting = التراجع عن الحركة الأخيرة؟ في انتظار جواب: { $names }
agree = موافق
disagree = لا
no-thanks = لا، شكرًا
reopen-question = هل نفتح هذا المكان للاعب جديد؟ سيرى هذه الأوراق.
reopen-waiting = يلعب روبوت هنا. يمكن للاعب جديد أن يجلس عندما يوافق الجميع. في انتظار جواب: { $names }
resign = استسلام
resign-sure = هل تستسلم في هذه اللعبة؟
resign-who = يستسلم.
resign-means = بين لاعبَين تنتهي اللعبة هنا؛ ومع أكثر من ذلك يكمل الحاسوب عنك.
show-ways = أقصر الطرق
rematch = العب مجددًا
rematch-join = إلى اللعبة التالية
rematch-begun = بدأت اللعبة التالية: انضم إليها في الأسفل.
fork = تابع من هنا
pause = إيقاف مؤقت
resume = متابعة
mute = كتم الصوت
unmute = تشغيل الصوت
link-waiting = انقطع الاتصال. نحاول من جديد؛ لا شيء يضيع.
table-gone = لم تعد هذه الطاولة موجودة، أو لم يعد رابطك إليها يعمل.
delete-table = حذف هذه الطاولة
delete-table-sure = حذفها للجميع؟
save-record = حفظ اللعبة
save-picture = صورة اللوحة
places = تغيير من يلعب
places-secret = عندما تخلي مكانًا يلعب فيه روبوت. يمكن للاعب جديد أن يأخذه عندما يوافق الآخرون، لأنه سيرى تلك الأوراق.
replace-sure = متأكد؟ سيفقد اللاعب مكانه
place-free = هناك مكان خالٍ. يمكنك أن تجلس فيه وتكمل اللعب.
watch-link = السماح للآخرين بالمشاهدة
watch-link-help = من لديه هذا الرابط يستطيع المشاهدة دون اللعب

## النظر إلى الوراء

log = الحركات حتى الآن
log-empty = لا حركات بعد.
log-after = من الحركة { $ply } من لعبة سابقة.
record-shown = لعبة محفوظة للمشاهدة. للعب منها اختر «تابع من هنا».
scrubber = نظرة إلى الوراء
scrub-first = إلى البداية
scrub-previous = حركة إلى الوراء
scrub-next = حركة إلى الأمام
scrub-last = إلى آخر حركة
scrub-play = عرض كفيلم
scrub-pause = إيقاف الفيلم
scrub-at = الحركة { $ply } من { $last }
scrub-live = العودة إلى اللعبة

## تمرير الجهاز

curtain = مرّر الجهاز. لا ينبغي أن ينظر أحد غيره.
curtain-open = هذا أنا: أظهر أوراقي
curtain-go-on = متابعة

## الإعدادات

setting-language = اللغة
setting-theme = الألوان
setting-theme-auto = كما في الجهاز
setting-theme-light = فاتحة
setting-theme-dark = داكنة
setting-motion = الحركة
setting-motion-auto = كما في الجهاز
setting-motion-full = نعم
setting-motion-less = أقل ما يمكن
setting-speed = السرعة
setting-speed-times = × { $speed }
setting-sound = الصوت

## جوانب المربع كما تُرى على الشاشة

side-up = في الأعلى
side-right = على اليمين
side-down = في الأسفل
side-left = على اليسار

## لعبة بلا رسوم

plain-actions = ما يمكنك فعله
plain-ask = ارمِ أو أدِر أو اسحب

## القطع

piece-of = { $label }: { $piece }
piece-open = لم تُختَر بعد
piece-pac = باك مان
piece-ms = السيدة باك مان
piece-red = شبح أحمر
piece-pink = شبح وردي
piece-cyan = شبح أزرق
piece-orange = شبح برتقالي
piece-violet = شبح بنفسجي
piece-green = شبح أخضر
