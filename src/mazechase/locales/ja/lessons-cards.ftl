cards-lesson-first-turn = はじめての手番
cards-lesson-first-turn-1 = 点を集めましょう。「引く」をタップしてカードを引いてください。
cards-lesson-first-turn-1-hint = まだ点がないので、やめないでください。「引く」をタップしましょう。
cards-lesson-first-turn-2 = チェリー、2点です！1回の番に3枚まで引けます。もう1枚引きましょう。
cards-lesson-first-turn-3 = クッキーは1点です。ゴースト3枚で脱落なので、欲ばらずに「番を終わる」をタップしましょう。
cards-lesson-first-turn-3-hint = それもできますが、今は安全にいきましょう。「番を終わる」をタップしてください。
cards-lesson-first-turn-done = これが1回の番です。1枚から3枚引いて、番を終わります。最後にいちばん点の多い人の勝ちです。

cards-lesson-stop = やめどきが大事
cards-lesson-stop-1 = ゴーストが2枚！あと1枚で、点もなくなって脱落です。点を守りましょう。「ストップ」をタップして、もう一度確かめてください。
cards-lesson-stop-1-hint = あぶないです。あと1枚ゴーストが来たら脱落です。「ストップ」をタップしてください。
cards-lesson-stop-done = あなたは点を守りました。ライバルは3枚目のゴーストを引いて脱落。あなたの勝ちです！

cards-lesson-give = パワーアップ：プレゼント
cards-lesson-give-1 = ゴーストが2枚あります。勇気を出して引きましょう。パワーアップかもしれません。
cards-lesson-give-2 = プレゼント！ゴーストを1枚手放しましょう。しるしのついたゴーストをタップして、それから渡す相手をタップしてください。
cards-lesson-give-done = あなたのゴーストが1枚へり、相手が1枚ふえました！それが3枚目なら、相手は脱落です。

cards-lesson-swap = パワーアップ：交換
cards-lesson-swap-1 = クッキー1枚とゴースト2枚だけ。よくない手札です。カードを引きましょう。
cards-lesson-swap-2 = 交換！2人の手札を交換します。自分と、しるしのついたプレイヤーをタップしてください。
cards-lesson-swap-2-hint = それではゴーストが残ります。自分と、しるしのついたプレイヤーを選んでください。
cards-lesson-swap-done = やりました、12点です！ゴーストは相手に行きました。ほかの2人の手札を交換することもできます。

cards-lesson-skip = パワーアップ：スキップ
cards-lesson-skip-1 = カードを引きましょう。
cards-lesson-skip-2 = スキップ！だれかを1回休みにします。しるしのついたプレイヤーをタップしてください。
cards-lesson-skip-3 = 「番を終わる」をタップして、次がだれの番か見てみましょう。
cards-lesson-skip-done = スキップされた人は飛ばされました。いちばん番がほしい人をスキップしましょう。

cards-lesson-dictate = パワーアップ：命令
cards-lesson-dictate-1 = ここはレベル2で、パワーアップがちがいます。カードを引きましょう。
cards-lesson-dictate-2 = 命令！だれかが引く枚数を決めます。しるしのついたプレイヤーをタップして、次に+3をタップしてください。
cards-lesson-dictate-2-hint = それもいい考えですが、もっとスリルを。しるしのついたプレイヤーと、+3です。
cards-lesson-dictate-3 = 3枚引くしかありません。「番を終わる」をタップして、見てみましょう。
cards-lesson-dictate-done = 手札のゴーストに2枚加わって、脱落です！もうゴーストを持っている人をねらいましょう。

cards-lesson-all-draw = パワーアップ：みんなで引く
cards-lesson-all-draw-1 = カードを引きましょう。
cards-lesson-all-draw-2 = みんなで引く！全員が1枚引き、あなたが最初です。山札をタップしてください。
cards-lesson-all-draw-done = みんなが1枚引きました。ゴーストもあります。もう2枚ゴーストがある人には危険です。

cards-lesson-pass-left = パワーアップ：左へ渡す
cards-lesson-pass-left-1 = ゴーストが1枚あります。カードを引きましょう。
cards-lesson-pass-left-2 = 左へ渡す！みんなが同時に、左の人にカードを1枚渡します。ゴーストをタップしてください。
cards-lesson-pass-left-2-hint = それもできますが、ゴーストが残ります。ゴーストをタップしてください。
cards-lesson-pass-left-done = ゴーストは先へ行き、反対側からカードが来ました。これでパワーアップは全部わかりましたね！
