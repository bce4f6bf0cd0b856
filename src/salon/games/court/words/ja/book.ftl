# 図書室：ルールの章、ゲームの用語、カードの分け方。

court-chapter-goal = ゲームの目的
    .lede = 影響力マーカーを一番多く集めます。終わるまでは人物のもので、最後にその人物に最も近い人が受け取ります。
court-chapter-setup = 準備
    .lede = 各自が人物カード一組と手札を受け取り、2人の人物の下に1枚ずつ置いて始めます。
court-chapter-turn = 手番
    .lede = 人物の下にカードを置き、アクションを行い、カードを引きます。終わるまで順番に続けます。
court-chapter-influence = カードを置く
    .lede = 手番の初めに、自分の側の人物の下にカードを1枚裏向きに置きます。自分のものは見られますが、ほかの人には枚数しか分かりません。
court-chapter-action = アクション
    .lede = 次に必ずアクションを行います。人物のカードでその人物を使うか、アクションカードを使います。人物を使えるのは、そこに自分より多くのカードを置いた人がいないときだけです。
court-chapter-characters = 7人の人物
    .lede = それぞれが何をしてくれるか、何が必要か、いつ失敗するかをまとめました。
court-chapter-cards = アクションカード
    .lede = どの人物のものでもない12枚のカードです。効果はこのサーバー独自のもので、製品のものとは異なります。
court-chapter-stuck = アクションができないとき
    .lede = 手札を公開し、山札のカードを代わりに置きます。
court-chapter-draw = カードを引く
    .lede = 手番の最後に手札を補充します。
court-chapter-end = 終了と得点
    .lede = 2人の人物のマーカーが5個ずつになると、すぐに終わります。人物ごとにカードをすべて公開します。
court-chapter-two = 2人用ルール
    .lede = 2人で遊ぶときは、山札が侯爵として加わります。

court-word-golden-deck = 金の山札
court-word-value = 数値
court-word-marker = 影響力マーカー
court-word-favor = 寵愛マーカー
court-word-pile = 人物の下のカード
court-word-activate = 人物を使う
court-word-action-card = アクションカード
court-word-failure = 失敗
court-word-match = 同じ人物のカード
court-word-stuck = アクションができない
court-word-marquis = 侯爵

court-cards-character = 人物
court-cards-action = アクションカード
court-number-copies = 枚数
court-number-least = 最小の数値
court-number-most = 最大の数値
