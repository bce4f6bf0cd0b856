"""From the words of a command line to a table: seats, options, names."""

from __future__ import annotations

import argparse
import getpass
import os
from pathlib import Path

from salon import bots
from salon.cli import Parser
from salon.cli.care import CONFIRM
from salon.kernel import BadSetup, Game, Player, State, Text, Value, fault
from salon.kernel.pack_file import ENDING
from salon.lang import Words, bot_name

NAMED_BOTS = 4  # bots sit under the names of people who knew Versailles; the first free one is taken


def add_table_arguments(command: Parser) -> None:
    """The arguments that describe a table."""
    command.add_argument("--seed", metavar="N", help=command.say("help.arg-seed"))
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=command.say("help.arg-option")
    )
    add_cards(command)


def add_cards(command: Parser) -> None:
    """The pack to play with."""
    command.add_argument("--cards", metavar="PACK", type=on_shelf, help=command.say("help.arg-cards"))


def add_confirm(command: Parser) -> None:
    """Before which answers to ask once more."""
    command.add_argument("--confirm", choices=CONFIRM, default="costly", help=command.say("help.arg-confirm"))


def seed(args: argparse.Namespace) -> int | str | None:
    """A seed as a number, or as 64 hexadecimal digits."""
    given: str | None = args.seed
    return int(given) if given and given.isdecimal() and len(given) < 64 else given


def number(name: str, given: str, least: int) -> int:
    """A whole number as it was typed; `name` is what it was typed for."""
    if not given.isdecimal() or not given.isascii() or len(given) > 18 or int(given) < least:
        raise fault(BadSetup, "cli.bad-number", name=name, given=given[:40], least=least)
    return int(given)


def options(args: argparse.Namespace, game: Game[State]) -> dict[str, Value]:
    """`--option marquis=off`: values are words of the option's own type."""
    found: dict[str, Value] = {}
    for given in args.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise fault(BadSetup, "cli.bad-option", given=given[:80])
        option = game.options.get(name)
        found[name] = _value(value, option.default if option else value)
    return found


def _value(word: str, like: Value) -> Value:
    if isinstance(like, bool):
        return {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}.get(
            word.lower(), word
        )
    if isinstance(like, int) and word.removeprefix("-").isdecimal():
        return int(word)
    return word


def players(given: str, game: Game[State], speaker: Words, level: str = bots.USUAL) -> list[Player]:
    """`you,bot,bot:minister,you:Ana`: who sits at the table, in the order of the seats; `level` is that of
    the bots of which nothing else is said."""
    found: list[Player] = []
    for word in given.split(","):
        kind, _, rest = word.strip().partition(":")
        if kind == "you":
            name = rest or _own_name(found) or speaker.name("kernel", f"seat.{len(found)}")
            found.append(Player(name[:40], "you"))
        elif kind == "bot":
            bots.load(rest or level, game)
            own = [speaker.say(Text(f"cli.bot-{n}")) for n in range(1, NAMED_BOTS + 1)]
            name = next(n for n in (*own, bot_name(len(found) + 1)) if all(p.name != n for p in found))
            found.append(Player(name, f"bot:{bots.level(rest or level)}"))
        else:
            raise fault(BadSetup, "cli.bad-seat", given=word[:40])
    return found


def _own_name(others: list[Player]) -> str:
    """The user's own name, for the first of several people; nothing if the system knows none."""
    try:
        name = getpass.getuser().split("@")[0].capitalize()
    except (OSError, KeyError):
        return ""
    return "" if name == "Root" or name in {player.name for player in others} else name


def default_seats(game: Game[State]) -> str:
    """You against bots, at the table's usual size."""
    return ",".join(["you"] + ["bot"] * (game.seat_counts[-1] - 1))


def saves() -> Path:
    """Where games are kept: the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "salon" / "games"


def shelf() -> Path:
    """Where packs that were imported are kept."""
    return saves().parent / "packs"


def on_shelf(given: str) -> Path:
    """A pack by its file or folder, or by its name on the shelf."""
    path = Path(given)
    if not path.exists() and path.name == given:
        for kept in (shelf() / given, shelf() / f"{given}{ENDING}"):
            if kept.exists():
                return kept
    return path


def database_url(args: argparse.Namespace) -> str:
    """Where the house keeps everything: as the command line or the environment says, or in its own file."""
    given: str | None = args.database or os.environ.get("SALON_DATABASE")
    if given:
        return given
    folder = saves().parent
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)  # what people keep there is nobody else's
    return f"sqlite:///{folder / 'salon.db'}"


def free_file(path: Path, *, overwrite: bool, but: str = "") -> Path:
    """A file that may be written: not there yet, or given up; never the database at `but` itself."""
    if path.is_dir():
        raise fault(BadSetup, "cli.is-folder", path=str(path))
    database = Path(but.removeprefix("sqlite:///"))
    if path.exists() and (not overwrite or (database.exists() and path.samefile(database))):
        raise fault(BadSetup, "cli.file-exists", path=str(path))
    return path
