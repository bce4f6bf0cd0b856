# Manners at the table: names, questions to all, who leaves and who comes back.

## Names
house-name-at-table = 同じ卓に「{ $name }」と同じ、またはよく似た名前の人がいます。別の名前を選んでください。
house-carry-not = その卓のどれかに、あなたのアカウントがすでに参加しているか、同じ名前の人がいます。何も変更していません。先にそのゲームを終えるか離れるか、ゲームを引き継がずにログインしてください。

## 全員への質問
house-ask-end = { $seat }がここでの終了を提案しています
house-ask-end-more = 全員が同意すると、勝ち負けなしで終わり、すべてのカードが公開されます。考えている間もゲームは続きます。
house-ask-pause = { $seat }が一時停止を求めています
house-ask-pause-more = 全員が同意すると、すべての時計が止まり、全員の準備ができるまで誰もプレイしません。
house-ask-rematch = { $seat }が再戦を申し込んでいます
house-ask-rematch-more = 同じゲームをもう一度プレイします。全員が「はい」と答えると始まり、それまで時計は動きません。
house-ask-not-now = 今はこの質問をできません。断られたあとは、まず手番を進めてください。質問は一度に一つだけです。
house-ask-over = 答える質問はもうありません。
house-paused = ゲームは一時停止中です。全員の準備ができると再開します。
house-not-paused = ゲームは一時停止していません。

## 不在の人と抜けた人
house-overdue-late = { $seat }の時間が切れました
house-overdue-away = { $seat }が3日間プレイしていません
house-not-overdue = 他の人にはまだ時間があります。
house-not-of-two = 勝ちを宣言できるのは、2人のゲームだけです。
house-nudge-not-now = 催促できるのは、半日以上待たせている人に、1日1回です。
house-lose-bot = ゲームは続きます。ボットが最後まで代わりにプレイし、勝敗は他の人で決まります。負けになるのはあなただけで、戻ることはできません。
house-lose-opens = ゲームは続きます。ボットが代わりにプレイし、他の人はその席に誰かを招待できます。負けになるのはあなただけで、戻ることはできません。
house-lose-ends = ゲームは全員について終わります。あなたの負け、他の人の勝ちです。
house-lose-alone = ゲームは終わり、あなたの負けになります。

## 始まる前
house-not-the-opener = これができるのは、卓を立てた人だけです。
house-begins = もう間に合いません。ゲームが始まるか、卓が閉じられています。
house-own-seat = それはあなた自身の席です。卓を離れるか、閉じることができます。
house-no-message = この卓にそのメッセージはありません。
house-option-on = あり
house-option-off = なし

## Notices
house-notice-nudge = { $title }（{ $names }）：他の人があなたを待っていて、催促がありました。
house-notice-nudge-alone = { $title }：あなたの番です。
house-notice-subject-nudge = { $title }：他の人が待っています
house-notice-asked = 『{ $title }』（{ $names }）：全員への質問があります。
house-notice-asked-alone = 『{ $title }』：質問があります。
house-notice-subject-asked = 『{ $title }』：質問があります
house-notice-begun = 『{ $title }』が始まりました。対戦相手は{ $names }です。
house-notice-begun-alone = 『{ $title }』が始まりました。
house-notice-subject-begun = 『{ $title }』が始まりました
house-digest-subject = { $tables }卓があなたの番を待っています
house-trial-subject = テスト通知
house-trial = 設定できました。ゲームの通知はこのように届きます。
house-push-bad = このブラウザーの送信先にはメッセージを送れません。
house-no-pushes = このサーバーはブラウザーへメッセージを送りません。
house-no-zone = タイムゾーン「{ $zone }」はありません。
