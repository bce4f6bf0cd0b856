# ヴェルサイユ：太陽王の宮廷

court-title = ヴェルサイユ
    .blurb = ルイ14世の宮廷。有力者を味方につけ、味方を有力者に育てましょう。
court-art = 版画：宮殿と庭園の上に輝く顔のある太陽
court-tagline = ルイ14世の宮廷の駆け引き。
court-curve = その時点で終わった場合の各自の得点

## 名前
court-character-king = 国王
court-character-queen = 王妃
court-character-cardinal = 枢機卿
court-character-seneschal = 家令
court-character-duchess = 公爵夫人
court-character-spymaster = 密偵頭
court-character-chamberlain = 侍従長
court-action-audience = 国王への謁見
    .the = 「国王への謁見」
court-action-pension = 国王の下賜金
    .the = 「国王の下賜金」
court-action-cachet = 封印状
    .the = 「封印状」
court-action-introduction = 紹介状
    .the = 「紹介状」
court-action-ball = 仮面舞踏会
    .the = 「仮面舞踏会」
court-action-allegiance = 鞍替え
    .the = 「鞍替え」
court-card-stack = { $count ->
    [1] { $kind }
   *[other] { $kind }×{ $count }
}
court-card-named = { $kind }{ $value }
court-verb-done = 完了
court-option-marquis = 侯爵フェイズ：各手番のあとに侯爵がカードを1枚公開し、マーカーが増えることがあります。
court-option-fifth_card = 5枚目の手札：後手のプレイヤーは手札5枚で始めます。
court-option-zero_ties = 0枚どうしも同数：誰もカードを置いていない人物は、カードがなくても能力を発動できます。
court-option-sudden_end = 即時終了：アクションの途中でも、条件を満たすマーカーが置かれた時点でゲームが終わります。
court-option-king_himself = 国王は自分自身を選べます。
court-option-duchess_own = 公爵夫人の能力を自分のカードに使えます。

## 質問
court-ask-favourite = 最初の人物をひそかに選んでください（残り{ $left }人）。
    .wait = { $who }が最初の人物をひそかに選んでいます。
court-ask-influence = 影響力フェイズ：カードを置く人物を選んでください。
    .wait = { $who }がカードを置く人物を選んでいます。
court-ask-place = { $character }の下に裏向きで置くカードを選んでください。
    .wait = { $who }が{ $character }の下に置くカードを選んでいます。
court-ask-action = アクションフェイズ：人物のカードをプレイしてその能力を発動するか、アクションカードをプレイしてください。
    .wait = { $who }がプレイするカードを選んでいます。
court-ask-stuck = プレイできるカードがありません。公開した人物を1人選んでください。その下に山札の一番上のカードを置きます。
    .wait = { $who }が公開した人物から1人を選んでいます（プレイできるカードなし）。
court-ask-character = { FORM($by, case: "the") }：人物を選んでください。
    .wait = { FORM($by, case: "the") }：{ $who }が人物を選んでいます。
court-ask-source = { FORM($by, case: "the") }：自分のカードを取る人物を選んでください。
    .wait = { FORM($by, case: "the") }：{ $who }が自分のカードを取る人物を選んでいます。
court-ask-player = { FORM($by, case: "the") }：プレイヤーを選んでください。
    .wait = { FORM($by, case: "the") }：{ $who }がプレイヤーを選んでいます。
court-ask-discard = { FORM($by, case: "the") }：カードを1枚捨ててください。
    .wait = { FORM($by, case: "the") }：{ $who }が捨てるカードを選んでいます。
court-ask-discard-above-largest-pile = { FORM($by, case: "the") }：カードを1枚捨ててください。数値が最多枚数（{ $bound }枚）より大きくなければ失敗します。
    .wait = { FORM($by, case: "the") }：{ $who }が{ $bound }より大きい数値のカードを捨てるところです。
court-ask-discard-above-pile = { FORM($by, case: "the") }：カードを1枚捨ててください。数値が、確認する枚数の{ $bound }より大きければマーカーを得ます。
    .wait = { FORM($by, case: "the") }：{ $who }が捨てるカードを選んでいます（{ $bound }より大きければマーカーを獲得）。
court-ask-discard-below-pile = { FORM($by, case: "the") }：カードを1枚捨ててください。数値は、そのプレイヤーがそこに置いた枚数の{ $bound }より小さくなければなりません。
    .wait = { FORM($by, case: "the") }：{ $who }が{ $bound }より小さい数値のカードを捨てるところです。
court-ask-discard-below-markers = { FORM($by, case: "the") }：カードを1枚捨ててください。数値は、そこにあるマーカー数の{ $bound }より小さくなければなりません。
    .wait = { FORM($by, case: "the") }：{ $who }が{ $bound }より小さい数値のカードを捨てるところです。
court-ask-take = { $character }のカードを1枚選んで手札に加えてください。
    .wait = { $who }が{ $character }のカードから手札に加える1枚を選んでいます。
court-ask-favor = 侍従長：寵愛マーカーを置く人物を選ぶか、完了してください（残り{ $left }人）。
    .wait = 侍従長：{ $who }が寵愛マーカーを置く人物を選んでいます。
court-ask-exchange = { $player }のランダムな1枚と交換する、{ $character }の下の自分のカードを選んでください。
    .wait = { $who }が{ $player }と交換する{ $character }の下のカードを選んでいます。
court-ask-move = { $source }から{ $character }へ動かすカードを選んでください。
    .wait = { $who }が{ $source }から{ $character }へ動かすカードを選んでいます。
court-ask-activate = 「国王への謁見」：能力を発動する人物を選んでください。
    .wait = 「国王への謁見」：{ $who }が能力を発動する人物を選んでいます。

## できない理由
court-why-favourite-twice = { $character }はもう選んでいます。別の人物を選んでください。
court-why-not-in-hand = 手札に{ $card }がありません。
court-why-no-card-under = { $character }の下にあなたのカードがありません。能力を発動するには1枚以上必要です。
court-why-majority = { $character }の下に、ほかのプレイヤーは{ $most }枚、あなたは{ $mine }枚置いています。あなたより多いプレイヤーがいると、能力を発動できません。
court-why-not-shown = 公開した手札に{ $character }のカードがありません。
court-why-character-others = { FORM($by, case: "the") }の能力では、ほかの人物を選んでください。
court-why-character-behind = { $character }よりマーカーの多い人物がいません。別の人物を選んでください。
court-why-character-two-markers = { $character }のマーカーは2個未満です。
court-why-character-rivalled = { $character }の下に、あなたより多くのカードを置いたプレイヤーがいません。
court-why-character-shared = { $character }の下に、あなたとそのプレイヤーの両方のカードがそろっていません。
court-why-character-not-source = カードは{ $character }から動かします。別の人物を選んでください。
court-why-source = { $character }の下にあなたのカードが2枚以上ありません。
court-why-player-others = ほかのプレイヤーでなければなりません。
court-why-player-absent = この卓のプレイヤーは{ $seats }人だけです。
court-why-player-sharing = あなたと{ $player }の両方がカードを置いた人物がいません。
court-why-favor-himself = 侍従長に寵愛マーカーは置けません。
court-why-favor-twice = { $character }にはすでに寵愛マーカーがあります。
court-why-not-a-match = 手札に加えられるのは、公開された{ $character }のカードだけです。
court-why-not-in-pile = { $character }の下にあなたの{ $card }はありません。
court-why-wants-character = ここでは人物を選びます。
court-why-wants-player = ここではプレイヤーを選びます。
court-why-wants-card = ここではカードを選びます。
court-why-wants-action = ここでは手札のカードをプレイします。
court-why-wants-favor = ここでは寵愛マーカーを置く人物を選ぶか、完了します。

## ログ
court-log-favourites = { $player }は最初の人物に{ $characters }を選びました。
    .you = あなたは最初の人物に{ $characters }を選びました。
court-log-first = スタートプレイヤーは{ $player }です。
    .you = スタートプレイヤーはあなたです。
court-log-turn = — { $player }の手番 —
    .you = — あなたの手番 —
court-log-place = { $player }は{ $character }の下にカードを1枚裏向きで置きました（計{ $count }枚）。
court-log-place-own = { $player }は{ $character }の下に{ $card }を裏向きで置きました（計{ $count }枚）。
    .you = あなたは{ $character }の下に{ $card }を裏向きで置きました（計{ $count }枚）。
court-log-place-many = { $player }は{ $character }の下にカードを計{ $times }枚、裏向きで置きました。
court-log-place-own-many = { $player }は{ $character }の下に{ $card }を裏向きで置きました。
    .you = あなたは{ $character }の下に{ $card }を裏向きで置きました。
court-log-no-influence = { $player }は手札がないため、影響力フェイズを飛ばしました。
    .you = あなたは手札がないため、影響力フェイズを飛ばしました。
court-log-no-action = { $player }は手札がなくなったため、アクションフェイズを飛ばしました。
    .you = あなたは手札がなくなったため、アクションフェイズを飛ばしました。
court-log-play = { $player }は{ $card }をプレイしました。
    .you = あなたは{ $card }をプレイしました。
court-log-activate = { $player }は{ $character }の能力を発動しました（{ $played }）。
    .you = あなたは{ $character }の能力を発動しました（{ $played }）。
court-log-target = { $player }は{ $character }を選びました。
    .you = あなたは{ $character }を選びました。
court-log-target-pile = { $player }は{ $character }の下の{ $victim }のカードを選びました。
    .you = あなたは{ $character }の下の{ $victim }のカードを選びました。
court-log-discard = { $player }は{ $card }を捨てました。
    .you = あなたは{ $card }を捨てました。
court-log-fail = { FORM($by, case: "the") }のアクションは失敗しました。
court-log-no-effect = { FORM($by, case: "the") }の効果はありませんでした。
court-log-marker = { $character }は影響力マーカーを{ $gained }個得ました（計{ $count }個）。
court-log-lose = { $character }は影響力マーカーを1個失いました（計{ $count }個）。
court-log-divert = { $character }の寵愛マーカーにより、侍従長がマーカーを{ $diverted }個横取りしました。
court-log-favor = { $player }は{ $character }に寵愛マーカーを置きました。
    .you = あなたは{ $character }に寵愛マーカーを置きました。
court-log-favor-many = { $player }は{ $character }に寵愛マーカーを置きました。
    .you = あなたは{ $character }に寵愛マーカーを置きました。
court-log-favor-none = { $player }は寵愛マーカーを置きませんでした。
    .you = あなたは寵愛マーカーを置きませんでした。
court-log-favor-done = { $player }は寵愛マーカーをそれ以上置きませんでした。
    .you = あなたは寵愛マーカーをそれ以上置きませんでした。
court-log-favor-used = { $character }の寵愛マーカーを捨てました。
court-log-reveal = { $player }は{ $character }を指定し、{ $cards }を公開しました。
    .you = あなたは{ $character }を指定し、{ $cards }を公開しました。
court-log-take = { $player }は{ $card }を手札に加えました。
    .you = あなたは{ $card }を手札に加えました。
court-log-remove = { $player }は{ $character }の下の{ $place }枚目、{ $card }を失いました。
    .you = あなたは{ $character }の下の{ $place }枚目、{ $card }を失いました。
court-log-look = { $player }は{ $character }の下の{ $victim }のカード{ $count }枚を確認しました。
court-log-look-own = { $player }は{ $character }の下の{ $victim }のカードを確認しました（{ $count ->
    [0] カードなし{ $cards }
   *[other] { $cards }
}）。
    .you = あなたは{ $character }の下の{ $victim }のカードを確認しました（{ $count ->
        [0] カードなし{ $cards }
       *[other] { $cards }
    }）。
court-log-exchange = { $player }は{ $character }の下の{ $place }枚目を{ $victim }の{ $other }枚目と交換しました。
court-log-exchange-own = { $player }は{ $character }の下の{ $place }枚目の{ $given }を、{ $victim }の{ $other }枚目の{ $taken }と交換しました。
    .you = あなたは{ $character }の下の{ $place }枚目の{ $given }を、{ $victim }の{ $other }枚目の{ $taken }と交換しました。
court-log-move = { $player }は{ $source }の下の{ $place }枚目を{ $character }へ動かしました。
court-log-move-own = { $player }は{ $source }の下の{ $place }枚目の{ $card }を{ $character }へ動かしました。
    .you = あなたは{ $source }の下の{ $place }枚目の{ $card }を{ $character }へ動かしました。
court-log-stuck = { $player }はプレイできるカードがなく、{ $cards }を公開しました。
    .you = あなたはプレイできるカードがなく、{ $cards }を公開しました。
court-log-stuck-none = カードが残っていないため、{ $player }は{ $character }の下に何も置きませんでした。
    .you = カードが残っていないため、あなたは{ $character }の下に何も置きませんでした。
court-log-stuck-discard = { $player }は手札{ $count }枚を捨てました。
    .you = あなたは手札{ $count }枚を捨てました。
court-log-reshuffle = 捨て札をシャッフルしました。山札は{ $count }枚です。
court-log-draw = { $player }はカードを{ $count }枚引きました。
court-log-draw-own = { $player }は{ $cards }を引きました（{ $count }枚）。
    .you = あなたは{ $cards }を引きました。
court-log-marquis = 侯爵が{ $card }を公開しました。
court-log-marquis-nothing = マーカーは得られません。
court-log-score = { $character }の一致枚数 — { $counts }。{ $owners ->
    [1] { $players }は
   *[other] { $players }はそれぞれ
}影響力マーカー{ $markers }個を獲得しました。
court-log-counts = { $first }、{ $others }
court-log-count = { $player }：{ $matches }
court-log-count-most = { $player }：{ $matches }＋1（最多）＝{ $count }
court-log-score-nobody = { $character }：誰もカードを置いていないため、{ $markers }点は誰も得ません。
court-log-winners = { COUNT($winners) ->
    [1] { $winners }が{ $points }点で勝利しました。
   *[other] { $winners }が{ $points }点で勝利を分かち合いました。
}
court-end-markers = 2人の人物のマーカーが5個以上になりました。ゲーム終了です。
court-end-deadlock = すべてのカードが人物の下に置かれました。ゲーム終了です。

## カード：1ステップにつき1文
court-value-choose-character = 人物を選ぶ
court-step-choose-character-any = 人物を1人選ぶ。
court-step-choose-character-others = { $self }以外の人物を1人選ぶ。
court-step-choose-character-behind = 影響力マーカーが最多でない人物を1人選ぶ。
court-step-choose-character-two-markers = 影響力マーカーが2個以上ある人物を1人選ぶ。
court-step-choose-character-rivalled = ほかのプレイヤーが自分より多くのカードを置いている人物を1人選ぶ。
court-step-choose-character-shared = 自分とそのプレイヤーの両方がカードを置いている人物を1人選ぶ。
court-step-choose-character-not-source = 別の人物を1人選ぶ。
court-value-choose-source = 移動元を選ぶ
court-step-choose-source = 自分のカードが2枚以上ある人物を1人選ぶ。
court-value-choose-player = プレイヤーを選ぶ
court-step-choose-player-any = プレイヤーを1人選ぶ。
court-step-choose-player-others = ほかのプレイヤーを1人選ぶ。
court-step-choose-player-sharing = 自分と同じ人物にカードを置いているほかのプレイヤーを1人選ぶ。
court-value-discard-card = 手札を捨てる
court-step-discard-card = 手札を1枚捨てる。
court-value-place-card = カードを置く
court-step-place-card = 手札を1枚、選んだ人物の下に裏向きで置く。
court-value-require = 条件を満たす場合だけ続ける
court-step-require-above-largest-pile = その数値が、その人物の下の最多枚数より大きい場合だけ続ける。
court-step-require-above-pile = 捨てた数値が、その枚数より大きい場合だけ続ける。
court-step-require-below-pile = その数値が、そのプレイヤーがその人物の下に置いた枚数より小さい場合だけ続ける。
court-step-require-below-markers = その数値が、その人物の影響力マーカー数より小さい場合だけ続ける。
court-value-mark = 影響力マーカーを置く
court-step-mark = その人物は影響力マーカーを{ $count }個得る。
court-value-gain = この人物が得る
court-step-gain = { $self }は影響力マーカーを1個得る。
court-step-gain-many = { $self }は影響力マーカーを{ $count }個得る。
court-value-follow = この人物も得る
court-step-follow = その人物の影響力マーカーが{ $self }より多くなった場合、{ $self }も1個得る。
court-value-rob = 影響力マーカーを奪う
court-step-rob = その人物の影響力マーカー1個を{ $self }へ動かす。
court-step-rob-many = その人物の影響力マーカーを{ $count }個まで{ $self }へ動かす。
court-value-unmark = 影響力マーカーを戻す
court-step-unmark = その人物の影響力マーカー1個をストックに戻す。
court-step-unmark-many = その人物の影響力マーカーを{ $count }個までストックに戻す。
court-value-place-favors = 寵愛マーカー
court-step-place-favors = 寵愛マーカーのない人物を{ $up_to }人まで選び、1個ずつ置く。侍従長は選べない。寵愛マーカーのある人物の能力が発動したとき、その人物が得る影響力マーカーはすべて侍従長に置かれ、そのアクションのあとで寵愛マーカーを捨てる。
court-value-reveal = カードを公開する
court-step-reveal = 山札の上から{ $count }枚を公開する。
court-value-take-match = 1枚を手札に加える
court-step-take-match = その人物のカードがあれば1枚を手札に加え、残りを捨てて続ける。
court-value-remove-card = ランダムに捨てる
court-step-remove-card = そのカードのうち1枚をランダムに捨てる。
court-value-look = カードを見る
court-step-look = そのプレイヤーがその人物の下に置いたカードをすべて確認する。
court-value-exchange = カードを交換する
court-step-exchange = そこにある自分のカード1枚を、そのプレイヤーのランダムな1枚と交換する。
court-value-move-card = カードを動かす
court-step-move-card = 自分のカード1枚を最初の人物から次の人物へ動かす。
court-value-activate = 能力を発動する
court-step-activate = 能力を発動できる人物1人の能力を、そのカードなしで発動する。
court-step-may = { $sentence }ここでやめてもよい。
court-value-draw-cards = カードを引く
court-step-draw-cards = カードを{ $count }枚引く。
court-value-discard-cards = 数値に関係なくカードを捨てる
court-step-discard-cards = 手札から好きなカード{ $count }枚を捨てる。
court-value-take-discard = 捨て札から1枚取る
court-step-take-discard = 捨て札から好きなカード1枚を手札に加える。
court-value-show-hand = 手札を見る
court-step-show-hand = そのプレイヤーは手札を全員に公開する。
court-value-another-turn = もう一度手番
court-step-another-turn = この手番のあと、もう一度あなたの手番を行う。

## ボードとカード一覧
court-table-court = 宮廷
court-table-character = 人物
    .short = 人物
court-table-markers = マーカー
    .short = 影響
court-table-favor = 寵愛
court-table-seat = { $player }
court-table-name = { $symbol }
court-table-favored = → { $character }
court-table-none = ·
court-table-hands = 手札
court-table-player = プレイヤー
court-table-hand = カード
court-table-table = 場
court-table-what = 場所
court-table-cards = カード
court-table-deck = 山札
court-table-discard = 捨て札（最後が一番上）
court-table-played = プレイ中
court-table-revealed = 公開中
court-table-pile = { $count }枚：{ $cards }{ $unknown ->
    [0] {""}
   *[other] ＋不明{ $unknown }枚
}
court-table-hand-cards = { $cards }{ $unknown ->
    [0] {""}
   *[other] ＋不明{ $unknown }枚
}
court-card-facts = { $copies }枚、数値{ $values }
court-reached = 山札 { $cards }枚
court-picture = { $n ->
    [0] マーカーはまだありません。
   *[other] マーカー最多（{ $n }個）：{ $leaders }。
}

## カードパック

## The score by source
court-tally-character = { $character }

## What is established of a card
court-known-effect = 効果
court-known-copies = 枚数
court-known-name = 名称
court-known-values = 数値
