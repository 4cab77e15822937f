"""How much the coach may calculate for a decision."""

from dataclasses import dataclass

from sixtysix_gui.ai.compiled import IS_COMPILED


@dataclass(frozen=True)
class Limits:
    """A measure of work, never of time: the same limits give the same result on any machine.

    ``worlds`` are looked at for a decision at most, in looks of 50, 100, 200 … ; ``descents`` is
    the work of the search that nominates; in ``appeal_worlds`` a clear loss with an open talon is
    played on by another player. ``seed`` decides all chance.
    """

    worlds: int = 400
    descents: int = 2_500
    seed: int = 0
    appeal_worlds: int = 120

    def affordable(self) -> "Limits":
        """Return these limits, or what of them an interpreted program can do."""
        if IS_COMPILED:
            return self
        return Limits(min(self.worlds, 50), min(self.descents, 150), self.seed, 24)


REVIEW = Limits()
"""For every decision of a deal."""
CLOSER = Limits(worlds=1_600)
"""For the one decision that someone looks at."""
FEWER_WORLDS = not IS_COMPILED
"""Whether this computer's coach looks at fewer deals, so that more stays open (text E2)."""
