"""Limits on how much one sender may send. None of them is in the way of a household behind one address."""

from __future__ import annotations


class Bucket:
    """Holds `size` tokens and gets `rate` a second back; each message takes one."""

    def __init__(self, size: float, rate: float, now: float) -> None:
        self._size = size
        self._rate = rate
        self._tokens = size
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed, which then counts."""
        if self.spent(now):
            return False
        self._tokens -= 1
        return True

    def spent(self, now: float) -> bool:
        """Whether there is none to take."""
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now
        return self._tokens < 1

    def charge(self) -> None:
        """Count one that was not asked about before; many at once make debts."""
        self._tokens -= 1


class Buckets:
    """One bucket for each sender, forgotten when it is full again."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._buckets: dict[str, tuple[Bucket, float]] = {}

    def take(self, sender: str, now: float) -> bool:
        return self._of(sender, now).take(now)

    def spent(self, sender: str, now: float) -> bool:
        return self._of(sender, now).spent(now)

    def charge(self, sender: str, now: float) -> None:
        self._of(sender, now).charge()

    def _of(self, sender: str, now: float) -> Bucket:
        if len(self._buckets) > 10_000:
            full = self._size / self._rate
            self._buckets = {who: kept for who, kept in self._buckets.items() if now - kept[1] < full}
        bucket, _ = self._buckets.get(sender, (None, now))
        bucket = bucket or Bucket(self._size, self._rate, now)
        self._buckets[sender] = (bucket, now)
        return bucket


class Places:
    """So many at once for each sender."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, sender: str) -> bool:
        """Whether there was one left, which is taken then; it must be given back."""
        taken = self._taken.get(sender, 0)
        if taken < self._most:
            self._taken[sender] = taken + 1
        return taken < self._most

    def give_back(self, sender: str) -> None:
        self._taken[sender] -= 1
        if not self._taken[sender]:
            del self._taken[sender]
