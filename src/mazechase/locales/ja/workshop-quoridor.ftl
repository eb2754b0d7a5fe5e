quoridor-measure-moved = 移動
quoridor-measure-jumped = 飛び越え
quoridor-measure-fenced = フェンス
quoridor-measure-passed-over = 休み
