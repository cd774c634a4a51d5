"""The numbers of all workers as those of one node."""

from __future__ import annotations

from collections.abc import Iterable
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Metric, start_http_server
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector


class SummedMetrics(Collector):
    """Workers show their numbers in steps, and so does the sum."""

    def __init__(self, workers: int) -> None:
        self._texts = [b""] * workers
        self._server: WSGIServer | None = None

    def take(self, worker: int, text: bytes) -> None:
        self._texts[worker] = text

    def collect(self) -> Iterable[Metric]:
        families: dict[str, Metric] = {}
        sums: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
        for text in self._texts:
            for family in text_string_to_metric_families(text.decode()):
                families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                values = sums.setdefault(family.name, {})
                for sample in family.samples:
                    key = (sample.name, tuple(sorted(sample.labels.items())))
                    values[key] = values.get(key, 0.0) + sample.value
        for name, family in families.items():
            for (sample_name, labels), value in sums[name].items():
                if not sample_name.endswith("_created"):
                    family.add_sample(sample_name, dict(labels), value)
            yield family

    def serve(self, host: str, port: int) -> None:
        registry = CollectorRegistry()
        registry.register(self)
        self._server, _thread = start_http_server(port, host, registry)

    def close(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
