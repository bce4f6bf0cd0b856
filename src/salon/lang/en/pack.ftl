# Card packs: places, values, and what may be wrong.

pack-at = { $place }, { $rest }
pack-said = { $place }: { $fault }
pack-numbered = { $what } { $n }
pack-number = { $n }
pack-more = { $first } (and { $more } more)

## What is wrong
pack-no-body = This is no card pack: expected its kinds of cards by name.
pack-too-depth = The pack nests its values more than { $most } deep.
pack-too-nodes = The pack has more than { $most } values.
pack-too-number = The pack has a number above { $most }.
pack-no-group = there is nothing called “{ $found }” in a pack of this game.
pack-no-group-near = there is nothing called “{ $found }” in a pack of this game. Did you mean { $near }?
pack-no-field = there is no “{ $found }” here.
pack-no-field-near = there is no “{ $found }” here. Did you mean { $near }?
pack-no-choice = “{ $found }” is not one of the choices.
pack-no-choice-near = “{ $found }” is not one of the choices. Did you mean { $near }?
pack-no-step = there is no sentence “{ $found }”.
pack-no-step-near = there is no sentence “{ $found }”. Did you mean { $near }?
pack-missing = this is missing.
pack-kind = expected { $kind ->
    [number] a whole number
    [yes-no] yes or no
    [text] a text
    [list] a list
    [names] a name for each language
    [nothing] nothing
   *[record] a record
}.
pack-too-small = { $found } is too small; the least is { $least }.
pack-too-big = { $found } is too large; the most is { $most }.
pack-never = { $found } would change nothing.
pack-too-few = there are { $found } here; expected at least { $least }.
pack-too-many = there are { $found } here; expected at most { $most }.
pack-too-nested = choices inside choices go more than { $most } deep.
pack-no-id = “{ $found }” is no id: expected small letters, digits and _ or -, a letter first.
pack-either = “{ $found }” is no pair: expected two different ones with | between them.
pack-header = { $path }: { $field } cannot be “{ $found }”.
pack-header-missing = { $path }: { $field } is missing.
pack-other-game = { $path } is a pack for { $found }; expected { $expected }.
pack-twice = “{ $found }” is there twice.
pack-long = { $found } characters are too many; the most is { $most }.
pack-empty = the name is empty.
pack-unseen = there is a character that is not plain text ({ $letter }).
pack-fixed-name = this has a fixed name.
pack-unfit = what this card says cannot be said together.
pack-at-the-start = The game begins
pack-no-language = “{ $found }” is no code of a language, such as en.

## The command line
pack-cli-pack = { $name }, version { $version }, for { $game } ({ $play })
pack-cli-no-shelf = No packs are kept here yet. salon cards new GAME NAME makes one; the games: { $games }.
pack-cli-which = { $path } is a folder: add --game to say for which game it is.
pack-cli-made = { $path } has all { $cards } cards. Change what your cards say otherwise, then: salon cards check { $path }
pack-cli-note-about = A pack of cards. It begins as a copy, so it can be played from the first card on that you change.
pack-cli-note-how = Names go into each card: name = { "{" } en = "…", es = "…" { "}" }. Then: salon cards check { $path }
pack-cli-note-rights = Note numbers, symbols and mechanics, with names and words of your own; copy no text and no picture.
pack-cli-fault = { $path }  { $said }
pack-cli-doubt = { $path }  Doubtful: { $said }
pack-cli-wrong = { $count ->
    [one] { $path } has a fault.
   *[other] { $path } has { $count } faults.
}
pack-cli-sound = { $path } can be read and is whole: { $pack }
    To see that it also plays: salon cards test { $path }
pack-cli-fine = { $folder } is a valid card pack with { $kinds } kinds of cards; { $games } random games were played with it.
pack-cli-fail = { $folder } fails in play: in game { $game } with { $seats } seats, after “{ $last }”, { $what }. To look at it: { $command }
pack-cli-lost = a card is lost or there twice
pack-cli-negative = a character has fewer than no influence markers
pack-cli-unanswerable = a question has no answer
pack-cli-nothing = a step finds nothing to work on
pack-cli-endless = the game does not end
pack-cli-promise = this does not hold: { $promise }
pack-cli-differ = { $count ->
    [0] No card differs
    [one] 1 card differs
   *[other] { $count } cards differ
}{ $alike ->
    [yes] {""}; both are played alike.
   *[no] .
}
pack-cli-written = Written: { $path }, { $pack }
pack-cli-there = { $path } is there already with other cards; give yours another version.
pack-cli-kept = Kept as { $name }: { $pack }. To play with it: salon play { $game } --cards { $name }
