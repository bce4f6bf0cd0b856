"""What the ASGI server loads: the application, set up by the environment."""

from __future__ import annotations

import gc
import os

from starlette.applications import Starlette

from salon.server.app import Configuration, make_app


def app() -> Starlette:
    """The application for SALON_DATABASE; the other settings are optional."""
    made = make_app(
        Configuration(
            database=os.environ["SALON_DATABASE"],
            secure=bool(os.environ.get("SALON_SECURE")),
            host_token=os.environ.get("SALON_HOST_TOKEN", ""),
            limited=os.environ.get("SALON_LIMITS", "") != "off",
        )
    )
    # What is there now stays: the garbage collector, which stops everyone, need not look at it again.
    gc.collect()
    gc.freeze()
    return made
