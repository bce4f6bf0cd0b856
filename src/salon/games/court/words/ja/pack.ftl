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

## 値
court-value-choose-character = 人物を選ぶ
court-value-choose-source = 移動元を選ぶ
court-value-choose-player = プレイヤーを選ぶ
court-value-discard-card = 手札を捨てる
court-value-place-card = カードを置く
court-value-require = 条件を満たす場合だけ続ける
court-value-mark = 影響力マーカーを置く
court-value-gain = この人物が得る
court-value-follow = この人物も得る
court-value-rob = 影響力マーカーを奪う
court-value-unmark = 影響力マーカーを戻す
court-value-place-favors = 寵愛マーカー
court-value-reveal = カードを公開する
court-value-take-match = 1枚を手札に加える
court-value-remove-card = ランダムに捨てる
court-value-look = カードを見る
court-value-exchange = カードを交換する
court-value-move-card = カードを動かす
court-value-activate = 能力を発動する
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
