"""The command line. One file for each command; this one reads the words and finds the file."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import NoReturn

from salon.cli.extras import how_to_get
from salon.cli.render import said, shown
from salon.games import games
from salon.kernel.errors import SalonError
from salon.kernel.text import Arg, Text
from salon.lang import LANGUAGES, Words, words

COMMANDS = (
    "play",
    "learn",
    "serve",
    "upgrade",
    "backup",
    "rate",
    "export",
    "import",
    "replay",
    "verify",
    "rules",
    "cards",
    "arena",
    "analyse",
    "fuzz",
    "dataset",
    "dice",
)
FILES = {"import": "import_"}  # a word of the language cannot name a module
BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that speaks the user's language and answers bad input in one line."""

    speaker: Words

    def __init__(self, prog: str | None = None, description: str | None = None) -> None:
        super().__init__(prog, description=description, formatter_class=Formatter, add_help=False)
        self._positionals.title = self.say("help.arguments")
        self._optionals.title = self.say("help.options")
        self.add_argument("-h", "--help", action="help", help=self.say("help.help"))
        self.add_argument("--lang", metavar="|".join(LANGUAGES), help=self.say("help.lang"))

    def add_game(self, name: str, nargs: str | None = None, default: str | None = None) -> None:
        """An argument that is the id of a game."""
        about = self.say("help.arg-game", games=", ".join(games()))
        self.add_argument(name, metavar=self.say("help.game"), help=about, nargs=nargs, default=default)

    def error(self, message: str) -> NoReturn:
        complain(self.say("cli.bad-command-line", reason=message, program=self.prog))
        raise SystemExit(BAD_INPUT)

    def say(self, id: str, /, **args: Arg) -> str:
        return self.speaker.say(Text(id, args))


class Formatter(argparse.HelpFormatter):
    """Help with its headings in the user's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        heading = Parser.speaker.say(Text("help.usage")) + " "
        super().add_usage(usage, actions, groups, heading if prefix is None else prefix)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 2 for bad input, with one line that says what was expected."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    speaker = words()
    try:
        speaker = words(_language(arguments))
        Parser.speaker = speaker
        args = parser(speaker, arguments).parse_args(arguments)
        return int(args.run(args, speaker))
    except BrokenPipeError:  # the reader of our output has seen enough
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  closed at exit
        return 0
    except (SalonError, OSError) as error:
        complain(said(speaker, error))
        return BAD_INPUT
    except ModuleNotFoundError as error:
        needed = how_to_get(error)
        if needed is None:
            raise
        complain(speaker.say(needed))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def parser(speaker: Words, arguments: Sequence[str]) -> Parser:
    """The command line; the file of the command that is asked for adds its own arguments."""
    top = Parser(prog="salon", description=speaker.say(Text("help.about")))
    commands = top.add_subparsers(dest="command", metavar=top.say("help.command"), required=True)
    for name in COMMANDS:
        about = top.say(f"help.{name}")
        command = commands.add_parser(name, help=about, description=about)
        if name in arguments:  # the others need not be read
            module = import_module(f"salon.cli.{FILES.get(name, name)}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return top


def _language(arguments: Sequence[str]) -> str | None:
    """The language asked for: it must be known before anything can be said in it."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def complain(message: str) -> None:
    """One line on the error stream."""
    print("\n".join(map(shown, f"salon: {message}".splitlines())), file=sys.stderr)
