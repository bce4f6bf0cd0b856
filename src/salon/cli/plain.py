"""The plain face: questions as lines of text, answers line by line, also from a pipe."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable

from salon.cli.recap import recap
from salon.cli.render import said
from salon.cli.session import Session, Typed, unfinished
from salon.cli.setup import default_seats, players
from salon.cli.sheets import plain, room
from salon.games import games, load
from salon.kernel import Held, LessonCard, Record, SalonError, Text, UnknownName, fault
from salon.lang import Words

Ask = Callable[[], "str | None"]
PAPER = (150, 46)  # columns and rows of a map where there is no terminal


def play(session: Session) -> int:
    """Play to the end, or to the end of the input. From a pipe the first mistake stops the game."""
    people = session.people
    shown = 0  # how much of the log has been told
    before: int | None = None  # the last person who was asked
    while not session.over:
        while session.bot_to_move() is not None:
            if session.bot_begins():
                shown = _tell(session, session.people[0] if len(people) == 1 else None, shown)
                if not _pause(session):
                    return _leave(session)
            session.let_bot_move()
        card = session.card()
        seat = people[0] if card else session.person()
        if seat is None:
            continue
        shown = _tell(session, seat if len(people) == 1 else None, shown)
        if card is not None and not _read(session, card):
            return _leave(session)
        if card is not None and not card.asked:
            continue
        if len(people) > 1 and seat != before and not _hand_over(session, seat):
            return _leave(session)
        before = seat
        if sys.stdin.isatty() and (answered := session.answer_only(seat)):  # a pipe has its answers counted
            print(answered)
            continue
        if session.drafting is None:  # a draft is put together in many small answers
            print(_board(session, seat), *recap(session, seat), "", sep="\n")
        if not _one_answer(session, seat):
            return _leave(session)
    session.save()
    _tell(session, None, shown)
    print(_board(session, None), "", session.say("cli.saved", path=str(session.path)), sep="\n")
    return 0


def _read(session: Session, card: LessonCard) -> bool:
    """Show a card of a lesson; one that asks for nothing waits until it has been read."""
    if card.said is not None:
        print(f"  · {session.text(card.said)}")
    print("", session.say("cli.lesson-step", number=card.number, of=card.of, title=card.title), sep="\n")
    print(
        textwrap.fill(
            session.text(card.text), 90, break_long_words=False, initial_indent="  ", subsequent_indent="  "
        )
    )
    if card.asked:
        asked = session.name(session.game.vocabulary.action(card.asked))
        print("", session.say("cli.lesson-asked", answer=asked), "", sep="\n")
        return True
    line = _line(session.say("cli.lesson-next") + " ")
    if line is None:
        return False
    typed = session.command(line) if line.strip() else None
    if typed is not None and typed.command == "quit":
        return False
    session.turn_page(free=typed is not None and typed.command == "free")
    return True


def _one_answer(session: Session, seat: int) -> bool:
    """Ask until the seat has answered; False when there is no more input."""
    _question(session, seat)
    decision = session.play.state.decision(seat)
    while True:
        line = _line("> ")
        if line is None:
            return False
        if not line.strip():
            continue
        try:
            typed = session.read(line, seat)
            if typed.action is not None:
                if sys.stdin.isatty() and (doubt := session.care.hesitate(typed.action, seat)):
                    print(f"  ⚠ {doubt}")
                    continue
                session.answer(typed.action, seat)
                return True
            if typed.command == "quit":
                return False
            if _moves(session, seat, typed):
                return True
            print(_command(session, seat, typed.command or "help", typed.rest))
        except Held as error:  # allowed, but not what the lesson is about
            print(f"  · {session.text(error.text)}")
        except (SalonError, OSError) as error:
            if not sys.stdin.isatty():
                raise
            print(said(session.words, error, session.names))
            if session.person() != seat or session.play.state.decision(seat) is not decision:
                return True  # the answer stands; only its file could not be written


def _moves(session: Session, seat: int, typed: Typed) -> bool:
    """Do what leads to another question, if that is what was typed."""
    match typed.command:
        case "undo":
            session.undo(seat)
            print(session.say("cli.undone"))
        case "deal":
            session.step_in(typed.rest, seat)
        case "back":
            session.go_back(seat)
        case "free":
            session.turn_page(free=True)
        case _:
            return False
    return True


def _pause(session: Session) -> bool:
    """Before a bot's turn: go on, or offer a deal first; False to leave."""
    bot = session.bot_to_move()
    print(session.say("cli.bot-begins", player=f"seat.{bot}"))
    while (line := _line("> ")) is not None:
        if not line.strip():
            return True
        try:
            typed = session.command(line)
            if typed is None:
                raise fault(UnknownName, "cli.not-at-pause", given=line.strip()[:60])
            if typed.command == "quit":
                return False
            if typed.command == "deal":
                session.step_in(typed.rest, None)
                return True
            if typed.command == "pause":
                print(session.pause())
                return True
            print(_command(session, session.people[0], typed.command or "help", typed.rest))
        except (SalonError, OSError) as error:
            if not sys.stdin.isatty():
                raise
            print(said(session.words, error, session.names))
    return False


def _command(session: Session, seat: int, command: str, rest: str) -> str:
    match command:
        case "why":
            return session.why(rest, seat)
        case "save":
            return session.say("cli.saved", path=str(session.save_as(rest)))
        case "log":
            return "\n".join(session.log(seat))
        case "board":
            return _board(session, seat)
        case "map":
            columns, rows = shutil.get_terminal_size(PAPER)
            return "\n".join(session.map(seat, columns, rows - 1))
        case "cards":
            return cards_in_words(session)
        case "note":
            return session.write_note(rest, seat)
        case "pause":
            return session.pause()
        case "hush":
            return session.hush()
    return session.rule(seat) + "\n" + session.commands()


def cards_in_words(session: Session) -> str:
    """What each card does."""
    return "\n".join(
        session.say("cli.titled", title=session.text(card.name), text=session.words.sentences(card.effect))
        for card in session.game.catalogue()
    )


def _question(session: Session, seat: int) -> None:
    print(session.say("cli.prompt", player=f"seat.{seat}", question=session.prompt(seat)))
    for number, name, _ in session.offered(seat):
        remark = session.remark(number, seat)
        print(f"  {number:>2}  {name}" + (f"  — {remark}" if remark else ""))
    for hint in session.hints(seat):
        print(f"   ·  {hint}")


def _board(session: Session, seat: int | None) -> str:
    """The map first, where the game has one, then its tables."""
    tables = plain(session.game.tables(session.play.state, seat), session.words, session.names, room())
    columns, rows = shutil.get_terminal_size(PAPER)
    chart = session.charter(seat, rows - 1)(columns)
    return "\n".join([*chart, "", tables]) if chart else tables


def _tell(session: Session, seat: int | None, since: int) -> int:
    for line in session.log(seat, since):
        print(line)
    return len(session.play.log)


def _hand_over(session: Session, seat: int) -> bool:
    """Between two people at one terminal: clear the screen, so that nobody sees another's hand."""
    if not sys.stdin.isatty():
        print(session.say("cli.hand-over-plain", player=f"seat.{seat}"))
        return True
    print("\x1b[2J\x1b[3J\x1b[H" + session.say("cli.hand-over", player=f"seat.{seat}"))
    if _line("") is None:
        return False
    for line in session.log(seat)[-12:]:
        print(line)
    return True


def _leave(session: Session) -> int:
    print(session.say("cli.left", path=str(session.path)))
    return 0


def _line(prompt: str) -> str | None:
    """A line of input; None at its end or at Ctrl-C."""
    try:
        if sys.stdin.isatty():
            return input(prompt)
        line = sys.stdin.readline()
    except (EOFError, KeyboardInterrupt):
        return None
    return line or None


def menu(speaker: Words) -> int:
    """Choose a game, or take up the last one."""
    waiting = unfinished()[:5]
    entries = [speaker.say(Text("cli.menu-resume", {"path": path.name})) for path, _ in waiting]
    entries += [
        speaker.say(Text("cli.menu-game", {"title": speaker.name(game, "title"), "game": game}))
        for game in games()
    ]
    print(speaker.say(Text("cli.menu")))
    for number, entry in enumerate(entries, 1):
        print(f"  {number:>2}  {entry}")
    while True:
        line = _line("> ")
        if line is None or not line.strip():
            return 0
        if line.strip().isdecimal() and 1 <= int(line) <= len(entries):
            break
        print(speaker.say(Text("cli.no-such-number", {"given": line.strip()[:20], "count": len(entries)})))
        if not sys.stdin.isatty():
            return 2
    chosen = int(line) - 1
    if chosen < len(waiting):
        path, record = waiting[chosen]
        return play(Session(load(record.game_id), record, speaker, path))
    game = load(games()[chosen - len(waiting)])
    return play(Session(game, Record.of(game, players(default_seats(game), game, speaker)), speaker))
