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
web-sound-setting = 質問されたら音を鳴らす
