# The arena: bots against bots.

arena-title = { $game }: bots against bots
arena-goes-on = { $games ->
    [one] One game is there already; the run goes on after it.
   *[other] { $games } games are there already; the run goes on after them.
}
arena-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $seats } seats; every deal was played from all seats.
arena-certain = It stopped early: the order of the bots is certain.
arena-all-played = All games were played.
arena-interrupted = { $games ->
    [one] Interrupted after one game; nothing is kept without --report.
   *[other] Interrupted after { $games } games; nothing is kept without --report.
}
arena-interrupted-kept = { $games ->
    [one] Interrupted after one game; the same command goes on from there.
   *[other] Interrupted after { $games } games; the same command goes on from there.
}
arena-written = The report is in { $path }.
arena-column-bot = bot
arena-column-rating = rating (95 %)
arena-column-share = wins (95 %)
arena-column-time = each answer (longest)
arena-few-seats = The arena needs at least { $least } seats; a game for one has nobody to compare with.
arena-not-ours = { $path } is no file of games of the arena; expected another folder for --report.
arena-other-run = { $path } has the games of another run (other bots, seats, seed, options or cards); expected the same command, or another folder for --report.
arena-other-code = { $path } has games of another version of the rules or the bots, which cannot be counted together with new ones; expected another folder for --report.
arena-ratings = Ratings
arena-ratings-note = 400 points more are ten times the chance to win at one table. The average is 0; the lines are 95 % intervals, from deals drawn again.
arena-shares = Share of wins
arena-shares-note = Of the seats that a bot had. Shared wins count in part. The dashed line is the share of one among equals; the intervals (95 %) know that games of one deal hang together.
arena-seats = Wins by seat
arena-at-seat = { $bot }, seat { $seat }
arena-sides = Wins by side
arena-as-side = { $bot } as { $side }
arena-lengths = Length of the games
arena-lengths-note = Counted in answers of all seats; half of the games had no more than { $answers }.
arena-ends = How games ended
arena-sources = Points by source
arena-cards = Wins by card
arena-cards-note = How often those won who had held, settled, played or taken a card, each counted by itself; cards that at least { $least } seats had so.
arena-cards-held = In hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
arena-cards-settled = Settled: { $count ->
    [one] one card
   *[other] { $count } cards
}
arena-cards-played = Played: { $count ->
    [one] one card
   *[other] { $count } cards
}
arena-cards-taken = Taken: { $count ->
    [one] one card
   *[other] { $count } cards
}
arena-made = Made by Salon { $version }.
