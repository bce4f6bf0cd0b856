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
# 名前のないゲストやボットと紛らわしいため、誰も名乗れない言葉
house-names-of-guests = ゲスト
house-names-of-bots = ボット
house-no-name = 名前を入力してください。
house-wrong-password = 名前とパスワードが一致しません。
house-too-often = 操作が速すぎます。少し待ってからもう一度お試しください。
house-too-long = 長すぎます。
house-away = 現在サーバーはデータベースに接続できません。しばらくしてからもう一度お試しください。
house-other-origin = 別のサイトからのリクエストのため、実行しませんでした。
house-host-only = このページは管理者用です。
house-rulings = Salonの裁定
house-name-taken = { $name }という名前は使われています。
house-bad-request = 読み取れませんでした：{ $reason }
house-waiting = { $who }が選択中です。
house-answered = { $seat }：{ $answer }
house-answered-secretly = { $seat }は秘密に選びました。
house-end-resigned = { $seat }が投了しました。
house-gone = あなたはこのゲームを投了しました。ボットが代わりにプレイしています。
house-end-late = { $seat }の時間が切れました。
house-end-agreed = プレイヤーの合意により終了しました。
house-headline-wins = { COUNT($seats) ->
    [1] { $seats }の勝利
   *[other] { $seats }の引き分け勝利
}
house-headline-wins-with = { COUNT($seats) ->
    [1] { $seats }が{ $points }点で勝利
   *[other] { $seats }が{ $points }点で引き分け勝利
}
house-headline-wins-by = { $seats }が{ $points }点差で勝利
house-headline-nobody = 勝者なし
house-headline-won-alone = { $seat }の勝利
house-headline-lost-alone = { $seat }の敗北
house-verdict-won = { $gap }点差で勝ちました。
house-verdict-won-by = { $gap }点差で勝ちました。「{ $source }」で{ $other }より{ $points }点多く得たのが決め手です。
house-verdict-won-tied = あなたと{ $other }は同点ですが、タイブレークであなたの勝ちです。
house-verdict-won-anyhow = 点数では負けていましたが、あなたの勝ちです。{ $reason }
house-verdict-lost = { $gap }点差で負けました。
house-verdict-lost-by = { $gap }点差で負けました。「{ $source }」で{ $other }があなたより{ $points }点多く得たためです。
house-verdict-lost-tied = あなたと{ $other }は同点ですが、タイブレークで{ $other }の勝ちです。
house-verdict-lost-anyhow = 点数では勝っていましたが、あなたの負けです。{ $reason }
house-verdict-shared = { $others }と勝利を分かち合いました。
house-verdict-nobody = あなたもほかの全員も負けました。
house-verdict-agreed = 全員の合意で終わったので、勝ち負けはありません。
house-verdict-own-resigned = あなたは投了しました。
house-verdict-own-late = あなたの時間が切れました。
house-verdict-others-resigned = { $seats }が投了したので、あなたの勝ちです。
house-verdict-others-late = { $seats }の時間が切れたので、あなたの勝ちです。
house-decided-taken = 「{ $source }」が最後に持ち主を変えたのは{ $move }手目で、{ $seat }が最後まで守りました。
house-decided-ahead = { $seat }は全{ $of }手のうち{ $move }手目以降、最後までリードを保ちました。
house-promise-late = シャッフルへの参加を約束するには遅すぎます。カードが配られています。
house-share-refused = このバイト列は受け取れません。席が約束したものと違うか、まだ全員が約束していないか、すでにカードが配られています。
house-seed-hidden = シードはゲームが終わってから公開されます。
house-decided-source = { $other }との差が最も大きかったのは「{ $source }」（{ $points }点）です。
house-decided-last = { $seat }は最後の1手で初めて単独でリードしました。
house-decided-standing = 終了時、{ $seat }は{ $other }を{ $points }点リードしていました。
house-decided-level = 終了時、{ $seats }は同点でした。
house-decided-step = { $seat }が最も差をつけたのは{ $move }手目で、ほかのプレイヤーに対して{ $points }点でした。
house-decided-rival = { $move }手目には{ $other }が{ $seat }を{ $points }点リードしていました。

## お知らせ
house-bad-proxies = SALON_PROXIES に「{ $given }」は指定できません。127.0.0.1, 10.0.0.0/8 のように、アドレスやネットワークをコンマで区切って指定してください。
house-bad-email = メールアドレスではありません。
house-webhook-bad = Webhookには https:// または http:// で始まり、パスワードを含まず、ポートが80、443、または1024以上のアドレスを指定してください。
house-webhook-unknown = このWebhookのホストが見つかりません。
house-webhook-private = このWebhookはプライベートネットワークの中にあるため、呼び出しません。
house-bad-mail = メールサーバーの指定を読み取れません。smtp://ユーザー:パスワード@ホスト:ポート、最初からTLSなら smtps:// の形で指定してください。
house-bad-sender = メールには差出人が必要です。--mail-from または SALON_MAIL_FROM にメールアドレスを指定してください。
house-notice-subject-turn = あなたの番：{ $title }
house-notice-subject-reminder = まだあなたの番です（{ $title }）
house-notice-turn = 『{ $title }』（相手：{ $names }）であなたの番になりました。
house-notice-turn-alone = 『{ $title }』であなたの番になりました。
house-notice-reminder = 『{ $title }』（相手：{ $names }）はまだあなたの番です。残り時間が少なくなっています。
house-notice-reminder-alone = 『{ $title }』はまだあなたの番です。残り時間が少なくなっています。
house-notice-until = { $date }{ $hour }（UTC）まで回答できます。
house-notice-stop = このメールは、通知先として確認されたアドレスにお送りしています。不要な場合は、次のページで通知を止められます：{ $address }
house-confirm-subject = このアドレスはあなたのものですか
house-confirm-letter = { $house } でのゲームの通知をこのアドレスで受け取りたいという申し込みがありました（おそらくご本人によるものです）。確認するには、3日以内に次のリンクを開いてください：
house-confirm-not-you = お心当たりがなければ、何もしないでください。通知は届きません。
house-confirm-stop = この確認も今後不要な場合はこちら：{ $address }
house-link-confirm = ゲームの通知をこのアドレスで受け取りますか？
house-link-confirm-button = 受け取る
house-link-confirm-done = 確認しました。通知はこのアドレスに届きます。
house-link-stop = このアドレスへのメールを止めますか？
house-link-stop-button = メールを止める
house-link-stop-done = このアドレスへのメールを止めました。
house-link-bad = このリンクは無効か、期限が切れています。

## 先に決めておく答え
house-programme-pass = パス
house-programme-until = このゲームでは、この終了条件を使えません。
house-programme-rule = その事前回答はもうありません。一覧を確認してください。
house-programme-not-asked = 事前回答は表示中の質問に対して追加します。今は質問がありません。
house-programme-stopped-illegal = 「{ $answer }」を選べなかったため、事前回答を停止しました。
house-programme-stopped-undone = 回答を取り消したため、事前回答を停止しました。
house-programme-stopped-until = 指定の条件になったため、事前回答を終了しました。

## データベース
house-bad-database = データベースの指定を読み取れません。sqlite:///ファイル または postgresql://… の形で指定してください。
house-no-database = { $where } にデータベースはありません。
house-database-away = データベース { $where } を使えません：{ $reason }
house-not-salons = { $where } はSalonのデータベースではありません。
house-other-form = データベースの形式は{ $found }ですが、このSalonは{ $expected }を使います。一度 salon serve で起動してください。
house-newer-form = データベース { $where } の形式 { $found } は、より新しいSalonが書いたものです。このSalonが扱えるのは形式 { $expected } までです。新しいSalonで開くか、バックアップに戻してください。
house-database-in-use = データベース { $where } は使用中です。別のサーバーが開いています（プロセス { $process }）。1つのファイルを同時に使えるのは1つのサーバーだけです。
house-database-damaged = データベース { $where } は壊れています：{ $reason } バックアップに戻してください：salon serve --database sqlite:///BACKUP
house-bad-backup = バックアップに問題があったため破棄しました。

## プレイできない卓
house-apart-log = この卓は切り離されています。このサーバーのルールでは記録をもう再現できません。着席している人は結果なしでゲームを終了し、その後でプレイ記録をダウンロードできます。管理者はプレイ記録を書き出すか、以前のSalonに戻すことができます。ほかの卓に影響はありません。
house-apart-rules = この卓は切り離されています。ルール { $found } で始まりましたが、このサーバーのルールは現在 { $expected } です。着席している人は結果なしでゲームを終了し、その後でプレイ記録をダウンロードできます。管理者はプレイ記録を書き出すか、以前のSalonに戻すことができます。ほかの卓に影響はありません。
house-apart-ended = このゲームは終了しており、もう表示できません。このサーバーのルールでは記録を再現できません。プレイ記録はダウンロードできます。
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
house-no-page = この卓に読むカードはありません。
house-no-lesson = { $game }に「{ $lesson }」というレッスンはありません。あるのは：{ $known }。
house-lesson-apart = レッスンは卓を立てるのではなく、レッスンとして始めてください。

## アカウント
house-common-password = このパスワードは真っ先に試されるものの一つです。別のもの、たとえばいくつかの単語をつなげたものにしてください。
house-one-seat = この卓にはもう着席しています。席は一人に一つです。
house-too-many-tables = まだ誰も着席していない卓が{ $most }あります。どれかが始まるまでお待ちください。
house-too-many-bots = 終わっていないボットとのゲームが{ $most }件あります。どれかを最後まで遊ぶか、投了してください。
house-end-closed = ゲームが始まる前に卓が閉じられました。
house-reset-subject = 新しいパスワード
house-reset-letter = 誰か（おそらくあなた）が{ $address }の{ $name }のパスワードを忘れたとのことです。一時間以内に次のリンクから新しいものを決めてください：
house-reset-not-you = 心当たりがなければ何もしないでください。元のパスワードのままです。
house-no-example = ボードで見られる例ではありません。

## As an application
house-app-about = 政治を題材にしたボードゲーム。ボットとも友だちとも遊べます。
house-app-new = 卓を立てる
house-app-tables = 自分の卓
house-app-library = ルールとカード
