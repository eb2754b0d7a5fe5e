cards-template-deck =
    両方のレベルの山札、54枚ずつ。条件は全部 docs/rules/cards.md にあります。
    自分の山札は `mazechase check FILE` で確かめてください。
cards-template-deck-source = 印刷された枚数なら "attested"、そうでなければ "home-made"。
cards-template-deck-points = カードの点。クッキー（dot）は1点、フルーツはもっと高い点。フルーツは自由に考えられます。
cards-template-deck-level1 = レベル1の枚数：ゴースト3枚以上、フルーツ、クッキー（dot）、give、swap、skip。
cards-template-deck-level2 = レベル2も同じです。ゴーストを多めに、それと dictate、all-draw、pass-left。
cards-measure-knocked-out = 脱落
cards-measure-shut-down = ストップした人
cards-measure-drew = 引いたカード
cards-measure-gave = 使った「プレゼント」
cards-measure-swapped = 使った「交換」
cards-measure-skipping = 使った「スキップ」
cards-measure-dictated = 使った「命令」
cards-measure-passed = 「左へ渡す」で渡したカード
cards-measure-wasted = 効果のなかったパワーアップ
