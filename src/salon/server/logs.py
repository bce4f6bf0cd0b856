"""The server's log as lines of JSON, for programmes that gather logs: `SALON_LOG=json`."""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime

import msgspec

FORMS = ("", "json")


class JsonLines(logging.Formatter):
    """One object a line, whatever is in the message: nobody can begin a line of their own in it."""

    def format(self, record: logging.LogRecord) -> str:
        found = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "pid": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0]:
            found["fault"] = record.exc_info[0].__name__
            found["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(found).decode()


def settings(form: str) -> dict[str, object]:
    """How the ASGI server is to set up logging, in each of its processes."""
    handler: dict[str, str] = {"class": "logging.StreamHandler", "stream": "ext://sys.stderr"}
    if form == "json":
        handler["formatter"] = "lines"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "salon.server.logs.JsonLines"}},
        "handlers": {"stderr": handler},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }
