"""The server's log: lines for people, or JSON for programs.

Logs contain no names, keys, cookies, hands or messages. With JSON that is guaranteed: of an
exception it has the type and the place, but not the message.
"""

from __future__ import annotations

import json
import logging
import os
import traceback
from datetime import UTC, datetime
from enum import StrEnum


class LogFormat(StrEnum):
    """How lines of the log look."""

    TEXT = "text"
    JSON = "json"


class JsonFormatter(logging.Formatter):
    """One JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": os.getpid(),
            "message": record.getMessage(),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            problem = record.exc_info[1]
            line["exception"] = type(problem).__qualname__
            line["trace"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(problem.__traceback__)
            ]
        return json.dumps(line)


def configure(log_format: LogFormat) -> None:
    """Write the log to standard error."""
    handler = logging.StreamHandler()
    if log_format is LogFormat.JSON:
        handler.setFormatter(JsonFormatter())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
