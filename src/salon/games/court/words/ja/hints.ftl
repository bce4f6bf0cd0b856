# 自由に遊ぶときのヒント。

court-hint-you-can-end = このアクションでゲームを終わらせられます。わかっている範囲では、あなたの勝ちです。
court-hint-do-not-end = { $character }に次のマーカーが置かれるとゲームが終わり、{ $rival }がリードしているようです。先にほかの人物にしましょう。
court-hint-rival-can-end = 次の手番で{ $rival }がゲームを終わらせるかもしれません。確保できるものを確保するか、マーカーを減らしましょう。
court-hint-one-great = { $character }のマーカーが5個になりました。もう1人が5個になるとゲームが終わります。
court-hint-end-near = 2人の人物があと1個です。1周のうちに終わるかもしれません。
court-hint-stuck = 出せるものがなくても大丈夫。見せた人物の下に1枚ただで置き、新しい4枚を引きます。
court-hint-overtaken = { $character }の下で{ $rival }に抜かれました（{ $theirs }枚対{ $mine }枚）。追いつくまで使えません。
court-hint-about-to-be-stuck = このままでは何も出せません。{ $character }の下に別のカードを置き、その人物のカードは使うために残しましょう。
court-hint-tie-is-enough = { $character }の下にもう1枚で最多に並びます。そうすれば{ $card }を出せます。
court-hint-lay-or-play = 出せるのは{ $card }だけです。置いてしまうと、アクションに使うものがなくなります。
court-hint-match-in-hand = { $card }を{ $character }の下に置けば一致です。{ $markers }個のマーカーを得られるかもしれません。
court-hint-hollow-lead = { $character }の下では枚数だけでリードしています。一致が1枚あれば抜かれます。
court-hint-rich-and-open = { $character }にはマーカーが{ $markers }個ありますが、あなたのカードはありません。今ならまだ間に合います。
court-hint-favor-trap = { $character }には寵愛マーカーがあります。マーカーは侍従長に行き、そこでは{ $rival }がリードしています。
court-hint-favor-friend = { $character }の寵愛マーカーはあなたの味方です。マーカーは、あなたを信頼する侍従長に行きます。
court-hint-pin-where = 寵愛マーカーは、相手が使いそうな人物に置きましょう。自分が必要な人物は避けます。
court-hint-king-follows = 国王と同数以上のマーカーがある人物を選べば、国王も1個得ます。
court-hint-cardinal-ready = 枢機卿は{ $character }からマーカーを1個もらえます。{ $markers }より小さい数値を払いましょう。
court-hint-equal-is-not-enough = 成功するカードがありません。同じ数値では足りません。いちばん惜しくないカードを払いましょう。
court-hint-look-where = マーカーも未知のカードも多い所を見ましょう。マーカーを得られなくても見ることはできます。
