# What the house itself says, in the browser and over the API.

house-stale = The table has moved on. Here is how it stands now.
house-over = The game is over.
house-not-started = The game begins when all seats are taken.
house-not-over = The game is not over yet.
house-not-your-seat = That is not your seat.
house-no-table = There is no such table.
house-no-seat = There is no such seat.
house-no-game = There is no such game.
house-no-moment = The game has not come that far.
house-seat-taken = Somebody sits there already.
house-not-invited = This seat is for those with an invitation. The link is incomplete or was used.
house-no-session = Come in first: as a guest, or log in.
house-no-name = A name needs at least one letter.
house-wrong-password = Name and password do not match.
house-too-often = That was a bit fast. Wait a moment and try again.
house-too-long = That is too long.
house-other-origin = This came from another site and was not done.
house-host-only = This page is for the host.
house-rulings = Rulings of the house
house-name-taken = The name { $name } is taken.
house-bad-request = This could not be read: { $reason }
house-waiting = { $who } is to choose.
house-end-resigned = { $seat } has given up.
house-end-late = { $seat } has run out of time.
house-end-agreed = The players agreed to end the game.
house-about-court = Intrigue at the court of Louis XIV. Two to four players, 30 minutes, light.
house-about-turmoil = Crown or star: Europe from 1890 to the Great War. Two players, three hours, demanding.
house-about-v1919 = The peace conference of 1919. One to four players, two hours, medium.
house-decided-ahead = { $seat } was ahead from move { $move } of { $of } to the end.
house-decided-source = The widest gap to { $other }: { $source }, { $points } points.
house-curve-court = the points each would have scored
house-curve-turmoil = the VP marker
house-curve-v1919 = the points each would have scored

## Notices
house-bad-email = That is no e-mail address.
house-webhook-bad = A webhook is an address that begins with https:// or http://, without a password, at port 80, 443 or above 1023.
house-webhook-unknown = The host of this webhook cannot be found.
house-webhook-private = This webhook lies inside a private network and is not called.
house-bad-mail = The mail server cannot be understood; expected smtp://user:password@host:port, or smtps:// for TLS from the start.
house-bad-sender = Letters need a sender; expected an e-mail address in --mail-from or SALON_MAIL_FROM.
house-notice-subject-turn = Your turn: { $title }
house-notice-subject-reminder = Still your turn: { $title }
house-notice-turn = It is your turn in { $title } with { $names }.
house-notice-turn-alone = It is your turn in { $title }.
house-notice-reminder = It is still your turn in { $title } with { $names }, and your time is running out.
house-notice-reminder-alone = It is still your turn in { $title }, and your time is running out.
house-notice-until = You can answer until { $until }.
house-notice-stop = You get this letter because you gave this address for notices. To get no more, clear it in your account: { $address }

## Answers given ahead
house-programme-pass = pass
house-programme-until = This game has nothing of the kind to wait for.
house-programme-rule = There is no such rule any more. Look again and try once more.
house-programme-not-asked = A new rule is about the question that is open; you are not asked anything now.
house-programme-stopped-illegal = Your answers given ahead have stopped: “{ $answer }” was not allowed.
house-programme-stopped-undone = Your answers given ahead have stopped, as you took one back.
house-programme-stopped-until = Your answers given ahead have ended, as you wished.

## The database
house-bad-database = The database cannot be understood; expected sqlite:///FILE or postgresql://…
house-no-database = There is no database at { $where }.
house-database-away = The database { $where } cannot be used: { $reason }
house-not-salons = { $where } is no database of Salon.
house-other-form = The database is in form { $found }, this Salon works with { $expected }; start it once with salon serve.
house-bad-backup = The backup was not sound and has been thrown away.
