"""`salon cards`: the catalogue, and packs of one's own: made, checked, tried, compared, kept."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

from salon.cli import BAD_INPUT, Parser, complain
from salon.cli.packs import file_name, opened
from salon.cli.render import shown
from salon.cli.setup import add_cards, free_file, number, on_shelf, shelf
from salon.games import games, load
from salon.kernel import OWN, Arg, BadCards, BadSetup, Card, Fault, Game, SalonError, State, Text, fault
from salon.kernel.pack import shown as digits
from salon.kernel.pack_file import ENDING, Pack, read_bytes, read_pack, write_pack
from salon.kernel.pack_trial import ENDLESS, GAMES, Stopped, trial
from salon.lang import Words
from salon.lang.packs import PackWords, said_fault

# What a broken promise of a position means to one who has made cards: the end of a message `pack.cli-…`.
MEANING = {
    "each of the 96 cards is in one place": "lost",
    "no character has fewer than no markers": "negative",
    "every question has answers": "unanswerable",
    ENDLESS: "endless",
}
ID = re.compile("[a-z][a-z0-9_.-]*")
NOTE = """\
# {about}
#
# {how}
# {rights}
"""


def add_arguments(command: Parser) -> None:
    verbs = command.add_subparsers(dest="verb", metavar=command.say("help.command"), required=True)

    def verb(name: str) -> Parser:
        about = command.say(f"help.cards-{name}")
        made: Parser = verbs.add_parser(name, help=about, description=about)
        return made

    listing = verb("list")
    listing.add_game("game", nargs="?")
    add_cards(listing)
    new = verb("new")
    new.add_game("game")
    new.add_argument("name", metavar="NAME", help=command.say("help.arg-pack-name"))
    new.add_argument("-o", "--out", metavar="FILE", type=Path, help=command.say("help.arg-pack-out"))
    for name in ("check", "test"):
        one = verb(name)
        one.add_argument("pack", metavar="PACK", type=on_shelf, help=command.say("help.arg-cards"))
        one.add_game("--game")
        if name == "check":
            one.add_argument("--json", action="store_true", help=command.say("help.arg-pack-json"))
        else:
            one.add_argument("--games", default=str(GAMES), metavar="N", help=command.say("help.arg-games"))
            one.add_argument(
                "--out", type=Path, default=Path(), metavar="DIR", help=command.say("help.arg-out")
            )
    diff = verb("diff")
    diff.add_argument("packs", nargs=2, metavar="PACK", type=on_shelf, help=command.say("help.arg-pack-diff"))
    diff.add_game("--game")
    export = verb("export")
    export.add_argument("pack", metavar="PACK", type=on_shelf, help=command.say("help.arg-cards"))
    export.add_game("--game")
    export.add_argument("-o", "--out", metavar="FILE", type=Path, help=command.say("help.arg-pack-out"))
    import_ = verb("import")
    import_.add_argument("pack", metavar="FILE", type=Path, help=command.say("help.arg-cards"))
    import_.add_game("--game")


def run(args: argparse.Namespace, speaker: Words) -> int:
    verbs = {
        "list": _list,
        "new": _new,
        "check": _check,
        "test": _test,
        "diff": _diff,
        "export": _export,
        "import": _import,
    }
    return verbs[args.verb](args, speaker)


def _list(args: argparse.Namespace, speaker: Words) -> int:
    if args.game is None:
        return _shelf(speaker)
    cards = load(args.game).catalogue()
    if args.cards is not None:
        game, pack = opened(args.cards, args.game)
        game.with_pack(pack.body)  # says what is wrong with it
        speaker, cards = PackWords(speaker, game.id, game.names_of(pack.body)), game.cards_of(pack.body)
    for card in cards:
        print(f"{shown(speaker.say(card.name))}  [{card.id}]")
        print("  " + speaker.join([speaker.say(fact) for fact in card.facts]))
        print("  " + speaker.sentences(card.effect))
        source = speaker.say(Text(_if_known(speaker, f"cli.source-{card.source}", f"cli.source-{OWN}")))
        ids = [id for field in card.known if (id := _if_known(speaker, f"{args.game}.known-{field}", ""))]
        known = ", ".join(speaker.say(Text(id)) for id in ids)
        print("  " + speaker.say(Text("cli.provenance", {"source": source, "known": known or "–"})))
    return 0


def _if_known(speaker: Words, id: str, otherwise: str) -> str:
    """A message, if there is one: what a pack says of its cards may be anything."""
    return id if ID.fullmatch(id) and speaker.knows(id) else otherwise


def _shelf(speaker: Words) -> int:
    """The packs that are kept on this machine."""
    paths = sorted(shelf().glob(f"*{ENDING}")) if shelf().is_dir() else []
    for path in paths:
        try:
            pack = read_pack(read_bytes(path), str(path))
            print(f"{path.stem}  {_told(pack, speaker)}")
        except SalonError as error:
            print(f"{path.stem}  {speaker.say(error.text)}")
    if not paths:
        print(speaker.say(Text("pack.cli-no-shelf", {"games": ", ".join(games())})))
    return 0


def _told(pack: Pack, speaker: Words) -> str:
    """A pack in one line."""
    play = digits(load(pack.game).play_of(pack.body)) if pack.game in games() else "–"
    told: dict[str, Arg] = {"name": _own(pack.name), "version": pack.version, "game": pack.game, "play": play}
    return speaker.say(Text("pack.cli-pack", told))


def _own(words: str) -> Text:
    return Text("kernel.literal", {"words": shown(words)})


def _new(args: argparse.Namespace, speaker: Words) -> int:
    house = load(args.game)
    pack = Pack(args.name, house.id, house.pack_of_house(), rules=f"{house.id}/{house.version}")
    path = free_file(args.out or Path(file_name(args.name)), overwrite=False)
    data = write_pack(pack)
    read_pack(data, str(path))  # the name is one that a pack may have
    told = {
        "about": speaker.say(Text("pack.cli-note-about")),
        "how": speaker.say(Text("pack.cli-note-how", {"path": str(path)})),
        "rights": speaker.say(Text("pack.cli-note-rights")),
    }
    path.write_bytes(NOTE.format(**told).encode() + data)
    print(speaker.say(Text("pack.cli-made", {"path": str(path), "cards": len(house.catalogue())})))
    return 0


def _faults(game: Game[State], pack: Pack, speaker: Words, path: Path) -> int:
    """Say all that is wrong; how many faults there are, without the doubts."""
    faults = game.check_pack(pack.body)
    for one in faults:
        kind = "pack.cli-doubt" if one.doubt else "pack.cli-fault"
        print(shown(speaker.say(Text(kind, {"path": one.path or "/", "said": one.said}))), file=sys.stderr)
    wrong = sum(not one.doubt for one in faults)
    if wrong:
        complain(speaker.say(Text("pack.cli-wrong", {"path": str(path), "count": wrong})))
    return wrong


def _check(args: argparse.Namespace, speaker: Words) -> int:
    game, pack = opened(args.pack, args.game)
    if args.json:
        faults: list[Fault] = game.check_pack(pack.body)
        print(json.dumps([said_fault(one) for one in faults], ensure_ascii=False, indent=2))
        return BAD_INPUT if any(not one.doubt for one in faults) else 0
    if _faults(game, pack, speaker, args.pack):
        return BAD_INPUT
    print(speaker.say(Text("pack.cli-sound", {"path": str(args.pack), "pack": _own(_told(pack, speaker))})))
    return 0


def _test(args: argparse.Namespace, speaker: Words) -> int:
    game, pack = opened(args.pack, args.game)
    if _faults(game, pack, speaker, args.pack):
        return BAD_INPUT
    count = number("--games", args.games, 1)
    playing = game.with_pack(pack.body)
    done = trial(playing, count, _progress)
    if done.stopped is not None:
        return _stopped(done.stopped, args, PackWords(speaker, game.id, game.names_of(pack.body)))
    told: dict[str, Arg] = {"folder": str(args.pack), "kinds": len(playing.catalogue()), "games": done.games}
    print(speaker.say(Text("pack.cli-fine", told)))
    for reason, times in sorted(done.ends.items(), key=lambda item: -item[1]):
        print(f"  {100 * times / done.games:5.1f} %  {speaker.say(Text(reason))}")
    return 0


def _stopped(stopped: Stopped, args: argparse.Namespace, speaker: Words) -> int:
    """Keep the game that stopped as a record, and say what was last done in it."""
    path = args.out / f"{args.pack.stem}-{stopped.game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(stopped.record)
    raise fault(
        BadCards,
        "pack.cli-fail",
        folder=str(args.pack),
        seats=stopped.seats,
        game=stopped.game,
        last=_own(speaker.say(stopped.last)),
        what=_meaning(stopped),
        command=f"salon replay {path} --cards {args.pack}",
    )


def _meaning(stopped: Stopped) -> Text:
    if stopped.ours:
        return Text("pack.cli-nothing")
    meaning = MEANING.get(stopped.promise)
    return Text(f"pack.cli-{meaning}") if meaning else Text("pack.cli-promise", {"promise": stopped.promise})


def _progress(done: int, games: int) -> None:
    """A bar on the error stream, where somebody is watching."""
    if sys.stderr.isatty():
        filled, end = 40 * done // games, "\n" if done == games else ""
        print(f"\r{'█' * filled}{'░' * (40 - filled)} {done}/{games}", end=end, file=sys.stderr, flush=True)


def _diff(args: argparse.Namespace, speaker: Words) -> int:
    """What one pack says otherwise than another, card by card."""
    (house, one), (other, two) = (opened(path, args.game) for path in args.packs)
    if house.id != other.id:
        raise fault(BadCards, "pack.other-game", path=str(args.packs[1]), found=other.id, expected=house.id)
    sides = []
    for path, pack in zip(args.packs, (one, two), strict=True):
        if _faults(house, pack, speaker, path):
            return BAD_INPUT
        voice = PackWords(speaker, house.id, house.names_of(pack.body))
        sides.append({card.id: _lines(card, voice) for card in house.cards_of(pack.body)})
    differ = 0
    for id in dict.fromkeys([*sides[0], *sides[1]]):
        before, after = (side.get(id, []) for side in sides)
        if before != after:
            differ += 1
            print(f"[{id}]")
            for sign, lines, others in (("-", before, after), ("+", after, before)):
                for line in lines:
                    if line not in others:
                        print(f"  {sign} {line}")
    rest = [
        group for group in one.body if group not in house.form.keys and one.body[group] != two.body[group]
    ]
    for group in rest:
        print(f"[{group}]")
        for key, value in one.body[group].items():
            if two.body[group].get(key) != value:
                print(f"  - {key}: {json.dumps(value)}\n  + {key}: {json.dumps(two.body[group].get(key))}")
    alike = house.play_of(one.body) == house.play_of(two.body)
    print(
        speaker.say(Text("pack.cli-differ", {"count": differ + len(rest), "alike": "yes" if alike else "no"}))
    )
    return 0


def _lines(card: Card, speaker: Words) -> list[str]:
    said = [speaker.say(text) for text in (card.name, *card.facts, *card.effect)]
    return [shown(line) for line in said]


def _export(args: argparse.Namespace, speaker: Words) -> int:
    game, pack = opened(args.pack, args.game)
    if _faults(game, pack, speaker, args.pack):
        return BAD_INPUT
    path = free_file(args.out or Path(file_name(pack.name, pack.version)), overwrite=False)
    path.write_bytes(write_pack(pack))
    print(speaker.say(Text("pack.cli-written", {"path": str(path), "pack": _own(_told(pack, speaker))})))
    return 0


def _import(args: argparse.Namespace, speaker: Words) -> int:
    game, pack = opened(args.pack, args.game)
    if _faults(game, pack, speaker, args.pack):
        return BAD_INPUT
    path = shelf() / file_name(pack.name, pack.version)
    data = write_pack(pack)
    if path.exists() and path.read_bytes() != data:
        raise fault(BadSetup, "pack.cli-there", path=str(path), name=_own(pack.name), version=pack.version)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    told: dict[str, Arg] = {"name": path.stem, "pack": _own(_told(pack, speaker)), "game": game.id}
    print(speaker.say(Text("pack.cli-kept", told)))
    return 0
