"""What the coach says, in every language: reasons with their values, points, rows and sums."""

import re
from dataclasses import replace
from string import Formatter
from typing import Any

from sixtysix_gui.coach.judgements import (
    VALUE_NAMES,
    Account,
    LineKind,
    LinePart,
    MoveWorth,
    PlanStep,
    Reason,
    StepKind,
    Verdict,
)
from sixtysix_gui.coach.judging import CountedAloud
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Meld,
    Move,
)
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.words import signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import ledger as said
from sixtysix_gui.text.coach.marks import (
    counted_lines,
    lost_text,
    plan_sentence,
    verdict_word,
    why_not,
)
from sixtysix_gui.text.coach.moves import (
    better_sentence,
    closing_moves,
    done_sentence,
    move_in_list,
    move_name,
    worth_line,
)
from sixtysix_gui.text.coach.reasons import reason_sentence, reason_texts
from sixtysix_gui.text.coach.review import moment_sentence, why_sentence
from tests.documents.pages import text_of
from tests.helpers.coach.hints import hint_for
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.rows import each_row
from tests.windows.conftest import Speak

TEN, ACE = Card.parse("TH"), Card.parse("AH")
LINE = (LinePart(LineKind.TRUMPED, ACE, Suit.HEARTS, None, 11), LinePart(LineKind.NOBODY, TEN))
VALUES: dict[str, Any] = {
    **dict.fromkeys("abnkptqsv", 7),
    "best": PLAY_CARD[TEN],
    "played": CLOSE_TALON,
    "card": TEN,
    "card2": ACE,
    "suit": Suit.CLUBS,
    "line": LINE,
}


CASES: dict[str, Any] = {"best": PLAY_CARD[TEN], "a": 5, "n": 8, "played": CLOSE_TALON, "b": 3}


@each_row("number", VALUE_NAMES)
def test_every_reason_is_a_whole_sentence(number: int, language: str) -> None:
    text = reason_sentence(Reason(number, tuple(VALUES.items())), CardWords(), "the Queen")
    assert not set(text) & set("{}%"), language
    assert not text[0].islower()
    assert text.endswith(".")


def test_there_are_all_reasons() -> None:
    numbered = {int(key) for key in reason_texts() if key.isdigit()}
    rows = re.findall(r"^\| (\d+) \| ", text_of("docs/coach.md"), re.MULTILINE)
    assert numbered == set(VALUE_NAMES) == set(map(int, rows))
    assert set(reason_texts()) >= {"certain", "best_line", "gives_nothing", "wins_less"}


def test_what_the_sentences_name_is_known_where_reasons_are_read() -> None:
    for number in VALUE_NAMES:
        text = reason_texts()[str(number)]
        sentence = text.says
        fields = {field for _, field, _, _ in Formatter().parse(sentence) if field}
        named = {field[:1].lower() + field[1:] for field in fields} - {"name"}
        named |= {text.counted} if "%n" in sentence else set()
        if "after" in named:
            named = named - {"after"} | {"best" if number in (20, 56) else "played"}
        assert set(VALUE_NAMES[number].split()) == named, number


def test_a_reason_names_its_cards(speak: Speak) -> None:
    reason = Reason(16, (("card", TEN), ("card2", ACE), ("a", 6)))
    words = CardWords()
    assert reason_sentence(reason, words, "the Queen") == (
        "The ten of hearts can be beaten by the ace of hearts, which your opponent holds in 6 "
        "of 10 cases."
    )
    speak("de")
    assert reason_sentence(reason, words, "Dame") == (
        "Herz-Zehn kann an Herz-Ass verloren gehen; "
        "dein Gegenüber hält diese Karte in 6 von 10 Fällen."
    )


@each_row(
    ("reason", "review", "hint"),
    [
        (
            Reason(2, (("k", 12), ("s", 14))),
            "You needed 12 more, and closing guaranteed 14.",
            "You need 12 more, and closing guarantees 14.",
        ),
        (
            Reason(29, (("t", 70), ("p", 1))),
            "You had 70: “Out!” would have won 1.",
            "You have 70: “Out!” wins 1.",
        ),
        (
            Reason(31, (("k", 9), ("card", TEN), ("p", 10))),
            "You needed 9 more; the ten of hearts alone brings 10.",
            "You need 9 more; the ten of hearts alone brings 10.",
        ),
        (
            Reason(38),
            "All cards were known here, and nothing could save the deal.",
            "All cards are known here, and nothing can save the deal.",
        ),
        (
            Reason(43, (("card", TEN), ("card2", ACE))),
            "Exchange first: it costs nothing, "
            "and the ten of hearts is worth more than the ace of hearts.",
            "It costs nothing, and the ten of hearts is worth more than the ace of hearts.",
        ),
        (
            Reason(24, (("v", 20),)),
            "The marriage counts 20 at once.",
            "The marriage counts 20 at once.",
        ),
    ],
)
def test_a_hint_speaks_of_now(reason: Reason, review: str, hint: str, speak: Speak) -> None:
    speak("en")
    words = CardWords()
    assert reason_sentence(reason, words, "the Queen") == review
    assert reason_sentence(reason, words, "the Queen", before_move=True) == hint


def test_game_points_have_their_sign_and_tenth(speak: Speak) -> None:
    reason = Reason(
        44, (("best", VALUES["best"]), ("p", 0.4), ("played", CLOSE_TALON), ("q", -1.0))
    )
    speak("en")
    assert reason_sentence(reason, CardWords(), "the Queen") == (
        "On average, the ten of hearts brings +0.4 game points, closing −1.0."
    )
    speak("de")
    assert reason_sentence(reason, CardWords(), "Dame") == (
        "Im Schnitt bringt Herz-Zehn +0,4 Punkte, Zudrehen −1,0."
    )


@each_row(
    ("reason", "english", "german"),
    [
        (
            Reason(7, (("k", 1), ("played", PLAY_CARD[ACE]), ("a", 3), ("n", 8))),
            "The Queen needs 1 more and, after the ace of hearts, gets it before your next lead in "
            "3 of 8 cases.",
            "Dame braucht noch 1 und hat es nach Herz-Ass in 3 von 8 Fällen "
            "noch vor deinem nächsten Ausspiel.",
        ),
        (
            Reason(25, (("t", 65), ("k", 1))),
            "With the marriage, you have 65 and need 1 more.",
            "Mit dem Paar hast du 65: Es fehlt noch 1.",
        ),
        (
            Reason(30, (("t", 65), ("k", 1))),
            "You had 65, 1 too few to go out.",
            "Du hattest 65, für „Aus!“ fehlte 1.",
        ),
        (
            Reason(34, (("p", 12), *CASES.items())),
            "Your opponent needs 12 more to escape Schneider: the ten of hearts wins 2 game points "
            "in 5 of 8 cases, closing in 3.",
            "Dein Gegenüber braucht 12, um aus dem Schneider zu kommen: Mit Herz-Zehn gewinnst du "
            "2 in 5 von 8 Fällen, mit Zudrehen in 3.",
        ),
        (
            Reason(35, (("played", CLOSE_TALON),)),
            "After closing, you more often end up without a trick, and that costs 3.",
            "Nach dem Zudrehen bleibst du öfter ganz ohne Stich, und das kostet 3.",
        ),
        (
            Reason(20, (("best", PLAY_CARD[ACE]), ("card", ACE), ("card2", TEN))),
            "After the ace of hearts, you draw the ace of hearts and your opponent gets the ten of "
            "hearts.",
            "Nach Herz-Ass hebst du Herz-Ass ab, und dein Gegenüber bekommt Herz-Zehn.",
        ),
        (
            Reason(54, tuple(CASES.items())),
            "With the ten of hearts, you reach 66 without losing another trick in 5 of 8 cases, "
            "with closing in 3.",
            "Mit Herz-Zehn kommst du in 5 von 8 Fällen auf 66, ohne noch einen Stich abzugeben, "
            "mit Zudrehen in 3.",
        ),
        (
            Reason(55, (("card", ACE), *CASES.items())),
            "After closing, you lose the ace of hearts in 5 of 8 cases, with the ten of hearts in "
            "3.",
            "Nach dem Zudrehen verlierst du Herz-Ass in 5 von 8 Fällen, mit Herz-Zehn in 3.",
        ),
        (
            Reason(56, (("card", ACE), *CASES.items())),
            "After the ten of hearts, the ace of hearts ends up in your tricks in 5 of 8 cases, "
            "with closing in 3.",
            "Nach Herz-Zehn landet Herz-Ass in 5 von 8 Fällen in deinen Stichen, "
            "mit Zudrehen in 3.",
        ),
        (
            Reason(57, tuple(CASES.items())),
            "After closing, your opponent still announces a marriage in 5 of 8 cases, with the ten "
            "of hearts in 3.",
            "Nach dem Zudrehen meldet dein Gegenüber in 5 von 8 Fällen noch ein Paar, "
            "mit Herz-Zehn in 3.",
        ),
    ],
)
def test_reasons_count_and_name_their_moves(
    reason: Reason, english: str, german: str, speak: Speak
) -> None:
    speak("en")
    assert reason_sentence(reason, CardWords(), "the Queen") == english
    speak("de")
    assert reason_sentence(reason, CardWords(), "Dame") == german


@each_row(
    ("wins", "english", "german"),
    [
        (
            (201, 191, 400),
            "Too close to call: the ten of hearts wins in 50 of 100 cases, closing in 48.",
            "Nicht zu entscheiden: Mit Herz-Zehn gewinnst du in 50 von 100 Fällen, "
            "mit Zudrehen in 48.",
        ),
        (
            (3, 2, 7),
            "Too close to call: the ten of hearts wins in 3 of 7 cases, closing in 2.",
            "Nicht zu entscheiden: Mit Herz-Zehn gewinnst du in 3 von 7 Fällen, mit Zudrehen in 2.",
        ),
        (
            (201, 200, 400),
            "Equal: the ten of hearts and closing each win in 50 of 100 cases.",
            "Gleich gut: Mit Herz-Zehn wie mit Zudrehen gewinnst du in 50 von 100 Fällen.",
        ),
        (
            (76, 104, 400),
            "Too close to call between the ten of hearts and closing.",
            "Zwischen Herz-Zehn und Zudrehen ist es nicht zu entscheiden.",
        ),
        (
            (6, 6, 6),
            "It is decided: the ten of hearts and closing both win.",
            "Entschieden: Mit Herz-Zehn wie mit Zudrehen gewinnst du.",
        ),
        (
            (0, 0, 400),
            "It is decided: neither the ten of hearts nor closing can still win.",
            "Entschieden: Weder Herz-Zehn noch Zudrehen gewinnt noch.",
        ),
    ],
)
def test_what_is_too_close_names_both_moves(
    wins: tuple[int, int, int], english: str, german: str, speak: Speak
) -> None:
    reason = close_between(*wins)
    speak("en")
    assert reason_sentence(reason, CardWords(), "the Queen") == english
    speak("de")
    assert reason_sentence(reason, CardWords(), "Dame") == german


def close_between(best: int, played: int, cases: int) -> Reason:
    """Reason 42 of the ten of hearts and closing."""
    moves = ("best", VALUES["best"]), ("played", VALUES["played"])
    return Reason(42, (*moves, ("a", best), ("b", played), ("n", cases)))


@each_row(("best", "played"), [(0, 0), (3, 3), (6, 6), (3, 2)])
def test_what_is_too_close_is_a_whole_sentence(best: int, played: int, language: str) -> None:
    text = reason_sentence(close_between(best, played, 6), CardWords(), "the Queen")
    assert not set(text) & set("{}%"), language
    assert text.endswith(".")


@each_row(
    ("cases", "told"),
    [
        ((222, 182, 400), "wins in 56 of 100 cases, closing in 46."),
        ((399, 1, 400), "wins in 99 of 100 cases, closing in 1."),
        ((120, 0, 120), "wins in 100 of 100 cases, closing in 0."),
        ((7, 3, 10), "wins in 7 of 10 cases, closing in 3."),
        ((7, 3, 12), "wins in 58 of 100 cases, closing in 25."),
    ],
)
def test_cases_are_told_of_ten_at_most_or_of_a_hundred(
    cases: tuple[int, int, int], told: str, speak: Speak
) -> None:
    speak("en")
    values = {"best": VALUES["best"], "played": CLOSE_TALON, **dict(zip("abn", cases, strict=True))}
    said = reason_sentence(Reason(0, tuple(values.items())), CardWords(), "the Queen")
    assert said == f"The ten of hearts {told}"


@each_row(
    ("called", "card", "name"),
    [
        ("the Queen", "KH", "Your opponent"),
        ("the Queen", "AH", "The Queen"),
        ("the Ober", "QH", "The Ober"),
        ("Anna", "QH", "Anna"),
    ],
)
def test_nobody_is_mistaken_for_a_card(called: str, card: str, name: str, speak: Speak) -> None:
    speak("en")
    reason = Reason(28, (("card", Card.parse(card)), ("card2", ACE)))
    assert reason_sentence(reason, CardWords(), called).startswith(f"{name} showed")


def test_far_more_than_is_missing_is_enough(speak: Speak) -> None:
    speak("en")
    said = reason_sentence(Reason(2, (("k", 1), ("s", 42))), CardWords(), "the Queen")
    assert said == "You needed 1 more, and closing guaranteed enough."


def test_a_line_tells_its_tricks(speak: Speak) -> None:
    speak("en")
    line = (
        LinePart(LineKind.WON, ACE, card2=TEN, points=21),
        LinePart(LineKind.LOST, Card.parse("JC"), card2=Card.parse("AC"), points=13),
    )
    assert reason_sentence(Reason(37, (("line", line),)), CardWords(), "the Queen") == (
        "All cards were known here. The best line: You win the ace of hearts and the ten of "
        "hearts: 21 points. Your opponent wins the jack of clubs and the ace of clubs: 13 points."
    )


@each_row(
    ("wins", "said"),
    [
        ((201, 191, 400), "The ten of hearts wins in 50 of 100 cases, closing in 48."),
        (
            (200, 201, 400),
            "Equal: the ten of hearts and closing each win in 50 of 100 cases.",
        ),
        ((76, 104, 400), ""),
    ],
)
def test_what_the_head_says_is_not_said_again(
    wins: tuple[int, int, int], said: str, speak: Speak
) -> None:
    speak("en")
    found = hint_for((VALUES["best"], CLOSE_TALON)).judgement
    close = replace(found, verdict=Verdict.CLOSE, reason=close_between(*wins))
    assert why_sentence(close, CardWords(), "the Queen") == said


def test_what_another_player_disputes_has_no_figures(speak: Speak) -> None:
    speak("en")
    found = hint_for((VALUES["best"], CLOSE_TALON)).judgement
    disputed = replace(found, reason=close_between(6, 0, 7), disputed=True)
    said = why_sentence(disputed, CardWords(), "the Queen")
    assert said == "Too close to call: it depends on how both players continue."


def test_one_trump_is_no_plural(speak: Speak) -> None:
    speak("en")
    one = Reason(9, (("n", 1), ("card", ACE)))
    assert reason_sentence(one, CardWords(), "x").startswith("One trump is")
    speak("de")
    assert reason_sentence(one, CardWords(), "x").startswith("Ein Trumpf ist")


@each_row(
    ("points", "english", "german"),
    [(0.3, "+0.3", "+0,3"), (-1.04, "−1.0", "−1,0"), (0.04, "0.0", "0,0")],
)
def test_points_have_their_sign(points: float, english: str, german: str, speak: Speak) -> None:
    speak("en")
    assert signed_decimal(points) == english
    speak("de")
    assert signed_decimal(points) == german
    assert lost_text(0.5) == "−0,5"


def test_the_ledger_reads_as_it_adds_up(speak: Speak) -> None:
    speak("en")
    account = Account(-0.3, 0.3, 1.6, 0.6, -1, (), 0.0, 0.0)
    lines = said.ledger_lines(account, "the Queen", 3)
    assert [line.points for line in lines] == ["−0.3", "+0.3", "+0.6", "−1.6"]
    assert said.ledger_total(account).points == "−1"
    assert said.result_sentence(-1).startswith("You lost the deal by 1 game point.")


def test_what_was_done_and_what_would_be_better() -> None:
    words = CardWords()
    assert done_sentence(PLAY_CARD[TEN], words, is_lead=True) == "You led the ten of hearts."
    assert done_sentence(DRAW, words, is_lead=False) == "You drew."
    assert better_sentence(CLOSE_TALON, DRAW, words) == "Better: close."
    assert better_sentence(PLAY_CARD[ACE], CLOSE_TALON, words) == "Better: play on."
    assert better_sentence(Meld(Suit.HEARTS), PASS, words) == "Better: the marriage in hearts."


def test_before_the_draw_a_pair_and_an_exchange_close() -> None:
    words, pair = CardWords(), Meld(Suit.HEARTS)
    both = (pair, EXCHANGE_TRUMP)
    better = better_sentence(pair, DRAW, words, both)
    assert better == "Better: close and announce the marriage in hearts."
    assert better_sentence(EXCHANGE_TRUMP, DRAW, words, both) == "Better: exchange and close."
    done = done_sentence(pair, words, both, is_lead=False)
    assert done == "You closed and announced the marriage in hearts."
    done = done_sentence(EXCHANGE_TRUMP, words, both, is_lead=False)
    assert done == "You exchanged, so you had to close."
    assert better_sentence(PLAY_CARD[ACE], DRAW, words, both) == "Better: the ace of hearts."
    assert move_in_list(pair, words, both) == "close, marriage in hearts"
    assert move_name(pair, words, both) == "closing with the marriage in hearts"
    assert move_name(EXCHANGE_TRUMP, words, both) == "exchanging and closing"
    assert move_name(EXCHANGE_TRUMP, words) == "exchanging"


def test_before_a_close_an_act_may_have_to_go_first() -> None:
    """Playing on would be the wrong advice: after the exchange the plan closes."""
    words = CardWords()
    assert better_sentence(EXCHANGE_TRUMP, CLOSE_TALON, words) == "Better: exchange first."
    better = better_sentence(Meld(Suit.HEARTS), CLOSE_TALON, words)
    assert better == "Better: announce the marriage in hearts first."
    assert better_sentence(PLAY_CARD[ACE], CLOSE_TALON, words) == "Better: play on."


@each_row(
    ("phase", "exchange_when", "closing"),
    [
        (Phase.PRE_DRAW, "lead", {*MELD, EXCHANGE_TRUMP}),
        (Phase.PRE_DRAW, "any-turn", set(MELD)),
        (Phase.LEAD, "lead", set[Move]()),
    ],
)
def test_which_moves_bind_to_close(phase: Phase, exchange_when: str, closing: set[Move]) -> None:
    """Where one may exchange at any time, that binds to nothing (house-66, rules.md 8, C4)."""
    name = "german-66" if exchange_when == "lead" else "house-66"
    state = seeded_deal(rule_set(name), 1)
    assert state.rules.exchange_when == exchange_when
    view = replace(state.view(state.to_act), phase=phase)
    assert closing_moves(view) == closing


def test_a_reason_and_a_worth_say_so_too() -> None:
    words, pair = CardWords(), Meld(Suit.HEARTS)
    cases = Reason(0, tuple({**CASES, "played": pair}.items()))
    assert reason_sentence(cases, words, "the Queen", closing=(pair,)).endswith(
        ", closing with the marriage in hearts in 3."
    )
    worth = MoveWorth(pair, 1.0, 0.04, 5, 10, 0.5)
    line = worth_line(worth, words, (pair,), short=True)
    assert line.name == "close, marriage in hearts"
    assert line.spoken == (
        "Closing with the marriage in hearts, on average plus 1.0 game points, wins 5 of 10."
    )


@each_row(
    ("move", "english", "german"),
    [
        (PLAY_CARD[TEN], "Why not the ten of hearts?", "Warum nicht Herz-Zehn?"),
        (CLOSE_TALON, "Why not close?", "Warum nicht zudrehen?"),
        (DRAW, "Why not draw?", "Warum nicht abheben?"),
        (GO_OUT, "Why not say “Out!”?", "Warum nicht „Aus!“ sagen?"),
        (
            Meld(Suit.CLUBS),
            "Why not announce the marriage in clubs?",
            "Warum nicht das Paar in Kreuz melden?",
        ),
        (
            Meld(Suit.HEARTS),
            "Why not close and announce the marriage in hearts?",
            "Warum nicht zudrehen und das Paar in Herz melden?",
        ),
        (EXCHANGE_TRUMP, "Why not exchange and close?", "Warum nicht rauben und zudrehen?"),
    ],
)
def test_a_move_is_asked_about_as_people_ask(
    move: Move, english: str, german: str, speak: Speak
) -> None:
    closing = (Meld(Suit.HEARTS), EXCHANGE_TRUMP)
    speak("en")
    assert why_not(move, CardWords(), closing) == english
    speak("de")
    assert why_not(move, CardWords(), closing) == german


def test_nobody_is_called_like_the_card_that_he_has_led(speak: Speak) -> None:
    state = seeded_deal(rule_set("german-66"), 1)
    led = Play(opposite(state.to_act), Card.parse("JS"))
    view = replace(state.view(state.to_act), table=(led,), trick_number=3)
    speak("en")
    said = moment_sentence(view, PLAY_CARD[TEN], CardWords(), "the Jack")
    assert said == "Trick 3: your opponent led the jack of spades."
    counted = CountedAloud(20, 30, 0, 0, (), (Card.parse("JC"),), (Card.parse("AD"),))
    lines = counted_lines(counted, CardWords(), "the Jack", short=False)
    assert "Your opponent is known to hold the jack of clubs." in lines
    assert "Your opponent cannot hold the ace of diamonds." in lines


@each_row(
    ("phase", "said"),
    [
        (Phase.REPLY, "Trick 4: the Jack closed. You may exchange or pass."),
        (Phase.FINAL, "All tricks have been played: you may say “Out!” or pass."),
    ],
)
def test_who_only_answers_is_not_on_lead(phase: Phase, said: str, speak: Speak) -> None:
    speak("en")
    state = seeded_deal(rule_set("german-66"), 1)
    view = replace(state.view(state.to_act), phase=phase, trick_number=4)
    assert moment_sentence(view, PASS, CardWords(), "the Jack") == said


def test_a_plan_that_only_throws_cards_is_none() -> None:
    throws = [PlanStep(StepKind.THROW, TEN), PlanStep(StepKind.THROW, ACE)]
    assert plan_sentence(throws, CardWords()) == ""
    assert plan_sentence([*throws, PlanStep(StepKind.OUT)], CardWords())


def test_every_verdict_has_its_word(language: str) -> None:
    words = [verdict_word(verdict) for verdict in Verdict]
    assert len(set(words)) == len(words), language
