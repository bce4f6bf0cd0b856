# ブラウザーとAPIでハウス自身が述べる言葉。

house-own-name = 日本語
house-short-name = 日本語
house-stale = 卓の状況が変わりました。現在の状況を表示します。
house-over = ゲームは終了しています。
house-not-started = 全員がそろうとゲームが始まります。
house-not-over = ゲームはまだ終わっていません。
house-not-your-seat = あなたの席ではありません。
house-no-table = その卓はありません。
house-no-seat = その席はありません。
house-no-game = そのゲームはありません。
house-no-moment = ゲームはそこまで進んでいません。
house-seat-taken = その席はふさがっています。
house-not-invited = この席は招待制です。リンクが不完全か、すでに使われています。
house-no-session = 先にゲストとして入るか、ログインしてください。
house-no-name = 名前を入力してください。
house-wrong-password = 名前とパスワードが一致しません。
house-too-often = 操作が速すぎます。少し待ってからもう一度お試しください。
house-too-long = 長すぎます。
house-away = 現在ハウスはデータベースに接続できません。しばらくしてからもう一度お試しください。
house-other-origin = 別のサイトからの要求なので、実行しませんでした。
house-host-only = このページは管理者用です。
house-rulings = ハウスの裁定
house-name-taken = { $name }という名前は使われています。
house-bad-request = 読み取れませんでした：{ $reason }
house-waiting = { $who }が選択中です。
house-end-resigned = { $seat }が投了しました。
house-end-late = { $seat }の時間が切れました。
house-end-agreed = プレイヤーの合意により終了しました。
house-decided-ahead = { $seat }は{ $of }手のうち{ $move }手目から最後までリードしました。
house-decided-source = { $other }との差が最も大きかったのは「{ $source }」（{ $points }点）です。

## お知らせ
house-bad-proxies = SALON_PROXIES に「{ $given }」は指定できません。127.0.0.1, 10.0.0.0/8 のように、アドレスやネットワークをコンマで区切って指定してください。
house-bad-email = メールアドレスではありません。
house-webhook-bad = Webhookには https:// または http:// で始まり、パスワードを含まず、ポートが80、443、または1024以上のアドレスを指定してください。
house-webhook-unknown = このWebhookのホストが見つかりません。
house-webhook-private = このWebhookはプライベートネットワークの中にあるため、呼び出しません。
house-bad-mail = メールサーバーの指定を読み取れません。smtp://ユーザー:パスワード@ホスト:ポート、最初からTLSなら smtps:// の形で指定してください。
house-bad-sender = 手紙には差出人が必要です。--mail-from または SALON_MAIL_FROM にメールアドレスを指定してください。
house-notice-subject-turn = あなたの番です：{ $title }
house-notice-subject-reminder = まだあなたの番です：{ $title }
house-notice-turn = 『{ $title }』（相手：{ $names }）であなたの番になりました。
house-notice-turn-alone = 『{ $title }』であなたの番になりました。
house-notice-reminder = 『{ $title }』（相手：{ $names }）はまだあなたの番です。残り時間が少なくなっています。
house-notice-reminder-alone = 『{ $title }』はまだあなたの番です。残り時間が少なくなっています。
house-notice-until = { $until }まで答えられます。
house-notice-stop = このアドレスをお知らせ先として確認されたため、この手紙をお送りしています。今後不要な場合はこちら：{ $address }
house-confirm-subject = このアドレスはあなたのものですか
house-confirm-letter = { $house } での対局のお知らせをこのアドレスで受け取りたいという申し込みがありました（おそらくご本人によるものです）。確認するには、3日以内に次のリンクを開いてください：
house-confirm-not-you = お心当たりがなければ、何もしないでください。お知らせは届きません。
house-confirm-stop = この確認も今後不要な場合はこちら：{ $address }
house-link-confirm = 対局のお知らせをこのアドレスで受け取りますか。
house-link-confirm-button = 受け取る
house-link-confirm-done = 確認しました。お知らせはこのアドレスに届きます。
house-link-stop = このアドレスへの手紙を止めますか。
house-link-stop-button = 手紙を止める
house-link-stop-done = このアドレスへの手紙を止めました。
house-link-bad = このリンクは無効か、期限が切れています。

## 先に決めておく答え
house-programme-pass = パス
house-programme-until = このゲームには、待つべきそのようなものがありません。
house-programme-rule = そのルールはもうありません。もう一度確認してください。
house-programme-not-asked = 新しいルールは今の質問についてのものですが、今は何も聞かれていません。
house-programme-stopped-illegal = 先に決めた答えは止まりました：「{ $answer }」は選べませんでした。
house-programme-stopped-undone = 答えを取り消したため、先に決めた答えは止まりました。
house-programme-stopped-until = ご希望どおり、先に決めた答えは終わりました。

## データベース
house-bad-database = データベースの指定を読み取れません。sqlite:///ファイル または postgresql://… の形で指定してください。
house-no-database = { $where } にデータベースはありません。
house-database-away = データベース { $where } を使えません：{ $reason }
house-not-salons = { $where } はSalonのデータベースではありません。
house-other-form = データベースの形式は{ $found }ですが、このSalonは{ $expected }を使います。一度 salon serve で起動してください。
house-newer-form = データベース { $where } の形式 { $found } は、より新しいSalonが書いたものです。このSalonが扱えるのは形式 { $expected } までです。新しいSalonで開くか、バックアップに戻してください。
house-database-in-use = データベース { $where } は使用中です。別のハウスが開いています（プロセス { $process }）。1つのファイルを同時に使えるのは1つのハウスだけです。
house-database-damaged = データベース { $where } は壊れています：{ $reason } バックアップに戻してください：salon serve --database sqlite:///BACKUP
house-bad-backup = バックアップに問題があったため破棄しました。

## プレイできない卓
house-apart-log = この卓は切り離されています。このハウスのルールでは記録をもう再現できません。着席している人は結果なしでゲームを終了し、その後で棋譜をダウンロードできます。ホストは棋譜を書き出すか、以前のSalonに戻すことができます。ほかの卓に影響はありません。
house-apart-rules = この卓は切り離されています。ルール { $found } で始まりましたが、このハウスのルールは現在 { $expected } です。着席している人は結果なしでゲームを終了し、その後で棋譜をダウンロードできます。ホストは棋譜を書き出すか、以前のSalonに戻すことができます。ほかの卓に影響はありません。
house-apart-ended = このゲームは終了しており、もう表示できません。このハウスのルールでは記録を再現できません。棋譜はダウンロードできます。
house-end-apart = ゲームを続けられなくなり、結果なしで終了しました。
house-not-apart = この卓はプレイできます。この方法で終了できるのは、プレイできない卓だけです。
house-log-gap = 記録の { $version } 番目の項目がありません。
house-change-row = データベースの行を読めません。
house-change-game = ゲーム { $game } がなくなっています。
house-change-rules = ルール { $found } で進行中です。{ $expected } では切り離されます。
house-change-log = 記録が { $entry } 番目の項目で止まります：{ $reason }
house-change-unreadable = 読めません。
house-change-position = { $entry } 番目の項目の後の局面が異なります。
house-change-result = 終わり方が異なります。

## アカウント
house-common-password = このパスワードは真っ先に試されるものの一つです。別のもの、たとえばいくつかの単語をつなげたものにしてください。
house-one-seat = この卓にはもう着席しています。席は一人に一つです。
house-too-many-tables = まだ誰も着席していない卓が{ $most }あります。どれかが始まるまでお待ちください。
house-end-closed = 対局が始まる前に卓が閉じられました。
house-reset-subject = 新しいパスワード
house-reset-letter = 誰か（おそらくあなた）が{ $house }の{ $name }のパスワードを忘れたとのことです。一時間以内に次のリンクから新しいものを決めてください：
house-reset-not-you = 心当たりがなければ何もしないでください。元のパスワードのままです。
