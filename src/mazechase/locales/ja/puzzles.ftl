puzzle-title = 今日のパズル
puzzle-back = ゲームに戻る
puzzle-grade = { $grade ->
    [1] やさしい
    [2] ふつう
   *[3] むずかしい
}
puzzle-streak = { $days }日連続
puzzle-done = 正解済み
puzzle-past = この2週間
puzzle-why = 理由
puzzle-right = 正解です！
puzzle-ask = どうしますか？
puzzle-on = そのとおり！次は？
puzzle-wrong = ちがいます。ほかの手をためしましょう！
puzzle-shown = これが答えでした。
puzzle-give-up = 答えを見る
puzzle-not-possible = ここではできません。
puzzle-share = 共有
puzzle-copied = コピーしました
puzzle-result = { $shown ->
    [true] 答えを見ました。
   *[false] { $wrong ->
        [0] 1回で正解。
       *[other] { $wrong }回まちがえて正解。
    }
}

puzzle-best = いちばんいい手を見つけましょう。
puzzle-only = ほかの手ではだめです。
puzzle-chances = この手なら、100回中およそ{ $best }回勝てます。2番目にいい答えだと、およそ{ $next }回です。
puzzle-chances-exact = この手なら、正確に数えて100回中{ $best }回勝てます。もう1つの答えだと{ $next }回です。
puzzle-quoridor-win = 相手が何をしても、{ $number }手で勝ってください。
puzzle-quoridor-win-why = 相手の返しを全部ためしました。ほかの手では{ $number }手で勝てません。
puzzle-chase-escape = パワークッキーはあと1個、ライフは1つ。必ず食べるには、パックマンはどこへ行けばいいでしょう？
puzzle-chase-escape-why = ほかのところでは、ゴーストに止められることがあります。ここなら、どう動かれても止められません。
puzzle-chase-trap = パックマンのライフはあと1つ。逃がさないために、このゴーストはどこへ行けばいいでしょう？
puzzle-chase-trap-why = ほかのところでは、パックマンがまだ勝てます。ここなら、どう走っても勝てません。
puzzle-marbles-best = パックマン用に{ $number }が残っています。いちばんいい手は？
puzzle-marbles-ghost = ゴースト用に{ $number }が残っています。いちばんいい手は？
puzzle-mspacman-best = ルーレットで{ $number }が出ました。ミズ・パックマンはどこへ行きますか？
puzzle-mspacman-chase = サイコロで{ $number }が出ました。ゴーストはどこへ行きますか？
puzzle-cards-draw = ほかの人はみんなストップか脱落しました。引きますか？やめますか？
