"""Doors for researchers: the games as other programs expect them (`pip install "salon[research]"`).

| module | what it is |
|---|---|
| `salon.adapters.pettingzoo` | environments with action masks |
| `salon.adapters.openspiel` | games with chance nodes, for OpenSpiel's algorithms |
| `salon.adapters.sample` | games by the thousand, as NumPy arrays |
| `salon.adapters.text` | a table in words, for language models; needs nothing more |
| `salon.adapters.dataset` | games as JSON lines or Parquet: see `salon dataset` |
"""

from __future__ import annotations

from salon.kernel.text import Text

PACKAGES = ("gymnasium", "numpy", "pettingzoo", "pyarrow", "pyspiel")


class NotInstalled(ModuleNotFoundError):
    """A door needs a package that is not there; it says how to get it."""


def missing(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """What to raise when an import has failed: how to get the package, or the fault itself if it is ours."""
    if error.name not in PACKAGES:
        return error
    return NotInstalled(str(Text("kernel.needs-research", {"package": error.name})), name=error.name)
