"""The server's log: lines for people, or JSON for programs.

Logs contain no names, keys, cookies, hands or messages: of an exception they have the type and the
place, but not the message. Of what asyncio says, they have only what went wrong, because it goes on
with tasks and calls and all that these hold.
"""

from __future__ import annotations

import json
import logging
import os
import re
import traceback
from datetime import UTC, datetime
from enum import StrEnum


class LogFormat(StrEnum):
    """How lines of the log look."""

    TEXT = "text"
    JSON = "json"


_ASYNCIO = "asyncio"
_DETAILS = re.compile(r"[\n(<{\[].*", re.DOTALL)
"""Where asyncio begins to describe a task, a call or an exception."""


def _message(record: logging.LogRecord) -> str:
    """What a record says; of asyncio's, only what went wrong."""
    message = record.getMessage()
    return _DETAILS.sub("", message).strip() if record.name == _ASYNCIO else message


class JsonFormatter(logging.Formatter):
    """One JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": os.getpid(),
            "message": _message(record),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            problem = record.exc_info[1]
            line["exception"] = type(problem).__qualname__
            line["trace"] = _places(problem)
        return json.dumps(line)


class TextFormatter(logging.Formatter):
    """A line for each record, and one for each place that an exception has passed."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line, and those of its exception."""
        record.exc_text = None  # another handler may have left the exception with its message
        return super().format(record)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """A record as a line."""
        record.message = _message(record)
        return super().formatMessage(record)

    def formatException(self, ei: object) -> str:  # noqa: N802 - logging's name
        """An exception without its message."""
        problem = ei[1] if isinstance(ei, tuple) else None
        if not isinstance(problem, BaseException):
            return ""
        return "\n  ".join([type(problem).__qualname__, *_places(problem)])


def _places(problem: BaseException) -> list[str]:
    """Where an exception was raised, from the outermost call on."""
    return [
        f"{frame.filename}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(problem.__traceback__)
    ]


def configure(log_format: LogFormat) -> None:
    """Write the log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if log_format is LogFormat.JSON else TextFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
