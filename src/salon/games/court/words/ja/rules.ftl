### The rule ledger of court in Japanese: clauses, rulings and section names.
### Source: games/court/rules.toml; terms and style: the glossary.

## Components

court-component-1 = 裏が銀色の人物のカードが35枚あります。国王、王妃、枢機卿、家令、公爵夫人、密偵頭、侍従長の7人を1セットとする、同じ内容の5セットです。
    .title = 銀のカード
court-component-2 = 裏が金色のカードが96枚あります。7人の人物のカードが12枚ずつと、アクションカードが12枚です。
    .title = 金のカードの山札
court-component-3 = アクションカードを含むすべての金のカードには、封蝋に1〜6の数値が書かれています。
    .title = 数値
court-component-4 = 影響力マーカーは34個です。
    .title = 影響力マーカー
court-component-5 = 侍従長の寵愛マーカーは6個です。
    .title = 寵愛マーカー
court-component-6 = 箱の表示では、3人または4人用です。
    .title = プレイ人数
court-component-7 = どの人物の金のカードも、数値1〜6がそれぞれ2枚ずつあるものとします。
    .title = 想定した内訳

## Setup

court-setup-1 = 各プレイヤーは、7人の人物がそろった銀のカードを1セット受け取ります。この個人セットで、そのプレイヤーの支配を示します。
    .title = 個人セット
court-setup-2 = 別の銀のカード1セットを中央に表向きで並べ、影響力マーカーの置き場とします。
    .title = 中央セット
court-setup-3 = 各プレイヤーの分と中央の分を除いた、残りの銀のカードのセットは使いません。
    .title = 余ったセット
court-setup-4 = 金のカードの山札をシャッフルし、各プレイヤーに4枚ずつ裏向きで配ります。
    .title = 最初の手札
court-setup-5 = 手札を見てから、各プレイヤーは自分の銀のカードから人物を2人ひそかに選び、裏向きで置きます。
    .title = 人物を2人選ぶ
court-setup-6 = 選んだカードは、全員が選び終えてから、すべて表向きにします。
    .title = 同時に公開
court-setup-7 = 公開した銀のカードの人物それぞれの下に、金のカードの山札の上から1枚ずつ裏向きで置きます。
    .title = 最初のカード
court-setup-8 = この最初のカードは山札から置くため、手札は4枚のままです。
    .title = 手札は変わらない
court-setup-9 = スタートプレイヤーはランダムに決めます。
    .title = スタートプレイヤー
court-setup-10 = ゲームの開始時には、どの人物にも影響力マーカーと寵愛マーカーがありません。
    .title = 開始時のマーカーはなし

## Information

court-info-1 = プレイヤーは、自分の人物の下のカードをいつでも確認できます。
    .title = 自分のカードの確認
court-info-2 = 自分の人物の下のカードは、ほかのプレイヤーに見せません。
    .title = カードは秘密
court-info-3 = どのプレイヤーがどの人物の下に何枚置いているかを全員が数えられるように、カードを並べます。
    .title = 枚数は公開

## Goal

court-goal-1 = 影響力マーカーを得た人物を支配し、ゲーム終了時に最も多くの影響力を持つことを目指します。
    .title = 目的
court-goal-2 = ゲーム中、影響力マーカーは人物（中央セット）のもので、プレイヤーのものにはなりません。
    .title = 影響力は人物のもの

## Turn

court-turn-1 = 手番はスタートプレイヤーから時計回りに進みます。1つの手番が終わってから、次の手番を始めます。
    .title = 手番の順序
court-turn-2 = 手番は、影響力フェイズ、アクションフェイズ、補充フェイズの順に行います。どのフェイズも省略できません。
    .title = 3つのフェイズ

## Influence phase

court-influence-1 = プレイヤーは、手札から1枚を自分の人物1人の下に裏向きで置きます。
    .title = カードを1枚置く
court-influence-2 = その人物は、すでに自分の前に出ている人物でも、個人セットから新しく出す人物でもかまいません。
    .title = 出ている人物か新しい人物
court-influence-3 = 名前を問わず、どの金のカードでも置けます。人物と一致する必要はありません。
    .title = どのカードでもよい
court-influence-4 = 人物の下に置くカードの枚数に制限はありません。
    .title = 枚数は無制限
court-influence-5 = この方法で置けるカードは、1手番に1枚だけです。
    .title = 1手番に1回

## Action phase

court-action-1 = プレイヤーは、人物の能力を発動するか、アクションカードをプレイするか、どちらかを必ず行います。
    .title = アクションは必須
court-action-2 = アクションによっては、数値を使うために、手札からさらに1枚捨てる必要があります。
    .title = コスト
court-action-3 = 捨てたカードの数値が条件を満たさなければ、アクションは失敗します。プレイしたカードと捨てたカードは失われます。
    .title = 失敗もある
court-action-4 = アクションが成功すると、説明にそう書かれている場合、その人物は影響力マーカーを得ます。マーカーは中央セットの人物に置きます。
    .title = 成功とマーカー
court-activate-1 = 人物の能力を発動するには、その人物の金のカードを手札からプレイします。
    .title = 必要なカード
court-activate-2 = 能力を発動できるのは、その人物の下のカードが最多枚数のプレイヤーです。自分より多いプレイヤーがいてはいけません。
    .title = 最多枚数が必要
court-activate-3 = ほかのプレイヤーと同数でもかまいません。
    .title = 同数でもよい
court-activate-4 = 枚数には、この手番の影響力フェイズで置いたカードも含めます。
    .title = 置いた後に数える
court-activate-5 = 発動した能力の効果は、その人物の説明のとおりに処理します。
    .title = プレイエイドに従う

## The King

court-king-1 = 能力を発動したプレイヤーは人物を1人選びます。その人物は影響力マーカーを1個得ます。
    .title = マーカーを置く
court-king-2 = 次に、その人物の影響力マーカーが国王より多ければ、国王も影響力マーカーを1個得ます。
    .title = 国王も得る
court-king-3 = 比べるのは、最初の影響力マーカーを置いた後です。
    .title = 処理の順序
court-king-4 = したがって、アクションの前に国王と同数以上の影響力マーカーがある人物を選べば、国王は必ず影響力マーカーを得ます。
    .title = 事前に同数なら十分
court-king-5 = 国王の能力では、カードを捨てる必要はありません。
    .title = 捨てるカードはなし
court-king-6 = 1回のアクションで影響力マーカーを2個増やせる人物は、国王だけです。ほかの人物の能力で増えるのは、多くても1個です。
    .title = 2個増やせる唯一の人物

## The Queen

court-queen-1 = プレイヤーは影響を与える人物を1人指定し、それから手札を1枚捨てます。
    .title = 指定して捨てる
court-queen-2 = 捨てたカードの数値は、各プレイヤーがその人物の下に置いている枚数のうち、最も多い枚数より大きくなければなりません。
    .title = 条件
court-queen-3 = この最も多い枚数を調べるときは、能力を発動したプレイヤー自身の枚数も含めます。
    .title = 自分も含む
court-queen-4 = 成功すると、手札に残ったカードを、自分の側のその人物の下に裏向きで置きます。
    .title = 成功：カード
court-queen-5 = 成功すると、王妃は影響力マーカーを1個得ます。
    .title = 成功：マーカー
court-queen-6 = 失敗すると、カードを置かず、影響力マーカーも得ません。残ったカードは手札のままです。
    .title = 失敗

## The Cardinal

court-cardinal-1 = プレイヤーは影響力マーカーを奪う人物を1人指定し、それから手札を1枚捨てます。
    .title = 指定して捨てる
court-cardinal-2 = 捨てたカードの数値は、その人物の影響力マーカーの個数より小さくなければなりません。
    .title = 条件
court-cardinal-3 = 成功すると、その人物から枢機卿へ影響力マーカーを1個動かします。新しいマーカーは加わりません。
    .title = 成功
court-cardinal-4 = 失敗すると、何も動かしません。
    .title = 失敗

## The Seneschal

court-seneschal-1 = 7人の人物から1人を指定します。
    .title = 人物を指定する
court-seneschal-2 = 山札の上から8枚を公開します。
    .title = 8枚公開する
court-seneschal-3 = 公開したカードの中に指定した人物のカードが1枚以上あれば、そのうち1枚だけを手札に加え、家令は影響力マーカーを1個得ます。
    .title = 成功
court-seneschal-4 = 一致するカードが複数あれば、どれを加えるかはプレイヤーが選びます。
    .title = 自由に選ぶ
court-seneschal-5 = 公開した残りのカードは、すべて捨てます。
    .title = 残りは捨てる
court-seneschal-6 = 一致するカードがなければ、何も手札に加えず、影響力マーカーも得ません。公開したカードはすべて捨てます。
    .title = 失敗
court-seneschal-7 = 山札が8枚未満なら、公開する前に、捨て札をシャッフルして山札の下に置きます。
    .title = 山札の不足

## The Duchess

court-duchess-1 = プレイヤー1人と人物1人を選び、それから手札を1枚捨てます。
    .title = 選んで捨てる
court-duchess-2 = 捨てたカードの数値は、そのプレイヤーがその人物の下に置いている枚数より小さくなければなりません。
    .title = 条件
court-duchess-3 = 成功すると、そのプレイヤーのその人物の下のカードから、ランダムに1枚を捨てます。
    .title = 成功：カード
court-duchess-4 = 成功すると、公爵夫人は影響力マーカーを1個得ます。
    .title = 成功：マーカー
court-duchess-5 = 公爵夫人を含め、どの人物でも選べます。
    .title = どの人物でもよい
court-duchess-6 = 失敗すると、カードを取り除かず、影響力マーカーも得ません。
    .title = 失敗

## The Spymaster

court-spymaster-1 = 手札を1枚捨て、ほかのプレイヤー1人が人物1人の下に置いているカードをすべて確認します。
    .title = 捨てて確認する
court-spymaster-2 = 捨てたカードの数値が、確認したカードの枚数より大きければ、密偵頭は影響力マーカーを1個得ます。
    .title = マーカー
court-spymaster-3 = 影響力マーカーを得るかどうかにかかわらず、カードを確認します。
    .title = 必ず確認する
court-spymaster-4 = 確認できるのは、ほかのプレイヤーのカードだけです。
    .title = ほかのプレイヤー

## The Chamberlain

court-chamberlain-1 = 寵愛マーカーのない人物を0〜2人選び、それぞれに寵愛マーカーを1個置きます。
    .title = 寵愛マーカーを置く
court-chamberlain-2 = 侍従長自身を選ぶことはできません。
    .title = 侍従長自身は不可
court-chamberlain-3 = 選ぶ人物の影響力マーカーの個数は関係ありません。
    .title = 影響力は無関係
court-chamberlain-4 = 侍従長は、自分の能力の発動では影響力マーカーを得ません。
    .title = 直接は得ない
court-chamberlain-5 = 寵愛マーカーのある人物の能力が発動されると、そのアクションでその人物が得るはずの影響力マーカーは、すべて侍従長が横取りします。
    .title = 横取り
court-chamberlain-6 = その発動の終わりに、横取りがあったかどうかにかかわらず、寵愛マーカーを捨てます。
    .title = 寵愛マーカーの消費
court-chamberlain-7 = 発動以外の方法（アクションカードの効果や、国王の対象になること）で得る影響力マーカーは、横取りされません。
    .title = 発動のときだけ
court-chamberlain-8 = その場合は、寵愛マーカーもそのまま残ります。
    .title = 寵愛マーカーは残る
court-chamberlain-9 = 1人の人物に置かれる寵愛マーカーは、常に1個までです。
    .title = 1人に1個まで

## Action cards in the Action phase

court-actioncard-1 = アクションカードは、人物の能力を発動する代わりにプレイします。
    .title = 発動の代わり
court-actioncard-2 = カードに書かれた指示を実行します。
    .title = カードに従う
court-actioncard-3 = カードの効果で人物の能力を発動する場合も、そのプレイヤーがルール上発動できる人物でなければなりません。
    .title = カードによる発動
court-actioncard-4 = アクションでカードを捨てる必要があるとき、アクションカードを捨ててその数値を使えます。
    .title = 数値は使える
court-actioncard-5 = 人物の下に置かれたアクションカードは、決して一致しません。
    .title = 一致しない

## Stuck hand

court-stuck-1 = 手札のすべてが、自分が能力を発動できない人物のカードであるとき、プレイヤーはアクションを行えません。
    .title = 手詰まりになるとき
court-stuck-2 = 手詰まりのプレイヤーは、手札を公開します。
    .title = 手札を公開する
court-stuck-3 = プレイヤーは公開した人物から1人を選び、山札の一番上のカードを、自分の側のその人物の下に裏向きで置きます。
    .title = 山札からのカード
court-stuck-4 = その後、手札をすべて捨てます。
    .title = 手札を捨てる
court-stuck-5 = 手札にアクションカードがあれば、手詰まりにはなりません。
    .title = アクションカードがある場合

## Draw phase

court-draw-1 = プレイヤーは、手札が4枚になるまで引きます。
    .title = 手札の補充
court-draw-2 = 手札が4枚未満のほかのプレイヤーも全員、同時に4枚まで補充します。
    .title = ほかのプレイヤーも補充
court-draw-3 = 山札がなくなるたびに、捨て札をシャッフルして新しい山札にします。
    .title = 山札がないとき

## End and scoring

court-end-1 = 影響力マーカーが5個以上ある人物が2人になると、ただちにゲームが終了します。
    .title = 終了条件
court-end-2 = 全員の手札と、すべての寵愛マーカーを捨てます。
    .title = 片付け
court-scoring-1 = 7人の人物それぞれについて、別々に得点計算をします。
    .title = 人物ごとの得点計算
court-scoring-2 = 各プレイヤーはその人物の下のカードを公開し、人物と名前が一致するカードの枚数を数えます。
    .title = 一致
court-scoring-3 = 一致するかどうかを問わず、その人物の下のカードが最多枚数のプレイヤーは、同数の場合も全員、一致の数に1を加えます。
    .title = 最多枚数
court-scoring-4 = 一致の数が最も多いプレイヤーは、その人物の影響力マーカーの個数と同じ点数を得ます。
    .title = 得点
court-scoring-5 = 最も多い数で同数のプレイヤーは、点数を分けず、それぞれが全点を得ます。
    .title = 同数でも全点
court-scoring-6 = すべての人物の得点を合計し、最も多いプレイヤーが勝利します。同点のプレイヤーは勝利を分かち合います。
    .title = 勝者

## Marquis phase

court-marquis-1 = 補充フェイズの後、山札の一番上のカードを公開します。
    .title = 追加のフェイズ
court-marquis-2 = それが人物のカードで、その数値がその人物の影響力マーカーの個数より大きければ（同数は不可）、その人物は影響力マーカーを1個得ます。
    .title = マーカー
court-marquis-3 = 数値が影響力マーカーの個数以下のとき、またはアクションカードのときは、何も起こりません。
    .title = 効果なし
court-marquis-4 = 公開したカードは捨てます。
    .title = カードを捨てる
court-marquis-5 = 侯爵の効果は能力の発動ではないため、寵愛マーカーは働きません。
    .title = 発動ではない

## Action cards in general

court-action-general-1 = アクションカードは、アクションフェイズに人物の能力を発動する代わりにプレイし、効果を処理した後で捨て札にします。
    .title = プレイするとき
court-action-general-2 = アクションカードは、効果を生じない場合でもプレイできます。そのときは何も起こりません。
    .title = 効果がなくてもよい
court-action-general-3 = 人物の下に置いたアクションカードや、数値を使うために捨てたアクションカードには、アクションとしての効果がありません。数値は書かれているとおりです。
    .title = それ以外ではただのカード
court-action-general-4 = アクションカードの効果で直接置いたり取り除いたりする影響力マーカーは、能力の発動で得るものではありません。侍従長は横取りせず、寵愛マーカーも捨てません。
    .title = 発動による獲得ではない
court-action-general-5 = ゲーム終了の判定は、アクションカードの最後の手順の後に1回だけ行います。
    .title = 終了の判定は最後

## Rulings: playing and activating

court-ruling-activate-zero = いいえ。その人物の下に、自分のカードが1枚以上必要です。0枚どうしも同数とする取り決めもできます。
    .question = 人物の下に自分のカードが1枚もなくても、自分より多いプレイヤーがいなければ、その能力を発動できますか。
    .rationale = 能力を発動するには、その人物の下のカードが最多枚数でなければなりません。自分の前に出していない人物の下には自分のカードがなく、手詰まりのルールも、カードを置いていない人物の能力は発動できないことを前提としています。
    .options = はい、0枚どうしは同数 | いいえ、1枚以上必要
court-ruling-activate-timing = 影響力フェイズの後、カードをプレイしたときに調べます。同じアクションの中でその後に変わっても、影響しません。
    .question = 最多枚数かどうかは、いつ調べますか。
    .rationale = フェイズの順序によります。
    .options = カードを出したとき | 手番の初め
court-ruling-play-zone = アクションがすべて終わった後です。数値を使うために捨てたカードは、すぐに捨て札になります。
    .question = アクションのためにプレイしたカードは、いつ捨て札になりますか。
    .rationale = プレイしたカードが、そのアクション中のシャッフルに混ざらないようにするためです（家令の能力に関係します）。
    .options = すぐに | アクションの後
court-ruling-play-doomed = はい。失敗するとわかっていても、ルール上可能な発動は正しいアクションです。ほかに可能なアクションがなければ、それを行わなければなりません。
    .question = 成功する見込みのないアクションを始めてもよいですか。
    .rationale = ルールブックは、数値が合わなければアクションは失敗すると注意しています。手詰まりのルールの対象は、能力を発動できない人物だけです。
    .options = はい | いいえ
court-ruling-play-choose-order = はい。先に対象を指定し、それからカードを捨てます。
    .question = 対象は、カードを捨てる前に指定しますか。
    .rationale = 王妃、枢機卿、公爵夫人の説明では、カードを捨てる前に対象を選びます。密偵頭も同じように扱います。
    .options = はい | いいえ
court-ruling-play-nocard = アクションは効果なく失敗します（通常の手札の枚数では起こりません）。
    .question = カードを捨てる必要のあるアクションで、手札がないときはどうしますか。
    .rationale = 数値がなければ、アクションは失敗します。
    .options = 失敗する | 行えない

## Rulings: Influence phase

court-ruling-influence-empty = そのフェイズを飛ばします。手札がないことは手詰まりではないため（公開する人物がありません）、山札のカードは置きません。続いて補充フェイズを行います。
    .question = 影響力フェイズに手札がないとき、またはアクションフェイズに手札が残っていないときは、どうしますか。
    .rationale = 山札と捨て札が尽きたときにだけ起こります。手詰まりの手順には、公開する人物が必要です。
    .options = フェイズを飛ばす | 出せないときの手順を使う
court-ruling-influence-action = はい。カードの枚数には数えますが、決して一致しません。
    .question = アクションカードを人物の下に置けますか。
    .rationale = 手札のどのカードでも置けます。
    .options = はい | いいえ

## Rulings: the King

court-ruling-king-self = はい。国王は影響力マーカーをちょうど1個得ます。ほかの人物を選ぶものとする取り決めもできます。
    .question = 国王の能力で、国王自身を選べますか。
    .rationale = 効果ではどの人物も選べ、その人物自身を除くとしているのは侍従長の効果だけです。解説がほかの人物について述べているのは、説明にすぎません。
    .options = はい | いいえ
court-ruling-king-favor = 侍従長が横取りするのは、国王自身が得る影響力マーカーだけです（国王が自分を選んだ場合も同じです）。選ばれた人物のマーカーはその人物に残り、その人物の寵愛マーカーは働きません。
    .question = 国王に寵愛マーカーがあるときは、どうなりますか。
    .rationale = 寵愛マーカーは、能力を発動した人物が得るマーカーに働きます。国王の対象になって得るマーカーは除きます。
    .options = 自分が得る分だけが移る | 両方のマーカー
court-ruling-king-compare = はい。国王自身が得る前に、国王に置かれている影響力マーカーと比べます。
    .question = 国王に寵愛マーカーがある場合も、国王の今の影響力マーカーの個数と比べますか。
    .rationale = 比べるのは、国王がマーカーを得る前です。
    .options = はい | いいえ

## Rulings: the Queen

court-ruling-queen-max = プレイヤー1人の枚数のうち、最も多いものです。
    .question = 上回るべき数は、プレイヤー1人の最も多い枚数ですか、それとも全員の合計枚数ですか。
    .rationale = 解説の例では、自分も1枚置いていますが、相手の3枚を数値4で上回っています。
    .options = 最も多い1つの山 | 全員の合計
court-ruling-queen-remaining = 通常はちょうど1枚が残り、それを必ず置きます。複数残っていれば、プレイヤーが選びます。1枚も残っていなければ、アクションは失敗し、影響力マーカーも得ません。
    .question = 手札が2枚以上残ったとき、または1枚も残らないときは、どのカードを置きますか。
    .rationale = 手札4枚から、1枚を置き、1枚をプレイし、1枚を捨てると、1枚が残ります。カードを置くこととマーカーを得ることは、合わせて1つの結果です。
    .options = 1枚ならそれ、複数なら選び、なければ失敗 | それでもマーカーを得る
court-ruling-queen-new = はい。その人物を個人セットから出します。
    .question = 王妃の能力で、まだ自分の前に出していない人物の下にカードを置けますか。
    .rationale = 王妃の能力は、2回目の影響力フェイズと説明されています。
    .options = はい | いいえ
court-ruling-queen-six = いいえ。数値は6までです。
    .question = 人物の下に6枚以上置いているプレイヤーがいても、王妃の能力は成功しますか。
    .rationale = 数値のほうが大きくなければなりません。
    .options = いいえ | はい

## Rulings: the Cardinal

court-ruling-cardinal-self = いいえ。ほかの人物を選ばなければなりません。
    .question = 枢機卿の能力で、枢機卿自身を選べますか。
    .rationale = マーカーを枢機卿へ動かす必要がありますが、すでに枢機卿にあるマーカーは動かせません。
    .options = はい、差し引き変化なし | いいえ
court-ruling-cardinal-favor = 侍従長に置きます。侍従長から奪ったマーカーなら、侍従長に戻ります。
    .question = 枢機卿に寵愛マーカーがあるとき、奪った影響力マーカーはどこに置きますか。
    .rationale = 枢機卿が自分の能力の発動で得るマーカーだからです。
    .options = 侍従長 | 枢機卿
court-ruling-cardinal-one = いいえ。最も小さい数値は1で、1は1より小さくありません。
    .question = 影響力マーカーが1個だけの人物から奪えますか。
    .rationale = 比べるときは、同数を含みません。
    .options = いいえ | はい

## Rulings: the Seneschal

court-ruling-seneschal-short = あるだけのカードをすべて公開します。
    .question = 山札と捨て札を合わせても8枚に満たないときは、どうしますか。
    .rationale = 捨て札をシャッフルするのは、できるだけ8枚に届かせるためです。
    .options = あるだけ公開する | 失敗する
court-ruling-seneschal-exhaust = 残りが8枚未満なら、まず捨て札をシャッフルして残りの山札の下に置き、それから公開します。元の山札のカードが先に出ます。
    .question = 家令の能力で山札が尽きるときは、どう処理しますか。
    .rationale = 家令の説明に明記されています。
    .options = 公開の前に切り直し、古いカードの下に置く | 公開してから切り直す
court-ruling-seneschal-decline = いいえ。一致するカードを必ず1枚手札に加え、家令は影響力マーカーを得ます。
    .question = 一致するカードを手札に加えないことはできますか。
    .rationale = 断ってよいとは書かれていません。
    .options = いいえ | はい
court-ruling-seneschal-name = いいえ。指定できるのは7人の人物だけです。
    .question = アクションカードを指定できますか。
    .rationale = 選ぶのは人物です。
    .options = いいえ | はい

## Rulings: the Duchess

court-ruling-duchess-self = はい。その場合も、捨てるカードはランダムに決めます。ほかのプレイヤーだけを対象とする取り決めもできます。
    .question = 公爵夫人の能力で、自分のカードを対象にできますか。
    .rationale = 密偵頭の説明には「ほかのプレイヤー」とありますが、公爵夫人の説明には「プレイヤー」とだけあります。相手について述べた解説は、助言です。
    .options = はい | いいえ
court-ruling-duchess-reveal = はい。捨て札は表向きで、全員に公開されます。
    .question = 公爵夫人の能力で捨てたカードは、公開しますか。
    .rationale = 捨て札を秘密にするルールはなく、手詰まりで見せる手札も公開されます。
    .options = はい、捨て札は表向き | いいえ
court-ruling-duchess-last = いいえ。数値は枚数より小さくなければならないため、2枚以上が必要で、少なくとも1枚は残ります。
    .question = 公爵夫人の能力で、人物の下のカードを0枚にできますか。
    .rationale = 比べるときは同数を含まず、最も小さい数値は1です。
    .options = いいえ | はい

## Rulings: the Spymaster

court-ruling-spymaster-zero = はい。0枚と数えるため、どの数値でも成功します。
    .question = 密偵頭の能力で、カードが1枚もない人物を選べますか。
    .rationale = 説明には、このアクションは必ず成功させられるとあります。数値1で成功するには、0枚の人物を選ぶ必要があります。
    .options = はい、0枚 | いいえ
court-ruling-spymaster-secret = 能力を発動したプレイヤーだけです。カードは裏向きで元の場所に戻します。
    .question = カードを確認できるのは誰ですか。
    .rationale = 人物の下のカードは秘密です。
    .options = 使ったプレイヤーだけ | 全員

## Rulings: the Chamberlain

court-ruling-chamberlain-supply = はい。6個のストックに戻ります。
    .question = 捨てた寵愛マーカーは、また使えますか。
    .rationale = マーカーは6個で、置ける人物も6人です。ゲームから除外するルールはありません。
    .options = はい | いいえ、ゲームから除く
court-ruling-chamberlain-actioncard = はい。あらゆる点で能力の発動です。アクションカードの効果で直接置くマーカーには働きません。
    .question = アクションカードの効果で人物の能力を発動したとき、寵愛マーカーは働きますか。
    .rationale = 横取りされないのは、発動以外の方法で得るマーカーです。
    .options = はい | いいえ
court-ruling-chamberlain-failed = はい。発動の終わりに捨てます。
    .question = 能力が失敗したときも、寵愛マーカーは失われますか。
    .rationale = 結果にかかわらず捨てます。
    .options = はい | いいえ
court-ruling-chamberlain-newfavor = その機会はありません。アクションは1手番に1回だけです。
    .question = 侍従長の能力で人物に置いた寵愛マーカーが、同じ手番に働くことはありますか。
    .rationale = 手番の流れによります。
    .options = その機会はない | はい

## Rulings: action cards

court-ruling-actioncard-always = はい。できる範囲で効果を処理します。効果がまったくなくてもかまいません。
    .question = 効果を生じないアクションカードをプレイできますか。
    .rationale = アクションカードのある手札は手詰まりではないため、プレイできなければなりません。
    .options = はい | いいえ

## Rulings: stuck hand

court-ruling-actioncard-twice = 発動はそれぞれ独立しています。寵愛マーカーはその発動の終わりに捨て、失敗してもカードの残りを続けます。カードが先に選んでいたものは、そのあとも有効です。
    .question = アクションカードが2人の人物の能力を続けて発動する場合は、どうなりますか。
    .rationale = 寵愛マーカーはその人物の発動に伴うもので、失敗は1人の人物のアクションの失敗です。この家のカードは最大1人の能力しか発動しませんが、自作のパックではそれ以上もありえます。
    .options = 使用はそれぞれ独立 | 1つのアクション
court-ruling-stuck-optional = いいえ。
    .question = プレイできるカードがあるのに、手詰まりの手順を選べますか。
    .rationale = プレイできるカードが1枚もないときだけの手順です。
    .options = いいえ | はい
court-ruling-stuck-character = 公開したカードの人物なら、どれでもかまいません。必要なら個人セットから出します。プレイヤーは置いたカードを確認できます。
    .question = カードはどの人物の下に置きますか。また、新しく出す人物でもよいですか。
    .rationale = 公開した人物の中から選びます。
    .options = 見せた人物の1人、なければ置く | すでに置いてある人物だけ
court-ruling-stuck-deckempty = 先に捨て札をシャッフルします。捨て札もなければ、カードを置きません。公開した手札はその後で捨てるため、このシャッフルには入りません。
    .question = 手詰まりのときに山札がなければ、どうしますか。
    .rationale = カードを置くのは、手札を捨てる前です。
    .options = 先に切り直す | カードを省く
court-ruling-stuck-order = はい。プレイヤーは4枚引きます。
    .question = 手詰まりの後、補充フェイズを行いますか。
    .rationale = すべてのフェイズが必須です。
    .options = はい | いいえ

## Rulings: drawing

court-ruling-draw-order = 手番プレイヤーから時計回りに補充します。
    .question = どの順序で手札を補充しますか。
    .rationale = カードが足りないときにだけ必要になります。
    .options = 手番プレイヤーから時計回り | 同時
court-ruling-draw-scarce = 引けるだけ引いて、ゲームを続けます。
    .question = 山札も捨て札もないときは、どうしますか。
    .rationale = ルールブックにある終了条件は、影響力マーカーの個数だけです。カードがすべて尽きた場合は、裁定court.ruling.end.deadlockを参照してください。
    .options = 引けるだけ引く | ゲーム終了
court-ruling-end-deadlock = ただちにゲームが終了し、通常どおり得点計算をします。判定は、各アクションの後、カードを引く前に行います。
    .question = すべてのカードが人物の下にあり、山札も捨て札も全員の手札もないときは、どうしますか。
    .rationale = 1手番に少なくとも1枚が人物の下に置かれたままになるため、96枚は60〜80手番ほどで尽きます。ランダムに選ぶプレイヤー同士ではよく起こり、考えて選ぶプレイヤー同士ではまず起こりません。ルールがなければ、そのようなゲームはいつまでも終わりません。
    .options = そのまま得点計算する | 山を使い直す | パスを続ける
court-ruling-draw-more = そのまま持ち、カードを引きません。
    .question = 手札が4枚より多いときは、どうしますか。
    .rationale = 手札の上限は書かれていません。
    .options = そのまま持つ | 4枚まで捨てる
court-ruling-draw-reshuffle = 山札がない状態で、カードが必要になったときです。
    .question = 補充フェイズでは、いつ山札を作り直しますか。
    .rationale = 途中でカードが捨てられる場合を除けば、どちらでも同じです。どの場面でも同じルールになるものを選びました。
    .options = 最後の1枚を引いたとき | カードが必要なとき

## Rulings: end of the game

court-ruling-end-timing = アクションがすべて終わった後です（寵愛マーカーによる横取りと、国王の2個目のマーカーを含みます）。補充フェイズは行いません。条件を満たすマーカーが置かれた時点で終わるとする取り決めもできます。一度に得る複数のマーカーは同時に置かれます。動かすマーカーは、置かれる前に元の人物から離れています。
    .question = アクションの途中でゲームが終了しますか。
    .rationale = そうしないと、国王や枢機卿などの効果を、処理の途中で判定することになります。
    .options = マーカーを置いた瞬間 | アクションが終わってから
court-ruling-end-more = いいえ。誰の手番であっても、そのアクションでゲームが終了します。
    .question = 2人以上のプレイヤーが終了条件を満たしたり、ラウンドの最後まで続けたりすることはありますか。
    .rationale = 手番の回数をそろえるルールはありません。
    .options = いいえ、すぐに終わる | ラウンドを終える
court-ruling-end-cardinal = はい。アクションの後の状態だけで判定します。
    .question = 同じアクションの中でマーカーの個数が元に戻れば、ゲーム終了を避けられますか。
    .rationale = 終了を判定する時点についての裁定によります。
    .options = はい | いいえ

## Rulings: supply

court-ruling-supply-markers = ストックの数は上限ではありません。プログラムは数え続けます。
    .question = 34個の影響力マーカーをすべて使っているときは、どうしますか。
    .rationale = 内容物の数を上限とするルールはありません。合計が34個を超えることはまれですが、1人の人物が大きく先行すると起こりえます。
    .options = それ以上得られない | 数に制限はない
court-ruling-supply-tied = 点数として数えます。同数のプレイヤーは、それぞれが全点を得ます。
    .question = マーカーの数には限りがありますが、同数のプレイヤーの得点はどうしますか。
    .rationale = 同数のプレイヤーはそれぞれ、その人物にあったマーカーと同じ数を得ます。
    .options = 点を数える | 分ける

## Rulings: scoring

court-ruling-scoring-nobody = 誰もその人物の得点を得ません。
    .question = 人物の下に誰のカードもないときは、どうしますか。
    .rationale = 一致の数が0では、支配できません。最多枚数のプレイヤーには加算があるため、必ず1以上になります。
    .options = 誰も得点しない | 全員0で同点
court-ruling-scoring-bonusonly = はい。最多枚数の加算があり、それより多い数のプレイヤーがいなければ、得点を得ます。
    .question = 一致するカードが1枚もなくても、人物の得点を得られますか。
    .rationale = 最多枚数の加算は、一致するカードの有無にかかわらず受けます。
    .options = はい | いいえ
court-ruling-scoring-zeroplayers = その人物の下に誰かのカードがあれば、そうなることはありません。
    .question = 一致の数が0のプレイヤー同士が、0で同数として得点を得ることはありますか。
    .rationale = 最多枚数のプレイヤーの数は、必ず1以上になります。
    .options = いいえ | はい
court-ruling-scoring-tie = いいえ。勝利を分かち合います。
    .question = 勝者を決めるタイブレークはありますか。
    .rationale = ルールブックは、最も多い1人または複数のプレイヤーを勝者としています。
    .options = 勝利を分け合う | 人物の多いほう

## Rulings: two players and the Marquis

court-ruling-players-two = 基本ルールのまま個人セットを2つ使い、各手番の最後に侯爵フェイズを加えます。ファンページにあるその他の変更（場の共有、終了時のボーナスの変更）は採用しません。
    .question = 2人で遊ぶときは、どのルールを使いますか。
    .rationale = 公開されているファンのバリアントは、侯爵を中心としています。作者によれば変更なしでも遊べるため、このフェイズはオプションです。
    .options = 基本ルールと侯爵フェイズ | 基本ルールだけ
court-ruling-marquis-deck = 先に捨て札をシャッフルします。捨て札もないときだけ、侯爵フェイズを飛ばします。
    .question = 侯爵フェイズに山札がないときは、どうしますか。
    .rationale = 山札についての一般のルールによります。
    .options = 切り直す | 省く
court-ruling-marquis-end = はい。侯爵によるマーカーを置いた後に、ゲーム終了を判定します。アクションですでにゲームが終了していれば、侯爵フェイズは行いません。
    .question = 侯爵フェイズでゲームが終了することはありますか。
    .rationale = 終了条件では、どのように得たマーカーも数えます。
    .options = はい | いいえ

## Rulings: information and setup

court-ruling-info-place = はい。人物の下のカードは並びを変えません。どの場所のカードを取ったかは全員に見えます。「仮面舞踏会」で受け取ったカードは、渡したカードの場所に置きます。
    .question = 人物の下からどのカードが取られたかは、全員に見えますか。
    .rationale = カードは枚数を数えられるように並べて置き、混ぜるというルールはありません。
    .options = はい、列の位置で | いいえ、先に山を混ぜる
court-ruling-info-memory = プログラムは、今も確かなことをプレイヤーごとに残します。確認または交換した人物の下のカードと、家令の能力で公開されて手札に加わったカードです。後者は、持ち主が次にカードを裏向きで置くまで残します。手札がすべて知られていても、どのカードを裏向きで置いたかは、すべて同じカードでないかぎり誰にもわかりません。同じカードが複数あれば、1枚を除いて確かなまま残ります。
    .question = 以前に見たカードについて、プレイヤーは何を知っているものとしますか。
    .rationale = 実際にテーブルを囲むプレイヤーなら、覚えているはずです。プログラムは、メモを取ることを有利にすべきではありません。
    .options = まだ確かなことすべて | 今表向きのものだけ
court-ruling-info-reshuffle = 山札にどのカードがあるかがわかります（順番はわかりません）。山札に入らなかったカードは山札になく、入ったカードは、それ以後何も置かれていない場所にはありません。ボットは最後のシャッフルについてこれを知っています。卓では、シャッフルの前に捨て札を見られます。
    .question = 捨て札のシャッフルから、何がわかりますか。
    .rationale = 捨て札は表向きなので、シャッフルするカードは全員が見ています。
    .options = 山札にあるカード、つまりほかにないカード | 何もない
court-ruling-setup-second = いいえ。後手のプレイヤーが手札5枚で始めるとする取り決めもできます。
    .question = 2人で遊ぶとき、後手のプレイヤーは何か得ますか。
    .rationale = ルールブックでは何も得ません。しかし同じ強さのプレイヤーどうしでは、先手のほうがよく勝ちます。
    .options = 何もない | 最初の手札に5枚目
court-ruling-setup-order = 最初の席から席順に置きます。各席では、国王、王妃、枢機卿、家令、公爵夫人、密偵頭、侍従長の順に置きます。
    .question = 最初のカードは、山札からどの順序で置きますか。
    .rationale = 山札はシャッフルしてあるため、決まった順序ならどれでも公平です。順序が決まっていれば、リプレイで再現できます。
    .options = 席順、次に人物順 | 選んだ順
court-ruling-cachet-end = その機会はありません。ゲーム終了はアクションのたびに判定するため、このカードをプレイする前にゲームは終わっています。
    .question = 「封印状」でゲーム終了を取り消せますか。
    .rationale = 終了を判定する時点によります。
    .options = いいえ、その前に終わる | はい
court-ruling-players-box = いいえ。侯爵フェイズは2人用バリアントのもので、そこでも使わないことを選べます。
    .question = 3人または4人で遊ぶときも、侯爵フェイズを行いますか。
    .rationale = このバリアントは2人用に作られたものです。
    .options = いいえ | 選択ルールとして

## Sections

court-section-game-components = 内容物
court-section-box = 箱の表示
court-section-assumption = 想定した内容
court-section-preparation = セットアップ
court-section-preparation-influence-phase = セットアップ、影響力フェイズ
court-section-goal-of-the-game = ゲームの目的
court-section-action-phase = アクションフェイズ
court-section-playing-the-game = ゲームの進行
court-section-influence-phase = 影響力フェイズ
court-section-the-characters-the-king = 人物／国王
court-section-the-characters-the-queen = 人物／王妃
court-section-the-characters-the-cardinal = 人物／枢機卿
court-section-the-characters-the-seneschal = 人物／家令
court-section-the-characters-the-duchess = 人物／公爵夫人
court-section-the-characters-the-spymaster = 人物／密偵頭
court-section-the-characters-the-chamberlain = 人物／侍従長
court-section-action-phase-unable-to-play = アクションフェイズ（アクションを行えないとき）
court-section-draw-phase = 補充フェイズ
court-section-end-of-the-game-and-victory = ゲーム終了と勝利
court-section-two-player-variant = 2人用バリアント
court-section-action-cards = アクションカード

## 例

court-ex-influence-1 = 3枚目のカードか、新しい人物か
court-ex-king-1 = 国王が公爵夫人にマーカーを置く
    .note = マーカーの数は本文にありません。公爵夫人が国王以上なら、どの数から始めても同じ結果になります。
court-ex-duchess-1 = 公爵夫人が相手の国王を狙う
court-ex-queen-1 = 王妃が枢機卿を選ぶ
court-ex-king-2 = 国王と同数の人物
    .note = ルールブックの一般的な注記に、数を補いました。
court-ex-scoring-1 = 国王のマーカーを得る人
