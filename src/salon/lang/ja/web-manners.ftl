# The browser's labels for manners at the table. No plurals here: the page fills arguments in as they are.

## Names
web-what-to-call-you = お名前は？
web-others-see-name = この名前が他の人に表示されます。
web-names-taken = この卓で使われている名前：{ $names }
web-no-idea = 思いつかないときは：
web-name-ideas = セヴィニエ|コルベール|ランシング
web-have-account = アカウントを持っています
web-sit-down-title = 「{ $title }」に参加する
web-carry-title = このゲームはあなたのものですか？
web-carry-more = ここで「{ $name }」として始めたゲームです。席、メモ、事前回答ごと、アカウントに移せます。
web-carry-yes = はい、移します
web-carry-no = いいえ、残します
web-sure-log-out = ゲストのままログアウトしますか？
web-sure-log-out-more = このゲストとしてもう一度ログインすることはできず、進行中のゲームに戻れなくなります。先にアカウントを作れば、ゲームはあなたのものとして残ります。

## 全員への質問、一時停止、不在の人
web-ask-pause = 一時停止を求める
web-ask-end = 終了を提案する
web-sure-agree-more = 他の人に尋ねます。全員が同意すると勝ち負けなしで終わります。一人でも断れば、ゲームは続きます。
web-resign-or-lend = しばらく離れるだけなら、ボットに任せて、いつでも戻れます。
web-vote-asks = 提案
web-vote-yes = はい
web-vote-no = いいえ
web-vote-open = ？
web-agree-end = 終了する
web-agree-pause = 一時停止に同意する
web-agree-rematch = はい、再戦する
web-not-now = 今はしない
web-play-on = 続ける
web-withdraw = 取り下げる
web-without-bot = 他の席はボットで始める
web-without-open = 他の席は空席で始める
web-paused = 一時停止中
web-paused-more = すべての時計が止まっています。全員の準備ができると再開します。
web-ready-are = 準備完了：{ $names }
web-i-am-ready = 準備できました
web-overdue-claim = 勝ちを宣言するか、戻るまでボットに任せるか、待つことができます。
web-overdue-bot = 戻るまでボットに任せるか、待つことができます。
web-claim = 勝ちを宣言する
web-stand-in = ボットに任せる
web-grant = 時間を追加する
web-nudge = { $name }に催促する
web-nudge-sent = { $name }に催促しました。
web-nudged = 他の人があなたを待っています
web-nudged-more = 卓の誰かが催促しました。
web-seat-given-up = { $name }は抜けました。その席ではボットがプレイしています。
web-invite-somebody = 代わりの人を招待する
web-holds = 手札{ $n }枚
web-spare-days = 予備日{ $n }日
web-sound-setting = 自分の番が来たときや質問されたときに音を鳴らす

## 参加者を待つ卓
web-waiting-title = 参加者を待っています
web-waiting-lead = 最後の席が埋まるとゲームが始まります。それまで時計は動きません。
web-who-sits = 参加者
web-how-played = プレイの設定
web-close-table = 卓を閉じる
web-leave-table = 卓を離れる
web-sure-close = この卓を閉じますか？
web-sure-close-more = ゲームは始まりません。参加者に表示され、招待リンクは使えなくなります。
web-sure-leave = この卓を離れますか？
web-sure-leave-more = あなたの席は空席になります。あなたの卓なら、次の参加者に引き継がれます。
web-sure-free = { $name }の席を空けますか？
web-sure-free-more = 席は空席になり、新しいリンクができます。前のリンクは使えなくなります。
web-free-seat = 席を空ける
web-seat-free = 空席
web-link-opened = リンクが開かれました
web-link-opened-at = このリンクは{ $when }に開かれました。
web-link-made = { $when }に作成。まだ開かれていません。卓とともに保存され、どの端末でも使えます。
web-show-link = リンクとQRコード
web-send-mail = メールで送る
web-new-link = 新しいリンク
web-sure-new-link = 新しいリンクを作りますか？前のリンクは使えなくなります。
web-fill-bot = ボットを入れる
web-fill-all = ボットを入れて始める
web-sit-here = この席に移る
web-change-set-up = 設定を変える
web-table-closed = この卓は閉じられました
web-open-like-it = 別の卓を立てる
web-leave = 投了した人の席
web-leave-open = ボットが続け、代わりの人を招待できる
web-leave-bot = 最後までボットが続ける
web-leave-end = 全員のゲームが終わる
web-late-ask = 相手が勝ちを宣言するか、ボットに任せるか、待つ
web-late-ask-many = 戻るまでボットに交代
web-pace-spare = 各プレイヤーの予備日（合計）
web-colour-0 = 赤
web-colour-1 = 緑
web-colour-2 = 金
web-colour-3 = 青
web-colour-4 = 紫
web-colour-5 = 青緑
web-colour-6 = 灰
web-colour-7 = 茶

## 動くトップページ
web-your-turn = あなたの番
web-tables-waiting = { $n }卓
web-turns = あなたの番 { $n }
web-others-think = 相手が考えています
web-finished = 最近終わったゲーム
web-watch-now = 観戦する
web-live-now = 更新中
web-and-more = ほか{ $n }卓
web-hours-left = { $n }時間
web-play = プレイ
web-at-move = { $n }手目
web-thinks = { $names }を待っています
web-seats-taken = { $of }席中{ $n }席
web-join-table = 参加する
web-quick-match = クイックマッチ
web-quick-match-hint = 同じ条件の人がいればすぐに始まります。いなければ公開の卓で待ち、ボットを入れることもできます。
web-match-met = 待っている人がいました。
web-match-waits = 同じ条件の人を待っています。空席にはボットを入れられます。
web-start-game = ゲームを始める

## チャット
web-said-beside = 観戦中（観戦者だけが読めます）
web-mute = ミュート
web-unmute = 元に戻す
web-muted = { $name }の発言を表示しません。
web-sure-mute = { $name }の発言を表示しないようにしますか？
web-sure-mute-more = すべての卓で発言が表示されなくなります。相手には知らされません。
web-report = 報告
web-reported = ありがとうございます。管理者が確認します。
web-sure-report = この発言を管理者に報告しますか？
web-report-why = 問題の内容

## Without a line
web-as-of = オフラインです。{ $when }の状態を表示しています。

## Friends
web-friends-here = オンラインのフレンド
web-friend-plays = 『{ $title }』をプレイ中
