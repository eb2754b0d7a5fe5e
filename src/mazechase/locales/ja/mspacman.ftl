error-mspacman-bad-token = 「{ $text }」は、c8 のようなマスでも、*4 や *F2 のような目でもありません。
error-mspacman-bad-position = 「{ $text }」は局面ではありません。次の形で書いてください：{ $form }。
error-mspacman-bad-phase = 「{ $text }」は次に起こることではありません。
error-mspacman-bad-cell = このボードにマス「{ $text }」はありません。
error-mspacman-bad-ghost = 「{ $text }」はゴーストではありません。e4、弱いものは e4f1、e4p1、e4p2 のように書きます。

error-mspacman-document-field = このゲームの文書には、正しい形の「{ $field }」が必要です。
error-mspacman-document-extra = 文書に「{ $field }」という項目はありません。項目は id、game、title、source と { $content } です。
error-mspacman-document-game = この文書はゲーム「{ $game }」のものです。
error-mspacman-faces-count = 目が{ $count }個あります。2個から{ $most }個でなければなりません。
error-mspacman-faces-face = 「{ $face }」は目ではありません。目は F2 と、1から{ $largest }までの数を文字列で書いたものです。
error-mspacman-faces-spinner-flip = ルーレットには数だけを書けます。F2 は使えません（M14）。
error-mspacman-faces-three = ルーレットには3が必要です（M14）。
error-mspacman-faces-flip = サイコロには F2 の目が1つ以上必要です（M15）。
error-mspacman-faces-equal = どの目も同じ歩数なので、いちばん大きい数が決まりません（M14）。

error-mspacman-board-label = { $place }の「{ $label }」はこのゲームのマスではありません。マスは b、i、p、s で、うしろに *、o、x、g をつけられます。
error-mspacman-board-dots = { $area }のエリアのクッキーのマスは{ $count }個です。{ $each }個でなければなりません（M1）。
error-mspacman-board-exits = 出口のマスが{ $count }個あります。4個でなければなりません（M2）。
error-mspacman-board-exit-opening = 出口のマス{ $place }は、はしにあって、出入口が1つでなければなりません（M2）。
error-mspacman-board-opening = { $place }に出入口がありますが、出口のマスではありません（M2）。
error-mspacman-board-powers = パワーマスが{ $count }個あります。4個でなければなりません（M4）。
error-mspacman-board-circles = { $area }のエリアには白い丸が必要です（M5）。
error-mspacman-board-circle-far = { $place }の白い丸は、真ん中よりはしに近すぎます（M5）。
error-mspacman-board-ghost-spaces = ゴーストの部屋が{ $count }個あります。各色1つずつ必要です（M6）。
error-mspacman-board-ghost-middle = ゴーストの部屋{ $place }は、{ $other }より真ん中に近くなければなりません（M6）。
error-mspacman-board-door = { $place }と{ $other }の間のドアは、ゴーストの部屋から迷路へ続かなければなりません（M7）。
error-mspacman-board-no-door = ゴーストの部屋{ $place }は、迷路へのドア以外は閉じていなければなりません（M7）。
error-mspacman-board-unreachable = { $place }に行けません。迷路は全部つながっていなければなりません（M9）。
error-mspacman-board-dead-end = { $place }は行き止まりです。どのマスにも出る道が2つ必要です（M12）。
error-mspacman-board-unequal = どのエリアにも同じ数の{ $thing ->
    [exit] 出口のマス
    [power] パワーマス
   *[circle] 白い丸
}が必要です。今は順に{ $counts }個です（M16）。
error-mspacman-board-clockwise = エリアは時計回りにこの順でなければなりません：{ $order }（MSP-7）。
error-mspacman-board-circle-door = { $place }の白い丸が、ゴーストのドアの前にあります（M19）。

error-mspacman-place-seats = { $players }人の局面には、ゴーストを{ $players }体書き、そのうち1つは「-」にします。
error-mspacman-place-seat = その席の番にはなりません。
error-mspacman-place-control = ミズ・パックマンを動かす人は、先手が決まると決まります。その前にはいません。
error-mspacman-place-ghosts = ミズ・パックマンを動かす人のゴーストはボードになく、ほかの人のゴーストはみんなあります。
error-mspacman-place-dots = 最初にクッキーがなかったところに、クッキーがあります。
error-mspacman-place-begin = 先手が決まるまでは、クッキーが全部あり、ゴーストはみんな強く、自分の部屋にいます。
error-mspacman-place-spins = 先手を決めるのに、この出目にはなりません。
error-mspacman-place-ghost-space = ゴーストは別のゴーストの部屋に入れません。
error-mspacman-place-timer = 今、ゴーストがそんなに長く弱いことはありません。
error-mspacman-place-sharing = 今、2つの駒が同じマスにいることはありません。
error-mspacman-place-her = 今、ミズ・パックマンがそこにいることはありません。
error-mspacman-place-phase = この席で、次にそれが来ることはありません。
error-mspacman-place-steps = 今、その歩数が残ることはありません。
error-mspacman-place-flags = 今、もう1回の手番があることはありません。
error-mspacman-place-came = ゴーストがそこから来たはずがありません。
error-mspacman-place-bump = ここに、選べる次の空いたマスはありません。
error-mspacman-place-turns = 手番を数えるのは、オプション max_turns までです。
error-mspacman-place-over = 使っているエリアが空になるか、手番数の上限になったときだけ、ゲームが終わります。

mspacman-refuse-no-circle = ミズ・パックマンは白い丸から始めます。
mspacman-refuse-circle-taken = その白い丸にはゴーストがいます（ハウスルール：ミズ・パックマンは空いた丸から始めます）。
mspacman-refuse-same-exit = 出た出口とは別の出口から入ってください。
mspacman-refuse-no-pass = 駒はもうそこにいます。歩数は全部使わなければなりません。
mspacman-refuse-ghost-space = 今は、ゴーストの部屋にだれも入れません。
mspacman-refuse-by-the-door = ゴーストの部屋はドアから出ます。そこには出られません。
mspacman-refuse-wall = 間に壁があります。
mspacman-refuse-diagonal = ななめには動けません。
mspacman-refuse-too-far = 遠すぎます。1歩でとなりのマスへ動きます。
mspacman-refuse-not-on-her = そこにはミズ・パックマンがいるので、空いたマスではありません。
mspacman-refuse-not-open = そこには別のゴーストがいるので、空いたマスではありません。
mspacman-refuse-not-open-named = もうゴーストがいるので、空いたマスではありません。
mspacman-refuse-came-from = ゴーストはそこから来たので、戻らずに先へ進みます。
mspacman-refuse-not-next = そこは次の空いたマスではありません。

mspacman-event-spun-to-begin = 席{ $seat }が先手決めで{ $face }を出しました。
mspacman-event-tied-to-begin = 同点です。もう一度する席：{ $seats }。
mspacman-event-took-control = 席{ $seat }がミズ・パックマンになりました。
mspacman-event-placed = 席{ $seat }がミズ・パックマンを{ $at }に置きました。
mspacman-event-spun = 席{ $seat }がルーレットで{ $face }を出しました。
mspacman-event-rolled = 席{ $seat }がサイコロで{ $face }を出しました。
mspacman-event-stepped = 席{ $seat }がミズ・パックマンを{ $origin }から{ $to }へ動かしました。残り{ $left }歩です。
mspacman-event-ghost-stepped = 席{ $seat }がゴーストを{ $origin }から{ $to }へ動かしました。残り{ $left }歩です。
mspacman-event-ate = 席{ $seat }が{ $at }のクッキーを食べました。{ $area }のエリアは残り{ $left }個です。
mspacman-event-power-eaten = 席{ $seat }が{ $at }のパワークッキーを食べました！
mspacman-event-weakened = 席{ $seat }のゴーストが弱くなりました（{ $cause ->
    [power] パワークッキー
    [f2] F2
   *[other] { $cause }
}）。あと{ $turns }手番で強くなります。
mspacman-event-recovered = 席{ $seat }のゴーストがまた強くなりました。
mspacman-event-caught = 席{ $seat }が{ $at }で席{ $ghost }のゴーストを捕まえました。
mspacman-event-ran-into-her = 席{ $seat }の弱いゴーストが{ $at }でミズ・パックマンにぶつかりました。
mspacman-event-went-home = 席{ $seat }のゴーストが{ $at }に帰り、また強くなりました。
mspacman-event-extra-turn = 席{ $seat }はもう1回回せます。
mspacman-event-captured = 席{ $seat }が{ $at }で席{ $former }のミズ・パックマンを捕まえました。
mspacman-event-bumped = 席{ $seat }のゴーストが{ $origin }で別のゴーストに重なり、{ $to }へ進みました。
mspacman-event-won = 席{ $seat }の勝ちです。{ $area }のエリアが空になりました。
mspacman-event-turn-limit = 決められた{ $turns }手番になりました。残りのクッキーがいちばん少ない席：{ $winners }。

area_cleared = 勝者のエリアのクッキーが全部なくなりました。
area_cleared-own = あなたのクッキーが全部なくなりました。

mspacman-name = ミズ・パックマン
mspacman-about = 自分のエリアのクッキーをなくそう。ミズ・パックマンが食べ、ゴーストが追いかけます。捕まえると、次はあなたがミズ・パックマンです。
mspacman-word-Blinky = ブリンキー
mspacman-word-Inky = インキー
mspacman-word-Pinky = ピンキー
mspacman-word-Sue = スー
mspacman-step-1 = ミズ・パックマンはルーレット、ゴーストはサイコロ。出た数だけ進もう。
mspacman-step-2 = ミズ・パックマンがクッキーを食べる。自分のエリアが空になったら勝ち！
mspacman-step-3 = ゴーストで捕まえると、次は自分がミズ・パックマン。

mspacman-guide-chance = ようこそ！だれよりも先に、自分のエリアのクッキーをなくしましょう。
mspacman-guide-turn = 光るマスをタップして進みましょう。「進む」をタップするまで、やり直せます。
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] サイコロを振っています…
       *[somebody] サイコロを振っています…
    }
   *[spun] { $who ->
        [you] ルーレットを回しています…
       *[somebody] ルーレットを回しています…
    }
}
mspacman-todo-begin = ルーレットで先手を決めます。いちばん大きい数を出した人がミズ・パックマンです。
mspacman-todo-begin-again = 同点です。もう一度回して決めます。
mspacman-todo-place = 光る丸のどれかにミズ・パックマンを置いてください。
mspacman-todo-spin = ミズ・パックマンのルーレットを回してください。
mspacman-todo-roll = ゴーストのサイコロを振ってください。
mspacman-todo-walk = { $steps ->
    [1] ミズ・パックマンを{ $steps }歩動かします。となりのマスをタップしてください。
   *[other] ミズ・パックマンを{ $steps }歩動かします。光るマスか、もっと先のマスをタップしてください。
}
mspacman-todo-chase = { $steps ->
    [1] ゴーストを{ $steps }歩動かします。となりのマスをタップしてください。
   *[other] ゴーストを{ $steps }歩動かします。光るマスか、もっと先のマスをタップしてください。
}
mspacman-todo-bump = ここには別のゴーストがいます。次の空いたマスを選んでください。
mspacman-out-of-reach = 遠すぎます。残りは{ $steps }歩です。
mspacman-solid = それは壁です。迷路のマスをタップしてください。
mspacman-harm = ミズ・パックマンかゴーストを失うか、ほかの人が勝ってしまいます。
mspacman-todo-on = 残り{ $steps }歩です。
mspacman-todo-go = これでいいですか？「進む」をタップしてください。まだ戻れます。
mspacman-todo-power = パワークッキーを食べます！「進む」をタップするか、戻ってください。
mspacman-todo-caught = ゴーストを捕まえます！「進む」をタップするか、戻ってください。
mspacman-todo-captured = ミズ・パックマンを捕まえます！「進む」をタップするか、戻ってください。
mspacman-todo-lost = 気をつけて！そこでは捕まります。「進む」をタップするか、戻ってください。
mspacman-todo-won = エリアが空になって、ゲームが終わります！「進む」をタップするか、戻ってください。
mspacman-todo-given = 気をつけて！ほかの人のエリアが空になり、その人が勝ちます。「進む」をタップするか、戻ってください。
mspacman-spin = 回す
mspacman-roll = サイコロを振る
mspacman-steps-left = { $left ->
   *[other] 残り歩数
}
mspacman-back = 1歩戻る
mspacman-go = 進む
mspacman-dots-left = { $area }のエリア：クッキー残り{ $left }個
mspacman-has-her = ミズ・パックマン役
mspacman-weak-for = 弱い、あと{ $turns }手番で強くなる
mspacman-has-spun = 出目は{ $face }
mspacman-scene-took-control = ミズ・パックマンになりました！
mspacman-scene-took-control-you = ミズ・パックマンになりました！
mspacman-scene-captured = ミズ・パックマンを捕まえました！
mspacman-scene-captured-you = ミズ・パックマンを捕まえました！
mspacman-scene-extra-turn = もう1回回せます！
mspacman-scene-extra-turn-you = もう1回回せます！
mspacman-scene-power-eaten = パワー発動！ゴーストがみんな弱くなりました！
mspacman-scene-power-eaten-you = パワー発動！ゴーストがみんな弱くなりました！
mspacman-scene-caught = ゴーストを部屋に帰しました！
mspacman-scene-caught-you = ゴーストを部屋に帰しました！
mspacman-scene-ran-into-her = ミズ・パックマンにぶつかって部屋に帰りました！
mspacman-scene-ran-into-her-you = ミズ・パックマンにぶつかって部屋に帰りました！
mspacman-scene-tied-to-begin = 同点です。もう一度！
mspacman-scene-won = エリアが空になって勝ちました！
mspacman-scene-won-you = エリアが空になって勝ちました！
mspacman-grid = ボード。矢印キーで1歩ずつ動き、Shiftといっしょなら見るだけです。Enterで近くや遠くのマスへ動き、動き終わったら決定します。回したり振ったりもEnterです。Nで次に行けるマスへ、Backspaceで1歩戻り、Escで全部戻します。
mspacman-cell-her = ミズ・パックマン：{ $name }
mspacman-cell-ghost = ゴースト：{ $name }
mspacman-cell-weak = 弱いゴースト：{ $name }、あと{ $turns }手番で強くなります
mspacman-cell-target = ここへ動けます
mspacman-cell-dot = クッキー
mspacman-cell-power = パワークッキー
mspacman-cell-circle = 白い丸
mspacman-cell-exit = 出口、ほかの出口につながっています
mspacman-cell-home = { $area }の部屋
mspacman-cell-area = { $area }のエリア
mspacman-cell-solid = 壁
mspacman-setup-random = ゴーストをランダムに
mspacman-option-layout = ボード
mspacman-option-layout-pinwheel = かざぐるま
mspacman-option-layout-pinwheel-about = わたしたちが作ったボード。どの方向から見ても同じです。
mspacman-option-layout-for-three = 3人用
mspacman-option-layout-for-three-about = わたしたちが作った3人用のボード。みんなの勝つ見込みがいちばん近くなります。
mspacman-option-layout-windmill = 風車
mspacman-option-layout-windmill-about = わたしたちが作ったボード。通路がちがいます。
mspacman-option-die-faces = ゴーストのサイコロ
mspacman-option-die-faces-f2-for-two = 1、F2、3、4、5、6
mspacman-option-spinner-faces = ミズ・パックマンのルーレット
mspacman-option-spinner-faces-one-to-six = 1から6
mspacman-option-start-by = 先手の決めかた
mspacman-option-start-by-spinner = ルーレット
mspacman-option-start-by-die = サイコロ
mspacman-option-fill-unused-areas = 使わないエリアにもクッキーを置く
mspacman-option-dot-on-pickup = 捕まったミズ・パックマンの下のクッキーもなくなる
mspacman-option-capture-in-passing = 止まったときだけでなく、通ったときも捕まえられる
mspacman-option-bump-can-capture = 重なったゴーストは、次にミズ・パックマンのマスへ進める
mspacman-option-enter-ghost-space = ゴーストは自分の部屋に戻れる
mspacman-option-power-overrides-f2 = パワークッキーで、F2のゴーストも長く弱くなる
mspacman-option-power-timer-restart = 2個目のパワークッキーで時間が最初に戻る
mspacman-option-extra-turn-chain = 追加の手番でさらに追加の手番をもらえる
mspacman-option-circle-choice = ミズ・パックマンを置けるところ
mspacman-option-circle-choice-free_only = ゴーストのいない白い丸
mspacman-option-circle-choice-any = どの白い丸でも
mspacman-option-max-turns = 手番数の上限（クッキー最少が勝ち）

mspacman-short-spun-to-begin = 先手決めで{ $face }を出しました。
mspacman-short-tied-to-begin = 同点です。もう一度する人：{ $seats }。
mspacman-short-took-control = ミズ・パックマンになりました。
mspacman-short-placed = ミズ・パックマンを{ $at }に置きました。
mspacman-short-spun = ルーレットで{ $face }を出しました。
mspacman-short-rolled = サイコロで{ $face }を出しました。
mspacman-short-stepped = { $left ->
    [0] ミズ・パックマンを{ $to }へ動かしました。
   *[other] ミズ・パックマンを{ $to }へ動かしました。残り{ $left }歩です。
}
mspacman-short-ghost-stepped = { $left ->
    [0] ゴーストを{ $to }へ動かしました。
   *[other] ゴーストを{ $to }へ動かしました。残り{ $left }歩です。
}
mspacman-short-ate = { $at }で食べました。{ $area }のエリアは残り{ $left }個です。
mspacman-short-power-eaten = パワークッキーを食べました！
mspacman-short-weakened = ゴーストが弱くなりました（{ $cause ->
    [power] パワークッキー
    [f2] F2
   *[other] { $cause }
}）。あと{ $turns }手番で強くなります。
mspacman-short-recovered = ゴーストがまた強くなりました。
mspacman-short-caught = { $at }でゴーストを捕まえました。
mspacman-short-ran-into-her = { $at }で弱いゴーストがミズ・パックマンにぶつかりました。
mspacman-short-went-home = { $at }の部屋に帰りました。ゴーストはまた強くなりました。
mspacman-short-extra-turn = もう1回回せます！
mspacman-short-captured = { $at }でミズ・パックマンを捕まえました！
mspacman-short-bumped = ゴーストを{ $origin }から{ $to }へ進めました。
mspacman-short-won = 勝ちました。{ $area }のエリアが空になりました！
mspacman-short-turn-limit = 決められた{ $turns }手番になりました。残りのクッキーがいちばん少ない人：{ $winners }。

mspacman-note-begin = 先手決め：{ $face }
mspacman-note-spun = ルーレット{ $face }
mspacman-note-rolled = サイコロ{ $face }
mspacman-note-placed = { $at }に置いた
mspacman-note-bumped = { $to }へ進んだ
mspacman-note-home = 部屋に帰った
mspacman-note-captured = 捕まえた！
mspacman-note-extra = もう1回

mspacman-advice-go = { $to }へ行きましょう。

mspacman-reason-wins = これで勝ちです！
mspacman-reason-gives = ゲームが終わって、ほかの人が勝ってしまいます。
mspacman-reason-captures = ミズ・パックマンを捕まえて、次はあなたがミズ・パックマンです。
mspacman-reason-lost = そこではミズ・パックマンがゴーストに捕まります。
mspacman-reason-ran = 弱いゴーストがミズ・パックマンにぶつかってしまいます。
mspacman-reason-catches = 席{ $seat }のゴーストを捕まえられます。
mspacman-reason-catches-named = ゴーストが捕まり、あなたはもう1回回せます。
mspacman-reason-power = パワークッキーを食べられます。
mspacman-reason-dot = 自分のエリアのクッキーがへります。
mspacman-reason-risk = { $percent ->
    [0] そこなら、次の出目ではどのゴーストにも捕まりません。
   *[other] そこでゴーストに捕まる確率は{ NUMBER($percent) }％です。
}
mspacman-reason-near = ミズ・パックマンまであと{ $steps }歩です。

mspacman-help-aim-title = 目的
mspacman-help-aim = プレイヤーはそれぞれ、自分のゴーストのしるしがついたエリアを持っています。だれが食べたかに関係なく、最初にクッキーがなくなったエリアの持ち主が勝ちです。手番数の上限になったら、残りのクッキーがいちばん少ない人の勝ちです。
mspacman-help-areas-title = エリア
mspacman-help-areas = 4つのエリアには、クッキーが17個ずつあります。大きいのはパワークッキーです。だれも使わないエリアにもクッキーがありますが、そこでは勝ちになりません。
mspacman-help-start-title = だれがミズ・パックマン？
mspacman-help-start = みんな1回ずつルーレットを回し、いちばん大きい数を出した人がミズ・パックマンです。同点なら、もう一度回します。ミズ・パックマンを白い丸に置いて、先に動きます。ほかの人は時計回りに自分のゴーストを動かします。
mspacman-help-walk-title = 進みかた
mspacman-help-walk = ミズ・パックマンはルーレット、ゴーストはサイコロを使います。通路を、出た数とちょうど同じだけ進みます。ななめに動いたり、壁を通ったりはできません。引き返しても、同じマスを2回通ってもかまいません。
mspacman-help-dots-title = クッキー
mspacman-help-dots = ミズ・パックマンは、マスに来たときではなく、出るときにクッキーを食べます。だれのクッキーでも食べます。クッキーは戻りません。
mspacman-help-meet-title = 出会う
mspacman-help-meet = 駒は、通っただけのマスでも出会います。強いゴーストとミズ・パックマンなら、どちらが動いても、ミズ・パックマンが捕まります。弱いゴーストとミズ・パックマンなら、ゴーストは部屋に帰り、また強くなります。
mspacman-help-extra-title = もう1回
mspacman-help-extra = 移動中に弱いゴーストを捕まえると、そのあともう1回ルーレットを回せます。1回の手番でもらえるのは1回までです。同じ移動で捕まってしまったら、もう1回はありません。
mspacman-help-capture-title = 捕まえる
mspacman-help-capture = ミズ・パックマンを捕まえた人が、次からミズ・パックマンになります。ゴーストのいない白い丸に置いて、すぐに自分の番をします。取られた人には、強いゴーストが部屋に戻ってきます。
mspacman-help-power-title = パワークッキー
mspacman-help-power = ミズ・パックマンが大きいパワークッキーのマスを出ると、ゴーストはみんな弱くなります。色がうすく、寄り目になります。弱いのは、それぞれ自分の手番1回の間です。砂時計は、強くなるまでの手番の数です。
mspacman-help-flip-title = サイコロのF2
mspacman-help-flip = ゴーストの強い・弱いが入れかわり、2歩動きます。F2で弱くなったら、次の自分の番が始まるまで弱いままです。パワークッキーならもっと長く弱くなり、2個目を食べると時間が最初に戻ります。
mspacman-help-exits-title = 出口
mspacman-help-exits = はしの4つの出口はつながっています。どの出口からも、ほかのどの出口へも1歩です。同じ出口から戻ることはできません。出口にクッキーはありません。
mspacman-help-doors-title = ゴーストの部屋
mspacman-help-doors = ゴーストは真ん中の部屋から、1歩使ってドアを出ます。だれも中には戻れません。
mspacman-help-bump-title = ゴーストどうし
mspacman-help-bump = ゴーストどうしは自由にすれちがえます。別のゴーストの上で終わるときは、来たほうとは逆の、次の空いたマスへ進みます。いくつかあるときは、動かす人が選びます。
mspacman-help-touch-title = 画面で
mspacman-help-touch = 1マスずつタップするか、先のマスをタップして一気に進みます。「進む」をタップするまで、何度でも戻れます。「最短の道」では、それぞれのゴーストがミズ・パックマンへ行く道と、次の出目で捕まえる見込みがわかります。
mspacman-help-keys-title = キーボードで
mspacman-help-keys = 矢印キーで動き、Enterで決定、Backspaceで1歩戻り、Nで次に行けるマスへ。

mspacman-deed-spun-to-begin = 先手決めで{ $face }
mspacman-deed-took-control = ミズ・パックマンに決定
mspacman-deed-placed = { $detail ->
    [squares] ミズ・パックマンを{ $at }へ
   *[plain] ミズ・パックマンをボードへ
}
mspacman-deed-spun = ルーレットは{ $face }
mspacman-deed-rolled = サイコロは{ $face }
mspacman-deed-walked = { $detail ->
    [squares] ミズ・パックマンを{ $to }へ
   *[plain] ミズ・パックマンを{ $steps }歩移動
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] ゴーストを{ $to }へ
   *[plain] ゴーストを{ $steps }歩移動
}
mspacman-deed-ate = クッキーを{ $count }個ぱくり
mspacman-deed-power = パワークッキーでゴーストが弱く
mspacman-deed-weak = ゴーストは弱い状態に
mspacman-deed-caught = { $you ->
    [you] あなたのゴーストを捕まえて部屋へ
   *[other] { $whom }のゴーストを捕まえて部屋へ
}
mspacman-deed-ran-into-her = 弱いゴーストがミズ・パックマンと衝突
mspacman-deed-extra-turn = もう1回の手番をゲット
mspacman-deed-captured = { $you ->
    [you] あなたからミズ・パックマンをゲット
   *[other] { $whom }からミズ・パックマンをゲット
}
mspacman-deed-bumped = ゴーストは{ $to }へ
mspacman-deed-won = { $area }のエリアを空にして勝利

mspacman-befalls-captured = { $name }にミズ・パックマンを取られました！
mspacman-befalls-caught = { $name }にゴーストを捕まえられました。部屋に帰ります！
mspacman-befalls-ran-into-her = 弱いゴーストがミズ・パックマンにぶつかりました。部屋に帰ります！
mspacman-score = クッキー{ $count }個
