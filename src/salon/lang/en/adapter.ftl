# What a table in words says to a program that plays.

adapter-news = ## What happened
adapter-table = ## The table
adapter-question = ## The question
adapter-draft = ## Your draft
adapter-answers = ## Your answers
adapter-asides = ## What you may say besides
adapter-noted = (a note may follow, after a colon)
adapter-how = Answer with the number, the words or the id of one of these.
adapter-not-understood = “{ $given }” is none of the answers; give the number, the words or the id of one of the { $count }.
adapter-not-asked = Seat { $seat } is asked nothing now.
adapter-no-rule = No rule says anything of “{ $about }”.
adapter-bad-transcript = This is no transcript of a table: { $reason }
adapter-bad-form = { $path } cannot be written; the name must end with one of { $forms }.
