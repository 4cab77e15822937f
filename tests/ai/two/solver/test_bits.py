"""The counting of bits, as interpreted code does it (compiled code has the processor's own)."""

import random

from sixtysix_gui.ai.two.solver import bits


def test_bits_of_any_mask() -> None:
    source = random.Random(66)
    for _ in range(500):
        places = sorted(source.sample(range(32), source.randint(1, 32)))
        mask = sum(bits.single(place) for place in places)
        assert mask == sum(2**place for place in places)
        assert bits.lowest(mask) == places[0]
        assert bits.highest(mask) == places[-1]
        assert bits.count(mask) == len(places)
    assert bits.count(0) == 0
