"""People who come to a server: over REST, and with a socket at a table."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

import httpx2
from websockets.sync.client import connect

PATIENCE = 20.0
Json = dict[str, Any]


class Person:
    """A visitor with a session of their own; with no name, a stranger."""

    def __init__(self, url: str, name: str = "", language: str = "en") -> None:
        self.url = url
        # No certificates are read: that takes longer than most tests.
        self.http = httpx2.Client(base_url=url, timeout=PATIENCE, verify=False)
        self.random = random.Random(name)
        if name:
            self.me = self.did("/api/guest", name=name, language=language)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    # -- asking ------------------------------------------------------------------------------

    def get(self, path: str) -> Any:
        found = self.http.get(path)
        assert found.status_code == 200, found.text
        return found.json()

    def post(self, path: str, **body: Any) -> httpx2.Response:
        return self.http.post(path, json=body)

    def did(self, path: str, **body: Any) -> Any:
        """Ask for something that must work."""
        found = self.post(path, **body)
        assert found.status_code in {200, 204}, found.text
        return found.json() if found.content else None

    def refused(self, path: str, status: int = 409, **body: Any) -> Json:
        """Ask for something that must be refused."""
        found = self.post(path, **body)
        assert found.status_code == status, found.text
        assert found.headers["content-type"] == "application/problem+json"
        problem: Json = found.json()
        assert problem["title"]
        return problem

    # -- tables ------------------------------------------------------------------------------

    def opens(self, game: str, *seats: str, **settings: Any) -> tuple[str, dict[str, str]]:
        """A new table: its id and the secrets of its invitations."""
        found = self.did("/api/tables", game=game, seats=[{"kind": kind} for kind in seats], **settings)
        return found["table"]["id"], found["invitations"]

    def joins(self, table: str, seat: int, invitation: str = "") -> None:
        self.did(f"/api/tables/{table}/join", seat=seat, invitation=invitation)

    def view(self, table: str) -> Json:
        found: Json = self.get(f"/api/tables/{table}/view")
        return found

    def act(self, table: str, update: Json, action: str) -> httpx2.Response:
        return self.post(f"/api/tables/{table}/act", type="act", version=update["version"], action=action)

    def answers(self, table: str, update: Json | None = None) -> Json:
        """Give the first legal answer to the question that is open."""
        update = update or self.view(table)
        found = self.act(table, update, legal(update)[0])
        assert found.status_code == 200, found.text
        after: Json = found.json()
        return after

    def socket(self, table: str, query: str = "", **headers: str) -> Line:
        address, known = self.socket_address(f"/ws/tables/{table}{query}")
        return Line(address, headers | known)

    def socket_address(self, path: str) -> tuple[str, dict[str, str]]:
        """Where a socket is, and the head that says who comes."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        return self.url.replace("http", "ws", 1) + path, {"cookie": cookies} if cookies else {}


class Line:
    """A socket at a table. Keeps all it was told, and the log as a browser would."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(
                address,
                additional_headers=headers,
                compression=None,
                open_timeout=PATIENCE,
                max_queue=None,  # else what nobody reads holds up the closing
            )
        )
        self.told: list[Json] = []
        self.log: list[Json] = []
        self.update: Json = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        message: Json = json.loads(self.socket.recv(timeout))
        self.told.append(message)
        if message["type"] == "update":
            self.update = message
            self.log[message["log_from"] :] = message["log"]
        return message

    def until(self, kind: str, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of a kind that fits."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear(end - time.monotonic())
            if message["type"] == kind and fits(message):
                return message
        raise TimeoutError(kind)

    def after(self, version: int) -> Json:
        """The next update of a newer version."""
        return self.until("update", lambda u: u["version"] > version)

    def act(self, action: str, version: int | None = None) -> None:
        self.say(type="act", version=self.update["version"] if version is None else version, action=action)


def legal(update: Json) -> list[str]:
    """The answers that may be given."""
    question = update["question"]
    return [a["action"] for a in question["answers"] if a.get("legal", True)] if question else []


def onward(update: Json) -> list[str]:
    """The answers that bring the game on."""
    answers = update["question"]["answers"] if update["question"] else []
    return [a["action"] for a in answers if a.get("legal", True) and not a.get("aside")]


def say(person: Person, table: str, *wanted: str) -> Json:
    """Give answers one after the other, each by the beginning of its name; the table after them."""
    update = person.view(table)
    for start in wanted:
        taken = person.act(table, update, next(a for a in legal(update) if a.startswith(start)))
        assert taken.status_code == 200, taken.text
        update = taken.json()
    return update


def table_for(people: Sequence[Person], game: str = "court", **settings: Any) -> str:
    """A table at which these people sit, in this order."""
    first, *others = people
    table, invitations = first.opens(game, "me", *["open"] * len(others), **settings)
    for seat, person in enumerate(others, 1):
        person.joins(table, seat, invitations[str(seat)])
    return table


def play_on(table: str, people: Sequence[Person], answers: int = 10_000) -> Json:
    """Let people give legal answers, any of them, until the game is over or so many were given."""
    update: Json = {}
    while answers:
        for person in people:
            update = person.view(table)
            while answers and legal(update):
                taken = person.act(table, update, person.random.choice(legal(update)))
                update = taken.json() if taken.status_code == 200 else person.view(table)
                answers -= 1
        if update["status"] == "ended":
            break
        time.sleep(0.01)  # a bot thinks
    return update
