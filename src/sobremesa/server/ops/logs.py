"""Structured logs: one JSON object a line. Each fact is chosen by the caller; keys and bodies are never logged."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

from msgspec import json

logger = logging.getLogger("sobremesa.server")
FILE_BYTES = 10_000_000
FILES_BEFORE = 2


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.encode(line).decode()


def log(event: str, **facts: str | float) -> None:
    logger.info(event, extra={"facts": facts})


def log_failure(event: str, **facts: str | float) -> None:
    """Logs a bug with its traceback, from inside an ``except``."""
    logger.error(event, extra={"facts": facts}, exc_info=sys.exception())


def set_up(level: str = "INFO", file: Path | None = None) -> None:
    """Logs to the standard error, or to a file that is rotated when it is full; the two earlier files are kept."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file is not None:
        handler = RotatingFileHandler(file, maxBytes=FILE_BYTES, backupCount=FILES_BEFORE, encoding="utf-8")
    handler.setFormatter(JsonLines())
    # A full disk or a closed terminal stops the log, and nothing else.
    logging.raiseExceptions = False
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At a lower level these log every connection.
    for name in ("websockets", "asyncio", "uvicorn"):
        logging.getLogger(name).setLevel("WARNING")
