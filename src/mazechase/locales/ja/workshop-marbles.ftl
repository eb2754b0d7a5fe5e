marbles-template-layout =
    ビー玉ゲームのボード。条件は全部 docs/rules/marbles.md にあります。`mazechase check FILE` で確かめてください。
    {" "}
      o       穴、全部で72個                     @        オレンジのリングの穴、全部で4個
      Y R G B 4つのホーム                        =====    真ん中のかたまり、ゴーストのスタート
      - |     道、まっすぐで長さは自由           ^ v < >  はしを越える出入口、穴のすぐ横
    {" "}
    穴は4列ごと、2行ごとに並べます。かいていないところは壁です。
    回したり裏返したりしてホームどうしが重なるとき、ボードは同じに見えなければなりません（C19）。
marbles-template-layout-id = idはオプションで使う名前です。英小文字、数字、- で書きます。
marbles-template-layout-source = 印刷されたものなら "attested"、そうでなければ "home-made"。
marbles-measure-captured = 捕まえた回数
marbles-measure-ghost-gobbled = 食べたゴースト
marbles-measure-crossed = 出入口を通った回数
marbles-measure-pac-stood = パックマンが動けない
marbles-measure-ghost-stood = ゴーストが動けない
marbles-measure-both-stood = どちらも動けない
