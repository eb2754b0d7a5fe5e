cli-seat = 席{ $seat }
cli-person = 人
cli-nobody = なし
cli-match = { $game }、{ $players }人
cli-held = { $seat }：{ $who }
cli-play-seats = { $match }。{ $seats }
cli-listed = { $first }、{ $second }
cli-ending = 勝者：{ $winners }。席ごとの点：{ $scores }。
cli-you-win = あなたの勝ちです！
cli-you-lose = あなたの負けです。
cli-play-begin = 手を入力してください。? でできる手の一覧、help で説明です。
cli-play-help = ゲームの記号で手を入力してください。スペースで区切れば、いくつでも入力できます。ほかに：
cli-play-help-list = できる手の一覧を出す
cli-play-help-hint = いちばん強いボットならどうするか聞く
cli-play-help-undo = 前の手を戻す（そのあと振ったり、引いたり、見せたりしていなければ）
cli-play-help-board = ボードをもう一度出す
cli-play-help-help = この説明を出す
cli-play-help-quit = ここでやめる
cli-play-no-hints = このゲームにはヒントがありません。
cli-play-hint = { $bot }なら{ $move }です。
cli-play-hand-over = 席{ $seat }にキーボードを渡してください。のぞいちゃダメ！
cli-play-press-enter = 席{ $seat }の人は、Enterを押すと自分の側が見えます：
cli-play-not-over = ゲームは終わっていません。
cli-play-not-saved = 何も保存されませんでした。{ $reason }
cli-did-you-mean = もしかして「{ $meant }」ですか？
cli-limits = 制限：{ $limits }。

cli-page-ready = Mazechaseの準備ができました： { $link } （Ctrl-Cで終了）
cli-page-running = Mazechaseはもう動いています： { $link }
cli-page-opening = Mazechaseはもう動いています。開きます： { $link }
cli-page-network = あなたのネットワークでは： { $link }

cli-games-players = { $game }：{ $players }人
cli-games-default = 初期値は{ $value }
cli-games-house-rule = 初期値は{ $value }（ハウスルール。ルールブックでは{ $printed }）
cli-chance = 次は運で決まります（席{ $seat }）。結果と重み：

cli-actions = 行動{ $count }個
cli-draws = 抽選{ $count }回
cli-checked = 確認済み：{ $what }と結果
cli-checked-unfinished = 確認済み：{ $what }。この対戦にはまだ結果がありません
cli-their-seal = その封印
cli-verified = 検証済み：シードは封印と合い、{ $draws }回の抽選も全部同じになります

cli-arena-heading = { $match }、{ $games }回、シード{ $seed }、{ $budget }
cli-arena-nodes = { $nodes }ノード
cli-arena-time = { $time }ミリ秒
cli-arena-usual = いつもの考えかた
cli-arena-bot = ボット
cli-arena-games = 回数
cli-arena-wins = 勝ち
cli-arena-draws = 引き分け
cli-arena-score = 得点
cli-arena-interval = 95％区間
cli-arena-fair = 公平
cli-from-to = { $low }～{ $high }
cli-review-ply = 手数
cli-review-start = 開始
cli-review-luck = 運
cli-review-lost = 損
cli-review-best = 最善
cli-review-decisions = 選択
cli-review-mistakes = ミス
cli-review-turning-points = 勝負の分かれ目：{ $plies }手目
cli-suggest-heading = 目標 { $aims }、{ $rounds }ラウンド、{ $games }回
cli-suggest-changes = 変更
cli-suggest-distance = 目標までの差
cli-suggest-points = { $points }ポイント
cli-suggest-before = 変更前
cli-suggest-after = 変更後
cli-suggest-candidate = 候補{ $number }
cli-suggest-fresh = 別の乱数で
cli-suggest-wins = 席ごとの勝ち
cli-suggest-began = 先手
cli-suggest-turns = 手番
cli-suggest-minutes = 分
cli-suggest-nothing = 何も見つからないうちに止められました

cli-needs = これには{ $package }が必要です：{ $install }
cli-needs-server = これにはサーバーのパッケージが必要です（{ $package }がありません）：{ $install }
cli-no-kernels = 専用のカーネルがないため、Pythonのルールで、ゆっくり動きます。docs/engine.md を見てください
cli-working-playing = 対戦中
cli-working-reviewing = 振り返り中
cli-working-searching = 探索中
cli-working-solving = 解析中
cli-working-counting = 集計中

error-bot-not-imported = ボット「{ $bot }」：モジュール「{ $module }」を読み込めません（{ $problem }）。
error-bot-not-a-class = ボット「{ $bot }」：モジュール「{ $module }」に、mazechase.bots.Bot を継承したクラス「{ $cls }」がありません。
error-bot-raised = ボット「{ $bot }」が{ $place }で失敗しました：{ $problem }。
error-bot-illegal = 席{ $seat }のボット「{ $bot }」の答え{ $action }は、渡されたできる手の中にありません。
error-bad-budget = { $limit }では少なすぎます。1以上にしてください。
error-budget-without-clock = 時間を制限するには時計が必要です。
error-bad-bot-count = ボット{ $bots }体では{ $players }席をうめられません。1から{ $players }体にしてください。
error-bad-game-count = ゲーム数：{ $games }、ワーカー数：{ $workers }。どちらも1以上にしてください。

error-process-ended = サーバーのプロセスの1つが、準備ができる前に終わりました（状態{ $status }）。
error-bad-arguments = { $message }（`{ $command } --help` を見てください）
error-no-such-command = 「{ $command }」というコマンドはありません。コマンド：{ $known }。
error-bad-choice = { $name }に「{ $text }」は使えません。使えるもの：{ $known }。
error-lan-elsewhere = --lan はサーバーを始めるので、serve といっしょか、コマンドなしで使います。{ $command } とは使えません。
error-lan-and-host = --lan はこのマシンの全部のアドレスで受け付けるので、--host は書かないでください。
error-bad-argument-number = { $name }は{ $least }から{ $most }までの整数です。「{ $text }」は使えません。
error-unreadable-file = ファイル「{ $file }」を読めません：{ $reason }。
error-unwritable-file = ファイル「{ $file }」に書けません：{ $reason }。
error-print-form = 「{ $file }」は .pdf ファイルでも .svg ファイルでもありません。
error-line-too-long = 入力の1行が{ $most }文字より長いです。
error-no-such-seat-here = ここに席「{ $seat }」はありません。--seat に使えるもの：{ $known }。
error-bad-seat-count = --seat { $seats }：座る人は{ $people }人で、1人に1席必要です。
error-file-too-big = ファイル「{ $file }」は大きすぎます。{ $most }バイトまでです。
error-unusable-folder = フォルダー「{ $folder }」を使えません：{ $reason }。
error-unusable-database = データベース「{ $database }」を使えません。{ $reason }
error-database-in-use = データベース{ $database }は別のサーバーが使っています。そのサーバーのアドレスは { $address } です
error-running-without-lan = Mazechaseはもう { $address } で、このマシンだけのために動いています。止めて（Ctrl-C）、--lan をつけて始めてください。
error-limit-form = 「{ $text }」は制限ではありません。NAME=NUMBER の形で書いてください。
error-no-such-limit = 「{ $limit }」という制限はありません。
error-bad-limit-number = 制限「{ $limit }」は0から{ $most }までの整数です。「{ $text }」は使えません。
error-no-such-setting = 「{ $name }」という設定はありません（{ $source }）。
error-bad-setting = { $source }：{ $problem }
error-bad-setting-kind = { $source }：「{ $name }」に使えるもの：{ $takes }。
error-bad-config = ファイル「{ $file }」はTOMLではありません：{ $problem }。
error-document-not-text = 文書「{ $where }」はUTF-8の文字列ではありません。
error-neither-game-nor-file = 「{ $text }」はゲームでもファイルでもありません。ゲームの一覧は `mazechase games` で見られます。
error-option-form = 「{ $text }」はオプションではありません。NAME=VALUE の形で書いてください。
error-option-twice = オプション「{ $option }」が2回書かれています。
error-record-has-options = 棋譜にはプレイヤーとオプションが入っているので、--players と --option は書かないでください。
error-bad-move = { $number }手目「{ $token }」：{ $reason }
error-bad-viewer = ここに「{ $viewer }」という視点はありません。使えるもの：{ $known }。

error-game-not-imported = ゲーム「{ $name }」を読み込めません：{ $problem }。
error-game-not-a-class = 「{ $name }」はゲームではありません。mazechase.Rules の完全なサブクラスを module:Class の形で書いてください。

error-no-kernel = { $game }の専用カーネルはありません。作られていないか、ビルドされていないか、MAZECHASE_NATIVE=0 でオフになっています。
error-no-solution = ボット「{ $bot }」は解析の結果をもとに手を選びますが、このオプションの結果はまだありません。次のコマンドで作れます：mazechase solve chase --save --option ...
error-no-solver = { $game }を解析するものはありません。
error-too-much-to-solve = { $option } では、解析にプロセッサー1つで約{ $hours }時間、メモリーが約{ $gigabytes } GB必要なので、始めません。
error-bad-engine-number = { $name }は{ $least }から{ $most }までの整数です。{ $number }は使えません。
error-bad-action-count = 1ステップには、ゲームごとに1つの行動を入れた形{ $wanted }の配列が必要です。{ $shape }ではありません。
error-bad-place = 「on」に使えるのは{ $places }です。「{ $place }」は使えません。
error-no-ray = Rayが入っていません。次のコマンドで入れてください：pip install "mazechase[ray]"
error-no-cluster = Rayのクラスターにつながらないか、始められません：{ $problem }。
error-worker-died = ワーカーが同じゲームで{ $tries }回止まりました。

error-bad-aim = 「{ $aim }」は目標ではありません。目標は even、turns=NUMBER、minutes=NUMBER、または pacman=50 のような SIDE=PER CENT です。
error-no-changes = { $game }の「{ $option }」を少し変える方法は書かれていません。変えられるもの：{ $known }。
error-backup-exists = { $file }はもうあります。バックアップは何も上書きしません。移動するか、別の名前にしてください。
error-backup-by-postgres = PostgreSQLのデータベースのバックアップと復元は、PostgreSQLのプログラムでします（docs/deploy.md）。または `mazechase database copy` でゲームをファイルにコピーしてください。
error-no-server = { $server } のサーバーに聞けません：{ $problem }。
