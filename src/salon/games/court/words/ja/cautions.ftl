# 答える前に伝えること：その先に何があるか、何に気をつけるか。

court-cost-action-phase = 次に、手札を公開しなければなりません。
court-cost-end-turn = 次に、手番が終わり、カードを引きます。
court-cost-favourites = 次に、全員の選択が公開されます。
court-cost-look = 次に、伏せられたカードを確認します。
court-cost-reveal = 次に、山札のカードを公開します。
court-cost-stuck = 次に、山札の一番上のカードをその人物の下に置き、手札を捨てます。
court-caution-stuck = プレイできるカードがなくなり、手札を公開しなければなりません。手札はすべて失い、公開した人物1人の下に山札の一番上のカードを置きます。
court-caution-no-card = プレイする手札がなくなり、この手番はアクションができません。
court-caution-fails = { FORM($by, case: "the") }のアクションは失敗します。
court-caution-no-effect = { FORM($by, case: "the") }は今、効果がありません。
court-caution-not-below = { $card }の数値は{ $bound }より小さくないため、{ FORM($by, case: "the") }のアクションは失敗します。
court-caution-not-above = { $card }の数値は{ $bound }より大きくないため、{ FORM($by, case: "the") }のアクションは失敗します。
