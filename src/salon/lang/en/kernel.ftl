# What every game says: seats, refusals, errors.

kernel-seat = Player { $number }
kernel-guest = Guest
kernel-guest-number = Guest { $number }
kernel-bot = Bot { $number }
kernel-literal = { $words }

## Refusals
kernel-not-an-answer = That is not what is asked now. { $question }
kernel-not-your-turn = It is not your turn; the table waits for { $waiting }.
kernel-no-such-action = There is no action { $action }.
kernel-it-is-legal = This is allowed now.
kernel-no-note = No note can be given with this answer.
kernel-note-long = The note has { $length } characters; expected at most { $most }.
kernel-note-control = The note has at place { $place } a character that is not plain text ({ $code }); expected letters, numbers, signs and spaces.
kernel-game-over = The game is over.
kernel-cannot-undo = There is nothing you can undo: chance, newly seen cards or another player’s answer stand in the way.

## What an answer costs
kernel-cost-won = Then the game ends, and you win.
kernel-cost-lost = Then the game ends, and you lose.
kernel-cost-others = Then it is up to { $next }.
kernel-cost-die = Then a die is rolled.
kernel-cost-draw = Then chance decides what is drawn.
kernel-cost-show = Then something hidden is shown.

## Opening a table
kernel-unknown-game = There is no game { $game }; expected one of: { $known }.
kernel-unknown-example = There is no example { $example } of { $game } that opens on the board.
kernel-bad-seats = { $game } has no table with { $seats } seats; expected one of: { $allowed }.
kernel-unknown-option = { $game } has no option { $option }; expected one of: { $known }.
kernel-option-seats = The option { $option } is for tables with this many seats only: { $seats }.
kernel-bad-option = The option { $option } cannot be { $value }; expected one of: { $choices }.
kernel-bad-seed = { $seed } is not a seed; expected a whole number of at most 256 bits, or 64 hexadecimal digits in lower case.
kernel-unknown-language = There is no language { $language }; expected one of: { $known }.
kernel-unknown-bot = There is no bot { $bot }; expected one of: { $known }.
kernel-unknown-action = There is no action { $name }; did you mean one of: { $near }?
kernel-unknown-clause = { $game } has no rule { $clause }; the list of all rules shows their ids.

## Card packs
kernel-cards-unreadable = { $path } cannot be read: { $reason }.
kernel-cards-broken = { $path } is not a card pack: { $reason }.
kernel-cards-line = { $path } has a line of more than { $most } characters.
kernel-cards-depth = { $path } nests its values more than { $most } deep.
kernel-cards-nodes = { $path } has more than { $most } values.
kernel-cards-number = { $path } has a number above { $most }.
kernel-too-long = { $path } is longer than { $most } bytes; no such file need be.
kernel-cards-schema = { $path } has the schema { $found }; expected { $expected }.

## Records
kernel-record-long = The record is longer than { $most } bytes.
kernel-record-malformed = Line { $line }, column { $column }: this is not a complete record ({ $reason }).
kernel-record-shape = The record does not have the expected shape: { $reason }.
kernel-record-format = The record has the format { $found }; expected { $expected }.
kernel-record-header = The header is not as it was recorded.
kernel-record-changed = Move { $move } is not as it was recorded.
kernel-record-unknown = Move { $move } cannot be read: { $reason }
kernel-record-illegal = Move { $move } breaks a rule ({ $clause }): { $reason }
kernel-record-result = The result is not as it was recorded.
kernel-record-outcome = The moves lead to another result than the one recorded.
kernel-record-rewritten = Line { $line }, column { $column }: the file is not as it was written.
kernel-record-commitment = The seed is not the one that was promised before the game.
kernel-record-shares = The shares of the seats are not in order: each seat has one at most, and its number.
kernel-record-share = The bytes that seat { $seat } gave to the shuffle are not the ones it promised.
kernel-record-mix = The seed is not made of what the record says it is made of.
kernel-record-scene = The seats and options are not those of the example { $example }.
kernel-record-pack = This game was played with { $name } { $version } ({ $digest }). Import that pack to look at it again.
kernel-other-game = This is for { $found }; expected { $expected }.
kernel-bad-snapshot = This is not a complete position: { $reason }.
kernel-bad-lesson = The lesson { $path } cannot be read: { $reason }.
kernel-bad-hints = The hints { $path } cannot be read: { $reason }.
kernel-lesson-twice = The lesson { $path } has the step { $step } twice.
kernel-lesson-read = One moment: first read this card, then choose Next.
kernel-lesson-held = You could do that. For now, follow the light.
kernel-no-scene = { $game } shows no examples on the board.
kernel-needs-research = { $package } is not installed: pip install "salon[research]".
kernel-no-encoder = { $game } does not say what a seat sees as numbers.
kernel-no-encoder-for = What a seat sees is given as numbers only with the option { $option }={ $value }.
kernel-no-observer-parameters = Observers take no parameters.
