# ما يقوله المدرّب في الدروس.
cards-lesson-first-turn = دورك الأول
cards-lesson-first-turn-1 = أنت تجمع النقاط. المس «اسحب» لتأخذ ورقة.
cards-lesson-first-turn-1-hint = ليست لديك نقاط بعد، فلا تتوقف. المس «اسحب».
cards-lesson-first-turn-2 = كرزة، نقطتان! يمكنك أخذ ثلاث أوراق على الأكثر في الدور. اسحب أخرى.
cards-lesson-first-turn-3 = الحبّة بنقطة واحدة. ثلاثة أشباح تُخرجك، فلا تطمع: المس «أنهِ الدور».
cards-lesson-first-turn-3-hint = هذا مسموح، لكن الحذر أفضل الآن. المس «أنهِ الدور».
cards-lesson-first-turn-done = هذا هو الدور: اسحب ورقة إلى ثلاث ثم أنهِه. صاحب أكثر النقاط في النهاية يفوز.

cards-lesson-stop = توقف في الوقت المناسب
cards-lesson-stop-1 = شبحان! واحد آخر وتخرج بنقاطك كلها. احفظ نقاطك: المس «توقّف» ثم أكّد.
cards-lesson-stop-1-hint = هذا خطِر: شبح آخر يُخرجك. المس «توقّف».
cards-lesson-stop-done = حفظت نقاطك، وسحب خصمك شبحًا ثالثًا فخرج. فزت!

cards-lesson-give = ورقة قوة: إعطاء
cards-lesson-give-1 = في يدك شبحان. تشجّع واسحب: قد تكون ورقة قوة.
cards-lesson-give-2 = إعطاء! تخلّص من شبح: المس الشبح المعلَّم، ثم اللاعب الذي يأخذه.
cards-lesson-give-done = نقص شبح عندك وزاد عند غيرك! وإن كان الثالث عنده خرج من اللعب.

cards-lesson-swap = ورقة قوة: تبادل
cards-lesson-swap-1 = حبّة وشبحان فقط: يد سيئة. اسحب ورقة.
cards-lesson-swap-2 = تبادل! لاعبان يتبادلان أوراقهما. المس نفسك واللاعب المعلَّم.
cards-lesson-swap-2-hint = ستبقى أشباحك معك. اختر نفسك واللاعب المعلَّم.
cards-lesson-swap-done = يا لها من صفقة، 12 نقطة! وأشباحك صارت عند غيرك. ويمكنك أيضًا تبديل أوراق لاعبَين آخرَين.

cards-lesson-skip = ورقة قوة: تفويت
cards-lesson-skip-1 = اسحب ورقة.
cards-lesson-skip-2 = تفويت! أحدهم يفوته دور. المس اللاعب المعلَّم.
cards-lesson-skip-3 = المس الآن «أنهِ الدور»، وانظر من يلعب بعدك.
cards-lesson-skip-done = فات الدورُ ذلك اللاعب. فوّت الدور على من يحتاج إلى دوره أكثر من غيره.

cards-lesson-dictate = ورقة قوة: أمر
cards-lesson-dictate-1 = هذا المستوى 2، وفيه أوراق قوة أخرى. اسحب ورقة.
cards-lesson-dictate-2 = أمر! حدّد كم ورقة يجب أن يسحب أحدهم. المس اللاعب المعلَّم، ثم +3.
cards-lesson-dictate-2-hint = فكرة جيدة أيضًا، لكن لنجعلها خطِرة: اللاعب المعلَّم و+3.
cards-lesson-dictate-3 = ثلاث أوراق ولا مفر. المس «أنهِ الدور» وشاهد.
cards-lesson-dictate-done = جاء شبحان فوق الذي في اليد: خرج من اللعب! أعطِ الأمر لمن عنده أشباح.

cards-lesson-all-draw = ورقة قوة: الكل يسحب
cards-lesson-all-draw-1 = اسحب ورقة.
cards-lesson-all-draw-2 = الكل يسحب! كل لاعب يأخذ ورقة، وأنت الأول: المس الرزمة.
cards-lesson-all-draw-done = أخذ الجميع ورقة، حتى الأشباح. وهذا خطر على من عنده شبحان.

cards-lesson-pass-left = ورقة قوة: إلى اليسار
cards-lesson-pass-left-1 = عندك شبح. اسحب ورقة.
cards-lesson-pass-left-2 = إلى اليسار! يعطي الجميع ورقة للاعب على يسارهم في وقت واحد. المس شبحك.
cards-lesson-pass-left-2-hint = هذا ممكن، لكن الشبح سيبقى عندك. المس الشبح.
cards-lesson-pass-left-done = انتقل شبحك، وجاءتك ورقة من الجهة الأخرى. أنت تعرف الآن كل أوراق القوة!
