"""Rate limits of addresses and connections."""

from __future__ import annotations

from collections import Counter

from sobremesa.server.ops.config import Limits

MOST_ADDRESSES = 20_000
HOUR_SECONDS = 3600


class Bucket:
    """``rate`` tokens a second, and up to ``burst`` in reserve."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.at = now

    def take(self, now: float) -> bool:
        # The same as ``has`` and ``spend``, written out because every message calls it.
        tokens = self.tokens + (now - self.at) * self.rate
        self.at = now
        if tokens > self.burst:
            tokens = self.burst
        is_there = tokens >= 1
        self.tokens = tokens - is_there
        return is_there

    def has(self, tokens: float, now: float) -> bool:
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        return self.tokens >= tokens

    def spend(self, tokens: float) -> None:
        """For a cost that is known afterwards. A negative balance has to be filled before the next token."""
        self.tokens -= tokens


class Buckets:
    """One for each recent address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget(now)
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
        return bucket

    def _forget(self, now: float) -> None:
        """Full buckets say nothing. If none is full, all are dropped rather than refusing every address."""
        full = [name for name, b in self._buckets.items() if b.tokens + (now - b.at) * b.rate >= b.burst]
        for name in full or list(self._buckets):
            del self._buckets[name]


class Addresses:
    """Requests and connections by address. Each kind has its own bucket: files of the page are many and cost little,
    and a health check must not be refused because of other requests."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.connections_per_address
        self._requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self._pages = Buckets(limits.pages_per_second, limits.pages_burst)
        self._probes = Buckets(limits.probes_per_second, limits.probes_burst)
        self._connections: Counter[str] = Counter()

    def may_ask(self, address: str, now: float) -> bool:
        return self._requests.of(address, now).take(now)

    def may_see_page(self, address: str, now: float) -> bool:
        return self._pages.of(address, now).take(now)

    def may_probe(self, address: str, now: float) -> bool:
        return self._probes.of(address, now).take(now)

    def connect(self, address: str) -> bool:
        if self._connections[address] >= self._most:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]


class Sockets:
    """Open TCP connections of any use: how many of one address (None: any number), and how many in all."""

    def __init__(self, *, per_address: int | None, in_all: int) -> None:
        self._per_address, self._in_all = per_address, in_all
        self._open: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None) -> bool:
        """False where a limit is reached."""
        address = client[0] if client else ""
        if self._open.total() >= self._in_all:
            return False
        if self._per_address is not None and self._open[address] >= self._per_address:
            return False
        self._open[address] += 1
        return True

    def leave(self, client: tuple[str, int] | None) -> None:
        address = client[0] if client else ""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class Allowance:
    """Limits what is stored: how much in an hour for one address, and for all together."""

    def __init__(self, per_hour: int, per_hour_in_all: int, now: float) -> None:
        self._buckets = Buckets(per_hour / HOUR_SECONDS, per_hour)
        self._all = Bucket(per_hour_in_all / HOUR_SECONDS, per_hour_in_all, now)

    def take(self, address: str, amount: int, now: float) -> bool:
        """False where not that much is left."""
        mine = self._buckets.of(address, now)
        if not (mine.has(amount, now) and self._all.has(amount, now)):
            return False
        mine.spend(amount)
        self._all.spend(amount)
        return True
