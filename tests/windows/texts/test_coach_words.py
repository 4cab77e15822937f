"""What the coach says, in every language: reasons with their values, points, rows and sums."""

from string import Formatter
from typing import Any

import pytest

from sixtysix_gui.coach.values.accounts import Account
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.coach.values.reasons import VALUE_NAMES, LineKind, LinePart, Reason
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, PASS, PLAY_CARD, Meld
from sixtysix_gui.table.numbers import signed_decimal
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach import ledger as said
from sixtysix_gui.windows.texts.coach.marks import lost_text, verdict_word
from sixtysix_gui.windows.texts.coach.moves import better_sentence, done_sentence
from sixtysix_gui.windows.texts.coach.reasons import COUNTED, SENTENCES, reason_sentence
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


@pytest.mark.parametrize("number", SENTENCES)
def test_every_reason_is_a_whole_sentence(number: int, language: str) -> None:
    text = reason_sentence(Reason(number, tuple(VALUES.items())), CardWords(), "the Queen")
    assert not set(text) & set("{}%"), language
    assert not text[0].islower()
    assert text.endswith(".")


def test_there_are_all_reasons() -> None:
    assert set(SENTENCES) == set(range(45))


def test_what_the_sentences_name_is_known_where_reasons_are_read() -> None:
    for number, sentence in SENTENCES.items():
        fields = {field for _, field, _, _ in Formatter().parse(sentence) if field}
        named = {field[:1].lower() + field[1:] for field in fields} - {"name"}
        named |= {COUNTED[number]} if "%n" in sentence else set()
        assert set(VALUE_NAMES[number].split()) == named, number


def test_a_reason_names_its_cards(speak: Speak) -> None:
    reason = Reason(16, (("card", TEN), ("card2", ACE), ("a", 6)))
    words = CardWords()
    assert reason_sentence(reason, words, "the Queen") == (
        "The ten of hearts can be taken by the ace of hearts, "
        "which the Queen holds in 6 of 10 cases."
    )
    speak("de")
    assert reason_sentence(reason, words, "Dame") == (
        "Herz-Zehn kann an Herz-Ass verloren gehen; Dame hält diese Karte in 6 von 10 Fällen."
    )


@pytest.mark.parametrize(
    ("reason", "review", "hint"),
    [
        (
            Reason(2, (("k", 12), ("s", 14))),
            "You needed 12 more, and 14 were certain after closing.",
            "You need 12 more, and 14 are certain after closing.",
        ),
        (
            Reason(29, (("t", 70), ("p", 1))),
            "You had 70: “Out” would have won 1.",
            "You have 70: “Out” wins 1.",
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
        (Reason(24, (("v", 20),)), "The pair counts 20 at once.", "The pair counts 20 at once."),
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
        "On average the ten of hearts brings +0.4 game points, closing −1.0."
    )
    speak("de")
    assert reason_sentence(reason, CardWords(), "Dame") == (
        "Im Schnitt bringt Herz-Zehn +0,4 Punkte, Zudrehen −1,0."
    )


@pytest.mark.parametrize(
    ("reason", "english", "german"),
    [
        (
            Reason(7, (("k", 1), ("a", 3), ("n", 8))),
            "The Queen needs only 1 more and gets there before your next lead in 3 of 8 cases.",
            "Dame braucht nur noch 1 und bekommt es vor deinem nächsten Ausspiel "
            "in 3 von 8 Fällen.",
        ),
        (
            Reason(25, (("t", 65), ("k", 1))),
            "With the pair you have 65: 1 more.",
            "Mit dem Paar hast du 65: Es fehlt noch 1.",
        ),
        (
            Reason(30, (("t", 65), ("k", 1))),
            "You had 65, 1 too few for “Out”.",
            "Du hattest 65, für „Aus!“ fehlte 1.",
        ),
        (
            Reason(34, (("p", 1),)),
            "1 point more and the Queen is out of Schneider: 1 instead of 2.",
            "Noch 1 Auge, und Dame ist aus dem Schneider: 1 statt 2.",
        ),
        (
            Reason(34, (("p", 12),)),
            "12 points more and the Queen is out of Schneider: 1 instead of 2.",
            "Noch 12 Augen, und Dame ist aus dem Schneider: 1 statt 2.",
        ),
    ],
)
def test_one_point_is_no_plural(reason: Reason, english: str, german: str, speak: Speak) -> None:
    speak("en")
    assert reason_sentence(reason, CardWords(), "the Queen") == english
    speak("de")
    assert reason_sentence(reason, CardWords(), "Dame") == german


@pytest.mark.parametrize(
    ("wins", "english", "german"),
    [
        (
            (201, 198, 400),
            "Too close to call: 201 and 198 of 400 cases.",
            "Nicht zu entscheiden: 201 und 198 von 400 Fällen.",
        ),
        (
            (7, 7, 20),
            "Too close to call: either way you win in 7 of 20 cases.",
            "Nicht zu entscheiden: So oder so gewinnst du in 7 von 20 Fällen.",
        ),
        (
            (6, 6, 6),
            "It is decided: either way you win in all 6 cases.",
            "Entschieden: So oder so gewinnst du in allen 6 Fällen.",
        ),
        (
            (0, 0, 6),
            "It is decided: either way you win in none of 6 cases.",
            "Entschieden: So oder so gewinnst du in keinem von 6 Fällen.",
        ),
    ],
)
def test_what_wins_as_often_is_not_counted_twice(
    wins: tuple[int, int, int], english: str, german: str, speak: Speak
) -> None:
    reason = Reason(42, tuple(zip("abn", wins, strict=True)))
    speak("en")
    assert reason_sentence(reason, CardWords(), "the Queen") == english
    speak("de")
    assert reason_sentence(reason, CardWords(), "Dame") == german


@pytest.mark.parametrize(("best", "played"), [(0, 0), (3, 3), (6, 6), (3, 2)])
def test_what_is_too_close_is_a_whole_sentence(best: int, played: int, language: str) -> None:
    values = (("a", best), ("b", played), ("n", 6))
    text = reason_sentence(Reason(42, values), CardWords(), "the Queen")
    assert not set(text) & set("{}%"), language
    assert text.endswith(".")


def test_one_trump_is_no_plural(speak: Speak) -> None:
    speak("en")
    one = Reason(9, (("n", 1),))
    assert reason_sentence(one, CardWords(), "x").startswith("One trump is")
    speak("de")
    assert reason_sentence(one, CardWords(), "x").startswith("Ein Trumpf ist")


@pytest.mark.parametrize(
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
    assert better_sentence(CLOSE_TALON, DRAW, words) == "Better: to close."
    assert better_sentence(PLAY_CARD[ACE], CLOSE_TALON, words) == "Better: to play on."
    assert better_sentence(Meld(Suit.HEARTS), PASS, words) == "Better: the pair in hearts."


def test_every_verdict_has_its_word(language: str) -> None:
    words = [verdict_word(verdict) for verdict in Verdict]
    assert len(set(words)) == len(words), language
