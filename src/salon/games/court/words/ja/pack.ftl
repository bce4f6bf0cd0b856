# カードパック：場所、値、まちがい。

court-field-character = 人物
court-field-action = アクションカード
court-field-id = ID
court-field-name = 名前
court-field-printed = カードから読んだ項目
court-field-unsure = 不確かな項目
court-field-wish = 要望
court-field-figure = 絵
court-field-source = 出どころ
court-field-known = わかっている項目
court-field-values = 数値
court-field-effect = 文
court-field-step = 文
court-field-among = 範囲
court-field-count = 数
court-field-up-to = 上限
court-field-test = 条件
court-field-may = ここでやめてもよい

## 値
court-value-any = 誰でも
court-value-others = ほかの人
court-value-behind = 最多でない人物
court-value-two-markers = 影響力マーカーが2個以上
court-value-rivalled = 相手のカードが多い人物
court-value-shared = 両者のカードがある人物
court-value-not-source = 最初の人物以外
court-value-sharing = 同じ人物にカードがある人
court-value-above-largest-pile = 最多枚数より大きい
court-value-above-pile = そのプレイヤーの枚数より大きい
court-value-below-pile = そのプレイヤーの枚数より小さい
court-value-below-markers = 影響力マーカー数より小さい

## まちがい
court-given-target = 選んだ人物
court-given-victim = 選んだプレイヤー
court-given-source = 移動元の人物
court-given-value = 捨てた手札
court-given-revealed = 公開したカード
court-given-activation = 能力を発動した人物
court-pack-characters = 7人の人物をこの順に並べてください：{ $characters }。
court-pack-copies = { $found }枚あります。{ $expected }枚必要です。
court-pack-actions = アクションカードが全部で{ $found }枚あります。{ $expected }枚必要です。
court-pack-activate = 人物がほかの人物の能力を発動すると終わりません。
court-pack-reveal = 公開したカードはすぐに取るか捨てます。「公開」と「加える」は続けて使います。
court-pack-needs = この文に必要なもの（{ $needs }）が、まだありません。

## 印刷されたカードに要るかもしれない文
court-ask-take-discard = { FORM($by, case: "the") }：捨て札から手札に加えるカードを1枚選んでください。
    .wait = { FORM($by, case: "the") }：{ $who }が捨て札から取るカードを選んでいます。
court-why-not-discarded = { $card }は捨て札にありません。
court-log-show-hand = { $player }は{ COUNT($cards) ->
    [0] 空の手札
   *[other] { $cards }
}を公開しました。
court-log-another-turn = { $player }はこの手番のあと、もう一度手番を行います。
