# 答える前に伝えること：その先に何があるか、何に気をつけるか。

turmoil-cost-checks = 次に、支持チェックのダイスを振ります。
turmoil-cost-resolve-check = 次に、支持チェックのダイスを振ります。
turmoil-cost-naval-attempt = 次に、建艦判定のダイスを振ります。
turmoil-cost-choose-stability = 次に、安定カードが公開されます。
turmoil-cost-next-turn = 次に、ターンが終わり、新しいカードが配られます。
turmoil-cost-end-turn = 次に、ターンが終わり、新しいカードが配られます。
turmoil-cost-crisis-roll = 次に、危機判定のダイスを振ります。
turmoil-cost-exchange = 次に、代わりのカードを1枚引きます。
turmoil-caution-held = { FORM($cards, case: "the") }を出すラウンドがなくなります。ターンの終わりに得点カードを持っていると負けです。
turmoil-caution-short = 残り{ $rounds }ラウンドに対して手札が{ $cards }枚になります。カードのないラウンドは何もできません。
turmoil-caution-attempt = この判定は成功しません。{ FORM($box, case: "the") }には{ $needed }が必要ですが、6を出しても{ $most }です。
turmoil-caution-race = この判定ではドイツ海軍は進めません。イギリス海軍がまだ出発していないからです。
turmoil-caution-plus = この判定は出目にかかわらず失敗します。{ FORM($card, case: "the") }が効果中で、マーカーが+1の面ではないからです。
turmoil-caution-unmet = このままでは{ FORM($card, case: "the") }に効果はありません。{ $tests }場合にだけ有効です。
turmoil-caution-and = { $first }、かつ{ $then }
turmoil-caution-idle = このままでは{ FORM($card, case: "the") }は何も変えません。
