"""`salon serve`: the house in the browser."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import webbrowser
from pathlib import Path

from salon.cli import Parser
from salon.cli.setup import saves
from salon.kernel import BadSetup, Text, fault
from salon.lang import Words

PORT = 1919


def add_arguments(command: Parser) -> None:
    command.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help=command.say("help.arg-address")
    )
    command.add_argument("--port", type=int, default=PORT, metavar="N", help=command.say("help.arg-port"))
    command.add_argument("--database", metavar="URL", help=command.say("help.arg-database"))
    command.add_argument("--workers", type=int, default=1, metavar="N", help=command.say("help.arg-workers"))
    command.add_argument("--secure", action="store_true", help=command.say("help.arg-secure"))
    command.add_argument("--open", action="store_true", help=command.say("help.arg-open"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    """Start the server and say where it is."""
    import uvicorn

    if not 0 <= args.port < 65536:
        raise fault(BadSetup, "cli.bad-number", name="--port", given=str(args.port), least=0)
    if args.workers < 1:
        raise fault(BadSetup, "cli.bad-number", name="--workers", given=str(args.workers), least=1)
    url = args.database or f"sqlite:///{database_file()}"
    if args.workers > 1 and url.startswith("sqlite"):
        raise fault(BadSetup, "cli.workers-need-postgresql")
    token = os.environ.setdefault("SALON_HOST_TOKEN", secrets.token_urlsafe(16))
    os.environ["SALON_DATABASE"] = url
    os.environ["SALON_SECURE"] = "1" if args.secure else ""
    address = f"http://{args.host}:{args.port}/"
    print(speaker.say(Text("cli.serving", {"address": address})))
    print(speaker.say(Text("cli.host-page", {"address": f"{address}host#{token}"})), flush=True)
    if args.open and sys.stdout.isatty():
        webbrowser.open(address)
    uvicorn.run(
        "salon.server.main:app",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.workers if args.workers > 1 else None,
        ws="salon.server.lines:Line",
        log_level="warning",
        proxy_headers=False,
        server_header=False,
    )
    return 0


def database_file() -> Path:
    """The one file in which the house keeps everything."""
    folder = saves().parent
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "salon.db"
