"""Whether what seems a clear loss stays one: by open cards, and on appeal (docs/coach.md 1.5)."""

from dataclasses import replace

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.coach.limits import Limits
from sixtysix_gui.coach.measure.appeals import Appeal, appeal
from sixtysix_gui.coach.measure.comparing import Comparison
from sixtysix_gui.coach.measure.findings import Worlds
from sixtysix_gui.coach.measure.statistics import Estimate
from sixtysix_gui.coach.measure.verdicts import (
    CHANCE_BORDERS,
    POINT_BORDERS,
    bear_out,
    verdict_of,
)
from sixtysix_gui.coach.measure.worlds import KnownWorld
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View


def upheld(
    view: View, found: Comparison, worlds: Worlds, limits: Limits, should_stop: ShouldStop
) -> Comparison:
    """Return a comparison as it stays: what is not borne out is disputed and too close to call.

    With an open talon its figures are then those of the referee who played on.

    Raises:
        StoppedError: as soon as told to stop.
    """
    if not found.verdict.strokes or isinstance(worlds, KnownWorld):
        return found
    is_borne_out = found.by_chance or bear_out(view, found.best, found.played, worlds, should_stop)
    if not is_borne_out:
        return replace(found, verdict=Verdict.CLOSE, disputed=True)
    if view.status is not TalonStatus.OPEN:
        return found
    ruling = appeal(view, found.best, found.played, limits, should_stop, by_chance=found.by_chance)
    return _ruled(found, ruling)


def _ruled(found: Comparison, ruling: Appeal) -> Comparison:
    """Return a comparison with the referee's figures, and what the appeal makes of the verdict."""
    loss, chance_loss = ruling.lead, ruling.chance_lead
    verdict = Verdict.CLOSE
    if ruling.is_ahead(by_chance=found.by_chance):
        verdict = _verdict_on(chance_loss if found.by_chance else loss, found)
    return replace(
        found,
        verdict=verdict,
        loss=loss,
        chance_loss=chance_loss,
        worths=(ruling.worth(found.best), ruling.worth(found.played)),
        disputed=verdict is Verdict.CLOSE,
    )


def _verdict_on(lead: Estimate, found: Comparison) -> Verdict:
    """Return the verdict by the size of a lead that is clearly above nothing."""
    borders = CHANCE_BORDERS if found.by_chance else POINT_BORDERS
    return verdict_of(Estimate(lead.mean, 0.0), borders, is_best=False)
