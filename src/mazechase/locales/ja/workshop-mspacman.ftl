mspacman-template-layout =
    ミズ・パックマンのボード。条件は全部 docs/rules/mspacman.md にあります。`mazechase check FILE` で確かめてください。
    {" "}
      b i p s  Blinky、Inky、Pinky、Sueのエリアのクッキーのマス、時計回り、17個ずつ
      b*       パワーマス、各エリア1つ               bx  出口のマス、はしにあり、クッキーなし
      bo       白い丸、真ん中の近く                  bg  ゴーストの部屋、真ん中
      --- |    壁     = :  ドア     ^ v < >  出口のマスから出る向き     ###  ふさがり
mspacman-template-layout-id = idはオプションで使う名前です。英小文字、数字、- で書きます。
mspacman-template-layout-source = 印刷されたものなら "attested"、そうでなければ "home-made"。
mspacman-template-die-faces = ゴーストのサイコロの目：歩数と、ゴーストの強い・弱いも変わる F2。
mspacman-template-spinner-faces = ミズ・パックマンのルーレットの数。3を必ず入れます。
mspacman-measure-captured = 捕まったミズ・パックマン
mspacman-measure-caught = 捕まったゴースト
mspacman-measure-ran-into-her = ミズ・パックマンにぶつかった弱いゴースト
mspacman-measure-power-eaten = パワークッキー
mspacman-measure-extra-turn = もう1回の手番
mspacman-measure-bumped = 次の空いたマスへ進んだ回数
