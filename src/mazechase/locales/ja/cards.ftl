error-cards-bonus-only = レベル{ $level }は{ $most }人までです。{ $players }人では遊べません。レベル「bonus」なら、もっと大勢で遊べます。

error-cards-bad-token = 「{ $text }」はこのゲームの記号ではありません。記号は draw、end、shut、give:inky:2、swap:1:3、skip:2、dictate:2:3、2=cherry、+dot のように書きます。
error-cards-bad-card = この山札に「{ $text }」というカードはありません。
error-cards-bad-seat = 席{ $text }はありません。席は1から{ $players }までです。
error-cards-bad-position = 「{ $text }」は局面ではありません。次の形で書いてください：{ $form }。
error-cards-bad-hand = 「{ $text }」は手札ではありません。カードは cherry+2dot のように、空の手札は - と書きます。
error-cards-bad-known = 「{ $text }」では、だれが何を知っているかわかりません。席1が手札2のリンゴを知っているなら、1>2:apple と書きます。

error-cards-deck-extra = 山札に「{ $field }」という項目はありません。項目は source、points、level1、level2 です。
error-cards-deck-source = 山札には、もとを書いた文字列「source」が必要です。
error-cards-deck-table = 山札には、カードの名前と数の表「{ $field }」が必要です。
error-cards-deck-name = points：「{ $name }」はフルーツの名前に使えません。英小文字2～16文字で、ゴーストやパワーアップとはちがう名前にしてください。
error-cards-deck-worth = points：「{ $name }」の点は、{ $least }から{ $most }までの整数でなければなりません。
error-cards-deck-dot = points：1点のクッキー（dot）が必要です。
error-cards-deck-fruit = points：点のちがうフルーツが2種類以上必要です。
error-cards-deck-card = { $level }：「{ $name }」はここに入れられません。このレベルに入れられるもの：{ $known }。
error-cards-deck-count = { $level }：「{ $name }」の枚数は、1から{ $most }までの整数でなければなりません。
error-cards-deck-missing = { $level }：「{ $name }」がありません。
error-cards-deck-no-fruit = { $level }：フルーツが1つ以上必要です。
error-cards-deck-ghosts = { $level }：ゴースト{ $ghosts }枚では足りません。だれかが脱落するには{ $least }枚必要です。
error-cards-deck-size = { $level }：カードが{ $cards }枚あります。山札は{ $size }枚です。
error-cards-deck-more-ghosts = level2：ゴースト{ $second }枚では足りません。{ $first }枚のlevel1より多くなければなりません。

error-cards-place-seats = { $players }人の局面には、{ $players }席分の状態、休み、命令、手札、選んだカードを書きます。
error-cards-place-seat = その席の番にはなりません。
error-cards-place-taken = 手番を数えるのは、オプション max_turns までです。
error-cards-place-reshuffled = オプション deck_empty により、山札は混ぜ直されません。
error-cards-place-deck = これらのカードは1つの山札のものではありません。
error-cards-place-deck-empty = 山札が空なので、だれも引けず、ゲームは終わっているはずです。
error-cards-place-power-ups = パワーアップは捨て札だけにあり、捨て札にはほかのものがありません。
error-cards-place-ghosts = ゴースト3枚の席は脱落していて、余分になるのは最後のゴーストだけです。ほかの席はもっと少なくなければなりません。
error-cards-place-drawn = 今、その枚数を引いていることはありません。
error-cards-place-orders = この引く命令は出せません。
error-cards-place-skips = この休みにはなりません。
error-cards-place-waiting = ストップか脱落した席に、次の手番はありません。
error-cards-place-end = このストップと脱落では、ゲームが終わることか、続くことができません。
error-cards-place-played = パワーアップ{ $phase }は、この手番に引かれ、捨て札になければなりません。
error-cards-place-nobody = パワーアップ{ $phase }には、ストップも脱落もしていないほかの人が必要です。
error-cards-place-no-ghost = 手札にゴーストがないので、渡せません。
error-cards-place-drawing = その席は次に引けません。
error-cards-place-picks = これらのカードは選べません。
error-cards-place-known = それを知っていることはありません。

cards-refuse-not-asked = 今はできません。必要なパワーアップ：{ $card }。
cards-refuse-choose-first = 先に、パワーアップの使いかたを決めてください：{ $card }。
cards-refuse-pass-first = 先に、みんなが渡すカードを1枚選びます。
cards-refuse-three-drawn = もう3枚引きました。1回の番にそれ以上は引けません。
cards-refuse-enough-drawn = この番に引くのは、ちょうど{ $number }枚です。
cards-refuse-must-draw = この番は、先に{ $number }枚引かなければなりません。
cards-refuse-draw-first = カードを引かずに番を終えることはできません。1枚引くか、ストップしてください。
cards-refuse-not-in-hand = その手札に{ $card }はありません。
cards-refuse-no-ghost = 渡せるのはゴーストだけです。{ $card }は渡せません。
cards-refuse-not-oneself = 席{ $seat }は、ほかの人を選ばなければなりません。
cards-refuse-not-oneself-named = ほかの人を選んでください。
cards-refuse-not-playing = 席{ $seat }はストップか脱落しているので、選べません。
cards-refuse-not-playing-named = ストップか脱落しているので、選べません。

cards-event-turn-began = 席{ $seat }の番が始まりました。
cards-event-turn-ordered = 席{ $seat }の番が始まりました。ちょうど{ $number }枚引きます。
cards-event-turn-ended = 席{ $seat }が番を終えました。
cards-event-turn-skipped = 席{ $seat }は1回休みでした。
cards-event-shut-down = 席{ $seat }がストップしました。
cards-event-drew = 席{ $seat }が{ $card }を引きました。
cards-event-drew-unseen = 席{ $seat }がカードを1枚引きました。
cards-event-turned-up = 席{ $seat }がパワーアップを引きました：{ $card }。
cards-event-wasted = 席{ $seat }がパワーアップを引きましたが、効果はありませんでした：{ $card }。
cards-event-no-target = 席{ $seat }が{ $card }を捨てました。選べる人がいません。
cards-event-no-ghost = 席{ $seat }が{ $card }を捨てました。渡すゴーストがありません。
cards-event-nothing-to-pass = 席{ $seat }が{ $card }を捨てました。渡すものがありません。
cards-event-gave = 席{ $seat }が席{ $to }にゴーストを渡しました：{ $card }。
cards-event-gave-unseen = 席{ $seat }が席{ $to }にゴーストを渡しました。
cards-event-swapped = 席{ $seat }が席{ $one }と席{ $other }の手札を交換しました。
cards-event-hand-taken = 席{ $seat }が新しい手札を見ました：{ $hand }。
cards-event-skipping = 席{ $seat }が席{ $whom }を1回休みにしました。
cards-event-dictated = 席{ $seat }が席{ $whom }に、次の番に{ $number }枚引くよう命令しました。
cards-event-picked = 席{ $seat }が渡すカードを選びました：{ $card }。
cards-event-picked-unseen = 席{ $seat }が渡すカードを選びました。
cards-event-passed = 席{ $seat }が席{ $to }にカードを渡しました：{ $card }。
cards-event-passed-unseen = 席{ $seat }が席{ $to }にカードを渡しました。
cards-event-knocked-out = 席{ $seat }がゴーストで脱落し、手札を見せました：{ $hand }。
cards-event-deck-empty = 山札がなくなりました。ストップする席：{ $seats }。
cards-event-reshuffled = 捨て札と脱落した人の手札を混ぜて、{ $cards }枚の新しい山札を作りました。
cards-event-turn-limit = 決められた手番の数になりました：{ $turns }。
cards-event-ended = みんなの手札を見せました。席ごとの点：{ $points }。勝者：{ $winners }。手札：{ $hands }。
cards-short-ended = みんなの手札を見せました。点（手番順）：{ $points }。勝者：{ $winners }。

ghost_knockout = ほかの人がみんなゴーストで脱落しました。
ghost_knockout-you = あなたは脱落しました。
ghost_knockout-one = { $name }が脱落しました。
highest_score = みんなストップしました。いちばん点の多い人の勝ちです。

cards-name = カードゲーム
cards-about = カードを引いて点を集めよう。でも、やめどきが大事。手札にゴーストが3枚たまると脱落です。
cards-step-1 = カードを引こう。クッキーとフルーツが点になる。
cards-step-2 = 手札にゴーストが3枚で脱落！
cards-step-3 = うまくストップして点を守ろう。いちばん点の多い人の勝ち。
cards-guide-turn = ようこそ！点を集めましょう。でも、ゴースト3枚で脱落です。1枚から3枚引いて、番を終わります。「ストップ」すると、点が最後まで守られます。
cards-todo = どうするか選んでください。
cards-doing-chance = { $who ->
    [you] カードを引いています…
   *[somebody] カードを引いています…
}
cards-todo-first = カードを引くか、ストップして点を守ってください。
cards-todo-more = { $most }枚中 { $drawn }枚引きました。また引くか、番を終わるか、ストップしてください。
cards-todo-enough = この番はもう引けません。番を終わるか、ストップしてください。
cards-todo-ordered = あと{ $more }枚引かなければなりません。
cards-todo-draw = 山札をタップして引いてください。
cards-todo-all-draw = みんな引きます。山札をタップして引いてください。
cards-todo-give-card = 渡したいゴーストをタップしてください。
cards-todo-give-to = ゴーストを渡す相手をタップしてください。
cards-todo-swap-one = 2人の手札を交換します。1人目をタップしてください。自分でもかまいません。
cards-todo-swap-other = 2人目をタップしてください。1人目をもう一度タップすると取り消せます。
cards-todo-swap-only = 2人の手札を交換します。どちらかをタップしてください。
cards-todo-skip = 次の番を休みにする人をタップしてください。
cards-todo-dictate-whom = 命令する人をタップしてください。自分でもかまいません。
cards-todo-dictate-own = 自分は何枚引きますか？
cards-todo-dictate-number = { $whom }に何枚引かせますか？
cards-todo-pass-left = 左の{ $to }に渡すカードをタップしてください。
cards-wait-choosing = { $card }を引いて、選んでいます…
cards-wait-others = { $card }を引きました。選んでいる人：{ $names }
cards-draw = 引く
cards-end = 番を終わる
cards-shut = ストップ
cards-shut-sure = 本当にストップ
cards-back = キャンセル
cards-show-ways = リスク
cards-deck = 山札、{ $count }枚
cards-discard = 捨て札：{ $cards }
cards-count = カード{ $count }枚
cards-points = { $points }点
cards-ghosts = ゴースト { $ghosts }/{ $most }枚
cards-hand = あなたの手札：{ $count }枚
cards-hand-empty = まだカードなし
cards-status-down = ストップ
cards-status-out = 脱落
cards-open-hand = 公開：{ $cards }
cards-known = 知っているカード：{ $cards }
cards-skips = { $turns }回休み
cards-order = 引く命令：{ $number }枚
cards-picked = 選びました
cards-chosen = 選択中
cards-choosable = 選べます
cards-news-out = 脱落しました。ゴーストが多すぎます！
cards-reckoning = 手札と点
cards-risk-none = まだ安全です。次の1枚では脱落しません。
cards-risk-little = 脱落のリスクは小さいです。
cards-risk-some = 脱落のリスクが少しあります。
cards-risk-high = 脱落のリスクが大きいです！
cards-risk-of-ghost = 次のカードがゴースト
cards-risk-of-out = 次のカードで脱落
cards-risk-of-power = 次のカードがパワーアップ
cards-risk-of-points = 平均の点
cards-risk-short-ghost = ゴースト
cards-risk-short-out = 脱落
cards-risk-short-power = パワーアップ
cards-risk-short-points = 点

cards-option-level = レベル
cards-option-level-1 = レベル1
cards-option-level-1-about = 「プレゼント」「交換」「スキップ」。いちばんやさしい始めかたです。
cards-option-level-2 = レベル2
cards-option-level-2-about = 「命令」「みんなで引く」「左へ渡す」で、ゴーストも1枚多め。もっとにぎやかです。
cards-option-level-bonus = ボーナスレベル
cards-option-level-bonus-about = 2つの山札をいっしょに使い、パワーアップは6種類全部。8人まで遊べます。
cards-option-level2-includes-level1 = レベル2にレベル1のパワーアップも入れる
cards-option-red-ghost = 赤いゴーストの数えかた
cards-option-red-ghost-one = 1枚
cards-option-red-ghost-two = 2枚分
cards-option-skip-stacks = スキップは重なる
cards-option-dictate-self = 自分にも命令できる
cards-option-dictate-blocks-shutdown = 命令された枚数を引くまでストップできない
cards-option-deck = 山札
cards-option-deck-home-made = 手作り
cards-option-deck-home-made-about = わたしたちが調整しました。なくなる前に、必ずだれかが脱落します。
cards-option-deck-few-ghosts = ゴースト少なめ
cards-option-deck-few-ghosts-about = ゴーストが少ないので、ゲームが長くなり、山札がなくなることもあります。
cards-option-deck-for-two = 2人用
cards-option-deck-for-two-about = 2人用です。ゴーストが少ないので、すぐには終わりません。
cards-option-deck-empty = 山札がなくなったら
cards-option-deck-empty-all_shut_down = みんなストップする
cards-option-deck-empty-reshuffle_once = 捨て札を1回だけ混ぜる
cards-option-solo-run = 最後に残った人の手番
cards-option-solo-run-unlimited = 何回でも
cards-option-solo-run-one_turn = 1回だけ
cards-option-max-turns = 手番数の上限
cards-list = 山札のカード：{ $cards }
cards-list-ghost = { $units ->
    [1] ゴースト
   *[other] ゴースト{ $units }枚分
}
cards-list-power = パワーアップ
cards-list-points = { $points }点
cards-list-count = 山札に{ $count }枚

cards-word-dot = クッキー
cards-word-cherry = チェリー
cards-word-strawberry = イチゴ
cards-word-orange = オレンジ
cards-word-apple = リンゴ
cards-word-melon = スイカ
cards-word-blinky = ブリンキー
cards-word-pinky = ピンキー
cards-word-inky = インキー
cards-word-clyde = クライド
cards-word-give = プレゼント
cards-word-swap = 交換
cards-word-skip = スキップ
cards-word-dictate = 命令
cards-word-all-draw = みんなで引く
cards-word-pass-left = 左へ渡す

cards-short-turn-began = 番を始めました。
cards-short-turn-ordered = 番を始めました。{ $number }枚引かなければなりません。
cards-short-turn-ended = 番を終えました。
cards-short-turn-skipped = 1回休みでした。
cards-short-shut-down = ストップしました。
cards-short-drew = { $card }を引きました。
cards-short-drew-unseen = カードを1枚引きました。
cards-short-turned-up = パワーアップを引きました：{ $card }。
cards-short-wasted = パワーアップを引きましたが、効果はありませんでした：{ $card }。
cards-short-no-target = { $card }を捨てました。選べる人がいません。
cards-short-no-ghost = { $card }を捨てました。渡すゴーストがありません。
cards-short-nothing-to-pass = { $card }を捨てました。渡すものがありません。
cards-short-gave = { $to }にゴースト（{ $card }）を渡しました。
cards-short-gave-unseen = { $to }にゴーストを渡しました。
cards-short-swapped = 手札を交換しました：{ $one } ⇄ { $other }。
cards-short-hand-taken = 新しい手札になりました：{ $hand }。
cards-short-skipping = { $whom }を1回休みにしました。
cards-short-dictated = { $whom }に{ $number }枚引くよう命令しました。
cards-short-picked = 渡すカードを選びました：{ $card }。
cards-short-picked-unseen = 渡すカードを選びました。
cards-short-passed = { $to }にカード（{ $card }）を渡しました。
cards-short-passed-unseen = { $to }にカードを渡しました。
cards-short-knocked-out = 脱落しました！手札：{ $hand }。

cards-note-nothing = 効果なし
cards-note-gave = { $card }を渡した
cards-note-gave-unseen = ゴーストを渡した
cards-note-passed = { $card }を渡した
cards-note-passed-unseen = 1枚渡した
cards-note-picked = 選んだ
cards-note-swapped = 手札交換
cards-note-dictated = 命令：{ $number }枚
cards-note-ended = 番を終了

cards-advice-draw = カードを引きましょう。
cards-advice-end = 番を終わりましょう。
cards-advice-shut = ストップしましょう。
cards-advice-give = { $from }を{ $to }に渡しましょう。
cards-advice-swap = 手札を交換しましょう：{ $from }と{ $to }。
cards-advice-skip = この人を休みにしましょう：{ $to }。
cards-advice-dictate = { $from }を選びましょう。枚数：{ $to }。
cards-advice-pass = { $to }を渡しましょう。

cards-reason-risk = { $percent ->
    [0] 次のカードでは脱落しません。
   *[other] 次のカードで脱落する確率は{ NUMBER($percent) }％です。
}
cards-reason-points = あなたは{ $points }点です。
cards-reason-most = 席{ $seat }の手札がいちばん多いです。
cards-reason-most-named = ライバルの中で手札がいちばん多いです。
cards-reason-ghost = ゴーストを1枚手放せます。

cards-help-aim-title = 目的
cards-help-aim = 点を集めましょう。クッキーは1点、フルーツはもっと高い点です。みんながストップしたら、いちばん点の多い人の勝ちです。同点なら、その人たちみんなの勝ちです。ほかの人がみんな脱落したら、何を持っていても、すぐにあなたの勝ちです。
cards-help-ghosts-title = ゴースト3枚
cards-help-ghosts = 手札にゴーストが3枚そろうと、自分の番でなくても、すぐに脱落です。点はなくなり、手札はみんなに見られます。
cards-help-turn-title = 自分の番
cards-help-turn = 1枚ずつ、3枚まで引き、好きなところで番を終わります。1枚も引かずには終われません。引いたカードの効果が終わってから、次を決めます。それから、時計回りで次の人の番です。
cards-help-shut-title = ストップ
cards-help-shut = 引く代わりに、ストップできます。点を守ったまま、最後までお休みです。手札がなくてもストップできます。
cards-help-levels-title = 山札とレベル
cards-help-levels = レベル1には「プレゼント」「交換」「スキップ」が、レベル2には「命令」「みんなで引く」「左へ渡す」があり、どちらも4人までです。ボーナスレベルは両方の山札を使い、8人まで遊べます。
cards-help-power-title = パワーアップ
cards-help-power = パワーアップはみんなに見せ、すぐに効果が出て、捨て札になります。ストップした人や脱落した人には効きません。
cards-help-give-title = プレゼント
cards-help-give = 自分のゴースト1枚をほかの人に渡します。それで相手が脱落することもあります。ゴーストがあれば、必ず渡します。どのゴーストかは、2人だけが見ます。
cards-help-swap-title = 交換
cards-help-swap = 2人の手札を交換します。だれとだれかはあなたが選び、自分でなくてもかまいません。これで脱落する人はいません。2人しか残っていなければ、必ず交換します。
cards-help-skip-title = スキップ
cards-help-skip = ほかの人1人が、次の番を休みます。同じ人にスキップが2枚でも、休みは1回です。最後に残った人は休みになりません。
cards-help-dictate-title = 命令
cards-help-dictate = 1人を選び、次の番に引く枚数を1から3で決めます。それより多くも少なくも引けません。引くまではストップもできません。自分を選んでもかまいません。あとの命令は前の命令に代わります。
cards-help-all-draw-title = みんなで引く
cards-help-all-draw = 残っている人はみんな、あなたから順に1枚ずつ引きます。このとき引いたパワーアップは、何も起こりません。
cards-help-pass-left-title = 左へ渡す
cards-help-pass-left = 残っている人はみんな、同時にカードを1枚選び、左どなりの残っている人に渡します。ゴーストは、全部渡し終わってから数えます。
cards-help-end-title = 終わりかた
cards-help-end = 最後に残った人は、好きなだけ1人で続けられます。山札がなくなるか、手番数の上限になったら、残っている人はみんなストップしたことになります。
cards-help-secrets-title = 何が見えるか
cards-help-secrets = 自分のカードは自分だけに見えます。枚数はみんなに見えます。あなたのところから行ったカードは、今持っている人の横に表向きで見えます。「リスク」は、あなたにわかることだけで計算します。
cards-help-touch-title = 1台で遊ぶとき
cards-help-touch = 1台で遊ぶときは、番が終わると画面が手札を隠します。スマホを使うときは、1つの画面がテーブルになり、手札はそれぞれのスマホに出ます。
cards-help-keys-title = キーボードで
cards-help-keys = TabとEnter。Dで引き、Eで番を終わり、Escで選択を取り消します。

cards-deed-drew = { $cards }を引く
cards-deed-drew-unseen = カードを{ $count }枚引く
cards-deed-turned-up = 「{ $card }」を使う
cards-deed-nothing = 「{ $card }」は使えず
cards-deed-gave = { $you ->
    [you] あなたにゴーストを渡す
   *[other] { $whom }にゴーストを渡す
}
cards-deed-passed = { $you ->
    [you] あなたに{ $card }を渡す
   *[other] { $whom }に{ $card }を渡す
}
cards-deed-all-passed = みんなが左へ1枚渡す
cards-deed-swapped = { $you ->
    [you] あなたと手札を交換
   *[other] { $whom }と手札を交換
}
cards-deed-swapped-two = { $one }と{ $other }の手札を交換
cards-deed-skipping = { $you ->
    [you] あなたを1回休みに
   *[other] { $whom }を1回休みに
}
cards-deed-dictated = { $you ->
    [you] あなたに{ $number }枚引くよう命令
   *[other] { $whom }に{ $number }枚引くよう命令
}
cards-deed-turn-skipped = 1回休み
cards-deed-shut-down = ストップ
cards-deed-knocked-out = ゴーストで脱落
cards-deed-shown = みんなの手札を公開
cards-deed-ended = 番を終了

cards-befalls-knocked-out = ゴーストが多すぎます。あなたは脱落です！
cards-befalls-swapped = { $name }と手札が交換されました！
cards-befalls-swapped-two = { $name }に手札を交換されました！新しい手札は{ $with }のものです。
cards-befalls-gave = { $name }からゴーストをもらいました：{ $card }
cards-befalls-skipping = { $name }に次の番を休みにされました！
cards-befalls-dictated = { $name }の命令です。次の番に{ $number }枚引きましょう！
cards-series-points = カード大会：{ $target }点先取
cards-score = { $count }点
