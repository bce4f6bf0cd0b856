"""What the ASGI server loads: the application, set up by the environment."""

from __future__ import annotations

import gc
import logging
import os
import sys
import time

from starlette.applications import Starlette

from salon.server import mail
from salon.server.app import Configuration, make_app
from salon.server.opening import DatabaseAway
from salon.server.speech import speaker

LAST_SECONDS = 2.5
AGAIN_SECONDS = 1.0
_log = logging.getLogger("salon")


def worker() -> Starlette:
    """The application for one of several workers; those who started them have seen the database.

    If it is away now, another is started soon. Were this a failure to start, the whole house would be closed.
    """
    try:
        return app()
    except DatabaseAway as error:
        _log.error("A worker cannot start yet: %s", speaker("en").say(error.text))
        time.sleep(AGAIN_SECONDS)
        sys.exit(1)


def app() -> Starlette:
    """The application for SALON_DATABASE; the other settings are optional."""
    url = os.environ.get("SALON_MAIL", "")
    made = make_app(
        Configuration(
            database=os.environ["SALON_DATABASE"],
            secure=bool(os.environ.get("SALON_SECURE")),
            host_token=os.environ.get("SALON_HOST_TOKEN", ""),
            limited=os.environ.get("SALON_LIMITS", "") != "off",
            address=os.environ.get("SALON_URL", "http://127.0.0.1:1919"),
            mail=mail.settings(url, os.environ.get("SALON_MAIL_FROM", "")) if url else None,
            webhooks=os.environ.get("SALON_WEBHOOKS", ""),
            pushes=os.environ.get("SALON_PUSH", "") != "off",
            proxies=os.environ.get("SALON_PROXIES", ""),
            dev=bool(os.environ.get("SALON_DEV")),
            last_seconds=LAST_SECONDS,
        )
    )
    # What is there now stays: the garbage collector, which stops everyone, need not look at it again.
    # What is made later goes by counting references, but for a few rings: so it looks often at a few new
    # things, and seldom at all.
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 5, 1_000)
    return made
