"""What the package index is told that the folder does not need: where the project lives.

The address of the project is one setting in pyproject.toml. While it is empty nothing is made up: the README
goes as it is, and there are no links to the project.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"""(\]\(|(?:src|href)=")(?!https?:|#)([^)"\s]+)""")
PICTURES = {".gif", ".jpg", ".png", ".svg", ".webp"}


class ProjectHook(MetadataHookInterface):  # type: ignore[misc]
    def update(self, metadata: dict[str, Any]) -> None:
        readme = Path(self.root, "README.md").read_text("utf-8")
        address = str(self.config.get("address", "")).rstrip("/")
        if address:
            pages, pictures = (f"{address}/{self.config[kind].strip('/')}" for kind in ("pages", "pictures"))
            readme = absolute(readme, pages, pictures)
            metadata["urls"] = {
                "Homepage": address,
                "Documentation": f"{pages}/docs/architecture.md",
                "Changelog": f"{pages}/CHANGELOG.md",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


def absolute(text: str, pages: str, pictures: str) -> str:
    """A text whose links to files of the project hold wherever it is read.

    >>> absolute("[A](docs/a.md#b) ![B](docs/b.webp) [C](https://c)", "https://x/blob", "https://x/raw")
    '[A](https://x/blob/docs/a.md#b) ![B](https://x/raw/docs/b.webp) [C](https://c)'
    """

    def whole(found: re.Match[str]) -> str:
        before, path = found.groups()
        return f"{before}{pictures if Path(path).suffix in PICTURES else pages}/{path}"

    return LINK.sub(whole, text)
