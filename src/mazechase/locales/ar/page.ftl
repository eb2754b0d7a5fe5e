# ما تقوله الصفحة أيًّا كانت اللعبة. اسم اللاعب يقف دائمًا وحده.

app-name = Mazechase
app-about = متاهات وأشباح وحواجز: ألعاب لوحية جاهزة بلمسة واحدة. العب هنا أو مع أصدقاء بعيدين.
disclaimer = مشروع من المعجبين، لا صلة له بمالكي PAC-MAN أو Quoridor أو أي لعبة مذكورة هنا، ولا يحظى بتأييدهم. جميع العلامات التجارية ملك لأصحابها.
loading = لحظة…
close = إغلاق
cancel = إلغاء
menu = القائمة
settings = الإعدادات
to-start = الرئيسية
problem-no-answer = الخادم لا يجيب. تحقّق من الاتصال وحاول مجددًا.
page-late = يستغرق تحميل الصفحة وقتًا طويلًا. إذا لم يحدث شيء فأعد تحميلها.
page-retrying = لم يُحمَّل جزء من الصفحة بعد. نحاول مجددًا…
page-reload = ينقص جزء من هذه الصفحة، على الأرجح بسبب تحديث. أعد تحميلها من فضلك. ألعابك محفوظة.
reload = إعادة التحميل

## صفحة البداية

games = الألعاب
continue-games = تابع اللعب
players-count = { $most ->
    [zero] من { $least } إلى { $most } لاعب
    [one] من { $least } إلى { $most } لاعب
    [two] من { $least } إلى { $most } لاعبَين
    [few] من { $least } إلى { $most } لاعبين
    [many] من { $least } إلى { $most } لاعبًا
   *[other] من { $least } إلى { $most } لاعب
}
play-bot = ضد روبوت
play-here = على جهاز واحد
play-link = مع صديق عبر رابط
play-shared = شاشة كبيرة وهواتف
join-code = الانضمام برمز
play-more = خيارات أخرى
bot-strength = قوة الروبوت
puzzle-link = لغز اليوم
yours-link = ألعابي
ladder-link = السلّم
recent-tables = الألعاب المنتهية
forget-table = إزالة من القائمة
forget-sure = إزالة؟ لن تتمكن من العودة إليها
open-record = فتح لعبة محفوظة
open-record-bad = هذا الملف ليس لعبة محفوظة.
recent-turn = دورك
recent-over = انتهت
recent-lobby = في انتظار اللاعبين
recent-next = الدور: { $name }
recent-won = فوز
recent-lost = خسارة
recent-nobody = بلا فائز
recent-winner = الفائز: { $name }
recent-record = لعبة محفوظة
recent-all = عرض كل الألعاب ({ $games })
recent-now = الآن

## إعداد الطاولة

setup-players = عدد اللاعبين
setup-places = من يلعب؟
setup-place = المقعد { $place }: من يلعب
setup-level = المقعد { $place }: قوة الروبوت
setup-name = الاسم
setup-no-limit = بلا حدّ
setup-open-file = افتح ملفًا
setup-samples = { $what }: صور
setup-name-of = المقعد { $place }: الاسم
setup-piece = المقعد { $place }: القطعة
setup-random = لاعب أول عشوائي
setup-clock = الساعة
setup-clock-minutes = { $minutes ->
    [0] بلا ساعة
    [zero] بلا ساعة
    [one] دقيقة لكل لاعب، +{ $seconds } ث لكل حركة
    [two] دقيقتان لكل لاعب، +{ $seconds } ث لكل حركة
    [few] { $minutes } دقائق لكل لاعب، +{ $seconds } ث لكل حركة
    [many] { $minutes } دقيقة لكل لاعب، +{ $seconds } ث لكل حركة
   *[other] { $minutes } دقيقة لكل لاعب، +{ $seconds } ث لكل حركة
}
setup-options = خيارات القواعد
setup-book = حسب كتيّب القواعد
setup-book-about = { $rules ->
    [zero] لا قواعد منزلية هنا.
    [one] قاعدة منزلية واحدة تختلف عن الكتيّب. ضع علامة لتلعب من دونها.
    [two] قاعدتان منزليتان تختلفان عن الكتيّب. ضع علامة لتلعب من دونهما.
    [few] { $rules } قواعد منزلية تختلف عن الكتيّب. ضع علامة لتلعب من دونها.
   *[other] { $rules } قاعدة منزلية تختلف عن الكتيّب. ضع علامة لتلعب من دونها.
}
setup-house-rule = { $book ->
    [true] قاعدة منزلية. يقول الكتيّب نعم.
    [false] قاعدة منزلية. يقول الكتيّب لا.
   *[other] قاعدة منزلية. يقول الكتيّب: { $book }.
}
setup-as-printed = كما يقول الكتيّب.
setup-shared = ينضم كل واحد بهاتفه، بالرابط أو بالرمز.
setup-start = ابدأ اللعبة
setup-open = أنشئ اللعبة
place-kind-here = هذا الجهاز
place-kind-link = عبر رابط
place-kind-bot = روبوت
bot-random = روبوت مرتبك
bot-random-about = يفعل أي شيء مسموح بلا تفكير.
bot-level1 = روبوت مبتدئ
bot-level1-about = يعرف القواعد وقليلًا غيرها. مناسب لأول لعبة.
bot-level2 = روبوت ضعيف
bot-level2-about = يرى الجيد الآن لكنه لا يخطط.
bot-level3 = روبوت متوسط
bot-level3-about = يخطط قليلًا. خصم عادل حين تعرف اللعبة.
bot-level4 = روبوت قوي
bot-level4-about = ينظر أبعد ويخطئ قليلًا.
bot-level5 = روبوت بطل
bot-level5-about = أقوى ما لدينا. حظًا سعيدًا!
bot-classic1 = روبوت ضعيف (قديم)
bot-classic2 = روبوت متوسط (قديم)
bot-classic3 = روبوت قوي (قديم)
bot-perfect = روبوت لا يخطئ

## قبل المباراة

lobby-host = لعبتك جاهزة
lobby-open = { $places ->
    [one] في انتظار من يأخذ المقعد الشاغر. أرسل الرابط.
    [two] في انتظار من يأخذ المقعدين الشاغرين. أرسل الرابط.
   *[other] في انتظار من يأخذ المقاعد الشاغرة. أرسل الرابط.
}
lobby-guest = ندعوك إلى لعبة: { $game }
lobby-guest-of = دعوة من { $name } إلى لعبة: { $game }
lobby-wait = أنت في اللعبة! في انتظار البداية…
lobby-wait-for = أنت في اللعبة! في انتظار { $name }…
place-open = مقعد شاغر
place-yours = مقعدك
place-here = حاضر
place-bot = يلعب روبوت هنا
sit-here = العب هنا
sit-down = انضم
move-up = إلى الأعلى
make-bot = دع روبوتًا يلعب
make-open = إزالة
your-name = اسمك
invite-link = أرسل هذا الرابط إلى صديق، أو دعه يمسح الرمز
start-match = ابدأ
start-with-bots = { $places ->
    [one] ابدأ وروبوت في المقعد الشاغر
    [two] ابدأ وروبوتان في المقعدين الشاغرين
   *[other] ابدأ وروبوتات في المقاعد الشاغرة
}
link-only-here = يعمل هذا الرابط على هذا الجهاز فقط. شغّل { $command } ليتمكن من على شبكة Wi-Fi نفسها من الانضمام.
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
seat-asked = الدور الآن
seat-won = الفائز
clock-left = بقي { $time }
todo-turn = حان دورك.
todo-call = { $name }،
todo-act = اختر ما تفعل.
todo-chance = المس لترمي أو تدير أو تسحب.
todo-bot = يفكّر…
todo-wait = يلعب الآن…
bots-hurried = تُلعب الآن ألعاب كثيرة، لذلك تفكّر الروبوتات وقتًا أقصر.
# ما يفعله أحدهم الآن، بعد اسمه أو بعد «أنت».
doing-move = { $who ->
    [you] تلعب حركتك…
   *[somebody] يلعب حركته…
}
doing-chance = { $who ->
    [you] تجرّب حظك…
   *[somebody] يجرّب حظه…
}
away-wait = غائب. يمكن لروبوت أن يلعب مكانه بعد { $time }.
away-ready = غائب. يمكن لروبوت أن يلعب مكانه الآن.
away-minded = غائب. يلعب روبوت مكانه حتى يعود.
turn-away = الدور على { $name } (غائب).
turn-away-wait = يمكن لروبوت أن يتولى اللعب بعد { $time }.
turn-away-ready = يمكن لروبوت أن يتولى اللعب الآن.
absences = الغائبون
not-yet = ليس بعد! ننتظر: { $name }.
todo-queued = لا اتصال لديك. تُرسَل حركتك حالما يعود الاتصال.
talk = قل شيئًا
watching = أنت تشاهد.
watching-full = كل المقاعد مأخوذة. أنت تشاهد.
paused = اللعبة متوقفة مؤقتًا.
paused-wait = اللعبة متوقفة مؤقتًا حتى يستأنفها من أنشأها.
over-won = { $seats ->
    [one] فاز!
    [two] فازا معًا!
   *[other] فازوا معًا!
}
over-you-won = لقد فزت!
over-cheer = لعبة جيدة! هل تحاول مرة أخرى؟
over-nobody = انتهت اللعبة. لم يفز أحد.
told-of = { $name }: { $sentence }
# دور: اسم وما فعله صاحبه، أو ما حدث من تلقاء نفسه.
turn-told = { $name }: { $deeds }.
turn-said = { $deeds }.
turn-plain = ‏{ $who ->
    [you] لعبت حركة
   *[somebody] لعب حركة
}
# شيء حدث في لعبة لا كلمات لها هنا.
turn-event = { $event }
match-short-undo-wanted = ‏{ $who ->
    [you] طلبت
   *[somebody] طلب
} التراجع عن الحركة الأخيرة.
match-short-undo-reply = ‏{ $answer ->
    [yes] { $who ->
        [you] وافقت
       *[somebody] وافق
    }.
    [withdrawn] { $who ->
        [you] سحبت
       *[somebody] سحب
    } طلب التراجع.
   *[no] { $who ->
        [you] رفضت
       *[somebody] رفض
    }.
}
match-short-gave-up = ‏{ $who ->
    [you] استسلمت
   *[somebody] استسلم
}.
match-short-time-up = ‏{ $who ->
    [you] انتهى وقتك
   *[somebody] انتهى وقته
}.
match-short-seat-taken = ‏{ $bot ->
    [none] { $who ->
        [you] انضممت
       *[somebody] انضم
    } إلى اللعبة.
   *[other] يكمل اللعب روبوت.
}
match-short-seat-minded = ‏{ $who ->
    [you] غبت
   *[somebody] غاب
} قليلًا، ويلعب روبوت حتى العودة.
match-short-seat-reclaimed = ‏{ $who ->
    [you] عدت
   *[somebody] عاد
} إلى اللعبة.
help = كيف تُلعب
help-search = ابحث في القواعد
help-nothing = لا شيء هنا عن «{ $search }». جرّب كلمة أخرى.
help-ruling = اقرأ القاعدة
help-house = قاعدة منزلية
help-yes = نعم
help-no = لا
help-own = خاص بك
help-options = الخيارات
help-table-options = هذه الطاولة
help-differs = على غير المعتاد
harm-title = هل أنت متأكد؟
harm-usual = هذا يضرّك أنت.
harm-do = نعم، رغم ذلك
harm-no = لا، تراجع
mind-seat = دع روبوتًا يلعب حتى يعود
mind-means = غائب. سيلعب روبوت مكانه حتى يعود.
minded-for-you = لعب روبوت عنك أثناء غيابك.
take-back = تراجع
undo-asked = يطلب التراجع عن الحركة الأخيرة.
undo-refused = لا يوافق. تبقى الحركة.
undo-waiting = التراجع عن الحركة الأخيرة؟ ننتظر: { $names }
undo-withdraw = سحب الطلب
agree = نعم
disagree = لا
no-thanks = لا، شكرًا
reopen-question = هل نفتح هذا المقعد للاعب جديد؟ سيرى هذه الأوراق.
reopen-waiting = يلعب روبوت هنا. يمكن للاعب جديد أن ينضم حين يوافق الجميع. ننتظر: { $names }
resign = استسلام
resign-sure = هل تستسلم في هذه اللعبة؟
resign-who = يستسلم.
resign-ends = تنتهي اللعبة بذلك.
resign-bot = سيكمل روبوت اللعب.
show-ways = أقصر الطرق
rematch = العب مجددًا
rematch-join = اللعبة التالية
rematch-begun = بدأت اللعبة التالية.
fork = العب من هنا
pause = إيقاف مؤقت
resume = متابعة
mute = كتم الصوت
unmute = تشغيل الصوت
link-waiting = انقطع الاتصال. نعيد الاتصال؛ لعبتك محفوظة.
table-gone = حُذفت هذه اللعبة، أو لم يعد رابطك يعمل.
no-entry = هذا الرابط لا يفتح أي لعبة
no-entry-friend = هل أرسله صديق؟ اطلب منه رابط الدعوة، أو امسح الرمز على شاشته.
no-entry-own = هل هي لعبتك؟ على الجهاز الذي تلعب عليه افتح القائمة واختر «{ $menu }».
delete-table = حذف هذه اللعبة
delete-table-sure = حذف هذه اللعبة للجميع؟
save-record = حفظ اللعبة
save-picture = حفظ صورة
places = تغيير من يلعب
places-secret = إذا أزلت لاعبًا لعب روبوت مكانه. ويمكن للاعب جديد أن ينضم حين يوافق الآخرون، لأنه سيرى تلك الأوراق.
replace-sure = متأكد؟ سيفقد اللاعب مقعده
place-free = هناك مقعد شاغر. يمكنك أن تنضم وتكمل اللعب.
watch-link = دعوة مشاهدين
watch-link-help = من لديه هذا الرابط يستطيع المشاهدة دون اللعب
continue-elsewhere = تابع على جهاز آخر
continue-elsewhere-help = امسح الرمز بالجهاز الآخر أو افتح الرابط عليه. إنه يفتح مقعدك، فلا ترسله إلى أحد

## النظر إلى الوراء

log = الحركات حتى الآن
log-empty = لا حركات بعد.
log-kind = طريقة العرض
log-story = بالكلمات
log-last = آخر دور لكل لاعب
log-codes = بالرموز
log-earlier = حركات أقدم
log-later = حركات أحدث
log-after = تبدأ بعد الحركة { $ply } من لعبة سابقة.
record-shown = هذه لعبة محفوظة. للعب منها المس «العب من هنا».
scrubber = نظرة إلى الوراء
scrub-first = إلى البداية
scrub-previous = الحركة السابقة
scrub-next = الحركة التالية
scrub-last = إلى آخر حركة
scrub-play = عرض
scrub-pause = إيقاف
scrub-at = الحركة { $ply } من { $last }
scrub-live = العودة إلى اللعبة

## تمرير الجهاز

curtain = مرّر الجهاز إلى { $name }
curtain-peek = لا تختلسوا النظر!
curtain-open = هذا أنا: أظهر أوراقي
curtain-go-on = متابعة

## الإعدادات

setting-language = اللغة
setting-theme = المظهر
setting-theme-auto = مثل الجهاز
setting-theme-light = فاتح
setting-theme-dark = داكن
setting-motion = الرسوم المتحركة
setting-motion-auto = مثل الجهاز
setting-motion-full = كاملة
setting-motion-less = مخففة
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
piece-ms = ‏Ms. Pac-Man
piece-red = شبح أحمر
piece-pink = شبح وردي
piece-cyan = شبح أزرق
piece-orange = شبح برتقالي
piece-violet = شبح بنفسجي
piece-green = شبح أخضر
file-problem = { $file }: { $problem }

## التلميح

hint = تلميح
hint-thinking = دعني أفكّر…
hint-action = أفضل نقلة: { $action }.
hint-chance = فرصة الفوز: { NUMBER($percent) }٪.
hint-close = إغلاق التلميح
coach-switch = التلميحات
coach-switch-help = على جميع اللاعبين تشغيل التلميحات.
coach-agreed = تم التشغيل: { $names }

## نظرة على اللعبة بعد نهايتها

review = مراجعة
review-making = نراجع اللعبة. يستغرق هذا بضع ثوانٍ…
review-chart = فرص الجميع في الفوز من أول حركة إلى آخرها
review-luck = الحظ
review-lost = ما ضاع في كل حركة
review-mistakes = الأخطاء
review-percent = { NUMBER($percent) }٪
review-of = { NUMBER($mistakes) } من { NUMBER($decisions) }
review-turning = نقاط التحوّل
review-lucky = حظ جيد: +{ NUMBER($percent) }٪
review-gave = أضاع { NUMBER($percent) }٪
review-best = الأفضل:
review-try = جرّب من هنا مرة أخرى
review-even = لم تحسم أي حركة بمفردها هذه اللعبة.

# الدروس
learn-first = تعلّمها في دقيقة
lessons = الدروس
lessons-all = كل الدروس
lessons-of = { $game }: الدروس
lessons-done = أُنجز { $done } من { $all }
lesson-ticked = تم
lesson-number = الدرس { $number } من { $lessons }
lesson-next = الدرس التالي
lesson-again = ابدأ من جديد
lesson-play = العب مباراة حقيقية
lesson-gone = لم يعد هذا الدرس مفتوحًا.
guide-skip = تخطّي النصائح

make-own = اصنع خاصتك…
setup-own-rules = قواعدك المنزلية
