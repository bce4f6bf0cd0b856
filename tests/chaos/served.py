"""`salon serve` on a disk that fails and with a clock that is wrong, as the orders in a file say.

A worker that the server starts imports this module too, and has the same disk and clock.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from tests.chaos.disk import ORDERS, Disk, Orders

if ORDERS in os.environ:
    _orders = Orders.at(Path(os.environ[ORDERS]))
    Disk(_orders, default=True)
    _true = time.time
    time.time = lambda: _true() + _orders.clock


if __name__ == "__main__":
    from salon.cli import main

    sys.exit(main(sys.argv[1:]))
