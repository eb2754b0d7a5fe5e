error-chase-bad-action = 「{ $text }」は行動ではありません。行動は、e2 のようなマス、ゴーストの名前、または移動を終える - です。
error-chase-bad-position = 「{ $text }」は局面ではありません。次の形で書いてください：{ $form }。
error-chase-bad-square = 「{ $text }」はマスではありません。マスは a1 から i9 までです。

error-chase-layout-field = 迷路には「{ $field }」が必要です。sourceは文字列、fencesとpelletsはリスト、startsは表です。
error-chase-layout-extra = 迷路に「{ $field }」という項目はありません。項目は source、fences、pellets、starts です。
error-chase-layout-many-fences = フェンスが{ $count }枚あります。箱には{ $most }枚しかありません。
error-chase-layout-fence = 「{ $fence }」はフェンスではありません。フェンスは e3h のように、マスと h か v で書きます。
error-chase-layout-fence-border = フェンス{ $fence }が、ボードのはしにあるか、はみ出しています。
error-chase-layout-fence-clash = フェンス{ $fence }が、別のフェンスと重なるか交差しています。
error-chase-layout-square = { $place }：「{ $square }」はマスではありません。マスは a1 から i9 までです。
error-chase-layout-pellet-count = パワークッキーは{ $wanted }個必要ですが、{ $count }個あります。
error-chase-layout-pellet-twice = { $square }にパワークッキーが2個あります。
error-chase-layout-pieces = startsには { $pieces } の開始マスを書きます。
error-chase-layout-start-pellet = { $piece }は{ $square }から始められません。パワークッキーがあります。
error-chase-layout-start-shared = { $piece }は{ $square }から始められません。別の駒がそこから始まります。
error-chase-layout-closed = パックマンの開始マスから{ $square }に行けません。どのマスにも行けなければなりません。
error-chase-layout-parted = パワークッキーのせいで、パックマンの開始マスから{ $square }に行けません。ゴーストはパワークッキーの上に止まれないので、別の道が必要です。

error-chase-place-ghosts = 局面には4体のゴーストを書きます。食べられたゴーストは - と書きます。
error-chase-place-pellets = 迷路にないところにパワークッキーがあるか、食べたばかりなのに1つも減っていません。
error-chase-place-lives = パックマンのライフがその数になることはありません。ライフがないときは、パワークッキーが残っているはずです。
error-chase-place-idle = パワークッキーなしのラウンドが、そんなに続くことはありません。
error-chase-place-best = なくしたライフで、そんなに多くのパワークッキーを食べたはずがありません。
error-chase-place-cycles = ラウンドを数えるのは、オプション max_turns までです。
error-chase-place-sharing = 2体のゴーストは同じマスに入れません。
error-chase-place-on-pellet = そこのパワークッキーの上に駒がいることはありません。
error-chase-place-waiting = このゴーストたちが移動を待っていることはありません。
error-chase-place-over = ゲームは終わっているので、移動の途中の駒はありません。
error-chase-place-met = ここでパックマンとゴーストが同じマスにいることはありません。
error-chase-place-move = この移動で、その歩数がその形で残ることはありません。
error-chase-place-run = ゴーストがそのように走り出したはずがありません。
error-chase-place-sight = ゴーストは、パックマンが見えるときだけ、必ず発狂モードになります。
error-chase-place-stuck = その駒はここで何もできないので、その番にはなりません。

chase-refuse-no-call = 今は{ $ghost }を選べません。{ $piece }が移動中です。
chase-refuse-call-first = 先に、次に動くゴーストを選んでください：{ $ghosts }。
chase-refuse-ghost-eaten = { $ghost }は食べられています。みんなが開始マスに戻るときに帰ってきます。
chase-refuse-has-moved = { $ghost }はこのラウンドでもう動きました。
chase-refuse-two-steps = パックマンは必ず2マス動きます。途中で止まるのはパワークッキーのときだけです。
chase-refuse-one-step = パックマンは少なくとも1マス動かなければなりません。
chase-refuse-must-boost = パックマンはブーストを使わなければなりません。
chase-refuse-whole-boost = ブーストは全部のマスを使わなければなりません。
chase-refuse-stop-on-pellet = { $ghost }はそこに止まれません。パワークッキーがあります。
chase-refuse-run-on = { $ghost }は発狂モードなので、走り続けます。
chase-refuse-must-catch = { $ghost }はこの移動でパックマンを捕まえられるので、捕まえなければなりません。そちらではありません。
chase-refuse-must-move = { $ghost }はその場にいられません。動けるゴーストは必ず動きます。
chase-refuse-stands-there = { $piece }はもうそこにいます。
chase-refuse-fence-between = { $piece }の前にフェンスがあります。
chase-refuse-no-jump = { $piece }はほかの駒を飛び越えられません。
chase-refuse-too-far = 遠すぎます。{ $piece }は1マスずつ動き、ななめには動けません。
chase-refuse-ghost-there = そこにはゴーストがいます。ブーストがないとパックマンは入れません。
chase-refuse-straight-on = 発狂モードのゴーストはまっすぐ走ります。{ $ghost }は曲がれません。
chase-refuse-no-sharing = そこには別のゴーストがいます。{ $ghost }は同じマスに入ることも、すれちがうこともできません。
chase-refuse-pellet-there = そこにはパワークッキーがあります。{ $ghost }はその上で止まれません。
chase-refuse-toward = { $ghost }はパックマンが見えているので、そちらへ走らなければなりません。
chase-refuse-farther = そちらだと{ $ghost }は1マスしか走れません。発狂モードでは、できるかぎり2マス走ります。

chase-event-moved = 席{ $seat }が{ $piece }を{ $origin }から{ $to }へ動かしました。
chase-event-ate-pellet = パックマンが{ $at }のパワークッキーを食べました。残り{ $left }個です。
chase-event-boosted = パックマンのブーストです。あと{ $steps }マスまで動け、ゴーストも食べられます。
chase-event-ate-ghost = パックマンが{ $at }で{ $ghost }を食べました。
chase-event-boost-ended = パックマンのブーストが{ $at }で終わりました。
chase-event-called = 席{ $seat }が{ $ghost }を選びました。
chase-event-frenzied = { $ghost }が{ $line }の先にパックマンを見つけ、発狂モードになりました。
chase-event-stayed = { $piece }は{ $at }から動けませんでした。
chase-event-stopped = 席{ $seat }が{ $piece }を{ $at }で止めました。
chase-event-caught = { $ghost }が{ $at }でパックマンを捕まえました。ライフは残り{ $lives }です。
chase-event-stalled = { $cycles }ラウンドの間パワークッキーを食べなかったので、パックマンはライフを1つ失いました（ハウスルール）。残り{ $lives }です。
chase-event-reset = みんな開始マスに戻りました。パックマンは{ $pacman }、ゴーストは{ $ghosts }です。
chase-event-pellets-back = { $pellets }のパワークッキーが戻りました。
chase-event-won = { $winner ->
    [ghosts] ゴーストの勝ちです
   *[other] { $winner }の勝ちです
}。パックマンは{ $level ->
    [0] レベルなしです
   *[other] レベル{ $level }です
}。
chase-event-turn-limit = 決められた{ $cycles }ラウンドになりました。勝者はいません。パックマンは{ $level ->
    [0] レベルなしです
   *[other] レベル{ $level }です
}。

chase_pellets_eaten = パックマンがパワークッキーを4個とも食べました。
chase_lives_lost = ゴーストがパックマンの最後のライフをうばいました。

chase-name = おいかけっこ
chase-about = ゴーストに捕まる前に、パワークッキーを4個食べよう。1人がパックマン、ほかの人はみんなでゴーストです。
chase-harm = パックマンのライフが1つへります。
chase-word-Pac-Man = パックマン
chase-word-Blinky = ブリンキー
chase-word-Inky = インキー
chase-word-Pinky = ピンキー
chase-word-Clyde = クライド
chase-step-1 = パックマンはパワークッキーを4個食べれば勝ち。
chase-step-2 = ゴーストは3回捕まえれば勝ち。
chase-step-3 = パワークッキーでブースト！ゴーストを食べちゃおう！
chase-guide-turn = ようこそ！パックマンは4個のパワークッキーをねらい、ゴーストは3回捕まえようとします。光るマスをタップして進みましょう。
chase-todo = 光るマスをタップしてください。
chase-todo-pacman = { $steps ->
    [1] あと1マス：光るマスを選んでください。
   *[other] { $steps }マス進みます：光るマスを選んでください。曲がっても、戻ってもかまいません。
}
chase-todo-boost = ブースト！あと{ $steps }マスまで動けて、出会ったゴーストを食べられます。
chase-todo-ghost = { $ghost }の番です。光るマスを選んでください。
chase-todo-frenzy = { $ghost }がパックマンを見つけて走ります。光るマスを選んでください。
chase-todo-call = 次に動くゴーストは？タップしてください。
chase-show-ways = 視界
chase-setup-random = パックマンをランダムに
chase-setup-chosen = 最初の席がパックマンで、ほかの人はみんなでゴーストです。
chase-call = 次に動くゴーストは？
chase-end-here = ここで終わる
chase-boost = ブースト：{ $steps }歩
chase-frenzy = 発狂モード！
chase-waiting = 次は { $ghosts }
chase-level = { $level ->
    [0] レベルなし：パワークッキー0個
    [1] レベル1：初心者パックマン
    [2] レベル2：有望株パックマン
    [3] レベル3：一人前パックマン
   *[other] レベル{ $level }：達人パックマン
}
chase-lives = ライフ 残り{ $lives }、食べたパワークッキー：{ $eaten }
chase-patience = { $cycles ->
    [1] 今パワークッキーを食べないと、ライフが1つへります
   *[other] { $cycles }ラウンドのうちにパワークッキーを食べよう！
}
chase-runs = { $ghost }{ $state ->
    [eaten] （食べられた）
    [moves] （手番）
   *[there] { "" }
}
chase-grid = ボード。矢印キーでマスを移動、Enterで駒を動かすかゴーストを選び、Eで移動を終えます。
chase-square-piece = { $piece }：{ $name }
chase-square-pellet = パワークッキー
chase-square-target = { $steps }歩でここへ動けます
chase-square-call = このゴーストを選べます
chase-square-fences = フェンス：{ $sides }

chase-option-layout = 迷路
chase-option-layout-gates = 門
chase-option-layout-gates-about = 標準の迷路です。だれもミスをしなければ、ライフ3ならパックマンの勝ち、1か2ならゴーストの勝ちです。
chase-option-layout-den = すみか
chase-option-layout-den-about = ゴーストは上のすみかから出てきます。両わきには長い通路があります。パックマンに有利です。だれもミスをしなければ、ライフ2か3ならパックマンの勝ち、1ならゴーストの勝ちです。
chase-option-layout-hedges = 生け垣
chase-option-layout-hedges-about = パワークッキーは内側の奥にあり、ゴーストは四方から来ます。上手な人どうしなら、どちらの側も同じくらい勝てます。だれもミスをしなければ、いつもゴーストの勝ちです。
chase-option-layout-orchard = 果樹園
chase-option-layout-orchard-about = 真ん中に木が並び、パワークッキーはフェンスのうしろにあります。同じ強さどうしなら、どちらの側も同じくらい勝てます。だれもミスをしなければ、いつもゴーストの勝ちです。
chase-option-layout-pairs = ペア
chase-option-layout-pairs-about = パワークッキーが2個ずつあるので、ブーストから次のブーストへつなげます。だれもミスをしなければ、いつもパックマンの勝ちです。
chase-option-layout-pinwheel = かざぐるま
chase-option-layout-pinwheel-about = 上下逆さまにしても同じ迷路です。ゴーストは上半分から始めます。ゴーストに有利です。だれもミスをしなければ、いつもゴーストの勝ちです。
chase-option-layout-printed = 広い野原
chase-option-layout-printed-about = わかるかぎり、市販のボードと同じです。フェンスは6枚だけなので、ゴーストは遠くまで見えます。ゴーストに有利です。だれもミスをしなければ、いつもゴーストの勝ちです。
chase-option-layout-towers = 塔
chase-option-layout-towers-about = パワークッキーは四すみの壁のうしろにあります。パックマンに有利です。だれもミスをしなければ、ライフ2か3ならパックマンの勝ち、1ならゴーストの勝ちです。
chase-option-layout-crossroads = 十字路
chase-option-layout-crossroads-about = 真ん中で2本の道が交わり、どちらにもゴーストが待っています。だれもミスをしなければ、いつもゴーストの勝ちです。
chase-option-layout-harbour = 港
chase-option-layout-harbour-about = 両側から桟橋がのびています。パワークッキーが2個ずつあるので、ブーストから次のブーストへつなげます。だれもミスをしなければ、いつもパックマンの勝ちです。
chase-option-layout-stables = 馬小屋
chase-option-layout-stables-about = 上と下に小部屋が並び、パワークッキーは両わきに2個ずつあります。だれもミスをしなければ、ライフ2か3ならパックマンの勝ち、1ならゴーストの勝ちです。
chase-option-layout-market = 市場
chase-option-layout-market-about = 長い通りの左右に屋台が並んでいます。同じ強さどうしなら、どちらの側も同じくらい勝てます。だれもミスをしなければ、いつもゴーストの勝ちです。
chase-option-layout-courtyard = 中庭
chase-option-layout-courtyard-about = 広い中庭に4つのくぼみがあり、その入口にパワークッキーがあります。だれもミスをしなければ、ライフ3ならパックマンの勝ち、1か2ならゴーストの勝ちです。
chase-option-layout-ladders = はしご
chase-option-layout-ladders-about = 両側にはしごが立ち、2本の細い道が真ん中へ続きます。だれもミスをしなければ、ライフ3ならパックマンの勝ち、1か2ならゴーストの勝ちです。
chase-option-layout-quay = 波止場
chase-option-layout-quay-about = ライフ1つ向けです。だれもミスをしなければ、いつもパックマンの勝ちです。
chase-option-layout-alley = 路地
chase-option-layout-alley-about = ライフ2つ向けです。だれもミスをしなければ、ライフ2か3ならパックマンの勝ち、1ならゴーストの勝ちです。
chase-option-layout-fairground = 縁日
chase-option-layout-fairground-about = ライフ3つ向けです。だれもミスをしなければ、いつもゴーストの勝ちです。
chase-option-lives = パックマンのライフ
chase-option-lives-1 = 1つ
chase-option-lives-2 = 2つ
chase-option-lives-3 = 3つ
chase-option-pacman-short-move = パックマンは1マスで止まれる
chase-option-pacman-into-ghost = ブーストなしでゴーストにぶつかると
chase-option-pacman-into-ghost-blocked = 通れない
chase-option-pacman-into-ghost-caught = 捕まる
chase-option-boost-mandatory = ブーストは必ず使う
chase-option-boost-exact = ブーストは必ず3マス使う
chase-option-eat-in-passing = ブースト中は、通ったマスのゴーストも食べる
chase-option-boost-chain = ブースト中にまた食べると、ブーストが最初から始まる
chase-option-ghost-order = ゴーストの順番
chase-option-ghost-order-fixed = いつも同じ
chase-option-ghost-order-free = 毎回選ぶ
chase-option-ghost-pass = ゴーストは動かなくてもいい
chase-option-must-catch = 捕まえられるなら必ず捕まえる
chase-option-frenzy-path = 発狂モードの走りかた
chase-option-frenzy-path-straight = まっすぐ
chase-option-frenzy-path-free = 自由に
chase-option-frenzy-path-toward = パックマンのほうへ
chase-option-frenzy-exact = 発狂モードでは、できるかぎり2マス走る
chase-option-ghost-cross-pellet = 発狂モードではパワークッキーの上を通れる
chase-option-ghosts-stack = ゴーストは同じマスに入れる
chase-option-pellets-reset = ライフがへると、パワークッキーが全部戻る
chase-option-stall-limit = 食べないとライフがへるラウンド数
chase-option-max-turns = ラウンド数の上限

chase-short-moved = { $piece }を{ $origin }から{ $to }へ動かしました。
chase-short-stopped = { $piece }を{ $at }で止めました。
chase-short-called = { $ghost }を選びました。

chase-note-stays = 動けない
chase-note-called = 次は{ $ghost }
chase-note-ate = { $ghost }を食べた
chase-note-life = ライフ-1
chase-note-pellets = クッキー{ $count }個

chase-advice-step = { $to }へ動きましょう。
chase-advice-end = ここで止まりましょう。
chase-advice-call = { $to }を選びましょう。

chase-reason-wins = これで勝ちです！
chase-reason-pellet = パワークッキーを食べられます。
chase-reason-eats = { $ghost }を食べられます。
chase-reason-catches = パックマンを捕まえられます。
chase-reason-caught = そこでは{ $ghost }に捕まります。
chase-reason-seen = そこは{ $ghost }から見えます。
chase-reason-unseen = そこはどのゴーストからも見えません。
chase-reason-near = パックマンまであと{ $steps }マスです。

chase-help-aim-title = 目的
chase-help-aim = パックマンは、パワークッキーを4個食べたら勝ちです。ゴーストは、パックマンを3回捕まえたら勝ちです。捕まるたびにライフが1つへります。食べたパワークッキーの数が、パックマンのレベルになります。
chase-help-sides-title = だれが何を動かすか
chase-help-sides = プレイヤー1がパックマンです。ほかの人は4体のゴーストを分け合い、勝つのも負けるのもいっしょです。パックマンの移動と、そのあとのゴーストたちの移動で1ラウンドです。最初も、みんなが開始マスに戻ったあとも、パックマンから動きます。
chase-help-pacman-title = パックマンの移動
chase-help-pacman = 1歩ずつ、ちょうど2マス動きます。ななめには動けません。曲がっても、戻ってもかまいません。フェンスとゴーストは通れず、だれも飛び越えられません。1歩も動けないときは、その場に残ります。
chase-help-pellet-title = ブースト
chase-help-pellet = パワークッキーの上では止まって食べ、ブーストになります。あと3マスまで、どの方向にも、ゴーストの上も通って動けます。ブーストは、ゴーストが動く前に終わります。
chase-help-eaten-title = ゴーストを食べる
chase-help-eaten = ブースト中に出会ったゴーストはみんな食べられ、次にみんなが開始マスに戻るまでお休みです。途中で別のパワークッキーを食べると、新しく3マスのブーストが始まります。
chase-help-ghosts-title = ゴーストの移動
chase-help-ghosts = ブリンキー、インキー、ピンキー、クライドの順に、1マスずつ動きます。動けるゴーストは必ず動きます。ゴーストどうしは同じマスに入ったり、すれちがったりできます。
chase-help-guard-title = ゴーストとパワークッキー
chase-help-guard = ゴーストはパワークッキーの上で移動を終えられません。発狂モードなら、上を通れます。パックマンを捕まえられるときでも、捕まえなくてかまいません。
chase-help-sight-title = ゴーストの視界
chase-help-sight = ゴーストは縦と横の列を、どんなに遠くまでも見ます。ななめは見えません。フェンスの先は見えませんが、ゴーストやパワークッキーの先は見えます。移動を始めるときに見えるかどうかで決まります。
chase-help-frenzy-title = 発狂モード
chase-help-frenzy = パックマンが見えたゴーストは、どの方向へでも、まっすぐ2マス走ります。できるかぎり2マス走らなければなりません。パックマンがすぐとなりなら、1マス目で捕まえます。
chase-help-caught-title = 捕まったら
chase-help-caught = ゴーストがパックマンのマスに来たら、捕まります。ライフが1つへり、食べられたゴーストもふくめて、みんな開始マスに戻ります。食べたパワークッキーは戻りません。
chase-help-stall-title = のんびりしすぎない
chase-help-stall = パワークッキーを食べないラウンドが続きすぎると（変えなければ20ラウンド）、それでもパックマンのライフが1つへります。ラウンド数の上限を決めておくと、そこで勝者なしで終わります。
chase-help-maze-title = 迷路
chase-help-maze = フェンスとパワークッキーの場所、みんなの開始マスは、迷路で決まっています。ここではフェンスを置きません。
chase-help-touch-title = 画面で
chase-help-touch = ボードの下に、動く駒、それを動かす人、次に動くゴーストが出ます。2歩先のマスをタップすると駒がそこへ行きます。小さい輪をタップすると、道を自分で選べます。
chase-help-keys-title = キーボードで
chase-help-keys = 矢印キーとEnter。Eで移動を早く終えます。

chase-deed-moved = { $detail ->
    [squares] 移動：{ $places }
   *[plain] { $pieces }を移動
}
chase-deed-stayed = { $pieces }は動けず
chase-deed-spotted = パックマンを発見（{ $ghosts }）
chase-deed-frenzied = { $ghost }がパックマンを見つけて発狂モード
chase-deed-ate-pellet = パワークッキーをぱくり（残り{ $left }個）
chase-deed-ate-ghost = { $ghost }をぱくり
chase-deed-caught = { $ghost }がパックマンを捕まえた！ライフ残り{ $lives }
chase-deed-stalled = 長くパワークッキーを食べずライフ-1、残り{ $lives }
chase-deed-reset = みんな開始マスへ

chase-befalls-caught = { $ghost }に捕まりました！ライフ残り{ $lives }
chase-befalls-stalled = { $cycles }ラウンド食べなかったので、ライフが1つへりました。残り{ $lives }
chase-befalls-eaten = パックマンが{ $ghost }を食べました！
