# The browser's labels for manners at the table. No plurals here: the page fills arguments in as they are.

## Names
web-what-to-call-you = What shall we call you?
web-others-see-name = The others see this name.
web-names-taken = Taken at this table: { $names }.
web-no-idea = No idea?
web-name-ideas = Sévigné|Colbert|Lansing
web-have-account = I have an account
web-sit-down-title = Sit down at { $title }
web-carry-title = Are these games yours?
web-carry-more = You began them here as { $name }. They can move to your account, with your seats, notes and answers in advance.
web-carry-yes = Yes, bring them
web-carry-no = No, leave them
web-sure-log-out = Log out as a guest?
web-sure-log-out-more = Nobody can log in as this guest again: your running games would be lost to you. Make an account first, and they stay yours.

## Questions to all, pauses, who stays away
web-ask-pause = Ask for a pause
web-ask-end = Propose to end it
web-sure-agree-more = The others are asked. If all agree, nobody wins and nobody loses; one no is enough to play on.
web-resign-or-lend = Only away for a while? Then let a bot play for you instead, and come back when you like.
web-vote-asks = asks
web-vote-yes = yes
web-vote-no = no
web-vote-open = ?
web-agree-end = End it
web-agree-pause = Agree to the pause
web-agree-rematch = Yes, a rematch
web-not-now = Not now
web-play-on = Play on
web-withdraw = Take it back
web-without-bot = Begin with bots for the others
web-without-open = Begin with open seats
web-paused = Pause
web-paused-more = Every clock stands still. It goes on when all are ready.
web-ready-are = Ready: { $names }
web-i-am-ready = I am ready
web-overdue-claim = You may claim the win, let a bot play until they are back, or wait.
web-overdue-bot = A bot may play until they are back; or you wait.
web-claim = Claim the win
web-stand-in = Let a bot play
web-grant = Give more time
web-nudge = Nudge { $name }
web-nudge-sent = { $name } has been nudged.
web-nudged = The others wait for you
web-nudged-more = Somebody at the table has nudged you.
web-seat-given-up = { $name } has left for good. A bot plays in that seat.
web-invite-somebody = Invite somebody in their place
web-holds = cards in hand: { $n }
web-spare-days = days to spare: { $n }
web-sound-setting = A sound when it is my turn or something is asked of me

## A table that waits
web-waiting-title = Waiting for players
web-waiting-lead = The game begins when the last seat is taken. No clock runs before.
web-who-sits = Who sits
web-how-played = How it is played
web-close-table = Close the table
web-leave-table = Leave the table
web-sure-close = Close this table?
web-sure-close-more = The game will not begin. Who sits here is told, and the links stop working.
web-sure-leave = Leave this table?
web-sure-leave-more = Your seat becomes free for others. If the table is yours, it passes to the next who sits.
web-sure-free = Take the seat from { $name }?
web-sure-free-more = The seat becomes free, with a new link. The old one stops working.
web-free-seat = Free the seat
web-seat-free = free
web-link-opened = link opened
web-link-opened-at = This link was opened { $when }.
web-link-made = Made { $when }, not opened yet. It is kept with the table: you find it on every device.
web-show-link = Link and QR code
web-send-mail = Send by e-mail
web-new-link = New link
web-sure-new-link = Make a new link? The old one stops working.
web-fill-bot = Fill with a bot
web-fill-all = Fill with bots and begin
web-sit-here = Sit here instead
web-change-set-up = Play it otherwise
web-table-closed = This table is closed
web-open-like-it = Open another one
web-leave = Whoever gives up
web-leave-open = a bot plays on, and somebody may be invited to the seat
web-leave-bot = a bot plays on to the end
web-leave-end = the game ends for all
web-late-ask = the other claims the win, takes a bot or waits
web-late-ask-many = is replaced by a bot until they are back
web-pace-spare = Days to spare for each player, in all
web-colour-0 = Red
web-colour-1 = Green
web-colour-2 = Gold
web-colour-3 = Blue
web-colour-4 = Violet
web-colour-5 = Teal
web-colour-6 = Grey
web-colour-7 = Brown

## The front page, alive
web-your-turn = Your turn
web-tables-waiting = tables: { $n }
web-turns = { $n } your turn
web-others-think = Others are thinking
web-finished = Finished lately
web-watch-now = Watch now
web-live-now = live
web-and-more = and { $n } more
web-hours-left = { $n } h
web-play = Play
web-at-move = move { $n }
web-thinks = waiting for { $names }
web-seats-taken = { $n } of { $of } seats taken
web-join-table = Join
web-quick-match = Quick match
web-quick-match-hint = Whoever wants the same is met at once. If nobody waits, you wait at a table that all can see, and can fill it with bots.
web-match-met = Somebody was waiting: here you are.
web-match-waits = You wait for the next who wants the same. Bots can take the free seats.
web-start-game = Start a game

## Talk
web-said-beside = watching; only others who watch read this
web-mute = mute
web-unmute = Take it back
web-muted = You no longer read what { $name } writes.
web-sure-mute = Read no more from { $name }?
web-sure-mute-more = What they write is hidden from you, at every table. They are not told.
web-report = report
web-reported = Thank you. The host will look at it.
web-sure-report = Report this to the host?
web-report-why = What is wrong with it?

## Without a line
web-as-of = No connection: this is how it was { $when }.

## Friends
web-friends-here = Friends who are here
web-friend-plays = plays { $title }
