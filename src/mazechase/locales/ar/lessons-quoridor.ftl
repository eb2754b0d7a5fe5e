# ما يقوله المدرّب في الدروس.
quoridor-lesson-first-turn = دورك الأول
quoridor-lesson-first-turn-1 = أنت باك مان، وتريد الوصول إلى الجهة المقابلة. المس المربع الذي أمامك.
quoridor-lesson-first-turn-1-hint = هذا مسموح، لكن الجهة المقابلة أمامك مباشرة. المس المربع الذي أمامك.
quoridor-lesson-first-turn-2 = كان هذا دورًا كاملًا! وخصمك لعب أيضًا. تابع: خطوة أخرى.
quoridor-lesson-first-turn-3 = بقيت خطوة واحدة. المس المربع الأخير لتفوز.
quoridor-lesson-first-turn-done = فزت! من يصل إلى جهته المقابلة أولًا يفوز باللعبة.

quoridor-lesson-fence = ضع حاجزًا
quoridor-lesson-fence-1 = خصمك على بُعد خطوة من الفوز! بدل المشي ضع حاجزًا: المس الفراغ المعلَّم ثم «ضعه».
quoridor-lesson-fence-1-hint = سيفوز خصمك الآن. ضع الحاجز في الفراغ المعلَّم.
quoridor-lesson-fence-2 = على خصمك الآن أن يدور حوله. أطِل طريقه: أضف حاجزًا بجوار الأول.
quoridor-lesson-fence-done = سدّ رائع! الحاجز يغطي مربعين ويبقى في مكانه. لديك عشرة منها في لعبة من لاعبَين.

quoridor-lesson-jump = اقفز فوقه
quoridor-lesson-jump-1 = هناك من يقف أمامك مباشرة. يمكنك القفز فوقه: المس المربع الذي خلفه.
quoridor-lesson-jump-1-hint = لا حاجة إلى الدوران. المس المربع الذي خلف خصمك.
quoridor-lesson-jump-done = مربعان في دور واحد! الوقوف وجهًا لوجه يفيد من يتحرك بعده.

quoridor-lesson-jump-aside = القفز جانبًا
quoridor-lesson-jump-aside-1 = خلف خصمك حاجز، فلا يمكنك القفز إلى الأمام. اقفز جانبًا: المس المربع المعلَّم.
quoridor-lesson-jump-aside-1-hint = هناك طريق أسرع: اقفز بجانب خصمك إلى المربع المعلَّم.
quoridor-lesson-jump-aside-done = صحيح! لا يُقفز جانبًا إلا إذا كان الحاجز خلف القطعة الأخرى مباشرة.

quoridor-lesson-race = اربح السباق
quoridor-lesson-race-1 = عُدّ الخطوات: تحتاج إلى خطوتين، وخصمك إلى واحدة فقط. حاجز في الفراغ المعلَّم يجعلها ثلاثًا!
quoridor-lesson-race-1-hint = سيفوز خصمك عندها بخطوته التالية. ضع أولًا حاجزًا في الفراغ المعلَّم.
quoridor-lesson-race-2 = على خصمك أن يدور. اركض الآن!
quoridor-lesson-race-3 = خطوة أخرى.
quoridor-lesson-race-done = فزت بفارق خطوة! قارن الطريقين: امشِ إن كان طريقك أقصر، وضع حاجزًا إن لم يكن. ولا يجوز حبس أحد تمامًا.
