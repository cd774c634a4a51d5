"""Metrics for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest, start_http_server
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
# As long as the longest window: metrics that changed more often would show sealed answers as they come (EU-38).
STEP_SECONDS = 60.0


class Steps(Collector):
    """The metrics as they were at the end of the latest step."""

    def __init__(self) -> None:
        self.latest: list[Metric] = []

    def collect(self) -> Iterable[Metric]:
        return self.latest


class Durations(Collector):
    """A histogram of ``SECONDS`` in plain Python numbers, because every move adds to it."""

    def __init__(self, name: str, what: str) -> None:
        self._name, self._what = name, what
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        limits = [*(str(float(limit)) for limit in SECONDS), "+Inf"]
        buckets = list(zip(limits, accumulate(self._counts), strict=True))
        return [HistogramMetricFamily(self._name, self._what, buckets, self._sum)]


class Metrics:
    """Numbers only: no name, key, address or table ever becomes a label.

    For rare events use a ``Counter`` and ``inc``; for what every move does, a ``note_...`` method. A change shows at
    the end of the step, up to ``STEP_SECONDS`` later."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("sobremesa_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("sobremesa_tables", "Tables in memory", registry=self.registry)
        self.thoughts = Gauge("sobremesa_thoughts_waiting", "Bots that wait to think", registry=self.registry)
        self.thought_wait = Histogram(
            "sobremesa_thought_wait_seconds", "Time a bot waits to think", buckets=SECONDS, registry=self.registry
        )
        self.jobs = Gauge("sobremesa_jobs_waiting", "Replays and the like that wait", registry=self.registry)
        self.commits = Gauge("sobremesa_commits_waiting", "Tables that wait for the store", registry=self.registry)
        self.disk = Gauge("sobremesa_disk_free_bytes", "Left for the embedded database", registry=self.registry)
        self.lag = Gauge("sobremesa_loop_lag_seconds", "Worst of the latest step", registry=self.registry)
        self._worst_lag = 0.0
        self.messages = Counter("sobremesa_messages", "Messages received", ["type"], registry=self.registry)
        self.refused = Counter("sobremesa_refused", "Refusals", ["code"], registry=self.registry)
        self.entries = Counter("sobremesa_entries", "Journal entries written", registry=self.registry)
        self.conflicts = Counter("sobremesa_conflicts", "Races lost and decided again", registry=self.registry)
        self.failures = Counter("sobremesa_failures", "Errors of ours", registry=self.registry)
        self.commit = Durations("sobremesa_commit_seconds", "Time until durable")
        self.registry.register(self.commit)
        self.requests = Counter("sobremesa_requests", "HTTP requests", ["status"], registry=self.registry)
        self._heard: dict[str, int] = {}
        self._written = 0
        self._steps = Steps()
        self._shown = CollectorRegistry()
        self._shown.register(self._steps)
        self._next_step = 0.0

    # Every move is counted in plain numbers, which are cheap; ``count`` moves them to Prometheus.

    def note_message(self, kind: str) -> None:
        self._heard[kind] = self._heard.get(kind, 0) + 1

    def note_commit(self, entries: int, seconds: float) -> None:
        """This many entries were durable after this time."""
        self._written += entries
        self.commit.observe(seconds)

    def count(self) -> None:
        """Called now and then: moves what was noted to Prometheus."""
        for kind, count in self._heard.items():
            self.messages.labels(kind).inc(count)
        self.entries.inc(self._written)
        self._heard, self._written = {}, 0

    def note_lag(self, seconds: float) -> None:
        """The event loop was this late."""
        self._worst_lag = max(self._worst_lag, seconds)

    def step(self, now: float) -> None:
        """Called now and then: publishes the metrics, if the last step is long enough ago."""
        self.count()
        if now >= self._next_step:
            self._next_step = now + STEP_SECONDS
            self.lag.set(self._worst_lag)
            self._worst_lag = 0.0
            self._steps.latest = list(self.registry.collect())

    def text(self) -> bytes:
        return bytes(generate_latest(self._shown))

    def serve(self, host: str, port: int) -> WSGIServer:
        """In a thread and on a port of its own: metrics are for the operator, not for players."""
        server, _thread = start_http_server(port, host, self._shown)
        return server
