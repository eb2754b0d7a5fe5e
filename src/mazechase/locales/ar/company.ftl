# الصحبة حول الطاولة.

react-show = عرض ما يقوله الناس والشخصيات
react-mute = إخفاء ما يقوله
react-unmute = عرض ما يقوله من جديد
react-who = من يمكنه أن يكلّمك
phrase-hello = مرحبًا!
phrase-luck = حظًا سعيدًا!
phrase-nice = حركة جميلة!
phrase-wow = يا للروعة!
phrase-oops = عفوًا!
phrase-phew = أوف!
phrase-haha = هههه!
phrase-think = همم، دعني أفكر…
phrase-ready = أنا جاهز متى شئت!
phrase-thanks = شكرًا!
phrase-again = مرة أخرى؟
phrase-bye = لعبة جميلة!
recap = ما حدث أثناء غيابك
recap-close = لنتابع
notify = نبّهني عندما يحين دوري
notify-no = المتصفح لا يسمح بذلك هنا.
