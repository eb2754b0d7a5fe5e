chase-template-layout =
    おいかけっこの迷路。ボードはコリドールの9 x 9で、列は a から i、行は 1 から 9。
    条件は全部 docs/rules/chase.md にあります。`mazechase check FILE` で確かめ、
    `mazechase show chase --option layout=FILE` で見てください。
chase-template-layout-source = 印刷されたものなら "attested"、そうでなければ "home-made"。
chase-template-layout-fences =
    フェンスは20枚まで。接するマスのうち a1 にいちばん近いものと、横向きは h、縦向きは v。
    e3h は e3 と f3 の上、e3v は e3 と e4 の右です。
chase-template-layout-pellets = パワークッキー4個。
chase-template-layout-starts = 駒の開始マス。パワークッキーの上には置けません。
chase-measure-caught = 失ったライフ
chase-measure-ate-pellet = 食べたパワークッキー
chase-measure-ate-ghost = 食べたゴースト
chase-measure-frenzied = 発狂モード
chase-measure-stayed = 動けなかった駒
chase-measure-stalled = 時間のかけすぎで失ったライフ
