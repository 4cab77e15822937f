"""Mistakes and blunders looked at again by referees: who plays on there is not the coach's player.

Where every card is known the rule-of-thumb player's own solver says what both moves are worth,
whichever referee was asked for.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.coach.judgements import Judgement, Moment
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from tools.coach.referees.choosing import LEVELS, THUMB, referee_named, referees_named
from tools.coach.referees.leads import Lead, Referee, Ruling, pooled
from tools.coach.reviews import BAD, deals_of, judged, told

POOLED = "pooled"
_LAST_DRAW = 2
_FRESH_SEED = 990_000


class Stage(Enum):
    """When a decision fell, by how the coach measures there."""

    OPEN = "open talon"
    CLOSED = "closed talon, last draw"
    EXACT = "exact"


@dataclass(frozen=True)
class Case:
    """A mistake or blunder: what the coach says it cost, and what each referee finds.

    ``by_chance`` says that the chances to win the game decided, against the points.
    """

    rules: str
    stage: Stage
    loss: float
    by_chance: bool
    leads: Mapping[str, Lead]


def confirm(options: argparse.Namespace) -> None:
    """Print what the referees find of every mistake and blunder, and the totals."""
    seed = _FRESH_SEED + options.seed
    referees = referees_named(options.referee, seed)
    solver = referee_named(THUMB, seed)
    cases: list[Case] = []
    for deal in deals_of(options):
        for moment, judgement in judged(deal):
            if judgement.verdict in BAD:
                case = case_of(moment, judgement, referees, solver)
                cases.append(case)
                found = ", ".join(f"{name} {_shown(lead)}" for name, lead in case.leads.items())
                print(told(deal, moment, judgement), "->", found, flush=True)
    for line in totals(cases):
        print(line)


def case_of(
    moment: Moment, judgement: Judgement, referees: Sequence[Referee], solver: Referee
) -> Case:
    """Ask the referees about a decision; ``solver`` about those where every card is known."""
    view, best, played = moment.view, judgement.best, moment.move
    if judgement.exact:
        solved = solver.lead(view, best, played)
        leads = {referee.name: solved for referee in referees}
    else:
        leads = {referee.name: referee.lead(view, best, played) for referee in referees}
    levels = [lead for name, lead in leads.items() if name in LEVELS]
    if len(levels) > 1:
        leads[POOLED] = pooled(levels)
    stage = stage_of(view, exact=judgement.exact)
    return Case(view.rules.name, stage, judgement.loss, judgement.by_chance, leads)


def stage_of(view: View, *, exact: bool) -> Stage:
    """Return when a decision fell."""
    if exact:
        return Stage.EXACT
    is_open = view.status is TalonStatus.OPEN and view.talon_size > _LAST_DRAW
    return Stage.OPEN if is_open else Stage.CLOSED


def totals(cases: Sequence[Case]) -> Iterator[str]:
    """Yield a line for each referee over all cases, then by stage, by rule set, and by both."""
    rules = sorted({case.rules for case in cases})
    groups: list[tuple[str, Callable[[Case], bool]]] = [("all", lambda _: True)]
    groups += [(stage.value, _at(stage)) for stage in Stage]
    groups += [(name, _under(name)) for name in rules]
    groups += [
        (f"{name}, {stage.value}", _both(_under(name), _at(stage)))
        for name in rules
        for stage in Stage
    ]
    for title, belongs in groups:
        chosen = [case for case in cases if belongs(case)]
        for name in dict.fromkeys(name for case in chosen for name in case.leads):
            yield f"{title}: {summary(chosen, name)}"
    if not cases:
        yield "no mistake and no blunder"


def summary(cases: Sequence[Case], referee: str) -> str:
    """Return how a referee rules on cases, and how large he finds the losses.

    Decisions by the chances to win the game are left out of the sizes, which are in game points.
    """
    rulings = [case.leads[referee].ruling for case in cases]
    confirmed = rulings.count(Ruling.CONFIRMED)
    others = ", ".join(
        f"{rulings.count(ruling)} {ruling.value}"
        for ruling in Ruling
        if ruling is not Ruling.CONFIRMED
    )
    line = (
        f"{referee}: {confirmed} of {len(cases)} confirmed "
        f"({100 * confirmed / len(cases):.1f} %), {others}"
    )
    sized = [case for case in cases if not case.by_chance]
    if not sized:
        return line
    said = _mean(case.loss for case in sized)
    found = _mean(case.leads[referee].mean for case in sized)
    ratio = f", {said / found:.2f} times" if found > 0 else ""
    return f"{line}; mean size {found:.2f}, coach {said:.2f}{ratio}"


def _at(stage: Stage) -> Callable[[Case], bool]:
    return lambda case: case.stage is stage


def _under(rules: str) -> Callable[[Case], bool]:
    return lambda case: case.rules == rules


def _both(first: Callable[[Case], bool], second: Callable[[Case], bool]) -> Callable[[Case], bool]:
    return lambda case: first(case) and second(case)


def _shown(lead: Lead) -> str:
    return f"{lead.mean:+.2f} ± {lead.half:.2f} {lead.ruling.value}"


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found)
