"""The network between a browser and a house, which can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

PIECE = 65_536


class Cable:
    """Carries connections to a server, until it is cut; with `mute`, only what is sent to the server."""

    def __init__(self, url: str) -> None:
        target = urlsplit(url)
        self._target = (target.hostname, target.port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.whole = True
        self.mute = False
        threading.Thread(target=self._accept, name="cable", daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listener.close()
        self.cut()

    def cut(self) -> None:
        """Every connection ends, and there are no new ones."""
        self.whole = False
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        self.mute = False
        self.whole = True

    def _accept(self) -> None:
        with suppress(OSError):  # the listener is closed
            while True:
                near, _ = self._listener.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(self._target)
                self._ends += [near, far]
                threading.Thread(target=self._carry, args=(near, far, True), daemon=True).start()
                threading.Thread(target=self._carry, args=(far, near, False), daemon=True).start()

    def _carry(self, source: socket.socket, to: socket.socket, there: bool) -> None:
        with suppress(OSError):
            while piece := source.recv(PIECE):
                if there or not self.mute:
                    to.sendall(piece)
            to.shutdown(socket.SHUT_WR)
