mspacman-lesson-first-turn = はじめての手番
mspacman-lesson-first-turn-1 = あなたはミズ・パックマンです。自分のエリアのクッキーをなくしましょう。ルーレットをタップしてください。
mspacman-lesson-first-turn-2 = 3歩です！マスを出るときに、そのクッキーを食べます。しるしのついたマスをタップして、「進む」です。
mspacman-lesson-first-turn-2-hint = それも3歩ですが、手が指しているところへ行きましょう。
mspacman-lesson-first-turn-done = クッキーが3個なくなりました！それからゴーストがサイコロを振って、追いかけてきました。エリアのクッキーが最初になくなった人の勝ちです。

mspacman-lesson-power = パワークッキー
mspacman-lesson-power-1 = 強いゴーストが近くにいます。回しましょう。となりの大きいクッキーが助けてくれます。
mspacman-lesson-power-2 = 大きいパワークッキーのマスを出ると、ゴーストがみんな弱くなります。その上を通って、ゴーストもつき抜けましょう。しるしのついたマスをタップして、「進む」です。
mspacman-lesson-power-2-hint = チャンスをのがします！大きいクッキーの上を通って、ゴーストをつき抜けましょう。
mspacman-lesson-power-3 = 捕まえました！もう1回回せます！
mspacman-lesson-power-4 = あと2歩で、クッキーもあと2個。
mspacman-lesson-power-done = 弱いゴーストを捕まえると、部屋に帰ります。でも、のんびりしないで。ゴーストはまた強くなります。

mspacman-lesson-exits = 出口をかけ抜ける
mspacman-lesson-exits-1 = 強いゴーストがすぐうしろにいます！回しましょう。
mspacman-lesson-exits-2 = はしの出口から、ほかのどの出口へも1歩です。遠くのしるしのついたマスをタップして、「進む」です。
mspacman-lesson-exits-2-hint = そこではゴーストに追いつかれるかもしれません。出口から逃げましょう。
mspacman-lesson-exits-done = 3歩で逃げ切りました！ゴーストも出口を使えるので、気をつけてくださいね。

mspacman-lesson-ghost = ゴーストになろう
mspacman-lesson-ghost-1 = 今度はゴーストです。ミズ・パックマンを捕まえると、次はあなたがミズ・パックマン。サイコロを振りましょう。
mspacman-lesson-ghost-2 = 2歩先にいます。3歩動けるので足ります！ミズ・パックマンをタップして、「進む」です。
mspacman-lesson-ghost-2-hint = とどきますよ！ミズ・パックマンをタップしてください。
mspacman-lesson-ghost-3 = 捕まえました！これであなたがミズ・パックマンです。自分のエリアの白い丸に置きましょう。しるしのついた丸をタップして、「進む」です。
mspacman-lesson-ghost-3-hint = その丸も空いていますが、自分のクッキーがある自分のエリアから始めましょう。
mspacman-lesson-ghost-done = 捕まえた人が、すぐに次のミズ・パックマンです。こうしてみんなが食べられます。

mspacman-lesson-win = 最後のクッキー
mspacman-lesson-win-1 = あなたのエリアのクッキーは、あと1個です。回しましょう！
mspacman-lesson-win-2 = その上を通りましょう。マスを出るときに食べます。しるしのついたマスをタップして、「進む」です。
mspacman-lesson-win-2-hint = クッキーのマスに入って、また出なければなりません。しるしのついたマスをタップしてください。
mspacman-lesson-win-done = エリアが空になって、あなたの勝ちです！最後のクッキーをほかの人が食べても、勝ちになります。
