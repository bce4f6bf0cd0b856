# プレイするプログラムに、テーブルが言葉で伝えること。

adapter-news = ## 起きたこと
adapter-table = ## テーブル
adapter-question = ## 質問
adapter-draft = ## あなたの下書き
adapter-answers = ## 選べる回答
adapter-asides = ## ほかに言えること
adapter-noted = （コロンの後にメモを付けられます）
adapter-how = このうち一つを、番号・言葉・IDのどれかで答えてください。
adapter-not-understood = 「{ $given }」は選べる回答にありません。{ $count }件のうち一つを、番号・言葉・IDのどれかで答えてください。
adapter-not-asked = 席{ $seat }には今、質問がありません。
adapter-no-rule = 「{ $about }」に触れるルールはありません。
adapter-bad-transcript = これはテーブルの記録ではありません：{ $reason }
adapter-bad-form = { $path }には書けません。名前の終わりは次のどれかにしてください：{ $forms }
