# ブラウザーの盤。

court-board-board = 宮廷
court-board-hand = 手札
court-board-played = プレイ中
court-board-revealed = 公開
court-board-deck = 山札
court-board-discard = 捨て札
court-board-phase-influence = 影響力
court-board-phase-action = アクション
court-board-phase-draw = 補充
court-board-phase-marquis = 侯爵
court-board-great = マーカー5個以上（2人で終了）
court-board-you = あなた
court-board-in-hand = 手札
court-board-placed = 配置
court-board-points = 得点
court-board-wins = 勝利
court-board-markers = 影響力マーカー
court-board-favored = 寵愛マーカー：能力が発動すると、影響力マーカーは侍従長に置かれる
court-board-choice = あなたの秘密の選択
court-board-acting = 発動中
court-board-target = 選択中
court-board-cards = カード
court-board-most = 最多
court-board-takes = 獲得
court-board-succeeds = 成功
court-board-fails = 失敗
court-board-details = 詳細
court-board-scoring = 得点計算
court-board-all = すべて表示
court-board-again = もう一度見る

## 答えの種類
court-kind-verb = 行動
court-kind-card = カード
court-kind-character = 人物
court-kind-seat = プレイヤー

## オプションの説明
court-about-marquis = 2人用。手番の間に宮廷が動きます。
court-about-fifth_card = 後から始める不利を補います。
court-about-zero_ties = 序盤から使える人物が増え、にぎやかになります。
court-about-sudden_end = 決め手のマーカーの後は何も起こりません。
court-about-king_himself = オフなら、国王は必ずほかの人物にマーカーを置きます。
court-about-duchess_own = オフなら、相手の山だけを減らします。
