error-marbles-bad-token = 「{ $text }」は、4c6:b6,c6 や 3e5>g7 のような移動でも、-、take、leave、@c4、from2、pay1 のような選択でも、*36 のような出目でもありません。
error-marbles-bad-cell = 「{ $text }」はこのボードのマスではありません。
error-marbles-bad-list = 「{ $text }」に同じマスが2回あります。
error-marbles-bad-task = 「{ $text }」は、待っている選択ではありません。
error-marbles-bad-position = 「{ $text }」は局面ではありません。次の形で書いてください：{ $form }。
error-marbles-place-seats = { $players }人の局面には、{ $players }席分のパックマン、トレイ、黄色いビー玉だけを書きます。
error-marbles-place-ghosts = ゴーストはスタートか穴にいて、2体が同じ穴に入ることはありません。下のマスのゴーストを先に書きます。
error-marbles-place-marbles = 白いビー玉はふつうの穴とトレイに合わせて72個、黄色いビー玉はリング、手持ち、返す分を合わせて4個必要です。パックマンの下にはありません。
error-marbles-place-pieces = パックマンは1体ずつ穴かホームにいて、ゴーストと同じ場所にはいません。
error-marbles-place-dice = 残りのサイコロは2個までで、1から6、小さいほうを先に書きます。最後の1個は、どの駒のものか決まっています。
error-marbles-place-taken = 手番を数えるのは、オプション max_turns までです。
error-marbles-place-over = 白いビー玉がもうないので、サイコロは残りません。
error-marbles-place-stuck = このサイコロで動ける駒がないので、手番は終わっているはずです。
error-marbles-place-owed = 返す黄色いビー玉があり、空いたリングもあるので、もう戻っているはずです。
error-marbles-place-todo = ここでその選択はありません。
error-marbles-place-rolls = 先手を決めるサイコロは、最初の局面でだけ、席の順に振ります。

error-marbles-board-field = ボードには文字列の「{ $field }」が必要です。
error-marbles-board-extra = ボードに「{ $field }」という項目はありません。
error-marbles-board-waives = ボードが外せる決まりは{ $known }だけです。「{ $field }」は外せません。
error-marbles-board-game = このボードは「{ $field }」のもので、ビー玉ゲームのものではありません。
error-marbles-board-c1 = C1：ボードにはふつうの穴が72個、リングの穴が4個必要です。これは{ $plain }個と{ $ringed }個です。
error-marbles-board-c3 = C3：ホーム{ $mark }はちょうど1つ必要です。これには{ $count }個あります。
error-marbles-board-c4 = C4：ホーム{ $place }は2つ以上の穴を結ぶ道の上にあり、ほかのものに接していてはいけません。
error-marbles-board-c6 = C6、C12：ゴーストは、ホームも出入口も通らずに{ $place }に行けなければなりません。
error-marbles-board-c7 = C7：ゴーストのスタートは = の1つのかたまりで、ボードの真ん中になければなりません。
error-marbles-board-c8 = C8：ゴーストのスタートには、穴へ続く出口が2つ以上必要です。これには{ $count }個あります。
error-marbles-board-c10 = C10：ボードには出入口が3つ以上必要です。これには{ $count }個あります。
error-marbles-board-c11 = C11：{ $place }の出入口はボードのはしにあり、内側へ続く専用の穴のとなりになければなりません。
error-marbles-board-c14 = C14：最初、ホーム{ $place }から{ $count }歩ちょうど動ける道がありません。
error-marbles-board-c19 = C19：ボードは、回したり裏返したりしても、どのホームからも同じに見えなければなりません。
error-marbles-board-c21 = C21：どの穴にもとなりの穴が2つ必要で、道は平均2.6本必要です（{ $place }）。
error-marbles-board-openings = サーバーのボードの出入口は{ $most }個までです。これには{ $count }個あります。

marbles-refuse-decide-first = { $kind ->
    [under] 先に、ゴーストの下のビー玉をどうするか決めてください。
    [ring] 先に、黄色いビー玉をリングに戻してください。
    [reward] 先に、だれのビー玉をもらうか選んでください。
   *[pay] 先に、どのビー玉で払うか選んでください。
}
marbles-refuse-not-asked = 今それを決めなくても大丈夫です。
marbles-refuse-not-a-ring = そこにオレンジのリングはありません。
marbles-refuse-ring-occupied = そのリングは空いていません。ビー玉か駒があります。
marbles-refuse-not-oneself = ごほうびは自分ではなく、ほかの人からもらってください。
marbles-refuse-nothing-to-take = 席{ $seat }には、もらえるビー玉がありません。
marbles-refuse-nothing-to-take-named = トレイが空なので、ビー玉をもらえません。
marbles-refuse-cannot-pay-so = ここでは黄色いビー玉{ $yellow }個で払えません。
marbles-refuse-no-pass = 動ける駒は動かなければなりません。選べるのは、ゴーストを食べないことだけです。
marbles-refuse-pac-has-moved = パックマンはもう動きました。もう1つのサイコロはゴースト用です。
marbles-refuse-ghost-has-moved = ゴーストはもう動きました。もう1つのサイコロはパックマン用です。
marbles-refuse-no-such-die = { $die }のサイコロはありません。残りは{ $dice }です。
marbles-refuse-start-closed = ゴーストのスタートには、だれも入れません。
marbles-refuse-say-which-way = パックマンは{ $die }でそこに行けます。そのサイコロを選び、それから道を選んでください。
marbles-refuse-say-which-die = そのゴーストは{ $die }でそこに行けます。そのサイコロを選んでください。
marbles-refuse-other-marbles = パックマンはそこに行けますが、ちょうどそのビー玉を食べる道はありません。通ったところのビー玉は全部食べます。
marbles-refuse-occupied = そこにはもう別のパックマンがいます。
marbles-refuse-occupied-named = もうそこにいます。
marbles-refuse-no-privilege = そこにはゴーストがいます。食べるには黄色いビー玉が必要です。
marbles-refuse-home-closed = パックマンはそのホームを通れますが、止まれません。
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [1] 道にゴーストがいます。
       *[other] 道に2体のゴーストがいます。
    }
   *[pieces] { $count ->
        [1] 道に別のパックマンがいます。
       *[other] 道にほかの駒がいます。
    }
}
marbles-refuse-blocked-named = 飛び越えられません。
marbles-refuse-no-turning-back = パックマンは途中で来た道を引き返せません。
marbles-refuse-full-count = { $other ->
    [0] 近すぎます。出目は{ $die }なので、ちょうど{ $die }歩動かなければなりません。
   *[other] 近すぎます。出目は{ $other }と{ $die }なので、ちょうどその数だけ動かなければなりません。
}
marbles-refuse-go-on = どちらのゴーストも出目のとおりに動けないので、行けるところまで動きます。まだそこでは止まれません。
marbles-refuse-too-far = { $other ->
    [0] 遠すぎます。出目は{ $die }です。
   *[other] 遠すぎます。出目は{ $other }と{ $die }です。
}
marbles-refuse-no-ghost = そこにゴーストはいません。先にゴーストを選んでください。
marbles-refuse-pac-must-move = それではパックマンが動けなくなります。動けるように選んでください。
marbles-refuse-ghost-no-home = ゴーストはホームに入れません。
marbles-refuse-ghost-on-ghost = そこにはもう1体のゴーストがいます。
marbles-refuse-pac-in-the-way = 道にパックマンがいます。ゴーストはパックマンに会うと、そこで止まります。
marbles-refuse-pac-in-the-way-named = 通りこせません。ゴーストはパックマンに会うと、そこで止まります。
marbles-refuse-ghost-in-the-way = もう1体のゴーストがじゃまをしています。
marbles-refuse-ghost-no-turning = ゴーストは途中で引き返せません（ハウスルール）。
marbles-refuse-ghost-no-tunnel = ゴーストはボードの外に出られません。

marbles-event-rolled = 席{ $seat }の出目は{ $low }と{ $high }です。
marbles-event-roll-tied = 席{ $seats }はどれも{ $total }なので、もう一度振ります。
marbles-event-begins = 席{ $seat }が{ $total }で先手です。
marbles-event-stepped = 席{ $seat }のパックマンが{ $origin }から{ $to }へ動きました。
marbles-event-crossed = 席{ $seat }のパックマンが{ $origin }から出て、{ $to }から入りました。
marbles-event-gobbled = 席{ $seat }が{ $at }の{ $colour ->
    [white] 白い
    [yellow] 黄色い
   *[other] { $colour }
}ビー玉を食べました。トレイに{ $tray }個、ボードに{ $left }個です。
marbles-event-ghost-gobbled = 席{ $seat }が{ $at }のゴーストを食べました。ゴーストは{ $to }に戻りました。
marbles-event-left-under = 席{ $seat }は{ $at }のビー玉を残しました。
marbles-event-prowled = 席{ $seat }がゴーストを{ $origin }から{ $to }へ動かしました。
marbles-event-captured = 席{ $seat }のゴーストが{ $at }で席{ $whom }を捕まえ、ホーム{ $home }に帰しました。
marbles-event-paid = { $rule ->
    [house] 席{ $seat }が席{ $to }に払いました。白{ $white }個、黄色{ $yellow }個（ハウスルール：黄色いビー玉はなくなりません）。
   *[book] 席{ $seat }が席{ $to }に払いました。白{ $white }個、黄色{ $yellow }個です。
}
marbles-event-privilege-lost = 席{ $seat }が黄色いビー玉を{ $count }個失いました。
marbles-event-returned = 席{ $seat }が黄色いビー玉を{ $at }に戻しました。
marbles-event-waits = 空いたリングがないので、席{ $seat }は空くまで使った黄色いビー玉を持っています。
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] 席{ $seat }のパックマンは、残ったサイコロのとおりに動けず、その場に残りました（ハウスルール：そう選べます）。
       *[book] 席{ $seat }のパックマンは、出目のとおりに動けず、その場に残りました。
    }
    [ghost] 席{ $seat }は、出目のとおりに動かせるゴーストがありませんでした。
    [both] 席{ $seat }は、パックマンもゴーストも動かせませんでした。
   *[other] 席{ $seat }：{ $piece }
}
marbles-event-stayed = 席{ $seat }はゴーストを食べず、その場に残りました。
marbles-event-cleared = 最後の白いビー玉がなくなりました。席ごとの白いビー玉：{ $trays }。勝った席：{ $winners }。
marbles-event-turn-limit = 決められた{ $turns }手番になりました。席ごとの白いビー玉：{ $trays }。勝った席：{ $winners }。

marbles_cleared = 白いビー玉が全部なくなりました。いちばん多い人の勝ちです。

marbles-name = ビー玉ゲーム
marbles-about = ビー玉をいちばんたくさん食べよう。みんなで使うゴーストを、ライバルに向かわせよう。
marbles-step-1 = サイコロを2個振ろう。1つは自分のパックマン、もう1つはゴースト用。
marbles-step-2 = パックマンは通ったところのビー玉を全部食べる。いちばん多い人の勝ち。
marbles-step-3 = ゴーストでライバルを捕まえると、ビー玉を2個もらえる。
marbles-guide-chance = ようこそ！だれよりもたくさん白いビー玉を食べましょう。
marbles-guide-turn = サイコロの1つで自分のパックマン、もう1つでゴーストを動かします。場所をタップして道を見て、それから「進む」です。
marbles-todo = 光る場所をタップしてください。
marbles-todo-chance = サイコロをタップして振ってください。
marbles-doing-chance = { $who ->
    [you] サイコロを振っています…
   *[somebody] サイコロを振っています…
}
marbles-todo-begin = サイコロを振って先手を決めます。いちばん大きい数を出した人からです。
marbles-todo-begin-again = 同点です。もう一度振って先手を決めます。
marbles-solid = ここには何もありません。光る場所をタップしてください。
marbles-harm = 自分のパックマンがホームに帰ってしまいます。
marbles-setup-random = 最初の角をランダムに
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] パックマンの行き先を選んでください。もう1つのサイコロかゴーストをタップしてもかまいません。
       *[ghost] ゴーストの行き先を選んでください。もう1つのサイコロかパックマンをタップしてもかまいません。
    }
   *[second] { $piece ->
        [pac] パックマンの行き先を選んでください。
       *[ghost] { $origins ->
            [1] ゴーストの行き先を選んでください。
           *[other] ゴーストの行き先を選んでください。ゴーストをタップすると、そのゴーストの分だけ見られます。
        }
    }
}
marbles-todo-go = 同じ場所をもう一度タップすると進みます。別の場所をタップしてもかまいません。
marbles-todo-way = そこへの道はいくつかあります。1つ選んで、「進む」をタップしてください。
marbles-todo-task = { $kind ->
    [under] ゴーストの下にビー玉があります。取りますか？
    [ring] 使った黄色いビー玉を戻します。空いたリングをタップしてください。
    [reward] ごほうびです。だれのビー玉をもらいますか？
   *[pay] どのビー玉で払いますか？
}
marbles-roll = サイコロを振る
marbles-rolling = サイコロが転がっています…
marbles-dice = サイコロ
marbles-die = { $piece ->
    [pac] { $face }、パックマン用
    [ghost] { $face }、ゴースト用
   *[none] { $face }
}
marbles-die-played = 使用済み
marbles-movers = どの駒を動かすか
marbles-move-pac = パックマンを動かす
marbles-move-ghost = ゴーストを動かす
marbles-answers = 選べるもの
marbles-pay = 白：{ $white }、黄色：{ $yellow }
marbles-take = 取る
marbles-leave = 残す
marbles-stay = 食べずに残る
marbles-ways = そこへの道
marbles-way = 道{ $n }：白{ $white }、黄色{ $yellow }
marbles-go = 進む
marbles-tray = 白いビー玉：{ $white }。黄色いビー玉（1個でゴースト1体）：{ $held }。戻す黄色いビー玉：{ $owed }。
marbles-left = ビー玉 残り{ $count }個
marbles-held-is = 黄色いビー玉：ゴーストを食べられます
marbles-owed-is = リングが空いたら戻す黄色いビー玉
marbles-show-ways = 危険
marbles-grid = ボード。矢印キーで穴を移動、Nで次に選べる場所へ、Enterで進みます。Pはパックマン、Gはゴースト、Dは別のサイコロ、Wは別の道、Rは振る。
marbles-cell-home = ホーム：{ $name }
marbles-cell-no-home = 使わないホーム
marbles-cell-start = ゴーストのスタート
marbles-cell-ring = オレンジのリング
marbles-cell-opening = 出入口
marbles-cell-pac = パックマン：{ $name }
marbles-cell-ghosts = ゴースト{ $ghosts }体
marbles-cell-white = 白いビー玉
marbles-cell-yellow = 黄色いビー玉
marbles-cell-spot = ここを選べます
marbles-cell-end = { $ways ->
    [1] ここへ動けます、ビー玉：{ $marbles }
   *[other] { $ways }通りの道でここへ動けます、ビー玉：{ $marbles }
}
marbles-cell-range = { $least }～{ $most }
marbles-cell-end-ghost = { $ways ->
    [1] ゴーストがここへ動けます
   *[other] どちらのゴーストもここへ動けます
}
marbles-cell-end-harm = ゴーストがここへ動けますが、自分のパックマンがホームに帰ってしまいます
marbles-option-layout = ボード
marbles-option-layout-corners = 四すみ
marbles-option-layout-corners-about = わたしたちが作ったボード。四すみにホームがあり、出入口は4つ、行き止まりはありません。
marbles-option-layout-trees = 木
marbles-option-layout-trees-about = わたしたちが作ったボード。木の枝のような行き止まりがあります。
marbles-option-unused-home = 使わないホーム
marbles-option-unused-home-closed_to_stop = 通るだけ
marbles-option-unused-home-free = 止まれる
marbles-option-must-move-if-possible = ゴーストで自分のパックマンの道をふさげない
marbles-option-home-counts = 途中のホームも1歩と数える
marbles-option-ghost-may-reverse = ゴーストは途中で引き返せる
marbles-option-ghost-partial = どのゴーストも出目のとおり動けなければ、行けるところまで動く
marbles-option-pay-with-yellow = 黄色いビー玉で払う
marbles-option-pay-with-yellow-false = 払わない
marbles-option-pay-with-yellow-victim_choice = 払う人が選ぶ
marbles-option-lose-privilege-when-hit = ゴーストに捕まると黄色いビー玉を失う
marbles-option-marble-under-ghost = 食べたゴーストの下のビー玉
marbles-option-marble-under-ghost-auto = いっしょに食べる
marbles-option-marble-under-ghost-ask = 残してもいい
marbles-option-privilege-stacks = 黄色いビー玉1個でゴースト1体を食べられる
marbles-option-same-move-gobble = 黄色いビー玉はすぐに使える
marbles-option-gobble-ends-turn = ゴーストを食べると番が終わる
marbles-option-end-timing = 最後の白いビー玉でゲームが終わる
marbles-option-end-timing-at_once = すぐに
marbles-option-end-timing-after_move = その移動のあと
marbles-option-end-timing-after_turn = その手番のあと
marbles-option-max-turns = 手番数の上限

marbles-short-rolled = { $low }と{ $high }を出しました。
marbles-short-roll-tied = { $total }で同点です。もう一度振る人：{ $seats }。
marbles-short-begins = { $total }で先手になりました。
marbles-short-stepped = パックマンを{ $to }へ動かしました。
marbles-short-crossed = { $origin }からボードを出て、{ $to }から入りました。
marbles-short-gobbled = { $at }の{ $colour ->
    [white] 白い
   *[yellow] 黄色い
}ビー玉を食べました。白いビー玉はトレイに{ $tray }個、ボードに{ $left }個です。
marbles-short-ghost-gobbled = { $at }のゴーストを食べました！ゴーストは{ $to }に戻りました。
marbles-short-left-under = { $at }のビー玉を残しました。
marbles-short-prowled = ゴーストを{ $origin }から{ $to }へ動かしました。
marbles-short-captured = { $at }のゴーストで{ $whom }を捕まえました。ホーム{ $home }へ！
marbles-short-captured-own = 自分のパックマンを{ $at }からホーム{ $home }に帰してしまいました！
marbles-short-paid = { $rule ->
    [house] { $to }に払いました。白：{ $white }、黄色：{ $yellow }（ハウスルール：黄色いビー玉はなくなりません）。
   *[book] { $to }に払いました。白：{ $white }、黄色：{ $yellow }。
}
marbles-short-privilege-lost = 黄色いビー玉を{ $count }個失いました。
marbles-short-returned = 黄色いビー玉を{ $at }に戻しました。
marbles-short-waits = 空いたリングがないので、使った黄色いビー玉を持っています。
marbles-short-cleared = 最後の白いビー玉がなくなりました。白いビー玉（手番順）：{ $trays }。勝者：{ $winners }。
marbles-short-turn-limit = 決められた{ $turns }手番になりました。白いビー玉（手番順）：{ $trays }。勝者：{ $winners }。
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] 残ったサイコロのとおりにパックマンを動かせませんでした（ハウスルール：そう選べます）。
       *[book] 出目のとおりにパックマンを動かせませんでした。
    }
    [ghost] 出目のとおりにゴーストを動かせませんでした。
   *[both] パックマンもゴーストも動かせませんでした。
}
marbles-short-stayed = ゴーストを食べず、その場に残りました。

marbles-note-rolled = 出目 { $low }・{ $high }
marbles-note-gobbled = ビー玉{ $count }個
marbles-note-captured = 捕まえた！
marbles-note-captured-own = 自分がホームへ
marbles-note-ghost = ゴーストを食べた
marbles-note-pays = { $count }個払う
marbles-note-gets = { $count }個もらう
marbles-note-returned = { $at }に戻した
marbles-note-stays = 動かず

marbles-advice-go = パックマンを{ $to }へ動かしましょう。
marbles-advice-prowl = { $from }のゴーストを{ $to }へ動かしましょう。
marbles-advice-stay = その場に残りましょう。
marbles-advice-under = { $to ->
    [take] ビー玉を取りましょう。
   *[other] ビー玉を残しましょう。
}
marbles-advice-ring = ビー玉を{ $to }に置きましょう。
marbles-advice-rob = { $to }にいるプレイヤーからもらいましょう。
marbles-advice-pay = { $to ->
    [pay0] 白いビー玉で払いましょう。
   *[other] 黄色いビー玉で払いましょう。
}

marbles-reason-own = 自分のパックマンがホームに帰ってしまいます。
marbles-reason-captures = 席{ $seat }のパックマンを捕まえられます。
marbles-reason-captures-named = 捕まります。
marbles-reason-ghost = ゴーストを食べられます。
marbles-reason-yellow = 黄色いビー玉を食べられます。
marbles-reason-marbles = ビー玉を{ $count }個食べられます。
marbles-reason-danger = そこでは、{ NUMBER($percent) }％の確率でゴーストに捕まります。
marbles-reason-safe = そこなら、次の出目ではどのゴーストにも捕まりません。

marbles-help-aim-title = 目的
marbles-help-aim = 白いビー玉がいちばん多い人の勝ちです。同点なら、その人たちみんなの勝ちです。最後の白いビー玉がボードからなくなるか、手番数の上限になったら、すぐにゲームが終わります。黄色いビー玉は数えません。
marbles-help-start-title = 先手
marbles-help-start = みんな1回ずつ振り、いちばん大きい数を出した人から始めます。同点なら、その人たちがもう一度振ります。パックマンはそれぞれのホームから、ゴースト2体は真ん中から始めます。
marbles-help-turn-title = 自分の番
marbles-help-turn = サイコロを2個とも振ります。1つで自分のパックマン、もう1つでゴーストのどちらかを動かします。どちらに使うか、どちらを先に動かすかは自由です。ゾロ目でも特別なことはありません。
marbles-help-must-title = 必ず動く
marbles-help-must = 動ける駒は必ず動きます。サイコロを使えない駒は、その場に残ります。サイコロと順番は自由に選べます。そのせいでパックマンが動けなくなってもかまいません。ゴーストを食べるかどうかは、いつでも自由です。
marbles-help-walk-title = パックマンの道
marbles-help-walk = パックマンは出目とちょうど同じ数だけ動き、来た道をすぐには引き返せません。通ったところのビー玉を全部食べます。同じ穴を2回通ってもかまいません。
marbles-help-blocked-title = 道のじゃま
marbles-help-blocked = 駒を飛び越えたり、別のパックマンの上に止まったりはできません。ゴーストもじゃまになりますが、黄色いビー玉があれば食べられます。
marbles-help-home-title = ホーム
marbles-help-home = ホームでは、だれにも捕まりません。途中のホームも1歩と数えます。自分のホームには止まれます。ほかのホームは通れますが、止まれません。
marbles-help-openings-title = 出入口
marbles-help-openings = 白い矢印が出入口です。1つから出て、ほかのどれからでも入れます。渡るのは歩数に数えません。外で止まることも、同じところから入ることもできません。すぐ内側に駒がいる出入口は使えません。
marbles-help-ghosts-title = ゴースト
marbles-help-ghosts = 2体のゴーストは、みんなのものです。ゴーストは出目とちょうど同じ数だけ動き、引き返しません。ビー玉はそのまま残し、ホームや出入口には入らず、もう1体のゴーストを通りこさず、真ん中にも戻りません。
marbles-help-catch-title = 捕まえる
marbles-help-catch = ゴーストはパックマンに会うと、歩数が残っていてもそこで止まります。そのパックマンはホームに帰り、持ち主はゴーストを動かした人に、白いビー玉を2個（足りなければあるだけ）払います。
marbles-help-own-title = 自分のパックマン
marbles-help-own = ゴーストが自分のパックマンを捕まえることもあります。パックマンはホームに帰り、だれも払いません。そういう手には注意マークがつき、先に確かめます。
marbles-help-yellow-title = 黄色いビー玉
marbles-help-yellow = 持っている黄色いビー玉1個につき、ゴーストを1体食べられます。取ったその移動の中でも使えます。食べられるとき、ゴーストはうすく見えます。捕まっても黄色いビー玉はなくなりません。
marbles-help-gobble-title = ゴーストを食べる
marbles-help-gobble = 出目までの好きな歩数でゴーストのところへ行くと食べられ、移動はそこで終わります。ゴーストは真ん中に戻り、その下のビー玉と、選んだプレイヤーの白いビー玉2個がもらえます。それから、もう1つのサイコロを使います。
marbles-help-rings-title = リングに戻す
marbles-help-rings = 使った黄色いビー玉は、好きな空いたオレンジのリングに戻します。空きがなければ、空くまで待ちます。戻ったら、まただれでも取れます。
marbles-help-touch-title = 画面で
marbles-help-touch = 輪をタップすると道が見え、もう一度タップすると進みます。大きい輪ほどたくさん取れます。二重の輪は道がいくつもあるしるしで、ボードの下で選びます。サイコロをタップすると、選んだ駒に使います。パックマンかゴーストをタップすると、その駒を選びます。ゴーストの輪は点線です。「危険」では、それぞれのパックマンがゴーストに捕まる見込みがわかります。

marbles-deed-rolled = 出目は{ $low }と{ $high }
marbles-deed-begins = 先手に決定
marbles-deed-walked = { $detail ->
    [squares] パックマンを{ $to }へ
   *[plain] パックマンを移動
}
marbles-deed-ate = ビー玉を{ $count }個ぱくり
marbles-deed-yellow = ゴーストを食べられる黄色いビー玉を{ $count }個ゲット
marbles-deed-prowled = { $detail ->
    [squares] ゴーストを{ $origin }から{ $to }へ
   *[plain] ゴーストを移動
}
marbles-deed-gobbled-ghost = ゴーストをぱくり
marbles-deed-captured = { $you ->
    [you] あなたをホーム送り
   *[other] { $whom }をホーム送り
}
marbles-deed-captured-own = { $own ->
    [you] 自分のパックマンをホーム送り
   *[other] 自分のパックマンをホーム送り
}
marbles-deed-took = { $you ->
    [you] あなたからビー玉を{ $count }個ゲット
   *[other] { $whom }からビー玉を{ $count }個ゲット
}
marbles-deed-paid = { $you ->
    [you] あなたにビー玉を{ $count }個支払い
   *[other] { $whom }にビー玉を{ $count }個支払い
}
marbles-deed-lost = 黄色いビー玉が{ $count }個なくなる
marbles-deed-returned = { $detail ->
    [squares] 黄色いビー玉を{ $at }へ
   *[plain] 黄色いビー玉をリングへ
}
marbles-deed-stood = { $piece ->
    [pac] パックマンは動けず
    [ghost] ゴーストは動けず
   *[both] どちらも動けず
}
marbles-deed-cleared = 白いビー玉はこれで最後
marbles-deed-stayed = その場に残る
marbles-deed-waits = 黄色いビー玉はまだ戻せず（！）

marbles-befalls-captured = { $name }にホームへ追い返されました！
marbles-befalls-captured-own = 自分のパックマンをホームに帰してしまいました！
marbles-befalls-paid = { $name }にビー玉を{ $count }個取られました！
marbles-befalls-lost = 黄色いビー玉を{ $count }個失いました！
marbles-score = ビー玉{ $count }個
