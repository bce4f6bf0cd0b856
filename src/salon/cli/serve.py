"""`salon serve`: the house in the browser."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import webbrowser
from importlib import import_module
from typing import TYPE_CHECKING

from salon.cli import Parser
from salon.cli.setup import database_url
from salon.kernel import BadSetup, Text, fault
from salon.lang import Words

if TYPE_CHECKING:
    from starlette.applications import Starlette

PORT = 1919
GRACEFUL_SECONDS = 2  # for answers on their way when the server is told to stop
WEBHOOKS = ("", "private", "off")


def add_arguments(command: Parser) -> None:
    command.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help=command.say("help.arg-address")
    )
    command.add_argument("--port", type=int, default=PORT, metavar="N", help=command.say("help.arg-port"))
    command.add_argument("--database", metavar="URL", help=command.say("help.arg-database"))
    command.add_argument("--workers", type=int, default=1, metavar="N", help=command.say("help.arg-workers"))
    command.add_argument("--secure", action="store_true", help=command.say("help.arg-secure"))
    command.add_argument("--proxies", metavar="LIST", help=command.say("help.arg-proxies"))
    command.add_argument("--url", metavar="URL", help=command.say("help.arg-url"))
    command.add_argument("--mail", metavar="URL", help=command.say("help.arg-mail"))
    command.add_argument("--mail-from", metavar="ADDRESS", help=command.say("help.arg-mail-from"))
    command.add_argument("--dev", action="store_true", help=command.say("help.arg-dev"))
    command.add_argument("--open", action="store_true", help=command.say("help.arg-open"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    """Start the server and say where it is."""
    import uvicorn

    from salon.server.logs import FORMS, settings
    from salon.server.main import app
    from salon.server.opening import reach

    if not 0 <= args.port < 65536:
        raise fault(BadSetup, "cli.bad-range", name="--port", given=str(args.port), least="0", most="65535")
    if args.workers < 1:
        raise fault(BadSetup, "cli.bad-number", name="--workers", given=str(args.workers), least=1)
    form = os.environ.get("SALON_LOG", "")
    if form not in FORMS:
        raise fault(BadSetup, "cli.bad-log", given=form[:80])
    url = database_url(args)
    if args.workers > 1 and url.startswith("sqlite"):
        raise fault(BadSetup, "cli.workers-need-postgresql")
    if url.startswith("postgresql"):
        import_module("psycopg")  # missed here, in one line, and not by every worker
    token = os.environ.setdefault("SALON_HOST_TOKEN", secrets.token_urlsafe(16))
    os.environ["SALON_DATABASE"] = url
    os.environ["SALON_SECURE"] = "1" if args.secure else ""
    os.environ["SALON_DEV"] = "1" if args.dev else ""
    _proxies(args)
    address = f"http://{args.host}:{args.port}/"
    _notices(args, address)
    # Nothing is said of being open before the database is.
    if args.workers == 1:
        served: str | Starlette = app()
    else:
        reach(url, new=True).dispose()
        served = "salon.server.main:worker"
    print(speaker.say(Text("cli.serving", {"address": address})))
    print(speaker.say(Text("cli.host-page", {"address": f"{address}host#{token}"})), flush=True)
    if args.open and sys.stdout.isatty():
        webbrowser.open(address)
    uvicorn.run(
        served,
        factory=isinstance(served, str),
        host=args.host,
        port=args.port,
        workers=args.workers if args.workers > 1 else None,
        http="salon.server.callers:Caller",
        ws="salon.server.lines:TableLine",
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        log_config=settings(form),
        log_level="warning",
        proxy_headers=False,
        server_header=False,
    )
    return 0


def _proxies(args: argparse.Namespace) -> None:
    from salon.server.gate import networks

    if args.proxies is not None:
        os.environ["SALON_PROXIES"] = args.proxies
    networks(os.environ.get("SALON_PROXIES", ""))


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
