# The command line and the terminal client.

## Bad input
cli-bad-command-line = { $reason }; see { $program } --help
cli-file = { $path }: { $reason }
cli-bad-seat = “{ $given }” is not a seat; expected you, you:NAME, bot or bot:LEVEL (novice, courtier, minister, chancellor, random), separated by commas.
cli-bad-option = “{ $given }” is not an option; expected NAME=VALUE, such as marquis=off.
cli-bad-number = { $name } cannot be { $given }; expected a whole number of at least { $least }.
cli-bad-range = { $name } cannot be { $given }; expected a whole number from { $least } to { $most }.
cli-bad-url = The address of the server cannot be “{ $given }”; expected http://… or https://…
cli-bad-log = SALON_LOG cannot be “{ $given }”; expected nothing or json.
cli-bad-webhooks = SALON_WEBHOOKS cannot be “{ $given }”; expected nothing, private or off.
cli-bad-pace = SALON_PACE cannot be “{ $given }”; expected the seconds between two moves of bots, from 0 to 60, such as 0.5.
cli-bad-moment = There is no moment { $at }; expected a number of moves from 0 to { $moves }.
cli-bad-viewer = There is no seat { $seat }; expected a number from 1 to { $seats }.
cli-nothing-to-resume = There is no unfinished game to take up; start one with: salon play { $game }
cli-no-such-number = There is no answer { $given }; expected a number from 1 to { $count }.
cli-not-understood = “{ $given }” is neither an answer nor a command; expected a number from 1 to { $count }, or ? for help.
cli-no-deal = Nobody can offer, answer or withdraw a deal now.
cli-whose-deal = Whose deal? Expected the name of one of these: { $players }.
cli-no-note = A note can be given only while a deal is being drafted.
cli-no-back = There is nothing to go back from: the game waits for this answer.
cli-not-at-pause = “{ $given }” is not a command; expected Enter, deal [PLAYER], pause, board, log or quit.

## At the table
cli-word-undo = undo u
cli-word-help = ? help h
cli-word-why = why
cli-word-save = save
cli-word-log = log l
cli-word-board = board b
cli-word-map = map m
cli-word-cards = cards c
cli-word-quit = quit q exit
cli-word-deal = deal
cli-word-back = back
cli-word-note = note
cli-word-pause = pause
cli-word-free = free
cli-word-hush = hush
cli-hint = Worth noticing: { $hint } (hush: not this one again)
cli-no-hint = There was no hint yet.
cli-hushed = This hint will not be told again.
cli-lesson-step = { $number } of { $of }: { $title }
cli-lesson-asked = Asked for: { $answer }
cli-lesson-next = Enter to go on, free to play on without the lesson.
cli-commands = Type the number or the name of an answer, or: undo, why NUMBER, cards, log, board, map, save [FILE], quit, ?
cli-commands-deals = Also: deal [PLAYER] to draft a deal or go on with it, or to answer or withdraw an offer, at any time; back to leave a draft as it is, or an offer for later; note WORDS for the offer; pause to stop before each turn of a bot.
cli-aside = deal { $player }: { $answer }
cli-aside-reply = answer the offer
cli-aside-draft = go on with the draft
cli-own-draft = deal: go on with your draft
cli-may-note = note WORDS: adds your own words (binding nobody)
cli-may-leave = back (Esc): keeps it for later
cli-may-reply-later = back (Esc): answers later; the offer lapses with the turn
cli-note-kept = This note goes with the offer: “{ $note }”
cli-note-gone = No note goes with the offer.
cli-pause-on = The game stops now before each turn of a bot, so that deals can be offered.
cli-pause-off = The game does not stop any more before the turns of bots.
cli-bot-begins = { $player } is about to begin a turn. Enter: go on; deal [PLAYER]: offer a deal first; pause: stop no more.
cli-deal-soon = You can offer a deal as soon as the rules allow one.
cli-key-deal = Deal
cli-not-allowed = not now (why { $number })
cli-recap = Since your last turn:
cli-recap-smaller = … smaller changes: { $n }.
cli-answered-only = Nothing else was possible: “{ $answer }”. { $prompt }
cli-undone = Undone.
cli-saved = The game is saved: { $path }
cli-left = The game is saved. To go on: salon play --resume { $path }
cli-hand-over = The screen is for { $player } now. Press Enter when nobody else is looking.
cli-hand-over-plain = — The screen is for { $player } now. —
cli-bot-1 = Colbert
cli-bot-2 = Louvois
cli-bot-3 = Sévigné
cli-bot-4 = Vauban
cli-thinking = { $player } is thinking …
cli-titled = { $title }: { $text }
cli-prompt = { $player }: { $question }
cli-placeholder = Number, name, or ? for help
cli-answers = Answers
cli-draft = Draft of a deal
cli-board = Board
cli-map = Map
cli-no-map = This game has no map.
cli-story = Log
cli-rule = Rule
cli-cannot-be-undone = This cannot be undone.
cli-sure = { $why } To do it all the same, give the same answer again.
cli-over = The game is over. Press q to leave.
cli-result = Result
cli-player = Player
cli-points = Points
cli-winner = Winner
cli-key-undo = Undo
cli-key-rule = Rule
cli-key-cards = Cards
cli-key-save = Save
cli-key-quit = Quit
cli-key-close = Close
cli-key-start = Start
cli-menu = What would you like to play?
cli-menu-game = { $title } ({ $game }): you against bots
cli-menu-resume = Go on with { $path }
cli-menu-go-on = { $when }  { $title }: { $players } ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
})
cli-menu-unfinished = Unfinished games
cli-menu-seats = You against { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
cli-menu-language = Language
cli-menu-level = Bots
cli-menu-bots = Bots: { $level } ({ $about })

## Rules and cards
cli-rulings = Rulings
cli-reason = Why: { $reason }
cli-ruling-option = Option of a table, { $option }: { $words }
cli-see-also = See also: { $ids }
cli-provenance = Provenance: { $source }; established: { $known }
cli-source-rulebook = rulebook
cli-source-public = public sources
cli-source-deduced = deduced
cli-source-designed = our own design
cli-source-printed = read off the card

## Records and fuzzing
cli-genuine = The record is genuine: { $game }, { $moves } moves, played to the end. Commitment of the seed: { $commitment }
cli-genuine-unfinished = The record is genuine as far as it goes: { $game }, { $moves } moves, not finished. Commitment of the seed: { $commitment }
cli-fair-draws = Every card and die was drawn again from the seed. Draws: { $draws }.
cli-fair-shares = The seed is made of the server’s own and of the shares of these seats: { $seats }.
cli-fair-absent = Shares that were promised and never came, of these seats: { $seats }.
cli-fair-kept = The promise that you kept is the one of this record.
cli-fair-unkept = With --promise and the link kept from before the game, its promise is compared too.
cli-fair-other-promise = The record has another promise than the one you kept. Kept: { $kept }. In the record: { $found }
cli-fair-other-seal = The server’s promise is the one you kept, but those of the players are others.
cli-bad-promise = “{ $given }” is no promise; expected 64 hexadecimal digits, or the link that ends with them.
cli-fuzz-fine = { $games } games of { $game } with { $seats } seats, { $moves } moves: no failure.
cli-fuzz-failed = The game with seed { $seed } failed: { $reason } To see it: { $command } To repeat it: { $repeat }
cli-dataset-written = { $games } games with { $rows } answers are written to { $path }.
cli-dataset-bots = { $bots } bots are named for { $seats } seats; name one for all, or one for each.

## Dice
cli-dice-seed = Seed { $seed }, { $draws } draws.
cli-dice-sides = numbers below { $n }
cli-dice-pairs = one after another, { $n } sides
cli-dice-gap = sixteen draws apart, { $n } sides
cli-dice-shuffles = orders of { $n } cards
cli-dice-line = fair: { $test }, { $draws } counted, chi-square { $chi }, degrees of freedom { $freedom }, p { $p }
cli-dice-line-bad = NOT FAIR: { $test }, { $draws } counted, chi-square { $chi }, degrees of freedom { $freedom }, p { $p }
cli-dice-fair = All as even as chance.
cli-dice-unfair = Something is less or more even than chance.
cli-bad-draws = { $given } is no number of draws; expected a whole number from { $least } to 99999999999.

## The server

cli-serving = Salon is open: { $address }
cli-host-page = The host’s page: { $address }
cli-workers-need-postgresql = Several workers need PostgreSQL: --database postgresql://…

## What was not installed
cli-needs-terminal = The full screen is not installed: pip install "salon[terminal]", or play with --plain.
cli-needs-server = The server is not installed: pip install "salon[server]".
cli-needs-postgres = The driver for PostgreSQL is not installed: pip install "salon[postgres]".
cli-needs-arena = The package for runs on several machines is not installed: pip install "salon[arena]".
cli-needs-research = The packages for research are not installed: pip install "salon[research]".

## Backups, records out and in
cli-backed-up = The backup is written and checked: { $path }, with { $tables } tables and { $answers } entries in their logs.
cli-upgraded = The database is in form { $form }, the one of this Salon.
cli-changes = { $what }: { $change }
cli-upgrade-checked = Played again: { $tables } tables, { $records } records; { $changes } change.
cli-file-exists = { $path } is there already; --overwrite writes over it, unless it is the database itself.
cli-is-folder = { $path } is a folder; expected a file.
cli-export-what = Expected the ids of tables and then a file or folder, or --all and a folder.
cli-no-table = There is no table { $table }.
cli-table-goes-on = The game at table { $table } goes on; with --unfinished its record is written all the same, and shows all hands.
cli-exported = { $path } ({ $moves } moves)
cli-exported-cards = { $path } (its cards)
cli-exported-unplayed = Written: { $path }, with { $moves } moves, as far as the log can be read. The game cannot be played here: its log is damaged, or of other rules.
cli-export-skipped = Left out because they go on: { $count }. With --unfinished they are written as well.
cli-no-account = There is no account named { $name }.
cli-bad-import-seat = “{ $given }” says of no seat who is to sit there; expected such as 2=Ana, 2=bot:random or 2=open.
cli-imported-ended = { $path }: an ended game of { $moves } moves, { $address }
cli-imported-waiting = { $path }: a game of { $moves } moves that goes on when all seats are taken, { $address }
cli-imported-playing = { $path }: a game of { $moves } moves that goes on, { $address }
cli-import-link = Seat { $seat } ({ $name }) is for whoever has this link: { $link }
