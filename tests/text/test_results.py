"""Every way a deal can end: who wins, why, the rows of figures, and what it is worth."""

from dataclasses import replace

import pytest

from sixtysix_gui.records import replay
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.history import Marriage, Play, Trick
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import (
    CardPoints,
    Close,
    DealEnd,
    Grade,
    Outcome,
    Termination,
    points_of_two,
)
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.text.results.deal_result import DealResult, gain_lines
from sixtysix_gui.text.results.endings import describe_ending, headline, reasons_of
from sixtysix_gui.text.results.result_table import NOTHING, Band
from tests.helpers.naive.scoring import naive_totals, points_of
from tests.helpers.rows import each_row
from tests.helpers.windows.results import (
    A,
    at_end,
    closing_rule_sets,
    ends_of_two,
    figures_of,
    result_of,
    row_names,
    settled_deals,
    table_of,
)
from tests.helpers.windows.sentences import YOU, assert_sentence
from tests.helpers.windows.trick_words import NAMES, people_at
from tests.records.many_records import OPTIONS
from tests.windows.conftest import Speak

B = Seat.B


def reason_of(result: DealResult) -> str:
    return " ".join(reasons_of(result))


# ----------------------------------------------------------------------- told from every side


@pytest.mark.usefixtures("language")
def test_every_outcome_is_told_from_both_seats_and_from_none() -> None:
    told: set[object] = set()
    for rules in closing_rule_sets():
        for end in ends_of_two():
            outcome = settle(rules, end)
            told |= {outcome.termination, outcome.basis, outcome.grade}
            for me in (*BOTH, None):
                result = result_of(rules, end, me)
                sentences = (headline(result), reason_of(result))
                for sentence in sentences:
                    assert_sentence(sentence)
                    assert me is not None or not YOU.search(sentence), sentence
    assert len(told) == 7 + 7 + 4, "some way to end was never reached"


END = DealEnd((CardPoints(69, 0, 0, 5), CardPoints(17, 0, 0, 2)), claimant=A)
CLOSED = Close(A, 3, False, 20, 2)
TRICKLESS = Close(A, 1, False, 0, 0)
TOLD: list[tuple[str, DealEnd, Seat | None, str, str]] = [
    (
        "german-66",
        END,
        A,
        "You win the deal",
        "You said “Out!” with 69. The King stayed under 33: Schneider.",
    ),
    (
        "german-66",
        END,
        Seat.B,
        "The King wins the deal",
        "The King said “Out!” with 69. You stayed under 33: Schneider.",
    ),
    (
        "german-66",
        replace(END, card_points=(CardPoints(66, 0, 0, 4), CardPoints(33, 0, 0, 3))),
        A,
        "You win the deal",
        "You said “Out!” with 66. The King has 33.",
    ),
    (
        "german-66",
        replace(END, card_points=(CardPoints(66, 0, 0, 4), CardPoints(0, 40))),
        A,
        "You win the deal",
        "You said “Out!” with 66. The King took no trick: Schwarz.",
    ),
    (
        "schnapsen",
        replace(END, card_points=(CardPoints(61, 0, 0, 4), CardPoints())),
        A,
        "The King wins the deal",
        "You said “Out!” with only 61. A false claim costs 3 because the King had no trick.",
    ),
    (
        "schnapsen",
        replace(END, card_points=(CardPoints(67, 0, 0, 4), CardPoints(40, 0, 0, 3)), close=CLOSED),
        Seat.B,
        "The King wins the deal",
        "The King said “Out!” with 67. You had 20 when the talon was closed, and that counts: "
        "Schneider.",
    ),
    (
        "german-66",
        DealEnd((CardPoints(62, 0, 0, 4), CardPoints(40, 0, 0, 3)), TRICKLESS, None, A),
        A,
        "The King wins the deal",
        "You closed but reached only 62. Closing failed, which costs 3 because the King had no "
        "trick when the talon was closed.",
    ),
    (
        "german-66",
        DealEnd((CardPoints(70, 0, 0, 4), CardPoints(20, 0, 0, 3)), CLOSED, None, Seat.B),
        Seat.B,
        "You win the deal",
        "The King closed and reached 70 but did not say “Out!” in time. Closing failed, which "
        "costs 2 because you had a trick when the talon was closed.",
    ),
    (
        "wiki-66",
        DealEnd((CardPoints(40, 0, 0, 3), CardPoints(66, 0, 0, 4)), TRICKLESS, Seat.B),
        Seat.B,
        "You win the deal",
        "The King closed, but you went out first with 66. Going out before the closer is worth "
        "3 because you had no trick when the talon was closed.",
    ),
    (
        "german-66",
        DealEnd((CardPoints(65, 0, 0, 6), CardPoints(55, 0, 10, 6)), None, None, Seat.B),
        A,
        "The deal is tied",
        "Nobody said “Out!”, and both have 65.",
    ),
    (
        "schnapsen",
        DealEnd((CardPoints(60, 0, 0, 5), CardPoints(60, 0, 0, 5)), None, None, Seat.B),
        A,
        "The King wins the deal",
        "Nobody said “Out!”, so the last trick decides the deal: the King won it.",
    ),
    (
        "house-66",
        DealEnd((CardPoints(50, 0, 0, 5), CardPoints(60, 0, 10, 7)), None, None, Seat.B),
        Seat.B,
        "You win the deal",
        "All cards have been played, and only you have 66 or more: 70.",
    ),
    (
        "santase-engine",
        END,
        A,
        "You win the deal",
        "You reached 69 card points. The King stayed under 33: Schneider.",
    ),
    (
        "german-66",
        END,
        None,
        "Frieda wins the deal",
        "Frieda said “Out!” with 69. The King stayed under 33: Schneider.",
    ),
    (
        "schnapsen",
        DealEnd((CardPoints(67, 0, 0, 4), CardPoints(40, 0, 0, 3)), CLOSED, A),
        None,
        "Frieda wins the deal",
        "Frieda said “Out!” with 67. The King had 20 when the talon was closed, and that "
        "counts: Schneider.",
    ),
    (
        "schnapsen",
        DealEnd((CardPoints(61, 0, 0, 4), CardPoints()), claimant=A),
        None,
        "The King wins the deal",
        "Frieda said “Out!” with only 61. A false claim costs 3 because the King had no trick.",
    ),
    (
        "german-66",
        DealEnd((CardPoints(62, 0, 0, 4), CardPoints(40, 0, 0, 3)), TRICKLESS, None, A),
        None,
        "The King wins the deal",
        "Frieda closed but reached only 62. Closing failed, which costs 3 because the King had "
        "no trick when the talon was closed.",
    ),
    (
        "german-66",
        DealEnd((CardPoints(40, 0, 0, 3), CardPoints(67, 0, 0, 4)), CLOSED, Seat.B),
        None,
        "The King wins the deal",
        "Frieda closed, but the King went out first with 67. Going out before the closer is worth "
        "2.",
    ),
]


@each_row(("variant", "end", "me", "head", "why"), TOLD)
def test_outcomes_in_words(
    variant: str, end: DealEnd, me: Seat | None, head: str, why: str, speak: Speak
) -> None:
    speak("en")
    result = result_of(variant, end, me)
    assert (headline(result), reason_of(result)) == (head, why)


# ---------------------------------------------------------------------------- at larger tables


def made_by_hand(
    game: str,
    points: tuple[int, ...],
    reason: str,
    card_points: tuple[CardPoints, ...],
    **end: object,
) -> DealResult:
    """A result made by hand on the table of a deal that has just begun."""
    rules = rule_set(game)
    deal = Deal.start(rules, rules.pack, rules.seats[-1])
    made = Outcome(points, Termination(reason), DealEnd(card_points, **end))  # pyright: ignore[reportArgumentType]
    view = deal.changed(to_act=Seat.C, bidder=Seat.C).view(A)
    return DealResult(made, view, people_at(rules.parties))


TWO = (CardPoints(54, 20, 0, 4), CardPoints(12, 20, 0, 2))
TOLD_AT_TABLES: list[tuple[DealResult, str, str, str, str]] = [
    (
        made_by_hand("four-66", (2, 0), "out", TWO, claimant=0),
        "You and David win the deal",
        "David said “Out!” with 74. Rachel and Argine stayed under 33: Schneider.",
        "Du und David gewinnt das Spiel",
        "David hat mit 74 „Aus!“ gesagt. Rachel und Argine sind unter 33 geblieben: Schneider.",
    ),
    (
        made_by_hand(
            "na-66",
            (-3, 1),
            "set",
            (CardPoints(77, 20, 0, 4), CardPoints(43, 0, 0, 2)),
            bidder=0,
            bid=3,
        ),
        "Set: the bid was not made",
        "David bid 3, which is 99 card points. Together you made 97.",
        "Verloren: nicht gemacht",
        "David hat 3 gereizt, das sind 99 Augen. Gemacht habt ihr 97.",
    ),
    (
        made_by_hand(
            "three-66",
            (3, -1, -2),
            "count",
            (CardPoints(54, 20, 0, 4), CardPoints(46, 0, 0, 3), CardPoints(20, 0, 0, 1)),
        ),
        "You win the deal",
        "You have the most card points. David stayed under 33: Schneider.",
        "Du gewinnst das Spiel",
        "Du hast die meisten Augen. David ist unter 33 geblieben: Schneider.",
    ),
    (
        made_by_hand(
            "three-66",
            (0, 0, 0),
            "draw",
            (CardPoints(50, 0, 0, 3), CardPoints(50, 0, 0, 3), CardPoints(20, 0, 0, 2)),
        ),
        "The deal is tied",
        "You and Rachel both have 50, so nobody pays.",
        "Das Spiel ist unentschieden",
        "Du und Rachel haben beide 50: Es wird nichts gezahlt.",
    ),
    (
        made_by_hand(
            "bauernschnapsen",
            (0, 9),
            "lost",
            (CardPoints(20, 0, 0, 1), CardPoints(8, 0, 0, 1)),
            bidder=0,
            contract="gang",
            made=False,
        ),
        "Rachel and Argine win the deal",
        "David played a Gang and lost it.",
        "Rachel und Argine gewinnen das Spiel",
        "David hat einen Gang gespielt und verloren.",
    ),
    (
        made_by_hand(
            "gaigel",
            (0, 1),
            "false-claim",
            (CardPoints(90, 0, 0, 5), CardPoints(0, 0, 0, 0)),
            claimant=0,
        ),
        "Rachel and Argine win the deal",
        "David said “Out!” with only 90. A false claim costs 1.",
        "Rachel und Argine gewinnen das Spiel",
        "David hat mit nur 90 „Aus!“ gesagt. Falsches Ausmelden kostet 1.",
    ),
]


TAKEN = [
    ("gang", A, Seat.C, "You played a Gang and lost it. David won a trick."),
    ("zehnergang", A, Seat.B, "You played a Zehnergang and lost it. Rachel won a trick."),
    ("bauernschnapser", Seat.D, A, "Argine played a Bauernschnapser and lost it. You won a trick."),
    ("bettler", Seat.D, Seat.D, "Argine played a Bettler and lost it."),
    ("schnapser", A, Seat.C, "You played a Schnapser and lost it."),
]
"""A lost contract, who played it, who won the last trick, and what is said."""


@each_row(("contract", "bidder", "winner", "why"), TAKEN)
def test_who_broke_a_contract_for_all_tricks_is_told(
    contract: str, bidder: Seat, winner: Seat, why: str, speak: Speak
) -> None:
    """A partner's trick counts for the side, whose row would show all five."""
    speak("en")
    rules = rule_set("bauernschnapsen")
    points = (CardPoints(120, 0, 0, 5), CardPoints(0, 0, 0, 0))
    end = DealEnd(points, bidder=0, contract=contract, made=False)
    plays = tuple(Play(seat, rules.pack[seat.value]) for seat in rules.seats)
    deal = Deal.start(rules, rules.pack, Seat.D)
    view = deal.changed(won=(Trick(5, plays, winner),), bidder=bidder).view(A)
    made = Outcome((0, 10), Termination.LOST, end)
    assert reason_of(DealResult(made, view, people_at(rules.parties))) == why


@each_row(("result", "head", "why", "kopf", "grund"), TOLD_AT_TABLES)
def test_a_result_is_told(
    result: DealResult, head: str, why: str, kopf: str, grund: str, speak: Speak
) -> None:
    speak("en")
    assert (headline(result), reason_of(result)) == (head, why)
    speak("de")
    assert (headline(result), reason_of(result)) == (kopf, grund)


def test_readers_hear_what_was_bid_and_made(speak: Speak) -> None:
    result = TOLD_AT_TABLES[1][0]
    speak("en")
    assert describe_ending(result) == "Set: you bid 99 and made 97."
    speak("de")
    assert describe_ending(result) == "Verloren: 99 gereizt, 97 gemacht."


PAID = [
    (A, (3, -1, -2), "Rachel pays you 1; David pays 2", "Rachel zahlt dir 1, David 2"),
    (Seat.B, (-1, 3, -2), "You pay Rachel 1; David pays 2", "Du zahlst Rachel 1, David zahlt 2"),
]


@each_row(("winner", "points", "english", "german"), PAID)
def test_who_pays_whom(
    winner: Seat, points: tuple[int, ...], english: str, german: str, speak: Speak
) -> None:
    card_points = tuple(
        CardPoints(70 if seat is winner else 25, 0, 0, 2) for seat in (A, Seat.B, Seat.C)
    )
    result = made_by_hand("three-66", points, "count", card_points)
    before = Game.first(result.rules, A)
    after = before.after(result.outcome)
    for language, sentence in (("en", english), ("de", german)):
        speak(language)
        (gain,) = gain_lines(result, before, after)
        assert gain.text == sentence
        assert gain.score == f"12 → {12 + points[0]}"


@pytest.mark.usefixtures("language")
@each_row("name", NAMES)
def test_every_result_has_words(name: str) -> None:
    for one in settled_deals(name, 8):
        table = one.table
        for text in (table.head, *table.reasons, table.spoken, *row_names(table)):
            assert_sentence(text)
        assert len({len(row.figures) for row in (*table.rows, *table.remarks)}) <= 1
        assert_sentence(describe_ending(one.result))
    for one in settled_deals(name, 4, me=None):
        table = one.table
        for text in (table.head, *table.reasons, *(gain.text for gain in table.gains)):
            assert not YOU.search(text), text


def test_deals_of_all_kinds_of_ends_are_among_those_tried() -> None:
    seen = {one.result.outcome.reason for name in NAMES for one in settled_deals(name, 8)}
    assert seen >= {"out", "false-claim", "count", "made", "set", "last-trick", "lost"}


# ------------------------------------------------------------------------------------------ gains


GAINS = [
    ("en", "house-66", A, 1, 0, "1 game point for you"),
    ("en", "house-66", A, 3, 0, "3 game points for you"),
    ("en", "house-66", B, 2, 1, "3 game points for the King, including 1 carried over"),
    ("de", "house-66", A, 1, 0, "1\N{NO-BREAK SPACE}Punkt für dich"),
    ("de", "house-66", B, 2, 0, "The King bekommt 2\N{NO-BREAK SPACE}Punkte"),
    ("en", "house-66", None, 0, 0, "No game points now, 1 extra for the next winner"),
    ("en", "schnapsen", A, 3, 0, "You take 3 off your score"),
    ("en", "schnapsen", B, 3, 0, "The King takes 3 off their score"),
    ("de", "schnapsen", B, 3, 0, "The King schreibt 3 ab"),
]


@each_row(("language", "game", "winner", "points", "carry", "sentence"), GAINS)
def test_gains_in_words(
    language: str,
    game: str,
    winner: Seat | None,
    points: int,
    carry: int,
    sentence: str,
    speak: Speak,
) -> None:
    speak(language)
    plain = result_of(game, END)
    termination = Termination.DRAW if winner is None else plain.outcome.termination
    outcome = replace(
        plain.outcome,
        points=points_of_two(winner, points),
        termination=termination,
        grade=Grade.ORDINARY,
    )
    before = Game(plain.rules, A, carry=carry)
    (gain,) = gain_lines(replace(plain, outcome=outcome), before, before.after(outcome))
    assert gain.text == sentence
    assert gain.good is (winner is A)


def test_a_score_that_counts_down_ends_at_nothing_and_is_said_whole(speak: Speak) -> None:
    """The first is worth the two points that are missing, the other one three."""
    speak("en")
    for end in (END, replace(END, card_points=(CardPoints(69, 0, 0, 5), CardPoints()))):
        (gain,) = table_of(result_of("schnapsen", end)).gains
        assert gain.score == "2 → 0"
        assert gain.spoken.endswith(". Score: from 2 to 0.")


def test_both_sides_of_bauernschnapsen_take_off_what_they_win(speak: Speak) -> None:
    points = (CardPoints(70, 0, 0, 4), CardPoints(40, 0, 0, 1))
    told = {
        ("en", 0): "You and David take 2 off your score",
        ("en", 1): "Rachel and Argine take 2 off their score",
        ("de", 0): "Du und David schreibt 2 ab",
        ("de", 1): "Rachel und Argine schreiben 2 ab",
    }
    for (language, winner), sentence in told.items():
        speak(language)
        result = made_by_hand("bauernschnapsen", points_of_two(winner, 2), "out", points)
        assert table_of(result, Game.first(result.rules, A)).gains[0].text == sentence


@each_row("name", NAMES)
def test_scores_move_by_what_was_won(speak: Speak, name: str) -> None:
    speak("en")
    for one in settled_deals(name, 5):
        before, after = one.before, one.after
        moved = [p for p in before.rules.parties if before.won[p] != after.won[p]]
        gains = [gain for gain in one.table.gains if gain.score]
        if name != "three-66":
            assert len(gains) == len(moved)
        for gain in gains:
            assert gain.spoken.endswith(f"Score: from {gain.before} to {gain.after}.")


# ------------------------------------------------------------------------------------------- rows


NO_TRICK, SOME = CardPoints(), CardPoints(captured=20, tricks=1)
WINNER = CardPoints(captured=70, tricks=4)
DECIDED: list[tuple[str, DealEnd, list[str]]] = [
    # the rules, the end of the deal, what stands below the totals
    ("german-66", DealEnd((WINNER, NO_TRICK), claimant=A), ["Number of tricks"]),
    ("german-66", DealEnd((WINNER, SOME), claimant=A), []),
    # Schwarz at the close and at the end: the tricks at the close decide in Schnapsen
    (
        "schnapsen",
        DealEnd((WINNER, NO_TRICK), Close(A, 2, False, 0, 0), A),
        ["Tricks at closing"],
    ),
    # Schneider at the close, above 33 at the end
    (
        "schnapsen",
        DealEnd((WINNER, CardPoints(40, tricks=2)), Close(A, 2, False, 20, 1), A),
        ["Card points at closing"],
    ),
    ("schnapsen", DealEnd((WINNER, SOME), Close(A, 2, False, 10, 1), A), []),
    # a close that failed costs 3 against a defender without a trick
    ("schnapsen", DealEnd((SOME, WINNER), Close(A, 2, False, 0, 0)), ["Tricks at closing"]),
    ("schnapsen", DealEnd((SOME, WINNER), Close(A, 2, False, 10, 1)), []),
    ("schnapsen", DealEnd((SOME, NO_TRICK), claimant=A), []),
]


@each_row(("variant", "end", "names"), DECIDED)
def test_only_what_decided_stands_below_the_totals(
    speak: Speak, variant: str, end: DealEnd, names: list[str]
) -> None:
    speak("en")
    assert [row.name for row in table_of(result_of(variant, end)).remarks] == names


MARKED = [
    (DealEnd((CardPoints(66, tricks=5), CardPoints(40, tricks=3)), claimant=A), 0, None, ""),
    (DealEnd((CardPoints(40, tricks=5), CardPoints(70, tricks=3)), claimant=B), 1, None, ""),
    (DealEnd((CardPoints(61, tricks=5), CardPoints(40, tricks=3)), claimant=A), 1, 0, "5 short"),
    (
        DealEnd((CardPoints(50, tricks=5), CardPoints(40, tricks=3)), Close(B, 3, False, 20, 2)),
        0,
        1,
        "26 short",
    ),
    (DealEnd((CardPoints(62, tricks=5), CardPoints(40, tricks=3)), CLOSED), 1, 0, "4 short"),
    (DealEnd((CardPoints(67, tricks=5), CardPoints(40, tricks=3)), CLOSED), 1, 0, ""),
    (DealEnd((CardPoints(60, tricks=6), CardPoints(60, tricks=6)), last=A), None, None, ""),
]
"""How a deal ended, and which column has won, has failed, and what it lacks."""


@each_row(("end", "winner", "failed", "short"), MARKED)
def test_who_decided_a_deal_is_marked(
    end: DealEnd, winner: int | None, failed: int | None, short: str
) -> None:
    table = table_of(result_of("german-66", end))
    assert (table.winner, table.failed, table.short) == (winner, failed, short)


def test_the_table_shows_only_rows_that_occurred(speak: Speak) -> None:
    speak("en")
    end = DealEnd((CardPoints(29, 40, 0, 4), CardPoints(17, 0, 0, 2)), claimant=A)
    table = table_of(result_of("german-66", end, marriages=(Marriage(A, Suit.SPADES, 40, 3),)))
    assert row_names(table) == ["Tricks", "Marriages"]
    assert figures_of(table, "Tricks") == ["29", "17"]
    assert figures_of(table, "Marriages") == ["40", NOTHING]
    assert figures_of(table, "Card points") == ["69", "17"]
    assert [gain.score for gain in table.gains] == ["5 → 7"]


def test_signs_of_marriages_stand_with_their_owner() -> None:
    end = DealEnd((CardPoints(29, 40, 0, 3), CardPoints(17, 20, 0, 2)), claimant=A)
    shown = (Marriage(A, Suit.SPADES, 40, 2), Marriage(B, Suit.HEARTS, 20, 3))
    mine, theirs = table_of(result_of("german-66", end, marriages=shown)).rows[1].figures
    assert (mine.text, mine.suits) == ("40", (Suit.SPADES,))
    assert (theirs.text, theirs.suits) == ("20", (Suit.HEARTS,))
    trickless = DealEnd((CardPoints(69, 0, 0, 6), CardPoints(0, 20, 0, 0)), claimant=A)
    rows = table_of(result_of("german-66", trickless, marriages=shown[1:])).rows
    assert all(figure.suits == () for row in rows for figure in row.figures)


def test_frozen_points_are_taken_off_so_that_the_sums_are_right(speak: Speak) -> None:
    speak("en")
    close = Close(A, 3, False, 20, 2)
    end = DealEnd((CardPoints(67, 0, 0, 4), CardPoints(35, 20, 0, 3, frozen_at=20)), close, A)
    table = table_of(result_of("schnapsen-bar", end))
    assert row_names(table) == ["Tricks", "Marriages", "Not counted after closing"]
    assert figures_of(table, "Tricks") == ["67", "35"]
    assert figures_of(table, "Marriages") == [NOTHING, "20"]
    assert figures_of(table, "Not counted after closing") == [NOTHING, "−35"]
    assert figures_of(table, "Card points") == ["67", "20"]


def _figures(text: str) -> int:
    if text in (NOTHING, "won"):
        return 0
    return sum(int(part.replace("−", "-")) for part in text.split(" + "))


def test_every_column_adds_up(speak: Speak) -> None:
    speak("en")
    made = [
        table_of(result_of(name, end))
        for name in rule_set_names(close=True)
        for end in ends_of_two()
    ]
    played = [one.table for name in NAMES for one in settled_deals(name, 8)]
    for table in (*made, *played):
        if table.totals is None or table.totals.name != "Card points":
            continue
        for column, total in enumerate(table.totals.figures):
            parts = (_figures(row.figures[column].text) for row in table.rows)
            assert sum(parts) == int(total.text), table


@each_row("name", NAMES)
def test_totals_are_what_the_tricks_say(speak: Speak, name: str) -> None:
    speak("en")
    counted = 0
    for one in settled_deals(name, 8):
        table, view = one.table, one.result.view
        deal_cards = [card for trick in view.won for card in trick.cards]
        widow = 120 - points_of(deal_cards) if one.result.rules.has_widow and view.won else 0
        if table.totals is None or table.totals.name != "Card points":
            continue
        wanted = naive_totals(view, widow)
        shown = [int(figure.text) for figure in table.totals.figures]
        assert shown == [wanted[party] for party in one.result.parties]
        if widow:
            assert figures_of(table, "Widow")[0 if view.won[0].winner is A else -1] in (
                str(widow),
                "–",
            )
            assert str(widow) in figures_of(table, "Widow")
        counted += 1
    assert counted >= 3


def test_chips_are_paid_by_both_others_and_add_up_to_nothing(speak: Speak) -> None:
    speak("en")
    for one in settled_deals("three-66", 8):
        table = one.table
        paid = [int(text.replace("−", "-")) for text in figures_of(table, "Chips")]
        assert sum(paid) == 0
        (gain,) = table.gains
        winner = one.result.winner
        if winner is None:
            assert paid == [0, 0, 0]
            continue
        mine = paid[0]
        assert int(gain.after.replace("−", "-")) - int(gain.before.replace("−", "-")) == mine
        for party in one.result.parties:
            earned = one.result.points_of(party)
            wanted = 3 if not earned.tricks else 2 if earned.total < 33 else 1
            if party is not winner:
                assert paid[one.result.parties.index(party)] == -wanted


def test_full_33s_and_tens_are_floors(speak: Speak) -> None:
    speak("en")
    for name, row, unit in (
        ("na-66", "Full 33s", 33),
        ("cutthroat-66", "Full 33s", 33),
        ("idiots-66", "Full tens", 10),
    ):
        for one in settled_deals(name, 8):
            table = one.table
            if table.totals is None:
                continue
            totals = [int(figure.text) for figure in table.totals.figures]
            assert [int(text) for text in figures_of(table, row)] == [one // unit for one in totals]


SLAM = [
    ("en", "You won every trick after the talon was used up: 100 more.", "All of the last tricks"),
    (
        "de",
        "Du hast nach dem letzten Abheben jeden Stich gemacht: 100 mehr.",
        "Alle letzten Stiche",
    ),
]


@each_row(("language", "told", "row"), SLAM)
def test_a_slam_is_told_and_has_a_row(speak: Speak, language: str, told: str, row: str) -> None:
    speak(language)
    record = OPTIONS[0][0]
    deal = replay(record).state
    assert deal.outcome is not None
    game = Game.first(record.rules, Seat.B)
    result = at_end(deal)
    table = table_of(result, game)
    assert table.reasons[0] == told
    assert figures_of(table, row) == ["100", NOTHING]
    assert table.totals is not None
    assert [figure.text for figure in table.totals.figures] == ["196", "24"]
    assert told not in describe_ending(result)  # its event says so just before
    usual = replay(replace(record, rules=rule_set("idiots-66"))).state
    assert usual.outcome is not None
    other = table_of(at_end(usual), game)
    assert (len(other.reasons), row in row_names(other)) == (len(table.reasons) - 1, False)


def test_columns_are_sides_with_bands_or_players_without(speak: Speak) -> None:
    speak("de")
    (one,) = settled_deals("four-66", 1)
    assert [(column.name, column.band) for column in one.table.columns] == [
        ("Wir", Band.SOLID),
        ("Ihr", Band.DASHED),
    ]
    (one,) = settled_deals("three-66", 1)
    assert [(column.name, column.band) for column in one.table.columns] == [
        ("Frieda", Band.NONE),
        ("Rachel", Band.NONE),
        ("David", Band.NONE),
    ]
