"""Make the stored games anew: `python -m tests.records.make [GAME …]`; docs/decisions/011 says when.

With `--again` the same games are played as they are stored, and only their digests are made anew: for a view
or a sentence that was changed on purpose. It says of which kinds they differ.

For each game: every number of seats, every value of every option, four ways of playing, and every end
that the catalogue knows, as far as it can be found. The same sources give the same files.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import salon
from salon import bots
from salon.kernel import Fate, Game, Play, Player, Record, Value
from salon.kernel.conformance import random_answer
from tests.records.store import Stored, again, cards, compare, path_of, read, store, write

AT_LEAST = 20
MANY = 8  # of an option with more choices only the default and the ends are played
STYLES = ("random", "greedy", "mixed", "stubborn")
LONGEST = 4000  # moves: a longer game would cost more time than it shows
SEARCHED = 1_500_000  # moves of quick games, for the ends that have not come up by themselves

Table = tuple[int, dict[str, Value]]


def tables(game: Game[Any]) -> list[Table]:
    """So many tables that each value of each option is there with each number of seats."""
    return [
        (seats, {name: choices[row % len(choices)] for name, choices in values.items()})
        for seats in game.seat_counts
        for values in [usable(game, seats)]
        for row in range(max((len(choices) for choices in values.values()), default=1))
    ]


def usable(game: Game[Any], seats: int) -> dict[str, tuple[Value, ...]]:
    """The values that a stored game has of each option that is for so many seats."""
    return {
        name: option.choices
        if len(option.choices) <= MANY
        else tuple(dict.fromkeys((option.default, option.choices[0], option.choices[-1])))
        for name, option in game.options.items()
        if not option.seat_counts or seats in option.seat_counts
    }


def plan(game: Game[Any]) -> Iterator[tuple[Table, str, int]]:
    """Tables, styles and seeds, without end: each round combines options and styles otherwise."""
    around = tables(game)
    number = 0
    while True:
        turn, row = divmod(number, len(around))
        seats, options = around[row]
        values = usable(game, seats)
        shifted = {
            name: choices[(choices.index(options[name]) + turn * place) % len(choices)]
            for place, (name, choices) in enumerate(values.items())
        }
        yield (seats, shifted), STYLES[(row + turn) % len(STYLES)], number
        number += 1


def ends(game: Game[Any]) -> set[str]:
    """The ends for which the catalogue has a sentence."""
    words = (game.folder / "words" / "en" / "game.ftl").read_text("utf-8")
    return {
        f"{game.id}.end.{name}" for name in re.findall(rf"^{game.id}-end-([a-z-]+) =", words, re.MULTILINE)
    }


def play(game: Game[Any], table: Table, style: str, seed: int) -> Play | None:
    """A whole game; None if it would not end. Talk aside and its notes come from chance alone."""
    seats, options = table
    who = [_player(style, seat) for seat in range(seats)]
    players = [Player(f"P{seat + 1}", f"bot:{name}") for seat, name in enumerate(who)]
    match = Play.begin(Record.of(game, players, seed, options), game)
    thinking = {seat: bots.load("greedy", game) for seat, name in enumerate(who) if name == "greedy"}
    chance, thoughts = Fate.of(seed).fork(), Fate.of(seed + 1).fork()
    while match.state.result is None:
        number = len(match.record.moves)
        if number >= min(game.max_decisions, LONGEST):
            return None
        decision, action = random_answer(match.state.pending, chance)
        if action not in decision.aside:
            if who[decision.seat] == "stubborn":
                action = decision.legal[-1]
            elif decision.seat in thinking:
                action = bots.answer(thinking[decision.seat], match.state, decision.seat, thoughts)
        match.act(action, decision.seat, f"„{number}“ 平和" if action in decision.noted else "")
    return match


def _player(style: str, seat: int) -> str:
    if style == "mixed":
        return ("greedy", "random")[seat % 2]
    if style == "stubborn":
        return ("random", "stubborn")[seat % 2]
    return style


def make(game: Game[Any]) -> None:
    """The file of one game, and a line of what is in it."""
    wanted, enough = ends(game), max(AT_LEAST, len(tables(game)))
    found: list[Stored] = []
    seen = Counter[str]()
    searched = 0
    for table, planned, seed in plan(game):
        full = len(found) >= enough
        if full and (wanted <= set(seen) or searched >= SEARCHED):
            break
        # Bots that think play too well for the rare ends, and too slowly to look for them.
        style = "random" if full and planned in {"greedy", "mixed"} else planned
        match = play(game, table, style, seed)
        searched += (len(match.record.moves) if match else LONGEST) if full else 0
        if match is None or match.state.result is None:
            continue
        end = match.state.result.reason.id
        if full and end in seen:
            continue
        seen[end] += 1
        found.append(store(f"{len(found) + 1:02} {describe(table)} {style}", match.record, game))
        compare(found[-1], game)
    write(game, found)
    size, missing = path_of(game.id).stat().st_size // 1024, sorted(wanted - set(seen))
    print(f"{game.id}: {len(found)} games, {size} KiB, ends {dict(seen)}, not found: {missing}")


def describe(table: Table) -> str:
    seats, options = table
    return " ".join([f"{seats} seats", *(f"{name}={_word(value)}" for name, value in options.items())])


def _word(value: Value) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def remake(game: Game[Any]) -> None:
    """The digests of one game, and a line of what has changed."""
    file = read(game.id)
    found = [again(stored, game) for stored in file.games]
    changed = Counter(kind for _, kinds in found for kind in kinds)
    write(game, [stored for stored, _ in found])
    print(
        f"{game.id}: of {len(found)} games these differ: {dict(changed)}, cards: {file.cards != cards(game)}"
    )


def main(words: list[str]) -> None:
    names = [word for word in words if word != "--again"]
    for id in names or salon.list_games():
        (remake if "--again" in words else make)(salon.load(id))


if __name__ == "__main__":
    main(sys.argv[1:])
