# ثماني شخصيات يلعب بها الحاسوب.

bot-pip = بيب
bot-pip-about = فأر يركض أولًا ثم يفكر. من السهل الفوز عليه.
bot-tilly = تيلي
bot-tilly-about = سلحفاة لا تحب المخاطرة. من السهل الفوز عليها.
bot-rufus = روفوس
bot-rufus-about = ثعلب يحب أن يقف في طريقك.
bot-bruno = برونو
bot-bruno-about = دب يمضي إلى هدفه مباشرة.
bot-kiki = كيكي
bot-kiki-about = عقعق يأخذ ما كنت تريده. انتبه له!
bot-hazel = هيزل
bot-hazel-about = قنفذة تتحقق من كل شيء مرتين.
bot-otto = أوتو
bot-otto-about = أخطبوط له خطة لكل ذراع. يصعب الفوز عليه.
bot-minerva = مينيرفا
bot-minerva-about = بومة رأت كل شيء من قبل. يصعب جدًا الفوز عليها.

## ما تقوله

says-pip-hello = مرحبًا! أنا صغير لكني سريع!
says-pip-glad = يا سلام!
says-pip-ouch = آي!
says-pip-won = هل فزت؟ أنا فعلًا؟
says-pip-lost = مرة أخرى، مرة أخرى!
says-tilly-hello = خذ وقتك. وأنا أيضًا.
says-tilly-glad = ببطء وثبات.
says-tilly-ouch = سأعود إلى قوقعتي.
says-tilly-won = أرأيت؟ لا داعي للعجلة.
says-tilly-lost = استمتعت بكل خطوة.
says-rufus-hello = احذر من خلفك!
says-rufus-glad = هههه، هل رأيت ذلك؟
says-rufus-ouch = مهلًا، هذه حيلتي أنا!
says-rufus-won = لا أحد يخدع الثعلب.
says-rufus-lost = أنت أمكر مني!
says-bruno-hello = دب كبير وحركات كبيرة!
says-bruno-glad = ابتعدوا عن طريقي!
says-bruno-ouch = غررر!
says-bruno-won = فزت! أين العسل؟
says-bruno-lost = لعبة جميلة. عناق الدب؟
says-kiki-hello = يا للروعة، أشياء لامعة كثيرة!
says-kiki-glad = هذا لي!
says-kiki-ouch = مهلًا، أنا رأيته أولًا!
says-kiki-won = كل الأشياء اللامعة لي!
says-kiki-lost = احتفظ به. هذه المرة فقط.
says-hazel-hello = تحققت من كل شيء مرتين.
says-hazel-glad = تمامًا كما خططت.
says-hazel-ouch = آخ. حتى أنا أحسست بذلك.
says-hazel-won = الحذر ينفع.
says-hazel-lost = سأفكر في هذا طوال الليل.
says-otto-hello = ثماني أذرع وخطة واحدة.
says-otto-glad = كانت عندي ذراع فارغة لذلك.
says-otto-ouch = بلوب!
says-otto-won = فزت بذراع واحدة.
says-otto-lost = لقد عقدت أذرعي!
says-minerva-hello = مساء الخير. كنت أنتظرك.
says-minerva-glad = كنت أتوقع ذلك.
says-minerva-ouch = هذا مثير للاهتمام.
says-minerva-won = لعبة جميلة.
says-minerva-lost = لقد علّمت بومة عجوزًا شيئًا جديدًا.

## السلّم

ladder-about = ثماني شخصيات تنتظرك، من السهلة إلى الصعبة جدًا. فُز في لعبة على شخصية لتتغلب عليها.
ladder-game = اللعبة
ladder-beaten = تغلبت عليه
ladder-next = منافسك التالي
ladder-count = تغلبت على { $beaten } من { $all }
ladder-top = تغلبت على الجميع!
ladder-challenge = العب
