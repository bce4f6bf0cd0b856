### What bots make of a game: `salon analyse`.

insight-head = { $game }: what the answers cost, as bots see it
insight-answer = Move { $move }, { $seat }: { $given } left a winning chance of { $chance } %; the best had { $best } %, so it cost { $cost }.
insight-fine = Move { $move }, { $seat }: { $given } was the best that was found, with a winning chance of { $chance } %.
insight-nothing = No answer cost a point of winning chance or more.
insight-silent = Nothing can be said about these moves: there was no choice, or nobody to win against.
insight-estimates = The chances are estimates of bots, each from what the seat could know.
