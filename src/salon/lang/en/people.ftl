# The ratings of a server, tournaments, clubs, and what keeps the peace.

people-rating-line = { $game }: { $who }, { $rating } ± { $give }, { $games ->
    [one] 1 game
   *[other] { $games } games
}
people-rated-all = { $results ->
    [one] 1 result counts
   *[other] { $results } results count
}; { $changed ->
    [0] no rating has changed.
    [one] 1 rating has changed.
   *[other] { $changed } ratings have changed.
}
people-no-person = There is nobody here whose page you can read.
people-accounts-only = This is for accounts: make one, and it is yours.
people-not-yourself = That is you.
people-too-many = { $most } people are the most that one can know here.
people-kept-apart = You cannot sit down at this table.
people-without-lesson = a lesson: it does not count
people-without-alone = played alone: it does not count
people-without-hotseat = several people at one screen: it does not count
people-without-cards = with other cards or rules: it does not count
people-without-brought = brought from another server: it does not count
people-without-nobody = nobody won: it does not count
people-without-guests = fewer than two rated players: it does not count
