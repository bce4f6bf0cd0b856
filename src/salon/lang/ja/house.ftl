# ブラウザーとAPIでハウス自身が述べる言葉。

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
house-other-origin = 別のサイトからの要求なので、実行しませんでした。
house-host-only = このページは管理者用です。
house-rulings = ハウスの裁定
house-name-taken = { $name }という名前は使われています。
house-bad-request = 読み取れませんでした：{ $reason }
house-waiting = { $who }が選択中です。
house-end-resigned = { $seat }が投了しました。
house-end-late = { $seat }の時間が切れました。
house-end-agreed = プレイヤーの合意により終了しました。
house-about-court = ルイ14世の宮廷の駆け引き。2～4人、30分、軽め。
house-about-turmoil = 王冠か星か。1890年から大戦までのヨーロッパ。2人、3時間、重め。
house-about-v1919 = 1919年の講和会議。1～4人、2時間、中量級。
house-decided-ahead = { $seat }は{ $of }手のうち{ $move }手目から最後までリードしました。
house-decided-source = { $other }との差が最も大きかったのは「{ $source }」（{ $points }点）です。
house-curve-court = その時点で終わった場合の各自の得点
house-curve-turmoil = 勝利点マーカー
house-curve-v1919 = その時点で終わった場合の各国の得点

## お知らせ
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
house-notice-stop = このアドレスをお知らせ先に指定したため、この手紙をお送りしています。不要な場合は、アカウントのページで消してください：{ $address }

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
house-bad-backup = バックアップに問題があったため破棄しました。
