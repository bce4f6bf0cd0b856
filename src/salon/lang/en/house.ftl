# What the house itself says, in the browser and over the API.

house-own-name = English
house-short-name = EN
house-stale = The game has moved on. Here is how it stands now.
house-over = The game is over.
house-not-started = The game begins when all seats are taken.
house-not-over = The game is not over yet.
house-not-your-seat = That is not your seat.
house-no-table = There is no such table.
house-no-seat = There is no such seat.
house-no-game = There is no such game.
house-no-moment = The game has not come that far.
house-seat-taken = Somebody sits there already.
house-not-invited = This seat needs an invitation. The link is incomplete or has been used.
house-no-session = Sign in first: as a guest or with your account.
# What nobody may be called, because it would be taken for a guest without a name, or for a bot
house-names-of-guests = guest
house-names-of-bots = bot
house-no-name = A name needs at least one letter.
house-wrong-password = Name and password do not match.
house-too-often = That was a bit fast. Wait a moment and try again.
house-too-long = That is too long.
house-away = The server cannot reach its database just now. Try again in a moment.
house-other-origin = This request came from another site and was refused.
house-host-only = This page is for the host.
house-rulings = Rulings
house-name-taken = The name { $name } is taken.
house-bad-request = This could not be read: { $reason }
house-waiting = { $who } is to choose.
house-answered = { $seat }: { $answer }
house-answered-secretly = { $seat } has made a choice in secret.
house-end-resigned = { $seat } has given up.
house-gone = You have given this game up. A bot plays in your place.
house-end-late = { $seat } has run out of time.
house-end-agreed = The players agreed to end the game.
house-promise-late = It is too late to promise a share of the shuffle: the cards are being dealt.
house-share-refused = These bytes are not wanted: they are not the ones your seat has promised, or not all have promised yet, or the cards are dealt.
house-seed-hidden = The seed is told when the game is over.
house-headline-wins = { COUNT($seats) ->
    [one] { $seats } wins
   *[other] { $seats } win together
}
house-headline-wins-with = { COUNT($seats) ->
    [one] { $seats } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $seats } win together with { $points ->
        [one] 1 point each
       *[other] { $points } points each
    }
}
house-headline-wins-by = { $seats } wins by { $points } VP
house-headline-nobody = Nobody wins
house-headline-won-alone = { $seat } wins
house-headline-lost-alone = { $seat } loses
house-verdict-won = You won by { $gap }.
house-verdict-won-by = You won by { $gap }: { $source } gave you { $points } more than { $other }.
house-verdict-won-tied = You and { $other } have the same points, but the tie-break goes to you.
house-verdict-won-anyhow = You won, though you were behind. { $reason }
house-verdict-lost = You lost by { $gap }.
house-verdict-lost-by = You lost by { $gap }, because { $source } gave { $other } { $points } more than you.
house-verdict-lost-tied = You and { $other } have the same points, but the tie-break goes to { $other }.
house-verdict-lost-anyhow = You lost, though you were ahead. { $reason }
house-verdict-shared = You share the victory with { $others }.
house-verdict-nobody = You lost, and so did everybody else.
house-verdict-agreed = All agreed to end the game, so nobody wins or loses.
house-verdict-own-resigned = You gave up.
house-verdict-own-late = You ran out of time.
house-verdict-others-resigned = You win, because { $seats } gave up.
house-verdict-others-late = You win, because { $seats } ran out of time.
house-decided-taken = { $source } last changed hands at move { $move }: { $seat } kept it to the end.
house-decided-ahead = { $seat } was ahead from move { $move } of { $of } to the end.
house-decided-source = The widest gap to { $other }: { $source }, { $points } points.
house-decided-last = { $seat } went ahead only with the last move.
house-decided-standing = At the end { $seat } was { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of { $other }.
house-decided-level = At the end { $seats } had the same points.
house-decided-step = { $seat } gained most with move { $move }: { $points ->
    [one] 1 point
   *[other] { $points } points
} on the others.
house-decided-rival = { $other } had been ahead of { $seat } by { $points ->
    [one] 1 point
   *[other] { $points } points
}, at move { $move }.

## Notices
house-bad-proxies = SALON_PROXIES cannot be “{ $given }”; expected addresses or networks with commas between them, such as 127.0.0.1, 10.0.0.0/8.
house-bad-email = That is not an e-mail address.
house-webhook-bad = A webhook is an address that begins with https:// or http://, without a password, at port 80, 443 or above 1023.
house-webhook-unknown = The host of this webhook cannot be found.
house-webhook-private = This webhook is inside a private network; no notices are sent there.
house-bad-mail = The mail server cannot be understood; expected smtp://user:password@host:port, or smtps:// for TLS from the start.
house-bad-sender = E-mails need a sender; expected an e-mail address in --mail-from or SALON_MAIL_FROM.
house-notice-subject-turn = Your turn: { $title }
house-notice-subject-reminder = Still your turn: { $title }
house-notice-turn = It is your turn in { $title } with { $names }.
house-notice-turn-alone = It is your turn in { $title }.
house-notice-reminder = It is still your turn in { $title } with { $names }, and your time is running out.
house-notice-reminder-alone = It is still your turn in { $title }, and your time is running out.
house-notice-until = You can answer until { $date }, { $hour } (UTC).
house-notice-stop = You get this e-mail because you confirmed this address for notices. To get no more: { $address }
house-confirm-subject = Is this your address?
house-confirm-letter = Somebody, probably you, wants notices about their games at { $house } to come to this address. To confirm it, follow this link within three days:
house-confirm-not-you = If it was not you, do nothing: no notices will come.
house-confirm-stop = To get no such question again: { $address }
house-link-confirm = Shall notices about your games come to this address?
house-link-confirm-button = Yes, send them
house-link-confirm-done = Confirmed. Notices will come to this address.
house-link-stop = Stop e-mails to this address?
house-link-stop-button = No more e-mails
house-link-stop-done = Done. No more e-mails will come to this address.
house-link-bad = This link is not valid, or no longer.

## Answers given ahead
house-programme-pass = pass
house-programme-until = This game does not have that condition.
house-programme-rule = That answer in advance is no longer there. Look again and try once more.
house-programme-not-asked = An answer in advance is added to a question; you are not asked anything now.
house-programme-stopped-illegal = Your answers in advance have stopped: “{ $answer }” was not allowed.
house-programme-stopped-undone = Your answers in advance have stopped because you took one back.
house-programme-stopped-until = Your answers in advance have ended, as you wished.

## The database
house-bad-database = The database cannot be understood; expected sqlite:///FILE or postgresql://…
house-no-database = There is no database at { $where }.
house-database-away = The database { $where } cannot be used: { $reason }
house-not-salons = { $where } is not a database of Salon.
house-other-form = The database is in form { $found }, this Salon works with { $expected }; start it once with salon serve.
house-newer-form = The database { $where } is in form { $found }, which a newer Salon wrote; this one knows forms up to { $expected }. Start it with the newer Salon, or go back to a backup.
house-database-in-use = The database { $where } is in use: another server has it open (process { $process }). One file serves one server at a time.
house-database-damaged = The database { $where } is damaged: { $reason } Go back to a backup: salon serve --database sqlite:///BACKUP
house-bad-backup = The backup was damaged and has been thrown away.

## Tables that cannot be played
house-apart-log = This game cannot go on here: its log no longer fits the rules of this server. Those at the table can end it without a result and then download its record; the host can export it, or go back to the earlier Salon. Other tables are not affected.
house-apart-rules = This game cannot go on here: it was begun by the rules { $found }, and this server now has { $expected }. Those at the table can end it without a result and then download its record; the host can export it, or go back to the earlier Salon. Other tables are not affected.
house-apart-ended = This game is over and can no longer be shown: its log does not fit the rules of this server. Its record can be downloaded.
house-end-apart = The game could not go on and was ended without a result.
house-not-apart = This table can be played; only one that cannot be played is ended this way.
house-log-gap = Entry { $version } of the log is missing.
house-change-row = its row in the database cannot be read.
house-change-game = its game { $game } is not there any more.
house-change-rules = it is played by the rules { $found }, and could not go on by { $expected }.
house-change-log = its log stops at entry { $entry }: { $reason }
house-change-unreadable = it cannot be read.
house-change-position = after entry { $entry } the position is another one.
house-change-result = it ends otherwise.
house-no-page = This table has no card to be read.
house-no-lesson = There is no lesson { $lesson } of { $game }; there are: { $known }.
house-lesson-apart = A lesson is begun by itself, not by opening a table.

## Accounts
house-common-password = This password is one of the first that others would try. Choose another one, perhaps a few words.
house-one-seat = You sit at this table already. One person has one seat.
house-too-many-tables = You have { $most } tables at which nobody has sat down yet. Wait until one of them begins.
house-too-many-bots = You have { $most } games with bots that are not over. Play one to its end, or give one up.
house-end-closed = The table was closed before the game began.
house-reset-subject = A new password
house-reset-letter = Somebody, probably you, has forgotten the password of { $name } at { $address }. To choose a new one, follow this link within an hour:
house-reset-not-you = If it was not you, do nothing: the old password stays.
house-no-example = There is no such example on the board.

## As an application
house-app-about = Political board games, against bots or with friends.
house-app-new = New table
house-app-tables = Your tables
house-app-library = Rules and cards
