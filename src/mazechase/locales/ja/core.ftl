error-no-such-game = 「{ $game }」というゲームはありません。ゲームの一覧は `mazechase games` で見られます。
error-no-such-bot = { $game }には「{ $bot }」というボットはいません。使えるボット：{ $known }、または module:Class の形で書いた自作のボット。
error-bad-players = { $game }は{ $counts }人用です。{ $players }人では遊べません。
error-bad-rules-version = { $game }のルールのバージョンは1から{ $newest }までです。{ $version }はありません。
error-no-such-option = 「{ $option }」というオプションはありません。オプション：{ $known }。
error-no-such-language = 「{ $language }」という言語はありません。言語：{ $known }。
error-no-typst = 印刷にはTypstが必要ですが、入っていません。次のコマンドで入れてください：pip install "mazechase[print]"
error-nothing-to-print = { $game }には印刷するものがありません。
error-bad-option-value = オプション「{ $option }」に「{ $value }」は使えません。使えるもの：{ $takes }。
error-bad-drawing-size = { $rows }行{ $columns }列のボードは作れません。行も列も1から{ $most }までです。
error-bad-drawing-mark = 図の{ $place }に「{ $mark }」があります。使える記号は「{ $known }」と、壁の # です。
error-document-unreadable = 文書「{ $where }」は正しい{ $form }ではありません。{ $line }行目の{ $column }文字目を見てください。
error-document-too-large = 文書「{ $where }」は読めません。長すぎる数があるか、入れ子が深すぎます。
error-document-not-a-table = 文書「{ $where }」は、名前と値の表でなければなりません。
error-document-too-long = 文書「{ $where }」は長すぎます。{ $most }文字までです。
error-no-such-kind = 「{ $kind }」という種類の文書はありません。種類：{ $known }。
error-measuring-replaced = 同じ下書きの新しい計測に置きかわりました。
error-no-chance-here = 今はサイコロもルーレットもカードもないので、「{ $outcome }」は出ません。
error-impossible-outcome = 「{ $outcome }」はここでは出ません。
error-foreign-state = 「{ $value }」は、この人数のこのゲームの状態ではありません。
error-foreign-view = 「{ $value }」は、この人数のこのゲームの見え方ではありません。
error-foreign-action = 「{ $value }」はこのゲームの行動ではありません。{ $call } で作れます。
error-foreign-token = 「{ $value }」はこのゲームの行動でも運の結果でもありません。{ $call } で作れます。
error-foreign-outcome = 「{ $value }」はこのゲームの運の結果ではありません。{ $call } で作れます。
error-foreign-event = 「{ $value }」は出来事ではありません。
error-foreign-rules = 「{ $game }」のルールはクラス{ $value }のものではありません。
error-not-text = 「{ $value }」は文字列ではありません。
error-not-a-generator = 「{ $value }」は乱数を作るものではありません。
error-bad-number = 「{ $text }」はここで使える数ではありません。

refuse-over = ゲームはもう終わっています。
refuse-no-such-action = 「{ $action }」はこのゲームの行動ではありません。
refuse-not-an-action = 「{ $action }」はこのゲームの行動ではありません。{ $call } で作れます。
refuse-chance-first = 席{ $seat }の人が、先にサイコロを振るか、回すか、引いてください。
refuse-chance-first-named = 先にサイコロを振るか、回すか、引いてください。
refuse-not-your-turn = 今は席{ $seat }の番ではありません。
refuse-not-your-turn-named = 今は何もできません。

turn_limit = 決められた手番の数になりました。

error-bad-player = 「{ $name }」は、人か、名前のあるボットでなければなりません。
error-bad-match-id = 「{ $id }」は対戦のIDに使えません。英字、数字、- と _ を1～64文字で書いてください。
error-bad-seats = 席は{ $players }つですが、プレイヤーが{ $seats }人指定されました。
error-bad-clock = 時計には、0より大きい持ち時間か1手の制限時間が必要です。マイナスや{ $days }日より長い時間は使えません。
error-bad-salt = ソルトは英字、数字、- と _ で1～64文字です。
error-bad-seed = シードは32バイトです。
error-time-runs-back = 記録の{ $n }番目が、その前のものより古くなっています。
error-match-over = ゲームはもう終わっています。
error-match-paused = ゲームは一時停止中です。
error-not-paused = ゲームは一時停止していません。
error-no-such-seat = 席{ $seat }はありません。
error-no-actions = 行動が指定されていません。
error-not-an-action = 「{ $text }」は行動ではありません。
error-not-an-outcome = 「{ $text }」は運の結果ではありません。
error-not-your-action = 席{ $seat }はその行動をとれません。
error-not-your-action-named = それはできません。
error-not-your-draw = 今、振ったり回したり引いたりするのは席{ $seat }です。
error-not-your-draw-named = 今、サイコロを振るか、回すか、引く番です。
error-no-draw-now = 今は振るものも、回すものも、引くものもありません。
error-wrong-draw = 次の抽選は{ $next }番です。{ $k }番ではありません。
error-no-such-draw = { $k }番の抽選が必要ですが、{ $draws }回分しか記録されていません。
error-salts-fixed = ソルトを加えられるのは、最初の抽選の前だけです。
error-nothing-to-undo = 元に戻すものがありません。
error-undo-revealed = そのあとで何かが引かれたり見せられたりしたので、元に戻せません。
error-undo-absent = いなくなった人や離席中だった人の手まで戻ってしまうので、戻せません。
error-undo-away = 席{ $seat }が離席中です。戻ってくるまで元に戻せません。
error-undo-away-named = 離席中です。戻ってくるまで元に戻せません。
error-own-undo = 席{ $seat }は、元に戻したいと言った端末でプレイしています。ほかの人が答えてください。
error-own-undo-named = 元に戻したいと言った端末からは答えられません。ほかの人が答えてください。
error-undo-asked-already = 席{ $seat }はもう元に戻したいと言っています。
error-undo-asked-already-named = もう元に戻したいと言っています。
error-no-undo-to-answer = 席{ $seat }が答える「元に戻す」のお願いはありません。
error-no-undo-to-answer-named = 答えられません。だれも元に戻したいと言っていません。
error-seat-gone = 席{ $seat }はゲームから抜けました。ボットが続けています。
error-seat-gone-named = ゲームから抜けました。ボットが続けます。
error-not-to-mind = 今は、席{ $seat }をボットに任せたり、返してもらったりできません。
error-not-to-mind-named = 今は、ボットに交代したり戻ったりできません。
error-time-is-up = 席{ $seat }は時間切れです。
error-time-is-up-named = 時間切れです。
error-time-not-up = まだ時間切れではありません。

match-event-salt-added = 席{ $seat }が抽選にソルトを加えました。
match-event-undo-wanted = 席{ $seat }が前の行動を元に戻したいと言っています。
match-event-undo-reply = { $answer ->
    [yes] 席{ $seat }が賛成しました。
    [withdrawn] 席{ $seat }は元に戻すのをやめました。
   *[no] 席{ $seat }が断りました。
}
match-event-rewound = { $keep ->
    [0] ゲームは最初に戻りました。
   *[other] ゲームは{ $keep }手目に戻りました。
}
match-event-gave-up = 席{ $seat }が降参しました。
match-event-time-up = 席{ $seat }が時間切れになりました。
match-event-match-paused = ゲームが一時停止しました。
match-event-match-resumed = ゲームを再開します。
match-event-match-woke = ゲームを再開します。止まっていた間の時間は、だれの持ち時間からも引かれません。
match-event-seat-taken = { $bot ->
    [none] 席{ $seat }は{ $name }の席になりました。
   *[other] ボット（{ $bot }）が席{ $seat }を引きつぎました。
}
match-event-seat-minded = しばらくの間、ボット（{ $bot }）が席{ $seat }でプレイします。
match-event-seat-reclaimed = 席{ $seat }のプレイヤーが戻りました。
match-event-match-ended = { $reason ->
    [resigned] 降参で、ゲームが終わりました。
   *[time_up] 時間切れで、ゲームが終わりました。
}

resigned = 相手が降参しました。
resigned-you = あなたは降参しました。
resigned-one = { $name }が降参しました。
time_up = 相手が時間切れになりました。
time_up-you = あなたは時間切れになりました。
time_up-one = { $name }が時間切れになりました。

error-bad-record = これは棋譜ではありません：{ $why }
error-record-too-long = { $bytes }バイトの棋譜は長すぎます。{ $most }バイトまでです。
error-record-version = この棋譜の形式はバージョン{ $version }です。読めるのは{ $newest }までです。
error-record-entry = 棋譜の{ $n }番目が正しくありません。{ $why }
error-record-result = 棋譜では「{ $told }」ですが、手をたどると「{ $played }」になります。
error-record-note = 棋譜の{ $at }手目にメモがありますが、そこまで進んでいません。
error-record-expected = 棋譜では{ $at }手目に行動があるはずですが、ありません。
error-record-not-sealed = この棋譜には、確かめられる封印されたサイコロがありません。
error-record-no-seed = この棋譜にはシードがないので、サイコロを確かめられません。
error-seal-differs = シードが、最初の抽選の前に見せた封印と合いません。
error-seed-until-end = シードはゲームが終わってから見られます。
error-draw-differs = { $k }番の抽選（{ $n }番目の記録）は、棋譜では「{ $outcome }」ですが、シードでは「{ $sealed }」です。
error-secret-until-end = まだ隠れているカードがあります。ゲームが終わるとできるようになります。
error-no-such-ply = { $ply }手目はありません。まだ{ $plies }手しか進んでいません。
error-nothing-to-go-on = そこではもうゲームが終わっているので、続きを遊べません。
error-no-such-lesson = { $game }に「{ $lesson }」というレッスンはありません。
error-lesson-alone = レッスンのプレイヤーとオプションは決まっているので、選べません。
error-lesson-not-asked = いい考えですね！でも今は、手が指しているところをタップしてください。
error-lesson-over = レッスンは終わりました。
error-lesson-waits = レッスンは行動を待っています。
error-lesson-asks-nothing = ここでは行動しなくて大丈夫です。

error-no-such-table = このゲームが見つかりません。招待リンクをもらってください。
error-not-allowed = このリンクではできません。必要なもの：{ $needs }。
error-not-begun = ゲームはまだ始まっていません。
error-already-begun = ゲームはもう始まっています。
error-not-over = ゲームはまだ終わっていません。
error-not-decided = まだ勝負は決まっていません。
error-no-such-place = このゲームに席{ $place }はありません。
error-place-taken = 席{ $place }はもううまっています。
error-piece-taken = 駒「{ $piece }」はもう選ばれています。
error-put-out = あなたはもうこのゲームにいません。戻りたいときは、招待リンクをもらってください。
error-no-open-place = 席はすべてうまっています。
error-too-many-places = プレイヤー{ $players }人に席{ $places }つは多すぎます。
error-bad-order = 「{ $order }」は、すべての席を1回ずつ並べていません。
error-not-your-seat = 席{ $seat }はあなたの席ではありません。
error-not-your-seat-named = この端末からは動かせません。
error-not-your-chance = 今は席{ $seat }が振ったり回したり引いたりする番ではありません。
error-not-your-chance-named = 今は、振ったり回したり引いたりできません。
error-not-absent = 席{ $seat }は離席していません。
error-not-absent-named = 離席していません。
error-stand-in-too-early = 席{ $seat }はまだ戻るかもしれません。ボットに交代できるのは{ $seconds }秒後です。
error-stand-in-too-early-named = まだ戻るかもしれません。ボットに交代できるのは{ $seconds }秒後です。
error-hidden-hand = 席{ $place }のカードは見せられないので、ボットが続けます。
error-coach-not-allowed = ヒントはオフです。まず、遊んでいる全員がオンにしてください。
error-coach-not-your-turn = ヒントは、あなたが決める番のときに見られます。
error-needs-own-device = この端末ではもうだれかが賛成しました。席{ $place }は別の端末で賛成してください。
error-no-reopening = 席{ $place }を空けたい人がいないか、そのあとでだれかが抜けました。
error-look-first = 先に席{ $seat }のカードを見てください。
error-look-first-named = 先にこのカードを見てください。
error-hidden = カードを隠すゲームでは、それは見られません。
error-stale = ゲームが先に進みました。もう一度見てください。
error-imported = これは保存されたゲームです。遊ぶには「ここから遊ぶ」をタップしてください。
error-hello-first = 最初のメッセージはhelloでなければなりません。
error-table-closed = このゲームは閉じられたところです。もう一度ためしてください。
error-reveals-first = このうちの1つは何かを見せる行動です。そのあとの行動は別のコマンドで送ってください。
error-record-too-many-entries = { $entries }個の記録がある棋譜は、長すぎて開けません。{ $most }個までです。
error-hello-once = helloはもう送られています。
error-bad-message = このメッセージは読めません：{ $problem }。
error-table-full = このゲームにつながっている人が多すぎます。
error-too-busy = 今、サーバーがとても混んでいます。少し待ってからためしてください。
error-too-costly = それには、サーバーの時間かメモリーが足りません。
error-too-many-messages = 一度に送りすぎです。少し待ってからためしてください。
error-too-many-requests = 一度のリクエストが多すぎます。少し待ってからためしてください。
error-bad-origin = このリクエストは別のサイトから来ています。
error-bad-host = このサーバーはその名前では使えません。サーバーの管理者が --allowed-host で許可できます。
error-bad-request = このリクエストは読めません：{ $problem }。
error-not-found = このアドレスには何もありません。
error-bad-method = このアドレスでは、その種類のリクエストは使えません。
error-too-large = このリクエストは大きすぎます。
error-internal = サーバーで問題が起きました。ゲームは無事です。もう一度ためしてください。
error-bad-allowed-host = 「{ $text }」はホスト名ではありません。--allowed-host には play.example.org のような名前か、すべてを表す * を書きます。
error-bad-proxy = 「{ $text }」はプロキシのアドレスではありません。--trusted-proxy にはIPアドレスか、10.0.0.0/8 のようなネットワークを書きます。
error-cannot-listen = { $host } のポート{ $port }で受け付けられません：{ $problem }。
error-store-full = ディスクがいっぱいで保存できないため、この手は取り消されました。
error-store-read-only = データベースが読み取り専用で保存できないため、この手は取り消されました。
error-store-damaged = データベースのファイルがこわれているか、データベースではありません。
error-store-failed = 今、データベースが動いていません。これまでに保存したものは無事です。
error-store-unreachable = 今、データベースにつながりません。これまでに保存したものは無事です。
error-no-postgres = PostgreSQLのデータベースには追加の「postgres」が必要です：pip install "mazechase[postgres]"。
error-store-in-use = データベース{ $database }は、別のサーバーが使っています。
error-store-gone = データベースのファイルが移動か削除されて保存できないため、この手は取り消されました。
error-store-closed = データベースは閉じています。
error-store-too-new = データベースは新しいバージョンで作られています（スキーマ{ $version }。このバージョンでは{ $known }まで）。
error-store-not-empty = データベースにはもうゲームが入っています。空のデータベースにコピーしてください。
error-table-not-copied = ゲーム{ $table }を完全にはコピーできませんでした。
error-already-saved = これはもう保存されています。
error-table-damaged = このゲームはデータベースから読めません。
error-log-damaged = このゲームの記録は{ $n }番目から読めません。それより前は無事です。
error-log-full = 手が多くなりすぎて、このゲームは続けられません。新しいゲームを始めてください。
error-series-too-long = 連戦は{ $most }までです。{ $target }は長すぎます。

error-bad-walled-lines = 壁のある図では、マスの行の上下に辺の行が入るので、行数は奇数になります。これは{ $lines }行です。
error-bad-walled-line = 図の{ $line }行目は、半角{ $length }文字で、角には + かスペースを書きます。
error-bad-walled-edge = 図の{ $place }のマスの横に「{ $mark }」がありますが、ここには置けません。

error-paths-mark = 図の{ $line }行{ $column }列に「{ $mark }」があります。マスには「{ $known }」、道には - と |、出入口には ^ v < >、かたまりには = を使います。
error-paths-empty = 図にマスがありません。
error-paths-block = { $line }行{ $column }列の = のかたまりが、1つのつまった長方形になっていません。
error-paths-lattice = { $line }行{ $column }列のマスの場所が正しくありません。マスは4列ごと、2行ごとに置きます。
error-paths-loose = { $line }行{ $column }列の道が、2つのマスをつないでいません。
error-paths-arrow = { $line }行{ $column }列の出入口が、マスのすぐとなりにありません。
error-no-such-code = このコードで待っている人はいません。数字は全部合っていますか？
error-too-many-guesses = まちがったコードが多すぎます。画面のコードを読み取るか、数分待ってからためしてください。
error-too-many-phrases = 次に話すまで、少し待ってください。
error-no-such-parcel = このコードはもう使われたか、古すぎます。
error-too-many-parcels = 今、引っこししている人が多すぎます。数分待ってからためすか、ファイルに保存してください。
