# What `salon --help` says; apart from cli.ftl so that help comes quickly.

help-about = Three political board games in one house: play in the terminal, replay, check, study.
help-usage = usage:
help-arguments = arguments
help-options = options
help-command = COMMAND
help-game = GAME
help-clause = CLAUSE
help-help = show this help
help-lang = language: en, es or ja (else that of the system)
help-play = play a game in the terminal
help-replay = tell a recorded game again
help-verify = check that a record is genuine
help-rules = show the rules, or one clause
help-cards = list the cards, or check a card pack
help-cards-list = list the cards of a game
help-cards-check = check a card pack: a folder with a cards.toml
help-fuzz = play random games and check every promise of the engine
help-serve = open the house in the browser
help-backup = write everything into one file, also while the house is open
help-export = write games of the house as records
help-import = make tables of records

## Arguments
help-arg-game = the id of a game, such as court
help-arg-seats = who sits where: you, you:NAME, bot, bot:random (default: you against greedy bots)
help-arg-solo = play alone, by the rules for one player (where the game has them)
help-arg-seed = a whole number or 64 hexadecimal digits: the same seed deals the same cards
help-arg-option = an option of the game, such as marquis=off
help-arg-cards = a folder with a card pack of your own
help-arg-plain = plain text, one answer a line, also from a pipe
help-arg-save = keep the record in this file
help-arg-resume = take up a saved game: this file, or the last one
help-arg-record = a recorded game
help-arg-at = stop after so many moves
help-arg-seat = look from this seat (1 is the first); otherwise as a spectator
help-arg-clause = the id of a clause or ruling, such as court.king.1 or king.1
help-arg-games = how many games
help-arg-count = how many seats
help-arg-jobs = how many processes
help-arg-out = where a failing game is written
help-arg-address = the address to listen on
help-arg-port = the port to listen on
help-arg-database = where everything is kept: sqlite:///FILE or postgresql://… (default: a file of your own)
help-arg-workers = how many processes (more than one needs PostgreSQL)
help-arg-secure = behind TLS: cookies only there
help-arg-open = open a browser on it
help-arg-url = the address at which people find the house, for links in notices (default: where it listens)
help-arg-mail = where letters go out: smtp://user:password@host:port or smtps://… (better in SALON_MAIL, out of sight)
help-arg-mail-from = the sender of the letters
help-arg-backup = the file to write; it can be served as it is: --database sqlite:///FILE
help-arg-overwrite = write over what is there
help-arg-export = the ids of tables, and last the file or folder to write to
help-arg-all = all tables (then only the folder is given)
help-arg-unfinished = also games that go on: their records show all hands
help-arg-records = recorded games
help-arg-import-seat = who is to sit there (1 is the first): the name of an account, bot, bot:random or open
