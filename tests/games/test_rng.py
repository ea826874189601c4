"""The fast generator of bots, planners and simulations."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from selenite.core.chance import Rng

DRAWS = 40_000


def surprise(counts: Counter[int], kinds: int) -> float:
    """How far counts are from equal ones: about ``kinds`` for a fair generator (chi squared)."""
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


class TestRng:
    @pytest.mark.parametrize("n", [2, 3, 8, 37])
    def test_every_number_is_equally_likely(self, n: int) -> None:
        rng = Rng("numbers")
        counts = Counter(rng.below(n) for _ in range(DRAWS))
        assert set(counts) == set(range(n))
        assert surprise(counts, n) < n + 6 * (2 * n) ** 0.5

    @pytest.mark.parametrize("lag", [1, 2, 3])
    def test_a_number_says_nothing_about_those_that_follow(self, lag: int) -> None:
        rng = Rng("pairs")
        numbers = [rng.below(6) for _ in range(DRAWS)]
        pairs = Counter(6 * a + b for a, b in zip(numbers, numbers[lag:], strict=False))
        assert surprise(pairs, 36) < 36 + 6 * 72**0.5

    def test_neighbouring_starts_are_unlike(self) -> None:
        firsts = [Rng(start).below(6) for start in range(DRAWS)]
        pairs = Counter(6 * a + b for a, b in pairwise(firsts))
        assert surprise(pairs, 36) < 36 + 6 * 72**0.5

    def test_a_copy_goes_on_alike_and_alone(self) -> None:
        rng = Rng("copied")
        other = rng.copy()
        numbers = [rng.below(1000) for _ in range(20)]
        assert [other.below(1000) for _ in range(20)] == numbers

    def test_the_largest_range_is_filled(self) -> None:
        rng = Rng("large")
        numbers = [rng.below(2**31 - 1) for _ in range(1000)]
        assert min(numbers) < 2**22 < 2**31 - 2**22 < max(numbers)
