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

## Pages about people
people-my-page = My page
people-people-known = People
people-ladder = Leaderboard
people-clubs = Clubs
people-ratings = Ratings
people-band-hint = The band says how sure a rating is; it narrows with every game.
people-not-rated = { $name } takes no part in ratings.
people-no-games-yet = No finished games yet.
people-recent-games = Recent games
people-all-games = All { $n }, with filters
people-games-of = Games of { $name }
people-back-to-page = To the page
people-here-since = here since { $day }
people-games-played = games: { $n }
people-games-finished = finishes { $part } of them
people-games-to-go = Games still to play before a rating is shown: { $n }
people-place-of = { $place } of { $of }
people-rated-games = rated games: { $n }, won: { $won }
people-curve-of = { $title }: rating after each game, now { $rating }, give or take { $give }
people-as-table = As a table
people-how-in = How it goes in { $title }
people-with-seats = with { $n } seats
people-won-and-promised = Games, wins, and the wins that the ratings promised
people-points-from = Points by source, on average
people-when-won = when winning
people-when-not = otherwise
people-friends = Friends
people-no-friends = No friends shown.
people-no-friends-you = Nobody yet. On a person’s page you can add them as a friend.
people-you-two = You and this person
people-you-two-told = Games together: { $games }. Won by you: { $won }; by { $name }: { $lost }.
people-these-games = These games
people-you-block = You have blocked { $name }.
people-page-hidden = { $name } shows no page.
people-befriend = Add as a friend
people-befriend-back = Be friends too
people-befriended = { $name } is a friend now.
people-unfriend = No longer friends
people-unfriend-asked = Take back
people-unfriended = { $name } is no longer in your list.
people-block = Block
people-unblock = Unblock
people-block-sure = Block { $name }?
people-block-hint = Whom you block cannot sit down at your tables, nor you at theirs. Games you share go on. They are not told.
people-blocked = { $name } is blocked.
people-unblocked = { $name } is no longer blocked.
people-kept-at-distance = Blocked
people-would-be-friends = Would like to be friends
people-both-ways = both ways
people-find-person = Find a person
people-name-begins = The name begins with
people-find = Find
people-nobody-called = No account begins with “{ $name }”.
people-friends-need-account = Friends are for accounts.
people-shown-of-me = What is shown of you
people-wish-shown = Others may read your page and your games
people-wish-rated = You have ratings and appear on leaderboards
people-wish-hint = Without ratings those you have are thrown away; who comes back begins anew.
people-col-game = Game
people-col-result = Result
people-col-with = With
people-col-rating = Rating
people-col-when = When
people-col-name = Name
people-col-games = Games
people-col-won = Won
people-col-promised = Promised
people-how-sure = How sure
people-last-five = Last five
people-letter-won = W
people-letter-lost = L
people-won = won
people-lost = lost
people-left-it = gave up
people-rank-of = { $rank } of { $of }
people-record-file = record
people-filters = Filters
people-every-game = Every game
people-every-result = Every result
people-any-seats = Any number
people-seats-label = Seats
people-any-pace = Any pace
people-pace-label = Pace
people-pace-live = Live
people-pace-daily = By the day
people-pace-free = No clock
people-games-over = Finished games
people-nothing-fits = No game fits all of these.
people-without-filters = Without filters
people-older = Older games
people-ladder-of = Leaderboard of { $title }
people-ladder-lede = In the order of the rating one can be sure of: the lower end of the band.
people-season = Season
people-season-name = { $year }, quarter { $quarter }
people-all-time = All time
people-circle = Among whom
people-everyone = Everyone
people-who-stands = People and bots
people-only-people = People
people-bots-too = Bots too
people-further-down = Further down
people-on-ladder = With { $floor } games or more: { $n }
people-how-counted = How it is counted
people-how-counted-told = Each game is read as one ranking of its seats. 400 points more are ten times as strong at a table for two. Bots are rated by their level; guests are left out. Lessons, games at one screen and games with other cards do not count. Whoever gives up is last.
people-give-or-take = { $rating }, give or take { $give }
people-you = you
people-ladder-empty = Nobody has { $floor } rated games here yet. Yours could be the first name.
people-report = Report
people-report-hint = Only the host reads this. What was said at the table is kept with it.
people-report-about = What it is about
people-report-name = a name
people-report-talk = what was said
people-report-play = how somebody plays
people-report-words = In your words
people-report-send = Send to the host
people-report-sent = The host will read it.

## Tournaments
people-no-contest = There is no such tournament.
people-contest-not-open = This tournament takes nobody in any more, or has begun or ended.
people-contest-full = The tournament is full: { $most } take part.
people-contest-too-few = Too few take part for tables with { $seats } seats.
people-contest-nobody = Nobody of that number can be replaced.
people-members-only = This is for members of the club.
people-not-your-contest = Only whoever opened the tournament can do this.
people-not-in-it = You do not take part in this tournament.
people-too-many-contests = { $most } of your tournaments are not over yet. End one first.

## Clubs and the peace
people-muted = The host has muted you here for a while.
people-banned = The host has closed this account for now. The reason given: { $why }
people-report-empty = Say in a few words what happened.
people-report-settled = This report has been dealt with, or is not there.
people-no-page = There is no such page.
people-no-club = There is no such club, or it is closed and this link does not open it.
people-club-full = The club is full: { $most } members.
people-too-many-clubs = { $most } clubs are the most that one person can keep.
people-keepers-only = Only a keeper of the club can do this.
