"""Whether people wait when bots play at many tables: one plays against a bot, first alone, then among many.

    python -m benchmarks.bots --games 500 --answers 60

Somebody plays against a bot of the usual level over HTTP. It tells how long the house takes for their
answers, and how long they wait for the bot's, in an empty house and in one where bots play so many games
among themselves. The exit code is 1 if the games among bots stood still.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, sleep
from urllib.request import Request, urlopen

import msgspec

from benchmarks.load import PATIENCE, Person
from benchmarks.serving import Server, server

GAME = "court"
BOTS_BOT = "courtier"
MOST_GAMES = 2000


class Answer(msgspec.Struct):
    action: str
    legal: bool = True


class Question(msgspec.Struct):
    answers: list[Answer]


class View(msgspec.Struct):
    version: int
    status: str
    question: Question | None = None


class Card(msgspec.Struct):
    id: str


class Opened(msgspec.Struct):
    table: Card


def get(person: Person, path: str) -> bytes:
    with urlopen(Request(person.url + path, headers={"cookie": person.cookie}), timeout=PATIENCE) as found:
        return bytes(found.read())


def view(person: Person, table: str) -> View:
    return msgspec.json.decode(get(person, f"/api/tables/{table}/view"), type=View)


def opened(person: Person, *seats: str) -> str:
    made = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    found = person.post("/api/tables", {"game": GAME, "seats": made})
    return msgspec.json.decode(found, type=Opened).table.id


def play(person: Person, answers: int) -> tuple[list[float], list[float]]:
    """How long so many answers take, and how long the bot's after them, in seconds."""
    took: list[float] = []
    waited: list[float] = []
    table, since = opened(person, "me", BOTS_BOT), 0.0
    while len(took) < answers:
        seen = view(person, table)
        if seen.status == "ended":
            table, since = opened(person, "me", BOTS_BOT), 0.0
        elif seen.question is None:
            sleep(0.005)
        else:
            if since:
                waited.append(perf_counter() - since)
            action = next(answer.action for answer in seen.question.answers if answer.legal)
            start = perf_counter()
            told = person.post(
                f"/api/tables/{table}/act", {"type": "act", "version": seen.version, "action": action}
            )
            took.append(perf_counter() - start)
            after = msgspec.json.decode(told, type=View)
            since = perf_counter() if after.question is None and after.status != "ended" else 0.0
    return took, waited


def told(what: str, found: Sequence[float]) -> None:
    cuts = quantiles(found, n=20)
    print(f"{what:44} p50 {1e3 * cuts[9]:8.1f} ms   p95 {1e3 * cuts[18]:8.1f} ms   of {len(found)}")


def moves(person: Person, tables: Sequence[str]) -> int:
    return sum(view(person, table).version for table in tables)


def measure(house: Server, games: int, answers: int) -> bool:
    """Whether the games among bots went on meanwhile."""
    ana = Person(house.url, "Ana")
    play(ana, 10)  # the processes of the bots start
    took, waited = play(ana, answers)
    told("alone: an answer", took)
    told("alone: the bot's answer", waited)
    crowd = [opened(ana, BOTS_BOT, BOTS_BOT) for _ in range(games)]
    some = crowd[:: max(1, games // 20)]
    before, start = moves(ana, some), monotonic()
    took, waited = play(ana, answers)
    after, seconds = moves(ana, some), monotonic() - start
    told(f"among {games} games of bots: an answer", took)
    told(f"among {games} games of bots: the bot's answer", waited)
    rate = (after - before) / len(some) * games / seconds
    print(f"answers of the bots among themselves, a second: {rate:.0f}")
    return after > before


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--answers", type=int, default=60)
    wanted = parser.parse_args()
    if not 0 < wanted.games <= MOST_GAMES or wanted.answers < 20:
        parser.error(f"at most {MOST_GAMES} games, and 20 answers or more")
    with TemporaryDirectory() as folder, server(folder) as house:
        return 0 if measure(house, wanted.games, wanted.answers) else 1


if __name__ == "__main__":
    sys.exit(main())
