"""Check the page's scripts: `tools.py tsc FOLDER ARGUMENT...` their types, `tools.py biome ...` their format.

TypeScript and Biome are each one native program for each kind of machine, in a package of the npm registry.
It is fetched into FOLDER, as `package-lock.json` names it, and needs neither node nor npm.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import os
import platform
import subprocess
import sys
import tarfile
import urllib.request
from pathlib import Path

LOCK = Path(__file__).with_name("package-lock.json")
REGISTRY = (os.environ.get("NPM_CONFIG_REGISTRY") or "https://registry.npmjs.org").rstrip("/")
TOOLS = {"tsc": ("@typescript/typescript", "lib/tsc"), "biome": ("@biomejs/cli", "biome")}
MACHINES = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64"}
PATIENCE = 60.0  # seconds


def main(tool: str, folder: str, *arguments: str) -> int:
    machine = platform.machine().lower()
    name, program = TOOLS[tool]
    package = f"{name}-{sys.platform}-{MACHINES.get(machine, machine)}"
    locked = json.loads(LOCK.read_text("utf-8"))["packages"].get(f"node_modules/{package}")
    if locked is None:
        return unchecked(f"there is no {tool} for {sys.platform} on {machine}")
    home = Path(folder, locked["version"])
    if not home.exists():
        address = f"{REGISTRY}/{package}/-/{package.split('/')[1]}-{locked['version']}.tgz"
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as found:
                archive = found.read()
        except OSError as error:
            return unchecked(f"{address} does not come: {error}")
        digest = base64.b64encode(hashlib.sha512(archive).digest()).decode()
        if locked["integrity"] != f"sha512-{digest}":
            sys.exit(f"{address} is not what the lock names")
        unpack(archive, home)
    return subprocess.run([home / program, *arguments], check=False).returncode


def unpack(archive: bytes, home: Path) -> None:
    """Everything or nothing."""
    half = home.with_suffix(f".{os.getpid()}")
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        for file in files:
            content = files.extractfile(file)
            if content is None:
                continue
            path = half.joinpath(*Path(file.name).parts[1:])  # all of it lies in one folder
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.read())
            path.chmod(file.mode)
    half.rename(home)


def unchecked(reason: str) -> int:
    print(f"The page's scripts are not checked: {reason}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
