### ゲームについてのボットの見立て：`salon analyse`。

insight-head = { $game }：ボットから見た各手の損
insight-answer = { $move }手目、{ $seat }：{ $given }で勝率{ $chance }％。最善は{ $best }％なので、損は{ $cost }。
insight-fine = { $move }手目、{ $seat }：{ $given }が見つかった中で最善。勝率{ $chance }％。
insight-nothing = 勝率を1ポイント以上損した手はありません。
insight-silent = これらの手については何も言えません。選択の余地がないか、相手がいません。
insight-estimates = 勝率はボットの見積もりで、それぞれの席に分かっていたことだけをもとにしています。
