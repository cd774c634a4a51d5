"""What Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    """Numbers only: no name, key, address or table ever becomes a label."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("sobremesa_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("sobremesa_tables", "Tables in memory", registry=self.registry)
        self.messages = Counter("sobremesa_messages", "Messages received", ["type"], registry=self.registry)
        self._messages: dict[str, Counter] = {}
        self.refused = Counter("sobremesa_refused", "Refusals", ["code"], registry=self.registry)
        self.entries = Counter("sobremesa_entries", "Journal entries written", registry=self.registry)
        self.conflicts = Counter("sobremesa_conflicts", "Races lost and decided again", registry=self.registry)
        self.failures = Counter("sobremesa_failures", "Errors of ours", registry=self.registry)
        self.commit = Histogram(
            "sobremesa_commit_seconds", "Time until durable", buckets=SECONDS, registry=self.registry
        )
        self.requests = Counter("sobremesa_requests", "HTTP requests", ["status"], registry=self.registry)

    def message(self, kind: str) -> Counter:
        """The count of messages of a type; looking it up by its label takes longer than counting."""
        found = self._messages.get(kind)
        if found is None:
            found = self._messages[kind] = self.messages.labels(kind)
        return found

    def text(self) -> bytes:
        return bytes(generate_latest(self.registry))
