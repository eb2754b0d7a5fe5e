quoridor-lesson-first-turn = はじめての手番
quoridor-lesson-first-turn-1 = あなたはパックマンで、向こう側を目指します。目の前のマスをタップしてください。
quoridor-lesson-first-turn-1-hint = それもできますが、向こう側はまっすぐ先です。目の前のマスをタップしてください。
quoridor-lesson-first-turn-2 = これで1回の番が終わりです！ライバルも動きました。もう1歩進みましょう。
quoridor-lesson-first-turn-3 = あと1歩です。最後のマスをタップして勝ちましょう。
quoridor-lesson-first-turn-done = あなたの勝ちです！先に向こう側に着いた人が勝ちます。

quoridor-lesson-fence = フェンスを置く
quoridor-lesson-fence-1 = ライバルはあと1歩で勝ちです！進む代わりに、フェンスを置きましょう。しるしのついたすき間をタップして、「ここに置く」です。
quoridor-lesson-fence-1-hint = それではライバルが勝ってしまいます。しるしのついたすき間にフェンスを置きましょう。
quoridor-lesson-fence-2 = これでライバルは遠回りです。もっと遠回りさせましょう。すぐ横にもう1枚フェンスを置いてください。
quoridor-lesson-fence-done = みごとなブロックです！フェンスは2マス分で、ずっと残ります。2人のゲームでは10枚使えます。

quoridor-lesson-jump = 飛び越える
quoridor-lesson-jump-1 = 目の前にだれかいます。飛び越えられます。そのうしろのマスをタップしてください。
quoridor-lesson-jump-1-hint = 回り道しなくて大丈夫です。ライバルのうしろのマスをタップしてください。
quoridor-lesson-jump-done = 1回で2マス進みました！向かい合ったときは、次に動く人が得をします。

quoridor-lesson-jump-aside = 横へ飛ぶ
quoridor-lesson-jump-aside-1 = ライバルのうしろにフェンスがあるので、まっすぐ飛べません。横へ飛びましょう。しるしのついたマスをタップしてください。
quoridor-lesson-jump-aside-1-hint = もっと早い道があります。ライバルを越えて、しるしのついたマスへ飛びましょう。
quoridor-lesson-jump-aside-done = そのとおり！横へ飛べるのは、相手の駒のすぐうしろにフェンスがあるときだけです。

quoridor-lesson-race = 競走に勝つ
quoridor-lesson-race-1 = 歩数を数えましょう。あなたはあと2歩、ライバルはあと1歩です。しるしのついたすき間にフェンスを置けば、その1歩が3歩になります！
quoridor-lesson-race-1-hint = それだと、ライバルが次の1歩で勝ってしまいます。先に、しるしのついたすき間にフェンスを置きましょう。
quoridor-lesson-race-2 = ライバルは遠回りです。さあ、走って！
quoridor-lesson-race-3 = あと1歩です。
quoridor-lesson-race-done = 1歩差で勝ちました！道を比べて、自分のほうが短ければ進み、長ければフェンスを置きましょう。だれかを完全に閉じこめることはできません。
