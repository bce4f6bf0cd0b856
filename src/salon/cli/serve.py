"""`salon serve`: the house in the browser."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import webbrowser

from salon.cli import Parser
from salon.cli.setup import database_url
from salon.kernel import BadSetup, Text, fault
from salon.lang import Words

PORT = 1919
WEBHOOKS = ("", "private", "off")


def add_arguments(command: Parser) -> None:
    command.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help=command.say("help.arg-address")
    )
    command.add_argument("--port", type=int, default=PORT, metavar="N", help=command.say("help.arg-port"))
    command.add_argument("--database", metavar="URL", help=command.say("help.arg-database"))
    command.add_argument("--workers", type=int, default=1, metavar="N", help=command.say("help.arg-workers"))
    command.add_argument("--secure", action="store_true", help=command.say("help.arg-secure"))
    command.add_argument("--url", metavar="URL", help=command.say("help.arg-url"))
    command.add_argument("--mail", metavar="URL", help=command.say("help.arg-mail"))
    command.add_argument("--mail-from", metavar="ADDRESS", help=command.say("help.arg-mail-from"))
    command.add_argument("--open", action="store_true", help=command.say("help.arg-open"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    """Start the server and say where it is."""
    import uvicorn

    if not 0 <= args.port < 65536:
        raise fault(BadSetup, "cli.bad-range", name="--port", given=str(args.port), least="0", most="65535")
    if args.workers < 1:
        raise fault(BadSetup, "cli.bad-number", name="--workers", given=str(args.workers), least=1)
    url = database_url(args)
    if args.workers > 1 and url.startswith("sqlite"):
        raise fault(BadSetup, "cli.workers-need-postgresql")
    token = os.environ.setdefault("SALON_HOST_TOKEN", secrets.token_urlsafe(16))
    os.environ["SALON_DATABASE"] = url
    os.environ["SALON_SECURE"] = "1" if args.secure else ""
    address = f"http://{args.host}:{args.port}/"
    _notices(args, address)
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


def _notices(args: argparse.Namespace, address: str) -> None:
    """How people are told that it is their turn: checked here, so that a mistake is seen at once."""
    from salon.server import mail

    given = {"SALON_URL": args.url, "SALON_MAIL": args.mail, "SALON_MAIL_FROM": args.mail_from}
    os.environ.update({name: value for name, value in given.items() if value is not None})
    url = os.environ.setdefault("SALON_URL", address)
    if not url.startswith(("http://", "https://")):
        raise fault(BadSetup, "cli.bad-url", given=url[:80])
    if os.environ.get("SALON_MAIL"):
        mail.settings(os.environ["SALON_MAIL"], os.environ.get("SALON_MAIL_FROM", ""))
    if os.environ.get("SALON_WEBHOOKS", "") not in WEBHOOKS:
        raise fault(BadSetup, "cli.bad-webhooks", given=os.environ["SALON_WEBHOOKS"][:80])
