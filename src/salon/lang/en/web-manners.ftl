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
web-sound-setting = A sound when something is asked of me
