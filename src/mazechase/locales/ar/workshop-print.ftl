# What printed sheets say.
print-board = اللوحة
print-pieces = القطع
print-ghosts = الأشباح
print-ghosts-note = اطوِ عند الخط المتقطع ثم الصق: قوي من جهة وضعيف من الأخرى
print-ms = Ms. Pac-Man
print-fences = الحواجز
print-pellets = حبّات القوة
print-lives = حيوات باك مان
print-marbles = الكرات
print-marbles-note = أو استخدم خرزًا أو قطعًا نقدية
print-dots = الحبّات
print-dots-note = أو استخدم خرزًا أو قطعًا نقدية
print-dice = النرد
print-dice-note = اطوِ عند الحواف والصق الألسنة، أو استخدم نردًا حقيقيًا
print-spinner = الدوّارة
print-spinner-note = ثبّت مشبك ورق في الوسط بقلم ثم انقره بإصبعك
print-cards = الأوراق
print-backs = ظهور الأوراق
print-backs-note = اطبع هذه الصفحة على ظهر كل صفحة أوراق إن شئت
print-tile = { $what }: الصف { $row }، العمود { $column }، من أصل { $tiles } { $tiles ->
    [zero] قطعة
    [one] قطعة
    [two] قطعتين
    [few] قطع
    [many] قطعة
   *[other] قطعة
}. قُصّ عند العلامات ثم صِل القطع.
print-players = { $count ->
    [zero] بلا لاعبين
    [one] للاعب واحد
    [two] للاعبَين
    [few] لـ { $count } لاعبين
    [many] لـ { $count } لاعبًا
   *[other] لـ { $count } لاعب
}
print-options = كيف نلعب
print-yes = نعم
print-no = لا
print-own = خاص بنا
print-fan = نسخة من صنع المعجبين، ولا صلة لها بأصحاب الألعاب. اطبع بحجم 100٪ دون ملاءمة الصفحة.

# Where the help speaks of the screen, paper says this instead.
quoridor-print-move = تتحرك القطعة مربعًا واحدًا إلى الأمام أو الخلف أو الجانب: لا قُطريًا أبدًا، ولا عبر حاجز، ولا فوق قطعة أخرى.
marbles-print-own = يمكن للشبح أن يصل حتى إلى باك مان الخاص بك: يعود إلى بيته ولا يدفع أحد شيئًا.
marbles-print-yellow = كل كرة صفراء معك تتيح لك التهام شبح واحد، حتى في الحركة نفسها التي أخذتها فيها. تبقى معك الكرات الصفراء إذا أُمسك بك.
mspacman-print-power = عندما تغادر Ms. Pac-Man حبّة قوة كبيرة تضعف كل الأشباح: اقلبها. يبقى كل شبح ضعيفًا دورًا واحدًا من أدواره ثم يعود قويًا.
cards-print-secrets = أوراقك لا ينظر إليها سواك، والجميع يرى كم ورقة معك.
