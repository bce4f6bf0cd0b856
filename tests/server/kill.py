"""Kill the server with no warning while people play, again and again; then read the log.

    python -m tests.server.kill 50

Every seat decides what to answer from what it was shown and sends that, over REST or over a socket, until
it has an acknowledgement or a refusal; after a kill it sends the very same again. In the end the log must
hold, seat by seat, just what was meant: each answer once, none missing, none twice. The game is court,
where nothing but a seat's own answer changes which answers it may give.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx2
from websockets.exceptions import WebSocketException

from salon.server import rows
from salon.server.database import sqlite_url
from tests.server.log import plays_of, rows_of
from tests.server.people import Json, Line, Person, legal, table_for
from tests.server.running import Process, wait_until

UNDO = "undo"
LOST = (OSError, httpx2.TransportError, WebSocketException, EOFError, TimeoutError)


class Seat(threading.Thread):
    """Somebody who plays on, table after table, whatever happens to the server."""

    def __init__(self, person: Person, seat: int, table: str, over: threading.Event) -> None:
        super().__init__(name=f"{table} seat {seat}")
        self.person, self.seat, self.table, self.over = person, seat, table, over
        self.random = random.Random(f"{seat}")
        self.meant: dict[str, list[str]] = {table: []}  # at each table: the answers decided on, in order
        self.count: Counter[str] = Counter()
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.over.is_set():
                update = self.look()
                if update["status"] == "ended":
                    self.go_on(update)
                elif wish := self.wish(update):
                    self.meant[self.table].append(wish)
                    self.count[self.send_until_known(wish, update)] += 1
                else:
                    time.sleep(0.01)
        except BaseException as fault:  # noqa: BLE001  (told by whoever waits for this thread)
            self.fault = fault

    def wish(self, update: Json) -> str:
        """What to answer now. At times, while nobody else is asked, the last answer is taken back instead."""
        if update.get("undo") and not update["waiting"] and self.random.random() < 0.2:
            return UNDO
        answers = legal(update)
        return self.random.choice(answers) if answers else ""

    def look(self) -> Json:
        while True:
            try:
                return self.person.view(self.table)
            except LOST:
                time.sleep(0.02)

    def go_on(self, update: Json) -> None:
        """All meet again at the next table."""
        try:
            again = self.person.did(f"/api/tables/{self.table}/rematch")["table"]["id"]
            if again == self.table:  # the others have not said yes
                time.sleep(0.02)
            self.table = again
            self.meant.setdefault(self.table, [])
        except LOST:
            time.sleep(0.02)

    def send_until_known(self, wish: str, update: Json) -> str:
        path, version = f"/api/tables/{self.table}", update["version"]
        while True:
            try:
                if wish == UNDO:
                    found = self.person.post(f"{path}/undo", type="undo", version=version)
                else:
                    found = self.person.act(self.table, update, wish)
            except LOST:
                self.count["sent again"] += 1
                time.sleep(0.02)
                continue
            if found.status_code == 200:
                return "acknowledged"
            # It had been taken before the kill: what was sent again must not count again.
            assert found.json()["update"]["version"] > version, found.text
            return "refused, as it had been taken"


class SocketSeat(Seat):
    """The same over a socket, as a browser does: an answer is known when an update says it was taken."""

    line: Line | None = None

    def look(self) -> Json:
        while True:
            try:
                line = self.line or self.sit_down()
                if not legal(line.update) and line.update["status"] == "playing":
                    with suppress(TimeoutError):
                        line.hear(0.2)
                return line.update
            except LOST:
                self.hang_up()

    def sit_down(self) -> Line:
        """A new connection, which begins with the table as it stands."""
        line = self.person.socket(self.table)
        try:
            line.until("update")
        except TimeoutError as late:
            raise EOFError from late
        self.line = line
        return line

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.__exit__(None, None, None)
        self.line = None
        time.sleep(0.02)

    def go_on(self, update: Json) -> None:
        super().go_on(update)
        self.hang_up()

    def send_until_known(self, wish: str, update: Json) -> str:
        while True:
            try:
                line = self.line or self.sit_down()
                if wish == UNDO:
                    line.say(type="undo", version=update["version"])
                else:
                    line.act(wish, update["version"])
                while True:
                    told = line.hear()
                    if told["type"] == "refused":
                        assert told["version"] > update["version"], told
                        line.until("update")
                        return "refused, as it had been taken"
                    if told["type"] == "update" and told.get("since", 0) > update["version"]:
                        return "acknowledged"
            except LOST:
                self.count["sent again"] += 1
                self.hang_up()


def check(database: str, seats: list[Seat]) -> int:
    """Compare what was meant with the log; how many answers of people there are."""
    answers = 0
    for table in {table for seat in seats for table in seat.meant}:
        done: dict[int, list[str]] = {}
        for row in rows_of(database, table):
            if isinstance(row, rows.Undo):
                done.setdefault(row.seat, []).append(UNDO)
            elif isinstance(row, rows.Act) and row.by == "person":
                done.setdefault(row.seat, []).append(row.action)
        for seat in seats:
            if table in seat.meant:
                assert done.get(seat.seat, []) == seat.meant[table], f"table {table}, seat {seat.seat}"
                answers += len(seat.meant[table])
        plays_of(database, table)  # all of it is legal where it stands
    return answers


def run(kills: int, database: str) -> Counter[str]:
    """Play at three tables, one of them with a bot, while the server is killed so many times."""
    chance = random.Random(0)
    over = threading.Event()
    with Process(database) as server:
        server.wait()
        people = [Person(server.url, name) for name in ("Ana", "Ben", "Eva", "Leo", "Mia")]
        ana, ben, eva, leo, mia = people
        alone = mia.did("/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        one, two = table_for([ana, ben]), table_for([eva, leo])
        seats = [
            SocketSeat(ana, 0, one, over),
            Seat(ben, 1, one, over),
            SocketSeat(eva, 0, two, over),
            SocketSeat(leo, 1, two, over),
            Seat(mia, 0, alone["table"]["id"], over),
        ]
        for seat in seats:
            seat.start()
        for _ in range(kills):
            before = progress(seats)
            wait_until("play goes on", lambda b=before: progress(seats) >= b + 3 or faults(seats))
            time.sleep(chance.uniform(0, 0.4))
            server.kill()
            server.start()
            server.wait()
        before = progress(seats)
        wait_until("play goes on", lambda: progress(seats) >= before + 3 or faults(seats))
        over.set()
        for seat in seats:
            seat.join()
        for person in people:
            person.http.close()
    for fault in faults(seats):
        raise fault
    count = sum((seat.count for seat in seats), Counter({"kills": kills}))
    count["in the log"] = check(database, seats)
    return count


def progress(seats: list[Seat]) -> int:
    return sum(seat.count["acknowledged"] for seat in seats)


def faults(seats: list[Seat]) -> list[BaseException]:
    return [seat.fault for seat in seats if seat.fault is not None]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.kill", description=__doc__.split("\n")[0])
    parser.add_argument("kills", type=int, nargs="?", default=50)
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory() as folder:
        count = run(arguments.kills, os.environ.get("SALON_DATABASE") or sqlite_url(Path(folder, "salon.db")))
    print(", ".join(f"{what}: {number}" for what, number in count.items()))
    print("no acknowledged answer lost, none applied twice")


if __name__ == "__main__":
    main()
