"""The configuration of a node."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from math import inf, nan
from pathlib import Path

from sobremesa.server.errors import ServerRefused


@dataclass(frozen=True)
class Limits:
    """Limits of one connection and of one address. The operator may set each: SOBREMESA_ and its name in capitals. A
    ``burst`` that is not set grows with its rate (``BURSTS``)."""

    message_bytes: int = 16_384
    body_bytes: int = 131_072
    messages_per_second: float = 60.0
    messages_burst: int = 240
    requests_per_second: float = 20.0
    requests_burst: int = 120
    pages_per_second: float = 100.0
    pages_burst: int = 2_000
    probes_per_second: float = 20.0
    probes_burst: int = 200
    connections_per_address: int = 100
    connections_per_seat: int = 6
    requests_at_once: int = 100
    request_seconds: float = 30.0
    refusals_in_a_row: int = 100
    hello_seconds: float = 10.0
    heartbeat_seconds: float = 60.0
    closing_seconds: float = 5.0
    unsent_bytes: int = 1_000_000
    undos_per_second: float = 0.5
    undos_burst: int = 10
    thoughts_per_address: int = 16
    thought_seconds: float = 20.0
    tables_per_hour: int = 60
    tables_per_hour_in_all: int = 3_000
    reports_per_hour: int = 10
    deck_bytes_per_hour: int = 2_000_000
    deck_bytes_per_hour_in_all: int = 50_000_000


# Each burst defaults to its rate times this many seconds.
BURSTS = {
    "messages_burst": ("messages_per_second", 4),
    "requests_burst": ("requests_per_second", 6),
    "pages_burst": ("pages_per_second", 20),
    "probes_burst": ("probes_per_second", 10),
    "undos_burst": ("undos_per_second", 20),
}


@dataclass(frozen=True)
class Config:
    """``data`` holds the embedded database; with a ``database_url`` it is PostgreSQL instead, and with a ``redis_url``
    nodes hear of each other's moves at once. ``origins`` are other origins whose pages may call the server, ``hosts``
    the host names it answers to (none: any). ``pace`` scales how long bots take for a move; tests set it to 0. An idle
    table leaves the memory after ``idle_seconds``, and the store after ``keep_days`` (0: never); a table without a
    player leaves the store after ``unused_hours`` (0: never). Metrics for Prometheus are served at ``metrics_host`` and
    ``metrics_port`` (0: nowhere). ``notice_mail`` is the mail server as Apprise has it (``mailtos://...``),
    ``notice_telegram`` the token of a bot, ``notice_contact`` whom push services may write to; ``notice_private`` lets
    notices into private networks."""

    data: Path | None = None
    database_url: str = ""
    redis_url: str = ""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    trust_proxy: bool = False
    page: Path | None = None
    pace: float = 1.0
    bot_processes: int = 1
    lease_seconds: float = 8.0
    poll_seconds: float = 3.0
    idle_seconds: float = 120.0
    keep_days: float = 0.0
    unused_hours: float = 24.0
    prune_seconds: float = 3600.0
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    notice_mail: str = ""
    notice_telegram: str = ""
    notice_contact: str = "mailto:nobody@localhost"
    notice_private: bool = False
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, data: Path | None = None) -> Config:
        """Reads the environment; docs/host/settings.md has the list."""
        number = partial(_number, environment)
        limits = _limits(environment)
        return cls(
            data=data,
            database_url=environment.get("SOBREMESA_DATABASE_URL", ""),
            redis_url=environment.get("SOBREMESA_REDIS_URL", ""),
            origins=tuple(environment.get("SOBREMESA_ORIGINS", "").split()),
            hosts=tuple(environment.get("SOBREMESA_HOSTS", "").split()),
            trust_proxy=environment.get("SOBREMESA_TRUST_PROXY", "") == "1",
            pace=number("SOBREMESA_PACE", "1"),
            bot_processes=int(number("SOBREMESA_BOT_PROCESSES", "1")),
            lease_seconds=number("SOBREMESA_LEASE_SECONDS", "8"),
            poll_seconds=number("SOBREMESA_POLL_SECONDS", "3"),
            keep_days=number("SOBREMESA_KEEP_DAYS", "0"),
            unused_hours=number("SOBREMESA_UNUSED_HOURS", "24"),
            metrics_host=environment.get("SOBREMESA_METRICS_HOST", "127.0.0.1"),
            metrics_port=int(number("SOBREMESA_METRICS_PORT", "0")),
            notice_mail=environment.get("SOBREMESA_NOTICE_MAIL", ""),
            notice_telegram=environment.get("SOBREMESA_NOTICE_TELEGRAM", ""),
            notice_contact=environment.get("SOBREMESA_NOTICE_CONTACT", cls.notice_contact),
            notice_private=environment.get("SOBREMESA_NOTICE_PRIVATE", "") == "1",
            limits=limits,
        )


def _limits(environment: Mapping[str, str]) -> Limits:
    found: dict[str, float] = {}
    for limit in fields(Limits):
        name = f"SOBREMESA_{limit.name.upper()}"
        usual: float = getattr(Limits, limit.name)
        if limit.name in BURSTS:
            rate, seconds = BURSTS[limit.name]
            usual = seconds * found[rate]
        found[limit.name] = type(getattr(Limits, limit.name))(_number(environment, name, str(usual)))
    return Limits(**found)  # type: ignore[arg-type]  # each is of the type of its default


def _number(environment: Mapping[str, str], name: str, usual: str) -> float:
    value = environment.get(name, usual)
    try:
        found = float(value)
    except ValueError:
        found = nan
    if not 0 <= found < inf:
        raise ServerRefused(422, "bad-setting", name=name, value=value[:40])
    return found
