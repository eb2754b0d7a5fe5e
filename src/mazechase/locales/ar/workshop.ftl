# What `mazechase measure` and `mazechase suggest` say, on the terminal and on the page.
measure-seat-more = المقعد { $name } يفوز أكثر من اللازم: { $share }٪ من الألعاب ({ $low } إلى { $high })، والعادل { $fair }٪.
measure-seat-less = المقعد { $name } يفوز أقل من اللازم: { $share }٪ من الألعاب ({ $low } إلى { $high })، والعادل { $fair }٪.
measure-side-more = الجانب «{ $name }» يفوز أكثر من اللازم: { $share }٪ من الألعاب ({ $low } إلى { $high })، والمتكافئ { $fair }٪.
measure-side-less = الجانب «{ $name }» يفوز أقل من اللازم: { $share }٪ من الألعاب ({ $low } إلى { $high })، والمتكافئ { $fair }٪.
measure-seats-even = لكل المقاعد الفرصة نفسها تقريبًا في الفوز.
measure-sides-even = للجانبين الفرصة نفسها تقريبًا في الفوز.
measure-seats-open = لا يفوز أي مقعد أكثر أو أقل مما تسمح به الصدفة. قد يبقى فرق بالنقاط المئوية يصل إلى { $points }؛ ألعاب أكثر ستُظهره.
measure-sides-open = لا يفوز أي جانب أكثر مما تسمح به الصدفة. قد يبقى فرق بالنقاط المئوية يصل إلى { $points }؛ ألعاب أكثر ستُظهره.
measure-began-more = البدء مفيد: من يبدأ يفوز في { $share }٪ من الألعاب ({ $low } إلى { $high })، والعادل { $fair }٪.
measure-began-less = البدء مضر: من يبدأ يفوز في { $share }٪ من الألعاب ({ $low } إلى { $high })، والعادل { $fair }٪.
measure-unfinished = ألعاب لم تنتهِ قبل حد الأدوار: { $games } من { $of }.
measure-dead-ends = طرق مسدودة لم يصل إليها أحد: { $cells }.
measure-unvisited = خانات لم يصل إليها أحد: { $cells }.
measure-heading = { $game }، اللاعبون: { $players }، { $bots }، الألعاب: { $games }، البذرة { $seed }
measure-stopped = توقف مبكرًا: كل شيء واضح بعد { $games } من { $asked } لعبة.
measure-who = من
measure-wins = مرات الفوز
measure-share = الحصة
measure-interval = مجال 95٪
measure-fair = العادل
measure-seat = المقعد { $seat }
measure-began = من يبدأ
measure-half-time = المتصدر في منتصف اللعبة
measure-draws = التعادلات
measure-per-game = في اللعبة
measure-mean = المتوسط
measure-median = الوسيط
measure-most = 90٪ من الألعاب حتى
measure-turns = الأدوار
measure-minutes = الدقائق (تقديرًا)
measure-lead-changes = تغيّرات الصدارة

check-fine = لا خطأ فيه
check-unreadable = لا يمكن قراءته
check-problems = { $count ->
    [zero] لا مشكلات
    [one] مشكلة واحدة
    [two] مشكلتان
    [few] { $count } مشكلات
    [many] { $count } مشكلة
   *[other] { $count } مشكلة
}
check-line = السطر { $line }
