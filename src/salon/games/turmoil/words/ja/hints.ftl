# 自由に遊ぶときのヒント。

turmoil-hint-last-chance = 今すぐ{ $card }を出しましょう。ターン終了時に持っていると負けです。
turmoil-hint-two-rounds = { $card }を持っていて、残りは{ $left }ラウンドです。1ラウンド残しておきましょう。
turmoil-hint-wins-now = 今{ $region }の得点計算をすれば20に達します。勝ちです。
turmoil-hint-near-defeat = 相手はあと{ $n }点で勝ちます。どの地域で取られるか確かめましょう。
turmoil-hint-germany-star = ドイツの係争地5つすべてと過半のスペースがあれば、ドイツの得点計算で勝ちです。
turmoil-hint-germany-crown = 相手はドイツの係争地5つのうち{ $n }つを支配しています。得点計算で5つすべてなら負けです。
turmoil-hint-war-near = 大戦が起こり得ます。危機判定で{ $crisis }以上が出ると開戦です。
turmoil-hint-score-it = { $region }は今なら{ $net }点になります。待つと相手に応じられます。
turmoil-hint-not-yet = { $region }は今だと{ $net }点です。あと{ $left }ラウンドで良くできます。
turmoil-hint-sea-grave = このカードを使うと相手のイベントが起こりますが、海では起こりません。建艦判定がまだ残っています。
turmoil-hint-they-first = 相手のイベントはどのみち起こります。先に起こせば、応じることができます。
turmoil-hint-harmless-now = { $card }：今は相手のイベントが起こりません。使いどきです。
turmoil-hint-many-theirs = 相手のカードが多い手札です。1枚は海へ、1枚は残せます。害の小さいものから使いましょう。
turmoil-hint-nassau = 相手の艦隊のため、3以上のカードが1少なく数えられます。ナッサウ級に着けば止まります。
turmoil-hint-second-try = 前回の建艦判定は失敗したので、次は＋1です。小さいカードでも足りるかもしれません。
turmoil-hint-prize-box = 次のボックスは、先に着いた艦隊に2点、後の艦隊に1点です。
turmoil-hint-take-it = { $space }はあと{ $gap }個です。今取れます。
turmoil-hint-break-it = { $space }に1個置けば、相手の支配が崩れます。
turmoil-hint-spare = { $space }はぎりぎりで支配しています。予備を1個置けば、少し失っても平気です。
turmoil-hint-odds = { $space }は6回中{ $n }回、{ $other }は{ $more }回成功します。
turmoil-hint-who-reveals = 相手のカードが先に働きます。邪魔されにくいものを選びましょう。
turmoil-hint-keep-one = 1枚は次のターンに残します。そのとき価値があるのはどちらでしょう。
