"""A disk that fails when told to: SQLite's own reads, writes and syncs, below a store or a whole server.

SQLite asks the system through a table of functions, its VFS. Here stands one in front of the system's own
which, as its orders say, answers with an error or takes its time. The orders lie in shared memory, so that
another process can give them; the clock of a server is moved the same way.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import mmap
import time
from pathlib import Path
from typing import Any

ORDERS = "SALON_CHAOS_ORDERS"  # names the file in which a server finds its orders
READ, WRITE, SYNC = 1, 2, 4
ANY = READ | WRITE | SYNC
NAME = b"failing"
_IO_ERROR = {READ: 266, WRITE: 778, SYNC: 1034}  # SQLITE_IOERR_READ, _WRITE, _FSYNC
_FULL = 13
_METHODS = 19  # functions in sqlite3_io_methods, version 3
_X_CLOSE, _X_READ, _X_WRITE, _X_TRUNCATE, _X_SYNC = range(5)

_Pointer = ctypes.c_void_p
_Open = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, _Pointer, _Pointer, ctypes.c_int, _Pointer)
_Move = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, _Pointer, ctypes.c_int, ctypes.c_int64)  # read and write
_Truncate = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, ctypes.c_int64)
_Sync = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, ctypes.c_int)


class Orders(ctypes.Structure):
    """What the disk is to do. `after` calls of these `kinds` work, then so many fail."""

    _fields_ = (
        ("after", ctypes.c_int64),
        ("failing", ctypes.c_int64),
        ("kinds", ctypes.c_int64),
        ("full", ctypes.c_int64),  # whether a write that fails says that there is no room
        ("failed", ctypes.c_int64),  # how many calls have failed so far
        ("sync_seconds", ctypes.c_double),  # how long the disk takes to make something durable
        ("clock", ctypes.c_double),  # by how much the wall clock is wrong
    )
    after: int
    failing: int
    kinds: int
    full: int
    failed: int
    sync_seconds: float
    clock: float

    @classmethod
    def at(cls, path: Path) -> Orders:
        """The orders in a file, for all processes that open it."""
        with path.open("a+b") as file:
            file.truncate(ctypes.sizeof(cls))
            return cls.from_buffer(mmap.mmap(file.fileno(), ctypes.sizeof(cls)))

    def fail(self, after: int, calls: int, kinds: int = ANY, *, full: bool = False) -> None:
        """So many calls still work, then so many fail."""
        self.failing = 0
        self.after, self.kinds, self.full, self.failing = after, kinds, full, calls

    def due(self, kind: int) -> int:
        """What this call is to answer: 0, or the code of an error."""
        if not self.failing or not self.kinds & kind:
            return 0
        if self.after > 0:
            self.after -= 1
            return 0
        self.failing -= 1
        self.failed += 1
        return _FULL if self.full and kind == WRITE else _IO_ERROR[kind]


class _Vfs(ctypes.Structure):
    _fields_ = (
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", _Pointer),
        ("name", ctypes.c_char_p),
        ("data", _Pointer),
        ("open", _Pointer),
        ("others", _Pointer * 15),
    )


class _Methods(ctypes.Structure):
    _fields_ = (("version", ctypes.c_int), ("of", _Pointer * _METHODS))


class Disk:
    """The VFS itself. It stays for as long as the process: files may be open on it."""

    def __init__(self, orders: Orders, *, default: bool) -> None:
        self.orders = orders
        self._kept: list[Any] = []  # what SQLite points at
        self._made: dict[int, _Methods] = {}
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        self._system = library.sqlite3_vfs_find(None)
        self._open_file = _Open(self._system.contents.open)
        self._vfs = _Vfs.from_buffer_copy(self._system.contents)
        self._vfs.name = NAME
        self._vfs.open = self._keep(_Open(self._open))
        library.sqlite3_vfs_register(ctypes.byref(self._vfs), int(default))
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(self))  # also when the interpreter takes leave

    def _keep(self, function: Any) -> int | None:
        self._kept.append(function)
        return ctypes.cast(function, _Pointer).value

    def _open(self, _vfs: int, name: int, file: int, flags: int, out: int) -> int:
        code: int = self._open_file(ctypes.addressof(self._system.contents), name, file, flags, out)
        methods = _Pointer.from_address(file)  # the first field of a sqlite3_file
        if methods.value:
            if methods.value not in self._made:
                self._made[methods.value] = self._wrapped(_Methods.from_address(methods.value))
            methods.value = ctypes.addressof(self._made[methods.value])
        return code

    def _wrapped(self, system: _Methods) -> _Methods:
        orders = self.orders
        move_in, move_out = _Move(system.of[_X_READ]), _Move(system.of[_X_WRITE])
        cut, sync = _Truncate(system.of[_X_TRUNCATE]), _Sync(system.of[_X_SYNC])

        def read(file: int, buffer: int, size: int, offset: int) -> int:
            return orders.due(READ) or move_in(file, buffer, size, offset)

        def write(file: int, buffer: int, size: int, offset: int) -> int:
            return orders.due(WRITE) or move_out(file, buffer, size, offset)

        def truncate(file: int, size: int) -> int:
            return orders.due(WRITE) or cut(file, size)

        def make_durable(file: int, flags: int) -> int:
            if orders.sync_seconds:
                time.sleep(orders.sync_seconds)
            return orders.due(SYNC) or sync(file, flags)

        found = _Methods.from_buffer_copy(system)
        found.of[_X_READ] = self._keep(_Move(read))
        found.of[_X_WRITE] = self._keep(_Move(write))
        found.of[_X_TRUNCATE] = self._keep(_Truncate(truncate))
        found.of[_X_SYNC] = self._keep(_Sync(make_durable))
        return found


def url(path: Path) -> str:
    """The address of a database on this disk, in a process in which it is not the default."""
    return f"sqlite:///file:{path}?vfs={NAME.decode()}&uri=true"
