"""No loss is called clear that open cards do not bear out, where only the last draw is left."""

from typing import NamedTuple

from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.measure.comparing import bear_out
from sixtysix_gui.coach.measure.findings import Limits
from sixtysix_gui.coach.measure.worlds import DrawnWorlds
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.coach.values.written import move_from
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.naive.brute_force import BruteForce
from tests.helpers.players.player_moments import never
from tests.helpers.rows import each_row

LIMITS = Limits(worlds=50, descents=600)


class Row(NamedTuple):
    """A deal to the point of a decision: who dealt, the pack, the moves, and the two compared."""

    rules: str
    dealer: Seat
    pack: str
    moves: str
    best: str
    played: str
    borne_out: bool


MARRIAGE = (
    "schnapsen",
    Seat.B,
    "JCJSACKSTHASJDTDJHKDTCKCQDKHQSTSQCQHADAH",
    "JS KS KC JC TC AC QS AS",
)
CLOSE = (
    "schnapsen",
    Seat.A,
    "JDQDQCTHASKHACJSTSTDKCQSAHTCKDJCQHADKSJH",
    "JS AS KH AH JD TD exchange KD QD",
)
ROWS = {
    "only he who plays on lets the queen pass": Row(*MARRIAGE, "QC", "marriage H", False),
    "only he who plays on misplays the close": Row(*CLOSE, "KC", "close", False),
    "a close that wins with open cards": Row(*CLOSE, "close", "KC", True),
}


def view_of(row: Row) -> View:
    cards = [Card.parse(row.pack[place : place + 2]) for place in range(0, len(row.pack), 2)]
    state = Deal.start(rule_set(row.rules), cards, row.dealer)
    for token in row.moves.split():
        state, _ = state.apply(move_from(token))
    return state.view(state.to_act)


@each_row("name", ROWS)
def test_open_cards_bear_out_what_they_do(name: str) -> None:
    row = ROWS[name]
    view = view_of(row)
    best, played = move_from(row.best), move_from(row.played)
    worlds = DrawnWorlds(view, [best, played], LIMITS, never)
    worlds.look_at(worlds.most or 50)
    assert worlds.listed
    solver, lead = BruteForce(), 0
    for world in range(worlds.cases):
        state = worlds.state(world)
        won = [solver.value(state.apply(move)[0], view.seat) for move in (best, played)]
        lead += worlds.weights[world] * (won[0] - won[1])
    assert (lead > 0) is row.borne_out
    assert bear_out(view, best, played, worlds, never) is row.borne_out
    assert judge(view, played, never, limits=LIMITS).verdict in (Verdict.CLOSE, Verdict.GOOD)
