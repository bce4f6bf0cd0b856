"""A wire to PostgreSQL that is cut at the n-th message, or goes dead: what is said no longer arrives."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from pathlib import Path


class Wire:
    """Stands between the store and PostgreSQL, on a port of this machine."""

    def __init__(self, server: Path) -> None:
        self._server = server  # PostgreSQL's socket
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._lock = threading.Lock()
        self._after, self._asked, self._armed = 0, True, False
        self.cuts = 0
        self.opened = 0  # wires, so far
        self._dead = 0  # so many of them, the first
        threading.Thread(target=self._accept, name="wire", daemon=True).start()

    def cut(self, after: int, *, asked: bool) -> None:
        """So many more messages arrive, of those that ask or of those that answer; the next does not."""
        with self._lock:
            self._after, self._asked, self._armed = after, asked, True

    def mend(self) -> None:
        with self._lock:
            self._armed = False

    def go_dead(self) -> None:
        """On the wires there are nothing arrives any more, and nobody is told, as when a machine is gone."""
        with self._lock:
            self._dead = self.opened

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self._server))
                self.opened += 1
                for pair in ((client, server, True), (server, client, False)):
                    threading.Thread(target=self._carry, args=(*pair, self.opened), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, asks: bool, number: int) -> None:
        with suppress(OSError):
            while (data := source.recv(1 << 16)) and not self._due(asks):
                if number > self._dead:
                    target.sendall(data)
        for end in (source, target):  # whoever carries the other way stops as well
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        source.close()

    def _due(self, asks: bool) -> bool:
        with self._lock:
            if not self._armed or self._asked != asks:
                return False
            if self._after > 0:
                self._after -= 1
                return False
            self._armed = False
            self.cuts += 1
            return True
