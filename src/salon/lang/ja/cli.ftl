# コマンドラインと端末クライアント

## 誤った入力
cli-bad-command-line = { $reason }。{ $program } --helpを見てください
cli-file = { $path }：{ $reason }
cli-bad-seat = 「{ $given }」は席の指定として読めません。you、you:名前、bot、bot:レベル（novice、courtier、minister、chancellor、random）をコンマで区切って指定してください。
cli-bad-option = 「{ $given }」はオプションではありません。名前=値（例：marquis=off）で指定してください。
cli-bad-number = { $name }に{ $given }は指定できません。{ $least }以上の整数を指定してください。
cli-bad-range = { $name }に{ $given }は指定できません。{ $least }から{ $most }までの整数を指定してください。
cli-bad-url = サーバーのアドレスに「{ $given }」は指定できません。http://… または https://… の形で指定してください。
cli-bad-log = SALON_LOG に「{ $given }」は指定できません。空か json を指定してください。
cli-bad-webhooks = SALON_WEBHOOKS に「{ $given }」は指定できません。空、private、off のいずれかを指定してください。
cli-bad-pace = SALON_PACEに「{ $given }」は指定できません。ボットの手の間隔を0〜60の秒数（例：0.5）で指定してください。
cli-bad-moment = { $at }手目はありません。0〜{ $moves }の手数を指定してください。
cli-bad-viewer = 席{ $seat }はありません。1〜{ $seats }の数を指定してください。
cli-nothing-to-resume = 再開できるゲームはありません。salon play { $game }で始めてください。
cli-no-such-number = 選択肢{ $given }はありません。1〜{ $count }の数を入力してください。
cli-not-understood = 「{ $given }」は選択肢にもコマンドにもありません。1〜{ $count }の数か、ヘルプの?を入力してください。
cli-no-deal = 今は誰も取引を申し出たり、返答したり、取り下げたりできません。
cli-whose-deal = 誰の取引ですか。次の名前のどれかを入力してください：{ $players }。
cli-no-note = 添え書きを付けられるのは、取引の下書きを作っている間だけです。
cli-no-back = 戻るところがありません。ゲームはこの質問への回答を待っています。
cli-not-at-pause = 「{ $given }」はコマンドではありません。Enter、取引 [プレイヤー]、一時停止、ボード、ログ、終了のどれかを入力してください。

## 卓で
cli-word-undo = 戻す u
cli-word-help = ? ？ ヘルプ h
cli-word-why = 理由
cli-word-save = 保存
cli-word-log = ログ l
cli-word-board = ボード b
cli-word-map = マップ 地図 m
cli-word-cards = カード c
cli-word-quit = 終了 q
cli-word-deal = 取引
cli-word-back = 戻る
cli-word-note = 添え書き メモ
cli-word-pause = 一時停止
cli-commands = 選択肢の番号か名前、またはコマンドを入力してください：戻す、理由 番号、カード、ログ、ボード、マップ、保存 [ファイル]、終了、?
cli-commands-deals = ほかに：取引 [プレイヤー]（いつでも、取引の下書きを作る・続ける、申し出に答える・申し出を取り下げる）、戻る（下書きをそのまま残す、または後で答える）、添え書き 言葉（申し出に付ける）、一時停止（ボットの手番の前に止まる）。
cli-word-free = 自由
cli-word-hush = 黙る
cli-hint = ヒント：{ $hint }（黙る：これはもう出さない）
cli-no-hint = まだヒントはありません。
cli-hushed = このヒントはもう出しません。
cli-lesson-step = { $number } / { $of }：{ $title }
cli-lesson-asked = 選ぶもの：{ $answer }
cli-lesson-next = Enterで次へ。「自由」でレッスンなしで遊びます。
cli-aside = 取引 { $player }：{ $answer }
cli-aside-reply = 申し出に答える
cli-aside-draft = 下書きを続ける
cli-own-draft = 取引：自分の下書きを続けます
cli-may-note = 添え書き 言葉：自分の言葉を付けます（拘束力なし）
cli-may-leave = 戻る（Esc）：後で続けます
cli-may-reply-later = 戻る（Esc）：後で答えます（申し出は手番とともに無効になります）
cli-note-kept = 申し出に付ける添え書き：「{ $note }」
cli-note-gone = 申し出に添え書きは付きません。
cli-pause-on = 取引を申し出られるように、これからはボットの手番の前に止まります。
cli-pause-off = ボットの手番の前で止まらないようにしました。
cli-bot-begins = { $player }の手番が始まります。Enter：続ける、取引 [プレイヤー]：先に取引を申し出る、一時停止：今後は止まらない。
cli-deal-soon = ルールで認められる時になりしだい、取引を申し出ることができます。
cli-key-deal = 取引
cli-not-allowed = 今はできません（理由 { $number }）
cli-recap = 前の手番からの出来事：
cli-recap-smaller = ほか小さな変化{ $n }件。
cli-answered-only = ほかに選択肢がないため、自動で「{ $answer }」と回答しました。{ $prompt }
cli-undone = 元に戻しました。
cli-saved = ゲームを保存しました：{ $path }
cli-left = ゲームを保存しました。再開するには：salon play --resume { $path }
cli-hand-over = { $player }さんの番です。ほかの人が見ていないときにEnterを押してください。
cli-hand-over-plain = — { $player }さんの番です —
cli-bot-1 = コルベール
cli-bot-2 = ルーヴォワ
cli-bot-3 = セヴィニェ
cli-bot-4 = ヴォーバン
cli-thinking = { $player }が考えています…
cli-titled = { $title }：{ $text }
cli-prompt = { $player }さん：{ $question }
cli-placeholder = 番号か名前を入力（?でヘルプ）
cli-answers = 選択肢
cli-draft = 取引の下書き
cli-board = ボード
cli-map = マップ
cli-no-map = このゲームにマップはありません。
cli-story = ログ
cli-rule = ルール
cli-cannot-be-undone = この操作は元に戻せません。
cli-sure = { $why }それでもよければ、同じ答えをもう一度入力してください。
cli-over = ゲームは終了しました。qで終わります。
cli-result = 結果
cli-player = プレイヤー
cli-points = 得点
cli-winner = 勝者
cli-key-undo = 元に戻す
cli-key-rule = ルール
cli-key-cards = カード
cli-key-save = 保存
cli-key-quit = 終了
cli-key-close = 閉じる
cli-key-start = 始める
cli-menu = どのゲームで遊びますか？
cli-menu-game = { $title }（{ $game }）：あなた対ボット
cli-menu-resume = { $path }を再開する
cli-menu-go-on = { $when }  { $title }：{ $players }（{ $moves }手）
cli-menu-unfinished = 続きから
cli-menu-seats = あなた対ボット{ $bots }体
cli-menu-language = 言語
cli-menu-level = ボット
cli-menu-bots = ボット：{ $level }（{ $about }）

## ルールとカード
cli-rulings = 裁定
cli-reason = 理由：{ $reason }
cli-ruling-option = 卓のオプション { $option }：{ $words }
cli-see-also = 関連：{ $ids }
cli-provenance = 出典：{ $source }、確定している項目：{ $known }
cli-source-rulebook = ルールブック
cli-source-public = 公開資料
cli-source-deduced = 推定
cli-source-designed = 独自デザイン
cli-source-printed = カードから

## 棋譜とランダムテスト
cli-genuine = プレイ記録の検証に成功しました（{ $game }、{ $moves }手、ゲーム終了まで）。シードのコミットメント：{ $commitment }
cli-genuine-unfinished = 途中までのプレイ記録の検証に成功しました（{ $game }、{ $moves }手、未終了）。シードのコミットメント：{ $commitment }
cli-fair-draws = カードとダイスをすべてシードから引き直しました。抽選の数：{ $draws }。
cli-fair-shares = シードは、サーバーのものと次の席の持ち寄りから作られています：{ $seats }。
cli-fair-absent = 約束されたのに届かなかった持ち寄りの席：{ $seats }。
cli-fair-kept = 残しておいた約束は、このプレイ記録のものと同じです。
cli-fair-unkept = --promiseにゲーム前から残したリンクを渡すと、約束も照合します。
cli-fair-other-promise = プレイ記録の約束が、残しておいたものと違います。残したもの：{ $kept }。プレイ記録：{ $found }
cli-fair-other-seal = サーバーの約束は残しておいたものと同じですが、プレイヤーの約束が違います。
cli-bad-promise = 「{ $given }」は約束ではありません。16進数64桁か、それで終わるリンクを指定してください。
cli-fuzz-fine = { $game }の{ $seats }席のゲームを{ $games }回、{ $moves }手：失敗はありません。
cli-fuzz-failed = シード{ $seed }のゲームが失敗しました：{ $reason } 見るには：{ $command } 繰り返すには：{ $repeat }
cli-dataset-written = { $games }ゲーム、{ $rows }件の回答を{ $path }に書きました。
cli-dataset-bots = { $seats }席に対して{ $bots }体のボットが指定されています。全席共通の1体か、席ごとに1体ずつ指定してください。

## Dice
cli-dice-seed = シード{ $seed }、抽選{ $draws }回。
cli-dice-sides = { $n }未満の数
cli-dice-pairs = 続けて二回、{ $n }面
cli-dice-gap = 十六回おき、{ $n }面
cli-dice-shuffles = カード{ $n }枚の並び
cli-dice-line = 公正：{ $test }、{ $draws }回、カイ二乗{ $chi }、自由度{ $freedom }、p { $p }
cli-dice-line-bad = 公正でない：{ $test }、{ $draws }回、カイ二乗{ $chi }、自由度{ $freedom }、p { $p }
cli-dice-fair = すべて偶然どおりに均等です。
cli-dice-unfair = 偶然より偏っているか、均等すぎるものがあります。
cli-bad-draws = { $given }は抽選の数ではありません。{ $least }から99999999999までの整数を指定してください。

## サーバー

cli-serving = Salonを開きました：{ $address }
cli-host-page = 管理者ページ：{ $address }
cli-workers-need-postgresql = 複数のプロセスにはPostgreSQLが必要です：--database postgresql://…

## インストールされていないもの
cli-needs-terminal = 全画面表示がインストールされていません：pip install "salon[terminal]"、または --plain で遊べます。
cli-needs-server = サーバーがインストールされていません：pip install "salon[server]"
cli-needs-postgres = PostgreSQLのドライバーがインストールされていません：pip install "salon[postgres]"
cli-needs-arena = 複数のマシンでゲームを行うためのパッケージがインストールされていません：pip install "salon[arena]"
cli-needs-research = 研究用のパッケージがインストールされていません：pip install "salon[research]"

## バックアップ、棋譜の書き出しと読み込み
cli-backed-up = バックアップを書き込み、検査しました：{ $path }（卓 { $tables }、記録の項目 { $answers }）
cli-upgraded = データベースは、このSalonの形式 { $form } になっています。
cli-changes = { $what }：{ $change }
cli-upgrade-checked = 再現したもの：卓 { $tables }、プレイ記録 { $records }。変わるもの：{ $changes }。
cli-file-exists = { $path } はすでにあります。--overwrite で上書きできます（データベースそのものを除く）。
cli-is-folder = { $path } はフォルダーです。ファイルを指定してください。
cli-export-what = 卓のIDに続けてファイルまたはフォルダーを、または --all とフォルダーを指定してください。
cli-no-table = 卓 { $table } はありません。
cli-table-goes-on = 卓 { $table } のゲームは進行中です。--unfinished を付ければプレイ記録を書き出しますが、全員の手札が出ます。
cli-exported = { $path }（{ $moves }手）
cli-exported-cards = { $path }（使ったカード）
cli-exported-unplayed = 書き出しました：{ $path }（{ $moves }手、記録が読めるところまで）。記録が壊れているか、ルールが異なるため、ここではプレイできません。
cli-export-skipped = 進行中のため省いたゲーム：{ $count }。--unfinished を付ければ書き出します。
cli-no-account = { $name } というアカウントはありません。
cli-bad-import-seat = 「{ $given }」では誰がどの席に座るかわかりません。2=Ana、2=bot:random、2=open のように指定してください。
cli-imported-ended = { $path }：終わったゲーム（{ $moves }手）、{ $address }
cli-imported-waiting = { $path }：全席が埋まると続くゲーム（{ $moves }手）、{ $address }
cli-imported-playing = { $path }：続きのゲーム（{ $moves }手）、{ $address }
cli-import-link = 席{ $seat }（{ $name }）はこのリンクを持つ人のものです：{ $link }
