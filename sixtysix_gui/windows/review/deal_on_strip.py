"""What the strip shows of a deal: how far the coach is, then the curve, and where one is on it."""

from collections.abc import Callable

from sixtysix_gui.text.coach import review as said
from sixtysix_gui.windows.review.deal_in_review import Decision, Stage
from sixtysix_gui.windows.review.strip.deal_strip import DealStrip
from sixtysix_gui.windows.review.strip.strip_plan import strip_plan
from sixtysix_gui.windows.review.walk import Walk


class DealOnStrip:
    """Keeps the strip at where a walk has come to, in game points or chances to win."""

    def __init__(self, strip: DealStrip, keeps_back: Callable[[Decision], bool]) -> None:
        """Begin with game points; ``keeps_back`` says which decisions are still hidden."""
        self._strip = strip
        self._keeps_back = keeps_back
        self._by_chance = False

    def turn(self, walk: Walk, called: str) -> None:
        """Show chances in place of points, or points again."""
        self._by_chance = not self._by_chance
        self.show(walk, called)

    def show(self, walk: Walk, called: str, *, draw: bool = False) -> None:
        """Show what is known by now; ``draw`` lets the pencil draw the curve.

        ``called`` is how sentences call the other.
        """
        review, strip = walk.review, self._strip
        marks = {mark.step: mark.verdict for mark in review.marks}
        to_find = frozenset(one.moment.step for one in review.decisions if self._keeps_back(one))
        plan = strip_plan(
            walk.columns(),
            review.account,
            review.judgements,
            marks,
            to_find,
            by_chance=self._by_chance,
        )
        if review.stage is Stage.WORKING:
            strip.show_work(plan, said.still_looking(*review.progress, called), review.share)
        elif draw or plan != strip.plan or strip.work is not None:
            strip.show_plan(plan, draw=draw)
        strip.move_bead(walk.bead(plan))
        strip.setAccessibleDescription(self._spoken(walk))

    def _spoken(self, walk: Walk) -> str:
        account, decision = walk.review.account, walk.decision
        if account is None or decision is None:
            return ""
        steps = [step.step for step in account.steps]
        if decision.moment.step not in steps:
            return ""
        place = steps.index(decision.moment.step)
        since = sum(step.luck for step in account.steps[place + 1 :]) + account.last_luck
        step = account.steps[place]
        if any(map(self._keeps_back, walk.review.decisions[: walk.number - 1])):
            return ""  # it would tell what was lost before
        if self._keeps_back(decision):
            return said.spoken_step_to_find(step, by_chance=self._by_chance)
        return said.spoken_step(step, since, by_chance=self._by_chance)
