# `salon --help`の言葉。ヘルプをすばやく出すため、cli.ftlと分けてある。

help-about = 3つの政治ボードゲームを1つの館で：端末で遊ぶ、リプレイする、確かめる、調べる。
help-usage = 使い方：
help-arguments = 引数
help-options = オプション
help-command = コマンド
help-game = ゲーム
help-clause = 条項
help-help = このヘルプを表示する
help-lang = 言語：en、es、ja（なければシステムの言語）
help-play = 端末でゲームを遊ぶ
help-replay = 棋譜をもう一度たどる
help-verify = 棋譜が本物か確かめる
help-rules = ルールまたは条項を表示する
help-cards = カードを一覧する、またはカードパックを調べる
help-cards-list = ゲームのカードを一覧する
help-cards-check = カードパック（cards.tomlのあるフォルダ）を調べる
help-fuzz = ランダムなゲームを行い、エンジンの約束をすべて確かめる
help-serve = ブラウザーで遊べるようにサーバーを起動する
help-backup = すべてを一つのファイルに保存する（ハウスを開いたままでも可）
help-export = ハウスの対局を棋譜として書き出す
help-import = 棋譜から卓を作る

## 引数
help-arg-game = ゲームのid（例：court）
help-arg-seats = 席の割り当て：you、you:名前、bot、bot:random（なければ、あなた対ボット）
help-arg-solo = 1人用のルールで遊ぶ（ゲームにある場合）
help-arg-seed = 整数または16進数64桁。同じシードなら同じカードが配られる
help-arg-option = ゲームのオプション（例：marquis=off）
help-arg-cards = 自分のカードパックのフォルダ
help-arg-plain = 1行に1つ答える文字だけの表示（パイプも可）
help-arg-save = 棋譜をこのファイルに残す
help-arg-resume = 保存したゲームを再開する：このファイル、または最後のもの
help-arg-record = 棋譜
help-arg-at = この手数で止める
help-arg-seat = この席から見る（1が最初の席）。なければ観戦者として見る
help-arg-clause = 条項または裁定のid（例：court.king.1、king.1）
help-arg-games = ゲーム数
help-arg-count = 席数
help-arg-jobs = プロセス数
help-arg-out = 失敗したゲームの保存先
help-arg-address = 待ち受けるアドレス
help-arg-port = 待ち受けるポート
help-arg-database = 保存先：sqlite:///ファイル または postgresql://…（既定は自分用のファイル）
help-arg-workers = プロセス数（2以上にはPostgreSQLが必要）
help-arg-secure = TLSの背後で動かす：クッキーをTLSに限る
help-arg-open = ブラウザーを開く
help-arg-url = ハウスのアドレス。お知らせのリンクに使います（省略時は待ち受けるアドレス）
help-arg-mail = メールを送り出すサーバー：smtp://ユーザー:パスワード@ホスト:ポート または smtps://…（人目に触れない SALON_MAIL を推奨）
help-arg-mail-from = 手紙の差出人
help-arg-backup = 書き込むファイル。そのまま使えます：--database sqlite:///ファイル
help-arg-overwrite = 既にあるものに上書きする
help-arg-export = 卓のID、最後に書き込むファイルまたはフォルダー
help-arg-all = すべての卓（フォルダーだけを指定）
help-arg-unfinished = 進行中の対局も含める（棋譜には全員の手札が出ます）
help-arg-records = 棋譜
help-arg-import-seat = その席に座る人（1が最初）：アカウント名、bot、bot:random、open
