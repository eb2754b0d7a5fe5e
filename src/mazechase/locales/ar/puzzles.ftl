# لغز اليوم، تحمّله الصفحة مع الألغاز.

puzzle-title = لغز اليوم
puzzle-back = العودة إلى الألعاب
puzzle-grade = { $grade ->
    [1] سهل
    [2] متوسط
   *[3] صعب
}
puzzle-streak = { $days ->
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { $days } أيام متتالية
    [many] { $days } يومًا متتاليًا
   *[other] { $days } يوم متتالٍ
}
puzzle-done = محلول
puzzle-past = الأسبوعان الماضيان
puzzle-why = السبب
puzzle-right = أحسنت!
puzzle-ask = ماذا تفعل؟
puzzle-on = صحيح! والآن؟
puzzle-wrong = ليس هذا. جرّب شيئًا آخر!
puzzle-shown = كان هذا هو الحل.
puzzle-give-up = أرني الحل
puzzle-not-possible = لا يمكنك فعل ذلك هنا.
puzzle-share = مشاركة
puzzle-copied = تم النسخ
puzzle-result = { $shown ->
    [true] اطّلعت على الحل.
   *[false] { $wrong ->
        [0] حُلّ من المحاولة الأولى.
        [one] حُلّ بعد محاولة خاطئة واحدة.
        [two] حُلّ بعد محاولتين خاطئتين.
        [few] حُلّ بعد { $wrong } محاولات خاطئة.
       *[other] حُلّ بعد { $wrong } محاولة خاطئة.
    }
}

## المطلوب، ولماذا الجواب صحيح

puzzle-best = ابحث عن أفضل حركة.
puzzle-only = لا شيء آخر ينجح.
puzzle-chances = بهذه الحركة تفوز في نحو { $best } من كل 100 لعبة. وبالتي تليها في نحو { $next }.
puzzle-chances-exact = بهذا الخيار تفوز في { $best } من كل 100 لعبة بحساب دقيق. وبالخيار الآخر في { $next }.
puzzle-quoridor-win = { $number ->
    [one] فُز في حركة واحدة مهما فعل اللاعب الآخر.
    [two] فُز في حركتين مهما فعل اللاعب الآخر.
    [few] فُز في { $number } حركات مهما فعل اللاعب الآخر.
   *[other] فُز في { $number } حركة مهما فعل اللاعب الآخر.
}
puzzle-quoridor-win-why = { $number ->
    [one] جُرّبت كل الردود: لا حركة أخرى تفوز في حركة واحدة.
    [two] جُرّبت كل الردود: لا حركة أخرى تفوز في حركتين.
    [few] جُرّبت كل الردود: لا حركة أخرى تفوز في { $number } حركات.
   *[other] جُرّبت كل الردود: لا حركة أخرى تفوز في { $number } حركة.
}
puzzle-chase-escape = بقيت حبّة قوة واحدة وحياة واحدة. إلى أين يجب أن يذهب باك مان ليضمن الفوز؟
puzzle-chase-escape-why = في أي مكان آخر تستطيع الأشباح إيقافه. أما هنا فلا، مهما تحركت.
puzzle-chase-trap = بقيت لباك مان حياة واحدة. إلى أين يجب أن يذهب هذا الشبح حتى لا يفلت منه؟
puzzle-chase-trap-why = في أي مكان آخر يستطيع باك مان أن يفوز. أما هنا فلا، مهما جرى.
puzzle-marbles-best = بقي لك { $number } لباك مان. ما أفضل حركة؟
puzzle-marbles-ghost = بقي لك { $number } لشبح. ما أفضل حركة؟
puzzle-mspacman-best = جاءك في الدوّارة { $number }. إلى أين تذهب Ms. Pac-Man؟
puzzle-mspacman-chase = رميت { $number }. إلى أين يذهب شبحك؟
puzzle-cards-draw = كل الآخرين توقفوا أو خرجوا. هل تسحب أم تتوقف؟
