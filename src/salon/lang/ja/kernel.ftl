# どのゲームでも使う言葉：席、できない理由、エラー。

kernel-seat = プレイヤー{ $number }
kernel-guest = ゲスト
kernel-guest-number = ゲスト{ $number }
kernel-bot = ボット{ $number }
kernel-literal = { $words }

## できない理由
kernel-not-an-answer = 今の質問では選べません。{ $question }
kernel-not-your-turn = あなたの手番ではありません。{ $waiting }の選択を待っています。
kernel-no-such-action = 行動{ $action }はありません。
kernel-it-is-legal = 今、これを選べます。
kernel-no-note = この選択には添え書きを付けられません。
kernel-note-long = 添え書きは{ $length }文字あります。{ $most }文字以内にしてください。
kernel-note-control = 添え書きの{ $place }文字目に使えない文字（{ $code }）があります。文字、数字、記号、空白だけを使ってください。
kernel-game-over = ゲームは終了しました。
kernel-cannot-undo = これより前には戻せません。ランダムな結果、新しく見たカード、またはほかのプレイヤーの選択があるためです。

## 答えたあとに起こること
kernel-cost-won = 次に、ゲームが終了し、あなたの勝ちになります。
kernel-cost-lost = 次に、ゲームが終了し、あなたの負けになります。
kernel-cost-others = 次は{ $next }の番です。
kernel-cost-die = 次に、ダイスを振ります。
kernel-cost-draw = 次に、何を引くかはランダムに決まります。
kernel-cost-show = 次に、伏せられていたものが公開されます。

## 卓を立てる
kernel-unknown-game = ゲーム{ $game }はありません。次のいずれかを指定してください：{ $known }
kernel-unknown-example = { $game }に、ボードで見られる例{ $example }はありません。
kernel-bad-seats = { $game }に{ $seats }席の卓はありません。次のいずれかを指定してください：{ $allowed }
kernel-unknown-option = { $game }にオプション{ $option }はありません。次のいずれかを指定してください：{ $known }
kernel-option-seats = オプション{ $option }を使える席数：{ $seats }
kernel-bad-option = オプション{ $option }に{ $value }は指定できません。次のいずれかを指定してください：{ $choices }
kernel-bad-seed = { $seed }はシードではありません。256ビットまでの整数か、小文字の16進数64桁を指定してください。
kernel-unknown-language = 言語{ $language }はありません。次のいずれかを指定してください：{ $known }
kernel-unknown-bot = ボット{ $bot }はありません。次のいずれかを指定してください：{ $known }
kernel-unknown-action = 行動{ $name }はありません。次のいずれかではありませんか：{ $near }
kernel-unknown-clause = { $game }にルール{ $clause }はありません。ルールの一覧に番号があります。

## カードパック
kernel-cards-unreadable = { $path }を読めません：{ $reason }
kernel-cards-broken = { $path }はカードパックではありません：{ $reason }
kernel-cards-line = { $path }に{ $most }文字を超える行があります。
kernel-cards-depth = { $path }の値の入れ子が{ $most }段を超えています。
kernel-cards-nodes = { $path }の値が{ $most }個を超えています。
kernel-cards-number = { $path }に{ $most }を超える数があります。
kernel-too-long = { $path }は{ $most }バイトを超えています。この種のファイルはそれほど大きくなりません。
kernel-cards-schema = { $path }の形式は{ $found }です。{ $expected }が必要です。

## 棋譜
kernel-record-long = プレイ記録が{ $most }バイトを超えています。
kernel-record-malformed = { $line }行{ $column }文字目：プレイ記録として読み取れません（{ $reason }）。
kernel-record-shape = プレイ記録の形が違います：{ $reason }
kernel-record-format = プレイ記録の形式は{ $found }です。{ $expected }が必要です。
kernel-record-header = ヘッダーが記録されたものと違います。
kernel-record-changed = { $move }手目が記録されたものと違います。
kernel-record-unknown = { $move }手目を読めません：{ $reason }
kernel-record-illegal = { $move }手目はルール違反です（{ $clause }）：{ $reason }
kernel-record-result = 結果が記録されたものと違います。
kernel-record-outcome = 記録された手をたどると、記録と違う結果になります。
kernel-record-rewritten = { $line }行{ $column }文字目：ファイルが書き換えられています。
kernel-record-commitment = シードがゲーム前に公開されたコミットメントと一致しません。
kernel-record-shares = 席の持ち寄りが正しく並んでいません。一席に一つまで、席の番号順です。
kernel-record-share = 席{ $seat }がシャッフルに加えたバイト列は、約束されたものと違います。
kernel-record-mix = シードが、プレイ記録に書かれた材料から作られたものではありません。
kernel-record-scene = 席の数とオプションが、例{ $example }と同じではありません。
kernel-record-pack = このゲームは{ $name }のバージョン{ $version }（{ $digest }）で遊ばれました。もう一度見るには、そのカードパックを読み込んでください。
kernel-other-game = これは{ $found }のものです。{ $expected }が必要です。
kernel-bad-snapshot = 局面データを読み取れません：{ $reason }
kernel-bad-lesson = レッスン { $path } を読めません：{ $reason }。
kernel-bad-hints = ヒント { $path } を読めません：{ $reason }。
kernel-lesson-twice = レッスン { $path } に手順 { $step } が二つあります。
kernel-lesson-read = 少しお待ちください。まずこのカードを読んで、「次へ」を選んでください。
kernel-lesson-held = それもできます。今は光っているところに従ってみましょう。
kernel-no-scene = { $game }の例はボードで見られません。
kernel-needs-research = { $package }がインストールされていません：pip install "salon[research]"
kernel-no-encoder = { $game }は、席から見えるものを数値で表せません。
kernel-no-encoder-for = 席から見えるものを数値で表せるのは、オプション{ $option }={ $value }のときだけです。
kernel-no-observer-parameters = オブザーバーにパラメーターはありません。
