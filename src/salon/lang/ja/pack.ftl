# カードパック：場所、値、まちがい。

pack-at = { $place }、{ $rest }
pack-said = { $place }：{ $fault }
pack-numbered = { $what }{ $n }
pack-number = { $n }
pack-more = { $first }（ほかに{ $more }件）

## まちがい
pack-no-body = カードパックではありません。カードの種類ごとの表が必要です。
pack-too-depth = 値の入れ子が{ $most }段を超えています。
pack-too-nodes = 値が{ $most }個を超えています。
pack-too-number = { $most }を超える数があります。
pack-no-group = このゲームのパックに「{ $found }」はありません。
pack-no-group-near = このゲームのパックに「{ $found }」はありません。「{ $near }」ですか？
pack-no-field = ここに「{ $found }」はありません。
pack-no-field-near = ここに「{ $found }」はありません。「{ $near }」ですか？
pack-no-choice = 「{ $found }」は選べません。
pack-no-choice-near = 「{ $found }」は選べません。「{ $near }」ですか？
pack-no-step = 「{ $found }」という文はありません。
pack-no-step-near = 「{ $found }」という文はありません。「{ $near }」ですか？
pack-missing = 入っていません。
pack-kind = { $kind ->
    [number] 整数
    [yes-no] はい・いいえ
    [text] 文字
    [list] リスト
    [names] 言語ごとの名前
    [nothing] 空欄
   *[record] 項目の組
}が必要です。
pack-too-small = { $found }は小さすぎます。最小は{ $least }です。
pack-too-big = { $found }は大きすぎます。最大は{ $most }です。
pack-never = { $found }では何も変わりません。
pack-too-few = { $found }個あります。{ $least }個以上必要です。
pack-too-many = { $found }個あります。{ $most }個まで入れられます。
pack-too-nested = 選択の中の選択が{ $most }段を超えています。
pack-no-id = 「{ $found }」はIDに使えません。小文字で始め、小文字・数字・_・-だけを使います。
pack-either = 「{ $found }」は2つの組ではありません。異なる2つを | でつなぎます。
pack-header = { $path }：{ $field }を「{ $found }」にはできません。
pack-header-missing = { $path }：{ $field }がありません。
pack-other-game = { $path }は{ $found }のパックです。{ $expected }のパックが必要です。
pack-twice = 「{ $found }」が2回あります。
pack-long = { $found }文字は長すぎます。{ $most }文字まで入れられます。
pack-empty = 名前が空です。
pack-unseen = 通常の文字でないもの（{ $letter }）が入っています。
pack-fixed-name = 名前は変えられません。
pack-unfit = このカードの内容は組み合わせられません。
pack-at-the-start = ゲーム開始
pack-no-language = 「{ $found }」は言語コード（jaなど）ではありません。

## コマンド行
pack-cli-pack = { $name }、第{ $version }版、{ $game }用（{ $play }）
pack-cli-no-shelf = ここにはまだパックがありません。salon cards new ゲーム 名前 で作れます。ゲーム：{ $games }
pack-cli-which = { $path }はフォルダーです。--game でゲームを指定してください。
pack-cli-made = { $path }に全{ $cards }枚のカードがあります。お手元のカードと違うところを直し、salon cards check { $path } で確かめてください。
pack-cli-note-about = カードパック。最初は写しなので、1枚直したところから遊べます。
pack-cli-note-how = 名前は各カードに書きます：name = { "{" } en = "…", ja = "…" { "}" }。次に実行：salon cards check { $path }
pack-cli-note-rights = 数、記号、働きだけを、自分の言葉と名前で書きます。文章や絵は写さないでください。
pack-cli-fault = { $path }  { $said }
pack-cli-doubt = { $path }  要確認：{ $said }
pack-cli-wrong = { $path }にまちがいが{ $count }件あります。
pack-cli-sound = { $path }は読み込め、欠けているものはありません：{ $pack }
    実際に遊べるかは次のコマンドで確かめられます：salon cards test { $path }
pack-cli-fine = { $folder }は正しいカードパックです（{ $kinds }種類）。ランダムなゲームを{ $games }回行いました。
pack-cli-fail = { $folder }はプレイ中に失敗しました（{ $game }回目、{ $seats }席、「{ $last }」のあと）：{ $what }。見るには：{ $command }
pack-cli-lost = カードがなくなるか、二重になっています
pack-cli-negative = 人物の影響力マーカーが0個より少なくなっています
pack-cli-unanswerable = 選択肢のない質問があります
pack-cli-nothing = ステップの対象が何もありません
pack-cli-endless = ゲームが終わりません
pack-cli-promise = 次のことが成り立ちません：{ $promise }
pack-cli-differ = { $count ->
    [0] 違うカードはありません
   *[other] { $count }枚のカードが違います
}{ $alike ->
    [yes] 。どちらも同じように遊べます。
   *[no] 。
}
pack-cli-written = 書き出しました：{ $path }、{ $pack }
pack-cli-there = { $path }には別のカードがすでにあります。版の番号を変えてください。
pack-cli-kept = { $name }として保存したパック：{ $pack }。遊ぶには：salon play { $game } --cards { $name }
