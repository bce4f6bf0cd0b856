"""Where Chromium is; as a program, install it if that is allowed without asking, else say why not."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
FONT = "fonts-ipafont-gothic"
PATIENCE = 600  # seconds


def find() -> str | None:
    """The program that CHROMIUM names, or the machine's own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def missing() -> list[str]:
    """The packages that the tests of the page want and the machine has not."""
    wanted = [] if find() else ["chromium"]
    if not shutil.which("fc-list") or not run("fc-list", ":lang=ja").stdout:
        wanted.append(FONT)
    return wanted


def run(*command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(
        command, env=environment, check=False, capture_output=True, text=True, timeout=PATIENCE
    )


def install(packages: list[str]) -> str:
    """Why they could not be installed, if so."""
    if not shutil.which("apt-get"):
        return "there is no apt-get here"
    sudo: tuple[str, ...] = ()
    if os.geteuid() != 0:
        if not shutil.which("sudo") or run("sudo", "-n", "true").returncode:
            return "that needs root"
        sudo = ("sudo", "-n")
    print(f"Installing {' '.join(packages)} for the tests of the page", flush=True)
    try:
        for step in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            done = run(*sudo, "apt-get", "-q", *step)
    except subprocess.TimeoutExpired:
        return "apt-get takes too long"
    return (done.stderr.strip().splitlines() or ["apt-get fails"])[-1] if done.returncode else ""


def main() -> None:
    wanted = missing()
    reason = install(wanted) if wanted else ""
    if reason and "chromium" in wanted:
        print(f"The tests of the page are skipped: no Chromium ({reason}; CHROMIUM=... says where one is)")
    elif reason:
        print(f"No Japanese font ({reason}): the page shows boxes instead")


if __name__ == "__main__":
    main()
