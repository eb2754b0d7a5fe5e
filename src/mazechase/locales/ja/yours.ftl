yours = マイゲームと成績
yours-played = { $games }回プレイ
yours-won = { $games }勝
yours-streak = { $games }連勝中
yours-best = 最高{ $games }連勝
yours-results = 成績
yours-against = 相手
yours-empty = まだ何もありません。ゲームを最後まで遊ぶと、ここに出ます。
yours-lessons = レッスン
yours-boards = 自作のボードとルール
yours-list = 終わったゲームすべて
yours-favourites = お気に入りだけ
yours-favourite = お気に入り
yours-open = 開く

carry = 別の端末へ引っこし
carry-about = ゲーム、成績、レッスン、ボードを持っていけます。
carry-code = コードを表示
carry-scan = 別の端末でコードを読み取ってください。10分間、1回だけ使えます。
carry-secret = ほかの人には見せないでください。持っている人は、あなたの代わりに遊べてしまいます。
carry-save = ファイルに保存
carry-open = ファイルを開く
carry-ask = 別の端末のものを全部持ってきますか？ここにあるものはそのまま残ります。
carry-take = 持ってくる
carry-done = できました！全部そろっています。
carry-gone = このコードはもう使われたか、古すぎます。別の端末で新しく作ってください。
carry-bad = これはMazechaseのファイルではありません。

listed = 最初のページに表示
listed-about = このサーバーの最初のページを開いた人は、だれでも参加できます。名前は出ません。
open-seats = 空いている席
open-seats-count = 空席{ $seats }つ

offline-about = オフラインです。一覧を見たり、前に開いたパズルを解いたりできます。ゲームとレッスンにはサーバーが必要です。
install = アプリとして入れる
