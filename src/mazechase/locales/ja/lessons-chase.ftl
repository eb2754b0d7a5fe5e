chase-lesson-first-turn = はじめての手番
chase-lesson-first-turn-1 = あなたはパックマンです。毎回2マス進み、4個のパワークッキーをねらいます。2マス先のパワークッキーをタップしてください。
chase-lesson-first-turn-1-hint = とどくところにパワークッキーがあります！タップしてください。
chase-lesson-first-turn-2 = おいしい！パワークッキーで、あと3歩まで進めます。今はいらないので、「ここで終わる」をタップしてください。
chase-lesson-first-turn-2-hint = もっと走れますが、ここで止まりましょう。「ここで終わる」をタップしてください。
chase-lesson-first-turn-done = ゴーストがみんな1マス動きました。3回捕まる前にパワークッキーを4個とも食べれば、あなたの勝ちです。

chase-lesson-boost = ゴーストを食べる
chase-lesson-boost-1 = パワークッキーのうしろにゴーストがかくれています。まず、パワークッキーを食べましょう。
chase-lesson-boost-2 = これで強くなりました！3歩の間、ゴーストを食べられます。ゴーストをタップしてください。
chase-lesson-boost-3 = ぱくっ！あなたがライフを失うまで、ゴーストは出てきません。「ここで終わる」をタップしてください。
chase-lesson-boost-done = パワークッキーで強いのは、その移動の間だけです。そのあとは、またゴーストがじゃまをします。

chase-lesson-hide = かくれよう
chase-lesson-hide-1 = ゴーストは縦と横の列を見ています。あなたを見つけると2マス走ります。フェンスの間にかくれましょう。しるしのついたマスをタップしてください。
chase-lesson-hide-1-hint = そこではゴーストに見つかるかもしれません。フェンスの間の、しるしのついたマスにかくれましょう。
chase-lesson-hide-done = だれにも見つからなかったので、ゴーストは1マスずつしか動きませんでした。フェンスは味方です！

chase-lesson-ghosts = ゴーストになろう
chase-lesson-ghosts-1 = 今度は、4体のゴーストを全部動かします。順番に1マスずつ動きます。ブリンキーをパックマンに近づけましょう。しるしのついたマスをタップしてください。
chase-lesson-ghosts-1-hint = ゴーストはみんなで追いつめます。パックマンに近づきましょう。しるしのついたマスをタップしてください。
chase-lesson-ghosts-2 = 次はインキーです。近づきましょう。
chase-lesson-ghosts-3 = ピンキーはフェンスを通れません。回りこみましょう。
chase-lesson-ghosts-4 = 最後はクライドです。囲みましょう！
chase-lesson-ghosts-done = それから、またパックマンが動きます。3回捕まえればゴーストの勝ち。囲んでしまいましょう。

chase-lesson-frenzy = 見つけて捕まえる
chase-lesson-frenzy-1 = ブリンキーが縦の列の先にパックマンを見つけました！見つけたゴーストは、まっすぐ2マス走ります。しるしのついたマスをタップしてください。
chase-lesson-frenzy-2 = インキーにも、横の列の先に見えます。2マス走って捕まえましょう！
chase-lesson-frenzy-2-hint = そっちじゃありません！パックマンへまっすぐ走りましょう。
chase-lesson-frenzy-done = 捕まえた！パックマンのライフが1つへり、みんな開始マスに戻ります。フェンスの先は見えません。
