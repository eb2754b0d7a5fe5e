# Comments in the templates that `mazechase document` prints, and names of what is counted.
mspacman-template-layout =
    لوح للعبة Ms. Pac-Man. كل الشروط في docs/rules/mspacman.md؛ افحص لوحك بالأمر `mazechase check FILE`.
    {" "}
      b i p s  مربع بنقطة في منطقة Blinky أو Inky أو Pinky أو Sue باتجاه الساعة؛ في كل منطقة 17 نقطة
      b*       مربع قوة، واحد في كل منطقة             bx  مخرج عند الحافة بلا نقطة
      bo       دائرة بيضاء قرب الوسط                  bg  مكان شبح في الوسط
      --- |    جدار     = :  باب     ^ v < >  الطريق إلى خارج المخرج     ###  مصمت
mspacman-template-layout-id = الاسم الذي تستعمله الخيارات: حروف صغيرة وأرقام و-.
mspacman-template-layout-source = "attested" لما طُبع، وإلا "home-made".
mspacman-template-die-faces = أوجه نرد الأشباح: أعداد الخطوات، وF2 التي تُضعف الأشباح أيضا.
mspacman-template-spinner-faces = أرقام دوّارة Ms. Pac-Man؛ يجب أن يكون أحدها 3.
mspacman-measure-captured = مرات الإمساك بها
mspacman-measure-caught = الأشباح الممسوكة
mspacman-measure-ran-into-her = أشباح ضعيفة اصطدمت بها
mspacman-measure-power-eaten = نقاط القوة
mspacman-measure-extra-turn = أدوار إضافية
mspacman-measure-bumped = الانتقال إلى المربع الخالي التالي
