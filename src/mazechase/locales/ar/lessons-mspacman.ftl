# ما يقوله المدرّب في الدروس.
mspacman-lesson-first-turn = دورك الأول
mspacman-lesson-first-turn-1 = أنت Ms. Pac-Man، وتريد إخلاء منطقتك من الحبّات. المس الدوّارة.
mspacman-lesson-first-turn-2 = ثلاث خطوات! تؤكل الحبّة عند مغادرة خانتها. المس الخانة المعلَّمة ثم «انطلق».
mspacman-lesson-first-turn-2-hint = هذه ثلاث خطوات أيضًا، لكن اذهب حيث تشير اليد.
mspacman-lesson-first-turn-done = اختفت ثلاث حبّات! ثم رمى الشبح نرده وجاء خلفك. أول منطقة تخلو من الحبّات تفوز.

mspacman-lesson-power = حبّة القوة
mspacman-lesson-power-1 = شبح قوي قريب منك. أدر الدوّارة: الحبّة الكبيرة بجانبك ستساعدك.
mspacman-lesson-power-2 = عند مغادرة حبّة القوة الكبيرة تضعف كل الأشباح. اعبرها ثم عبر الشبح: المس الخانة المعلَّمة ثم «انطلق».
mspacman-lesson-power-2-hint = ستضيع الفرصة! اعبر الحبّة الكبيرة ثم عبر الشبح.
mspacman-lesson-power-3 = أمسكت به، فتدير الدوّارة مرة أخرى!
mspacman-lesson-power-4 = خطوتان أخريان وحبّتان أخريان.
mspacman-lesson-power-done = الشبح الضعيف الذي تمسكه يعود إلى بيته. لكن لا تنتظر طويلًا: الأشباح تقوى من جديد.

mspacman-lesson-exits = اهرب عبر المخارج
mspacman-lesson-exits-1 = شبح قوي خلفك مباشرة! أدر الدوّارة.
mspacman-lesson-exits-2 = خطوة واحدة تنقلك من أي مخرج على الحافة إلى أي مخرج آخر. المس الخانة المعلَّمة البعيدة ثم «انطلق».
mspacman-lesson-exits-2-hint = قد يصل إليك الشبح هناك. اخرج من المخرج.
mspacman-lesson-exits-done = ابتعدت في ثلاث خطوات! والأشباح تستعمل المخارج أيضًا، فانتبه.

mspacman-lesson-ghost = العب بشبح
mspacman-lesson-ghost-1 = أنت شبح الآن: أمسك Ms. Pac-Man لتلعب بها بعد ذلك. ارمِ النرد.
mspacman-lesson-ghost-2 = هي على بُعد خطوتين ولديك ثلاث: يكفي! المسها ثم «انطلق».
mspacman-lesson-ghost-2-hint = هي في متناولك! المس Ms. Pac-Man.
mspacman-lesson-ghost-3 = أمسكتها! أنت Ms. Pac-Man الآن. ضعها على دائرة بيضاء في منطقتك: المس الدائرة المعلَّمة ثم «انطلق».
mspacman-lesson-ghost-3-hint = تلك الدائرة خالية، لكن ابدأ في منطقتك حيث حبّاتك.
mspacman-lesson-ghost-done = من يمسكها يلعب بها فورًا. هكذا يأكل الجميع.

mspacman-lesson-win = الحبّة الأخيرة
mspacman-lesson-win-1 = بقيت حبّة واحدة في منطقتك. أدر الدوّارة!
mspacman-lesson-win-2 = اعبر فوقها: تؤكل عند مغادرة خانتها. المس الخانة المعلَّمة ثم «انطلق».
mspacman-lesson-win-2-hint = يجب أن تدخل خانة الحبّة ثم تغادرها. المس الخانة المعلَّمة.
mspacman-lesson-win-done = خلت منطقتك وفزت! ويُحتسب ذلك حتى لو أكل غيرك حبّتك الأخيرة.
