marbles-lesson-first-turn = はじめての手番
marbles-lesson-first-turn-1 = あなたは黄色いパックマンで、ビー玉を食べます。まず、サイコロを2個とも振りましょう。
marbles-lesson-first-turn-2 = サイコロの1つは自分、もう1つはゴーストの分です。5歩進んで、途中のビー玉を全部食べましょう。しるしのついた場所をタップして、「進む」です。
marbles-lesson-first-turn-2-hint = それもできますが、いちばんたくさん取れるところへ。しるしのついた場所をタップしてください。
marbles-lesson-first-turn-3 = ビー玉5個です！2のサイコロでゴーストを動かします。真ん中のゴーストをタップして、それから行き先をタップしてください。
marbles-lesson-first-turn-done = これが1回の番の流れです。振って、自分が動いて、ゴーストを動かします。最後に白いビー玉がいちばん多い人の勝ちです。

marbles-lesson-ghost = ゴーストを向かわせる
marbles-lesson-ghost-1 = ゴーストはだれのものでもありません。使いましょう！ライバルはゴーストから2歩のところです。ゴーストをタップして、次にライバルをタップしてください。
marbles-lesson-ghost-1-hint = 先にゴーストです！ゴーストをタップして、次にライバルをタップしてください。
marbles-lesson-ghost-2 = 捕まえた！ライバルはホームに帰り、白いビー玉を2個くれました。次は3歩進んで、黄色いビー玉まで行きましょう。
marbles-lesson-ghost-done = お見事！黄色いビー玉を取りました。何ができるかは、次のレッスンで。

marbles-lesson-yellow = ゴーストを食べる
marbles-lesson-yellow-1 = 黄色いビー玉があれば、ゴーストを食べられます。2歩先に1体います。タップして、「進む」です。
marbles-lesson-yellow-1-hint = 黄色いビー玉を使いましょう！しるしのついたゴーストをタップしてください。
marbles-lesson-yellow-2 = ぱくっ！ゴーストは真ん中に、黄色いビー玉はリングに戻り、ライバルが2個払いました。次は2のサイコロでゴーストを動かしましょう。
marbles-lesson-yellow-done = 黄色いビー玉がないと、ゴーストはじゃまもの。あれば、ごちそうです。

marbles-lesson-openings = 出入口を通る
marbles-lesson-openings-1 = 白い矢印が出入口です。下から出て上から入るまで、全部で3歩。しるしのついた場所をタップしてください。
marbles-lesson-openings-1-hint = それもできますが、出入口をためしましょう。しるしのついた場所をタップしてください。
marbles-lesson-openings-2 = 一気にボードの反対側です！次はゴースト。自分から離しておきましょう。
marbles-lesson-openings-done = 出入口は、ほかのどの出入口にもつながっていて、渡るのは歩数に入りません。逃げるときにも便利です。

marbles-lesson-last-marble = 最後のビー玉
marbles-lesson-last-marble-1 = 白いビー玉はあと1個で、あなたが1個リードしています。3歩先です。タップしてください。
marbles-lesson-last-marble-1-hint = ライバルに取られないように。最後のビー玉をタップしてください。
marbles-lesson-last-marble-done = 最後の白いビー玉でゲームは終わり、いちばん多い人の勝ち。つまりあなたです！これで全部わかりましたね。
