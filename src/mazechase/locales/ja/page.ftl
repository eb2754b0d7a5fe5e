app-name = Mazechase
app-about = 迷路にゴースト、そしてフェンス。タップひとつで始まるボードゲームです。ここで遊ぶことも、遠くの友だちと遊ぶこともできます。
disclaimer = ファンが作った作品です。PAC-MAN、コリドール（Quoridor）、その他ここに出てくるゲームの権利者とは関係がなく、公認も受けていません。商標はそれぞれの持ち主のものです。
loading = ちょっと待ってね…
close = 閉じる
cancel = キャンセル
menu = メニュー
settings = 設定
to-start = ホーム
problem-no-answer = サーバーから返事がありません。接続を確かめて、もう一度ためしてください。
page-late = 読み込みに時間がかかっています。何も起きないときは、再読み込みしてください。
page-retrying = まだ読み込めていない部分があります。もう一度やってみます…
page-reload = ページの一部がありません。たぶん更新のためです。再読み込みしてください。ゲームは無事です。
reload = 再読み込み

games = ゲーム
continue-games = 続ける
players-count = { $least }～{ $most }人
play-bot = ボットと対戦
play-here = 1台をみんなで
play-link = リンクで友だちと
play-shared = 大画面とスマホで
join-code = コードで参加
play-more = くわしく選ぶ
bot-strength = ボットの強さ
puzzle-link = 今日のパズル
yours-link = マイゲーム
ladder-link = 勝ち抜き戦
recent-tables = 終わったゲーム
forget-table = 一覧から消す
forget-sure = 消しますか？もう戻れません
open-record = 保存したゲームを開く
open-record-bad = このファイルは保存されたゲームではありません。
recent-turn = あなたの番
recent-over = 終了
recent-lobby = 参加を待っています
recent-next = 次：{ $name }
recent-won = あなたの勝ち
recent-lost = あなたの負け
recent-nobody = 勝者なし
recent-winner = 勝者：{ $name }
recent-record = 保存したゲーム
recent-all = すべて見る（{ $games }）
recent-now = たった今

setup-players = プレイヤー
setup-places = だれが遊ぶ？
setup-place = 席{ $place }：だれが遊ぶか
setup-level = 席{ $place }：ボットの強さ
setup-name = 名前
setup-no-limit = 制限なし
setup-open-file = ファイルを開く
setup-samples = { $what }：絵
setup-name-of = 席{ $place }：名前
setup-piece = 席{ $place }：駒
setup-random = 先手をランダムに
setup-clock = 時計
setup-clock-minutes = { $minutes ->
    [0] 時計なし
   *[other] 1人{ $minutes }分、1手ごとに+{ $seconds }秒
}
setup-options = オプション
setup-book = ルールブックどおり
setup-book-about = ルールブックとちがうハウスルールが{ $rules }個あります。チェックすると、使わずに遊べます。
setup-house-rule = { $book ->
    [true] ハウスルールです。ルールブックでは「はい」。
    [false] ハウスルールです。ルールブックでは「いいえ」。
   *[other] ハウスルールです。ルールブックでは「{ $book }」。
}
setup-as-printed = ルールブックどおりです。
setup-shared = みんな、リンクかコードを使って自分のスマホで参加します。
setup-start = ゲームを始める
setup-open = ゲームを作る
place-kind-here = この端末
place-kind-link = リンクで
place-kind-bot = ボット
bot-random = うっかりボット
bot-random-about = できることを、何も考えずにします。
bot-level1 = 入門ボット
bot-level1-about = ルールを知っているくらい。はじめてのゲームにぴったりです。
bot-level2 = やさしいボット
bot-level2-about = 目の前のいい手は見えますが、先のことは考えません。
bot-level3 = ふつうのボット
bot-level3-about = 少し先を考えます。ゲームになれたら、ちょうどいい相手です。
bot-level4 = 強いボット
bot-level4-about = もっと先を読み、あまりまちがえません。
bot-level5 = 名人ボット
bot-level5-about = いちばん強いボットです。がんばって！
bot-classic1 = やさしいボット（旧型）
bot-classic2 = ふつうのボット（旧型）
bot-classic3 = 強いボット（旧型）
bot-perfect = 完璧ボット

lobby-host = ゲームの準備ができました
lobby-open = 空いている席（{ $places }つ）に座る人を待っています。リンクを送ってください。
lobby-guest = { $game }に招待されています！
lobby-guest-of = { $name }から{ $game }への招待です！
lobby-wait = 参加しました！ゲームが始まるのを待っています…
lobby-wait-for = 参加しました！{ $name }が始めるのを待っています…
place-open = 空いている席
place-yours = あなたの席
place-here = ここ
place-bot = ボットの席です
sit-here = ここで遊ぶ
sit-down = 参加
move-up = 上へ
make-bot = ボットにする
make-open = 外す
your-name = あなたの名前
invite-link = このリンクを友だちに送るか、コードを読み取ってもらってください
start-match = スタート
start-with-bots = 空席（{ $places }）をボットにして開始
link-only-here = このリンクはこの端末でしか使えません。同じWi-Fiの人が参加できるようにするには、{ $command } で始めてください。
copy-link = リンクをコピー
new-link = 新しいリンク（古いリンクは使えなくなります）
copied = コピーしました
share = 共有
qr-code = リンクのQRコード

seats = プレイヤー
seat-name = プレイヤー{ $seat }
you = あなた
seat-away = 離席中
seat-asked = 手番
seat-won = 勝者
clock-left = 残り{ $time }
todo-turn = あなたの番です。
todo-call = { $name }、
todo-act = どうするか選んでください。
todo-chance = タップして、振るか、回すか、引いてください。
todo-bot = 考え中…
todo-wait = プレイ中…
bots-hurried = 今はゲームが多いので、ボットの考える時間が短くなっています。
doing-move = { $who ->
    [you] 手を選んでいます…
   *[somebody] 手を選んでいます…
}
doing-chance = { $who ->
    [you] 運だめし中…
   *[somebody] 運だめし中…
}
away-wait = 離席中です。{ $time }後にボットに交代できます。
away-ready = 離席中です。ボットに交代できます。
away-minded = 離席中です。戻るまでボットがプレイします。
turn-away = { $name }の番です（離席中）。
turn-away-wait = { $time }後にボットに交代できます。
turn-away-ready = ボットに交代できます。
absences = 離席中の人
not-yet = まだです！{ $name }を待っています。
todo-queued = オフラインです。つながったら、すぐに手を送ります。
talk = ひとこと言う
watching = 観戦中です。
watching-full = 席はすべてうまっています。観戦中です。
paused = ゲームは一時停止中です。
paused-wait = ゲームを作った人が再開するまで、一時停止中です。
over-won = { $seats ->
   *[other] 勝利！
}
over-you-won = あなたの勝ちです！
over-cheer = いい勝負でした！もう一度やりますか？
over-nobody = ゲーム終了です。勝者はいません。
told-of = { $name }：{ $sentence }
turn-told = { $name }：{ $deeds }。
turn-said = { $deeds }。
turn-plain = 1手
turn-event = { $event }
match-short-undo-wanted = 前の手を元に戻したいそうです。
match-short-undo-reply = { $answer ->
    [yes] 賛成しました。
    [withdrawn] 元に戻すのをやめました。
   *[no] 断りました。
}
match-short-gave-up = 降参しました。
match-short-time-up = 時間切れになりました。
match-short-seat-taken = { $bot ->
    [none] ゲームに参加しました。
   *[other] ボットに交代しました。
}
match-short-seat-minded = 席を外しました。戻るまでボットがプレイします。
match-short-seat-reclaimed = 戻りました。
help = 遊びかた
help-search = ルールを検索
help-nothing = 「{ $search }」は見つかりません。別のことばをためしてください。
help-ruling = ルールを読む
help-house = ハウスルール
help-yes = はい
help-no = いいえ
help-own = 自作
help-options = オプション
help-table-options = このテーブル
help-differs = 変更あり
harm-title = 本当にいいですか？
harm-usual = それは損になります。
harm-do = それでもやる
harm-no = やめておく
mind-seat = 戻るまでボットにまかせる
mind-means = 離席中です。戻るまでボットが代わりにプレイします。
minded-for-you = あなたがいない間、ボットが代わりにプレイしました。
take-back = 元に戻す
undo-asked = 前の手を元に戻したいそうです。
undo-refused = 断りました。手はそのままです。
undo-waiting = 前の手を元に戻しますか？返事待ち：{ $names }
undo-withdraw = やっぱりやめる
agree = OK
disagree = いいえ
no-thanks = やめておく
reopen-question = 新しい人と交代できます。その人はこのカードを見ることになります。いいですか？
reopen-waiting = ボットがプレイしています。みんなが賛成すれば、新しい人が参加できます。返事待ち：{ $names }
resign = 降参する
resign-sure = このゲームを降参しますか？
resign-who = が降参します。
resign-ends = ゲームはそこで終わります。
resign-bot = ボットが続けます。
show-ways = 最短の道
rematch = もう一度遊ぶ
rematch-join = 次のゲーム
rematch-begun = 次のゲームが始まりました。
fork = ここから遊ぶ
pause = 一時停止
resume = 再開
mute = 音を消す
unmute = 音を出す
link-waiting = 接続が切れました。つなぎ直しています。ゲームは無事です。
table-gone = このゲームが削除されたか、リンクが使えなくなりました。
no-entry = このリンクではゲームを開けません
no-entry-friend = 友だちから届いたリンクですか？招待リンクをもらうか、友だちの画面のコードを読み取ってください。
no-entry-own = 自分のゲームですか？遊んでいる端末でメニューを開いて、「{ $menu }」を選んでください。
delete-table = このゲームを削除
delete-table-sure = 全員のこのゲームを削除しますか？
save-record = ゲームを保存
save-picture = 画像を保存
places = メンバーを変える
places-secret = プレイヤーを外すと、ボットに交代します。新しい人はそのカードを見ることになるので、ほかの全員が賛成したら参加できます。
replace-sure = いいですか？席がなくなります
place-free = 席が空いています。参加して続きを遊べます。
watch-link = 観戦に招待
watch-link-help = このリンクを知っている人は、観戦だけできます
continue-elsewhere = 別の端末で続ける
continue-elsewhere-help = 別の端末でコードを読み取るか、リンクを開いてください。あなたの席が開くので、ほかの人には見せないでください

log = これまでの手
log-empty = まだ手がありません。
log-kind = 見せかた
log-story = ことばで
log-last = それぞれの最後の手番
log-codes = 記号で
log-earlier = 前の手
log-later = 後の手
log-after = 前のゲームの{ $ply }手目のあとから始まります。
record-shown = これは保存されたゲームです。続きを遊ぶには「ここから遊ぶ」をタップしてください。
scrubber = 振り返る
scrub-first = 最初へ
scrub-previous = 前の手
scrub-next = 次の手
scrub-last = 最新の手へ
scrub-play = 再生
scrub-pause = 停止
scrub-at = { $last }手中 { $ply }手目
scrub-live = ゲームに戻る

curtain = { $name }に渡してください
curtain-peek = のぞいちゃダメ！
curtain-open = 自分です。カードを見る
curtain-go-on = 続ける

setting-language = 言語
setting-theme = テーマ
setting-theme-auto = 端末に合わせる
setting-theme-light = 明るい
setting-theme-dark = 暗い
setting-motion = アニメーション
setting-motion-auto = 端末に合わせる
setting-motion-full = あり
setting-motion-less = ひかえめ
setting-speed = 速さ
setting-speed-times = × { $speed }
setting-sound = 音

side-up = 上
side-right = 右
side-down = 下
side-left = 左

plain-actions = できること
plain-ask = 振る・回す・引く

piece-of = { $label }：{ $piece }
piece-open = まだ選んでいません
piece-pac = パックマン
piece-ms = ミズ・パックマン
piece-red = 赤いゴースト
piece-pink = ピンクのゴースト
piece-cyan = 青いゴースト
piece-orange = オレンジのゴースト
piece-violet = 紫のゴースト
piece-green = 緑のゴースト
file-problem = { $file }：{ $problem }

hint = ヒント
hint-thinking = 考え中…
hint-action = いちばんいい手：{ $action }。
hint-chance = 勝つ見込み：{ NUMBER($percent) }％。
hint-close = ヒントを閉じる
coach-switch = ヒント
coach-switch-help = 遊んでいる全員がヒントをオンにする必要があります。
coach-agreed = オンの人：{ $names }

review = 振り返り
review-making = ゲームを振り返っています。数秒かかります…
review-chart = 最初の手から最後の手まで、みんなの勝つ見込み
review-luck = 運
review-lost = 1手あたりの損
review-mistakes = ミス
review-percent = { NUMBER($percent) }％
review-of = { NUMBER($decisions) }回中 { NUMBER($mistakes) }回
review-turning = 勝負の分かれ目
review-lucky = 幸運：+{ NUMBER($percent) }％
review-gave = { NUMBER($percent) }％の損
review-best = もっといい手：
review-try = ここからやり直す
review-even = 1手で勝負が決まったところはありません。

learn-first = 1分で覚える
lessons = レッスン
lessons-all = すべてのレッスン
lessons-of = { $game }：レッスン
lessons-done = { $all }個中 { $done }個クリア
lesson-ticked = クリア
lesson-number = レッスン { $number }/{ $lessons }
lesson-next = 次のレッスン
lesson-again = 最初から
lesson-play = 実際に遊ぶ
lesson-gone = このレッスンはもう開いていません。
guide-skip = 説明を飛ばす

make-own = 自分で作る…
setup-own-rules = あなたのハウスルール
