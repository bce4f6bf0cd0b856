# Manners at the table: names, questions to all, who leaves and who comes back.

## Names
house-name-at-table = Somebody at your table is called { $name }, or nearly so. Choose another name.
house-carry-not = At one of these tables your account sits, too, or somebody is called as you are. Nothing was changed; finish or leave that game first, or log in without bringing the games.

## Questions to all
house-ask-end = { $seat } proposes to end the game here
house-ask-end-more = If all agree, nobody wins and nobody loses, and all cards are shown. The game goes on while you think it over.
house-ask-pause = { $seat } asks for a pause
house-ask-pause-more = If all agree, every clock stands still and nobody plays until all say that they are ready.
house-ask-rematch = { $seat } asks for a rematch
house-ask-rematch-more = The same game once more. It begins when all have said yes; until then no clock runs.
house-ask-not-now = This cannot be asked now. After a no, play on first; and only one thing is asked at a time.
house-ask-over = There is nothing to answer any more.
house-paused = The game is paused. It goes on when all are ready.
house-not-paused = The game is not paused.

## Who stays away, and who leaves
house-overdue-late = { $seat } has run out of time
house-overdue-away = { $seat } has not played for three days
house-not-overdue = The others still have time.
house-not-of-two = A win can only be claimed in a game of two.
house-nudge-not-now = You can nudge somebody who has been waited for since half a day, and once a day.
house-lose-bot = The game goes on: a bot plays in your place to the end, and the others decide it. You alone have lost, and you cannot come back.
house-lose-opens = The game goes on: a bot plays in your place, and the others may invite somebody to take the seat. You alone have lost, and you cannot come back.
house-lose-ends = The game is over for all: you have lost, the others have won.
house-lose-alone = The game is over, and you have lost.

## Before the start
house-not-the-opener = Only the one who opened the table can do this.
house-begins = This is too late: the game begins, or the table is closed.
house-own-seat = That is your own seat. You can leave the table, or close it.
house-no-message = There is no such message at this table.
house-option-on = on
house-option-off = off

## Notices
house-notice-nudge = { $title }, with { $names }: the others wait for you, and somebody has nudged you.
house-notice-nudge-alone = { $title }: you are waited for.
house-notice-subject-nudge = { $title }: the others wait for you
house-notice-asked = { $title }, with { $names }: something is asked of all.
house-notice-asked-alone = { $title }: something is asked of you.
house-notice-subject-asked = { $title }: a question to you
house-notice-begun = { $title } begins: you play with { $names }.
house-notice-begun-alone = { $title } begins.
house-notice-subject-begun = { $title } begins
house-digest-subject = { $tables ->
    [one] 1 table waits for you
   *[other] { $tables } tables wait for you
}
house-trial-subject = A trial notice
house-trial = It works: this is how you will hear of your games.
house-push-bad = Messages cannot be sent to the address that this browser gave.
house-no-pushes = This server sends no messages to browsers.
house-no-zone = There is no time zone { $zone }.
