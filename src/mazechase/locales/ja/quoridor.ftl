error-quoridor-bad-action = 「{ $text }」は、e2 のようなマスでも、e3h のようなフェンスでもありません。
error-quoridor-bad-position = 「{ $text }」は局面ではありません。次の形で書いてください：{ $form }。
error-quoridor-bad-square = 「{ $text }」はマスではありません。マスは a1 から i9 までです。
error-quoridor-bad-fence = 「{ $fence }」にはフェンスを置けません。フェンスは重ねたり交差させたりできません。
error-quoridor-no-three = オプション three_players により、3人では遊べません。
error-quoridor-place-seats = { $players }人の局面には、駒が{ $players }個と、残りのフェンスの数が{ $players }つ必要です。
error-quoridor-place-turn = 手番の席は1から{ $players }までです。
error-quoridor-place-sharing = 2つの駒が同じマスに入ることはできません。
error-quoridor-place-fences = { $players }人のプレイヤーは、ボードの分と手持ちの分を合わせて、1人{ $each }枚のフェンスを持ちます。
error-quoridor-place-taken = 手番を数えるのは、オプション max_turns までです。
error-quoridor-place-two-home = 2つの駒が両方ともゴールラインに着いていることはありません。
error-quoridor-place-shut-in = 席{ $seat }には、ゴールラインへの道がありません。
error-quoridor-place-stuck = 席{ $seat }は何もできないので、その番にはなりません。

quoridor-refuse-no-pass = 駒はもうそこにあります。パスはできません。
quoridor-refuse-occupied = そこには別の駒があります。
quoridor-refuse-too-far = 遠すぎます。駒は1マス進むか、となりの駒を1つ飛び越えます。
quoridor-refuse-no-diagonal = ななめに動けるのは、飛び越えられない駒をよけるときだけです。
quoridor-refuse-fence-between = 間にフェンスがあります。
quoridor-refuse-one-piece-a-jump = 間に駒が2つあります。飛び越えられるのは1つだけです。
quoridor-refuse-piece-behind = そこに行けるのは、相手の駒のうしろにフェンスがあるときだけです。ここには3つ目の駒があります。
quoridor-refuse-jump-straight = まっすぐ飛び越えられるので、横には行けません。
quoridor-refuse-fence-beside = 飛び越える駒とそのマスの間に、フェンスがあります。
quoridor-refuse-edge-behind = そこに行けるのは、相手の駒のうしろにフェンスがあるときだけです。ここはボードのはしです。
quoridor-refuse-off-board = フェンスがボードからはみ出してしまいます。
quoridor-refuse-no-fences-left = フェンスがもう残っていません。
quoridor-refuse-overlap = 別のフェンスがあって置けません。
quoridor-refuse-crossing = 別のフェンスと交差してしまいます。
quoridor-refuse-last-path = そのフェンスを置くと、席{ $seat }のゴールラインへの道がなくなります。
quoridor-refuse-last-path-named = そこにフェンスを置かれると、ゴールへの道がなくなります。

quoridor-event-moved = 席{ $seat }が{ $origin }から{ $to }へ動きました。
quoridor-event-jumped = 席{ $seat }が{ $origin }から{ $over }を飛び越えて{ $to }へ動きました。
quoridor-event-fenced = 席{ $seat }がフェンス{ $fence }を置きました。フェンスは残り{ $left }枚です。
quoridor-event-passed-over = 席{ $seat }は何もできず、1回休みになりました。
quoridor-event-won = 席{ $seat }が{ $at }に着いて勝ちました。
quoridor-event-turn-limit = 決められた{ $turns }手番になりました。勝者はいません。

goal_reached = 勝者の駒が向こう側に着きました。
goal_reached-own = あなたの駒が向こう側に着きました。

quoridor-name = コリドール
quoridor-about = いちばん先に迷路を渡りきろう。自分の番には、1歩進むか、フェンスでだれかのじゃまをします。
quoridor-step-1 = いちばん先にボードの向こう側へ。
quoridor-step-2 = 1歩進むか、フェンスを置こう。
quoridor-step-3 = フェンスがあると、相手は遠回り。
quoridor-guide-turn = ようこそ！自分の番にすることは1つだけです。向こう側のゴールラインへ1マス進むか、フェンスを置いてだれかのじゃまをしましょう。
quoridor-todo = 光る点をタップして進むか、フェンスを置いてください。
quoridor-todo-walk = 光る点をタップして進んでください。
quoridor-todo-fence = フェンスを好きな場所へ動かし、回して、置いてください。
quoridor-fences-left = フェンス 残り{ $left }枚
quoridor-put-up-fence = フェンスを置く
quoridor-turn-fence = 回す
quoridor-place-fence = ここに置く
quoridor-cancel-fence = やめる
quoridor-grid = ボード。矢印キーでマスを移動、Enterで駒を動かし、Fでフェンスに切りかえます。
quoridor-grid-fences = フェンスを置ける場所。矢印キーで動かし、Rで回し、Enterで置きます。FかEscで駒に戻ります。
quoridor-square-pawn = 駒：{ $name }
quoridor-square-target = ここへ動けます
quoridor-square-goal = ゴール：{ $name }
quoridor-square-fences = フェンス：{ $sides }
quoridor-fence-of = { $name }が置いたもの
quoridor-slot = { $slot }、{ $way ->
    [h] 横向き
   *[v] 縦向き
}、{ $state ->
    [free] 空き
    [up] フェンスがあります
   *[closed] 置けません
}
quoridor-option-edge-as-fence = ボードのはしもフェンスと同じに数え、横へ飛べる
quoridor-option-diagonal-past-piece = 飛び越える駒のうしろに別の駒があれば、横へ飛べる
quoridor-option-max-turns = 手番数の上限

quoridor-short-moved = { $origin }から{ $to }へ動きました。
quoridor-short-jumped = { $origin }から{ $over }を飛び越えて{ $to }へ動きました。
quoridor-short-fenced = { $fence }にフェンスを置きました。残り{ $left }枚です。
quoridor-short-passed-over = 何もできず、1回休みでした。
quoridor-short-won = { $at }に着いて勝ちました！

quoridor-advice-move = { $to }へ動きましょう。
quoridor-advice-fence = { $to }にフェンスを置きましょう。

quoridor-reason-wins = これで勝ちです！
quoridor-reason-jump = 一気に{ $steps }歩ゴールに近づきます。
quoridor-reason-nearer = そのあと、ゴールまであと{ $steps }歩です。
quoridor-reason-costs = 席{ $seat }は{ $steps }歩遠回りになります。
quoridor-reason-costs-named = { $steps }歩遠回りになります。
quoridor-reason-stops = 席{ $seat }はあと1歩でゴールでしたが、{ $steps }歩遠回りになります。
quoridor-reason-stops-named = あと1歩でゴールでしたが、{ $steps }歩遠回りになります。
quoridor-reason-free = あなたの道は長くなりません。
quoridor-reason-costs-you = あなたは{ $steps }歩遠回りになります。

quoridor-help-aim-title = 目的
quoridor-help-aim = 自分の駒の色と絵がついた辺に、いちばん先にたどり着きましょう。その辺ならどのマスでもかまいません。着いたらすぐに勝ちです。2人、3人、4人で、時計回りに遊びます。フェンスは、2人なら1人10枚、3人なら6枚、4人なら5枚です。
quoridor-help-turn-title = 自分の番
quoridor-help-turn = することは1つだけです。駒を動かすか、フェンスを置きます。パスはできません。どちらもできないときだけ、番が飛ばされます。
quoridor-help-move-title = 動かしかた
quoridor-help-move = 駒は前、うしろ、横に1マス動きます。ななめには動けず、フェンスを通ることも、ほかの駒のマスに入ることもできません。動けるところは輪で示されます。
quoridor-help-jump-title = 飛び越える
quoridor-help-jump = となりに別の駒があれば、まっすぐ飛び越えて、すぐうしろのマスに行けます。飛び越えなくてもかまいません。飛び越えられるのは、1回の番に駒1つだけです。
quoridor-help-side-title = 横へ飛ぶ
quoridor-help-side = その駒のうしろがフェンスかボードのはしなら、代わりに駒の左か右に行けます。間にフェンスがあるときは行けません。まっすぐ飛べるときは、横には行けません。うしろに3つ目の駒があるときは、飛び越えられません。
quoridor-help-fence-title = フェンス
quoridor-help-fence = フェンスの長さは2マス分です。自分もふくめて、みんなが通れなくなり、最後まで動かせません。重ねたり、交差させたり、ボードからはみ出したりはできません。
quoridor-help-path-title = 道は必ず残す
quoridor-help-path = 遠回りさせるのはいいですが、閉じこめてはいけません。フェンスを置いたあとも、全員にゴールへの道がなければなりません。道の上のほかの駒は、いずれ動くので数えません。
quoridor-help-end-title = 勝者なし
quoridor-help-end = 手番数の上限を決めておくと、そこで勝者なしで終わります。最後の手番でゴールに着けば勝ちです。
quoridor-help-touch-title = 画面で
quoridor-help-touch = タッチ画面では、マスの間をタップしてフェンスをためし、引っぱって動かし、タップで回し、それから置きます。マウスでは、マスの間を指してクリックします。
quoridor-help-keys-title = キーボードで
quoridor-help-keys = 矢印キーとEnter。Fで駒とフェンスを切りかえ、Rでフェンスを回します。

quoridor-deed-moved = { $detail ->
    [squares] { $to }へ移動
   *[plain] 1マス移動
}
quoridor-deed-jumped = { $detail ->
    [squares] { $over }を飛び越えて{ $to }へ
   *[plain] 駒を飛び越えて移動
}
quoridor-deed-fenced = { $detail ->
    [squares] { $fence }にフェンスを設置（残り{ $left }枚）
   *[plain] フェンスを設置（残り{ $left }枚）
}
quoridor-deed-passed-over = 何もできず1回休み
quoridor-deed-won = 勝利
