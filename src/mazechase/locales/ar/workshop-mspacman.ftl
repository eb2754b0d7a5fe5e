# Comments in the templates that `mazechase document` prints, and names of what is counted.
mspacman-template-layout =
    لوحة للعبة Ms. Pac-Man. كل الشروط في docs/rules/mspacman.md؛ افحص لوحتك بالأمر `mazechase check FILE`.
    {" "}
      b i p s  خانة بحبّة في منطقة Blinky أو Inky أو Pinky أو Sue باتجاه الساعة؛ في كل منطقة 17 حبّة
      b*       خانة قوة، واحدة في كل منطقة            bx  مخرج عند الحافة بلا حبّة
      bo       دائرة بيضاء قرب الوسط                  bg  بيت شبح في الوسط
      --- |    جدار     = :  باب     ^ v < >  الطريق إلى خارج المخرج     ###  مصمت
mspacman-template-layout-id = الاسم الذي تستعمله الخيارات: حروف صغيرة وأرقام و-.
mspacman-template-layout-source = "attested" لما طُبع، وإلا "home-made".
mspacman-template-die-faces = وجوه نرد الأشباح: أعداد الخطوات، وF2 التي تُضعف الأشباح أيضًا.
mspacman-template-spinner-faces = أعداد دوّارة Ms. Pac-Man؛ يجب أن يكون أحدها 3.
mspacman-measure-captured = مرات الإمساك بها
mspacman-measure-caught = الأشباح الممسوكة
mspacman-measure-ran-into-her = أشباح ضعيفة اصطدمت بها
mspacman-measure-power-eaten = حبّات القوة المأكولة
mspacman-measure-extra-turn = أدوار إضافية
mspacman-measure-bumped = الانتقال إلى الخانة المفتوحة التالية
