"""What the coach says in a hint: TEXTS of docs/coach.md, as rows, in English and German."""

from dataclasses import replace

from sixtysix_gui.coach.judgements import KeyFact, Nudge, Reason
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Move,
)
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.hints import HintWords
from tests.helpers.coach.hints import hint_for, too_close
from tests.helpers.rows import each_row
from tests.helpers.table.deals import fresh_state
from tests.windows.conftest import Speak

ENGLISH = HintWords(CardWords(), "the Queen", "H")
GERMAN = HintWords(CardWords(), "Dame", "H")
GERMAN_CARDS = HintWords(CardWords(german_suited=True), "the Ober", "H")
TEN, KING, NINE = (PLAY_CARD[Card.parse(code)] for code in ("TH", "KC", "9S"))

NUDGES = [
    (
        Nudge.TALON,
        "Think about the talon: what would closing risk, and what would waiting cost?",
        "Denk an den Talon: Was riskiert das Zudrehen, und was kostet das Warten?",
    ),
    (Nudge.COUNT, "Count again before you play.", "Zähl noch einmal, bevor du spielst."),
    (
        Nudge.MARRIAGE,
        "Something in your hand counts as soon as you lead.",
        "Etwas in deinem Blatt zählt, sobald du ausspielst.",
    ),
    (
        Nudge.EXCHANGE,
        "Look at the trump card under the talon.",
        "Sieh dir die Karte unter dem Talon an.",
    ),
    (
        Nudge.WIN_TRICK,
        "You need 11 more points: what would this trick and the next lead bring?",
        "Dir fehlen noch 11 Augen: Was bringt dieser Stich, und was das Ausspiel danach?",
    ),
    (
        Nudge.TAKE_TRICK,
        "What would this trick and the next lead bring?",
        "Was bringt dieser Stich, und was das Ausspiel danach?",
    ),
    (Nudge.LET_GO, "Do you need this trick?", "Brauchst du diesen Stich?"),
    (
        Nudge.LEAD,
        "Think about the lead: which card gives the Queen the least?",
        "Denk ans Ausspiel: Mit welcher Karte verdient Dame am wenigsten?",
    ),
    (
        Nudge.TRUMP_LEAD,
        "How many trumps are still out, and who needs them?",
        "Wie viele Trümpfe sind noch draußen, und wer braucht sie?",
    ),
    (
        Nudge.SCHNEIDER,
        "What is this deal worth if the Queen stays under 33?",
        "Was ist das Spiel wert, wenn Dame unter 33 bleibt?",
    ),
    (Nudge.NO_CHOICE, "There is nothing to decide here.", "Hier gibt es nichts zu entscheiden."),
    (
        Nudge.TOO_CLOSE,
        "It hardly matters here. Play what you like.",
        "Hier kommt es kaum darauf an. Spiel, was du magst.",
    ),
]


def view_with(trump: Suit, led: str | None) -> View:
    """A view in which a card was led, or the person leads."""
    state = fresh_state("german-66", 1)
    view = state.view(state.to_act, (0, 0))
    phase = Phase.LEAD if led is None else Phase.FOLLOW
    table = () if led is None else (Play(opposite(view.seat), Card.parse(led)),)
    return replace(view, trump=trump, table=table, phase=phase)


def test_every_nudge_is_among_the_rows() -> None:
    assert [row[0] for row in NUDGES] == list(Nudge)


@each_row(("nudge", "english", "german"), NUDGES)
def test_a_nudge_asks_its_question(nudge: Nudge, english: str, german: str, speak: Speak) -> None:
    hint = hint_for((TEN, KING, NINE), nudge=nudge)
    speak("en")
    assert ENGLISH.nudge(hint).sentence == english
    speak("de")
    assert GERMAN.nudge(hint).sentence == german


def test_one_missing_point_is_no_plural(speak: Speak) -> None:
    hint = hint_for((TEN, KING), points_missing=1)
    speak("en")
    assert ENGLISH.nudge(hint).sentence.startswith("You need 1 more point: ")
    speak("de")
    assert GERMAN.nudge(hint).sentence.startswith("Dir fehlt noch 1 Auge: ")


MOVES: list[tuple[Move, Suit, str | None, str, str]] = [
    (TEN, Suit.SPADES, None, "Lead the ten of hearts.", "Spiel die Herz-Zehn aus."),
    (TEN, Suit.HEARTS, "AS", "Trump with the ten of hearts.", "Stich mit Trumpf: Herz-Zehn."),
    (TEN, Suit.SPADES, "QH", "Take it with the ten of hearts.", "Nimm ihn: Herz-Zehn."),
    (TEN, Suit.HEARTS, "QH", "Take it with the ten of hearts.", "Nimm ihn: Herz-Zehn."),
    (TEN, Suit.SPADES, "AH", "Throw away the ten of hearts.", "Wirf die Herz-Zehn ab."),
    (TEN, Suit.SPADES, "9C", "Throw away the ten of hearts.", "Wirf die Herz-Zehn ab."),
    (CLOSE_TALON, Suit.SPADES, None, "Close.", "Dreh zu."),
    (
        MELD[Suit.CLUBS],
        Suit.SPADES,
        None,
        "Announce the marriage in clubs.",
        "Melde das Paar in Kreuz.",
    ),
    (EXCHANGE_TRUMP, Suit.SPADES, None, "Exchange.", "Raube."),
    (GO_OUT, Suit.SPADES, None, "Say “Out!”.", "Melde dich aus."),
    (DRAW, Suit.SPADES, None, "Draw.", "Heb ab."),
    (PASS, Suit.SPADES, None, "Pass.", "Passe."),
]


@each_row(("move", "trump", "led", "english", "german"), MOVES)
def test_the_move_is_named_by_what_it_does(
    move: Move, trump: Suit, led: str | None, english: str, german: str, speak: Speak
) -> None:
    hint, view = hint_for((move, NINE)), view_with(trump, led)
    speak("en")
    assert ENGLISH.move(hint, view).sentence == english
    speak("de")
    assert GERMAN.move(hint, view).sentence == german


def test_the_reason_follows_the_move(speak: Speak) -> None:
    speak("en")
    hint = hint_for((TEN, KING), reason=Reason(24, (("v", 20),)))
    said = ENGLISH.move(hint, view_with(Suit.SPADES, None)).sentence
    assert said == "Lead the ten of hearts: the marriage counts 20 at once."
    speak("de")
    said = GERMAN.move(hint, view_with(Suit.SPADES, None)).sentence
    assert said == "Spiel die Herz-Zehn aus: Das Paar zählt sofort 20."
    hint = hint_for((KING, TEN), reason=Reason(32, (("t", 66),)))
    speak("en")
    named = HintWords(CardWords(), "Anna", "H")
    said = named.move(hint, view_with(Suit.SPADES, None)).sentence
    assert said == "Lead the king of clubs: Anna had 66 and did not go out."


def test_the_slip_has_at_most_three_moves_with_their_figures(speak: Speak) -> None:
    speak("en")
    moves = (KING, CLOSE_TALON, MELD[Suit.CLUBS], NINE)
    slip = ENGLISH.why(hint_for(moves), view_with(Suit.SPADES, None)).slip
    assert slip is not None
    assert [(line.name, line.value, line.wins) for line in slip.lines] == [
        ("King of clubs", "+1.5", "wins 87 of 100"),
        ("Closing", "+0.2", "wins 48 of 100"),
        ("The marriage in clubs", "−0.6", "wins 30 of 100"),
    ]
    assert slip.footnote == "Based on 400 possible deals. The thin line shows how certain that is."


def test_the_slip_speaks_german_with_its_numbers(speak: Speak) -> None:
    speak("de")
    slip = GERMAN.why(hint_for((KING, NINE)), view_with(Suit.SPADES, None)).slip
    assert slip is not None
    assert (slip.heading, slip.unit) == ("Warum?", "Punkte im Schnitt")
    assert slip.lines[0].value == "+1,5"
    assert slip.lines[0].wins == "gewinnt 87 von 100"
    assert slip.fact == "Dein Gegenüber hält Herz-Zehn in 7 von 10 Fällen."


@each_row(
    ("tenths", "words", "fact"),
    [
        (0, ENGLISH, "Your opponent hardly ever holds the ten of hearts."),
        (1, ENGLISH, "Your opponent holds the ten of hearts in 1 of 10 cases."),
        (9, ENGLISH, "Your opponent holds the ten of hearts in 9 of 10 cases."),
        (10, ENGLISH, "Your opponent holds the ten of hearts."),
        (7, GERMAN_CARDS, "Your opponent holds the ten of hearts in 7 of 10 cases."),
    ],
)
def test_the_key_fact(tenths: int, words: HintWords, fact: str, speak: Speak) -> None:
    speak("en")
    hint = hint_for((KING, NINE), fact=KeyFact(Card.parse("TH"), tenths, 1.0, 0.0))
    slip = words.why(hint, view_with(Suit.SPADES, None)).slip
    assert slip is not None
    assert slip.fact == fact


def test_german_cards_have_their_names(speak: Speak) -> None:
    speak("en")
    said = GERMAN_CARDS.move(hint_for((KING, NINE)), view_with(Suit.SPADES, None)).sentence
    assert said == "Lead the king of acorns."


@each_row(
    ("worlds", "footnote"),
    [(1, "All cards are known: this is exact."), (6, "Based on all 6 possible deals.")],
)
def test_where_no_other_deals_are_possible_the_slip_says_so(
    worlds: int, footnote: str, speak: Speak
) -> None:
    speak("en")
    hint = hint_for((KING, NINE), worlds=worlds, exact=worlds == 1, listed=worlds > 1)
    slip = ENGLISH.why(hint, view_with(Suit.SPADES, None)).slip
    assert slip is not None
    assert slip.footnote == footnote
    assert "give or take" not in slip.lines[0].spoken


def test_where_nothing_leads_two_moves_are_named_and_more_are_not(speak: Speak) -> None:
    speak("en")
    view = view_with(Suit.SPADES, None)
    two, three = too_close((KING, NINE)), too_close((KING, NINE, TEN))
    assert ENGLISH.nudge(two).offer == "Why?"
    said = "The king of clubs or the nine of spades: it hardly matters here."
    assert ENGLISH.nudge(two).sentence == ENGLISH.why(two, view).sentence == said
    assert ENGLISH.nudge(three).sentence == "It hardly matters here. Play what you like."
    slip = ENGLISH.why(two, view).slip
    assert slip is not None
    assert slip.fact == (
        "Too close to call: the king of clubs wins in 50 of 100 cases, the nine of spades in 48."
    )


EQUAL = [
    # the moves, in how many of 400 each wins, what is said
    ((DRAW, CLOSE_TALON), 400, "Drawing or closing: you win either way."),
    ((DRAW, CLOSE_TALON), 201, "Drawing or closing: it hardly matters here."),
    ((DRAW, CLOSE_TALON), 0, "Drawing or closing: it makes no difference now."),
    ((KING, NINE), 400, "The king of clubs or the nine of spades: you win either way."),
    ((KING, NINE), 201, "The king of clubs or the nine of spades: it hardly matters here."),
    ((KING, NINE, TEN), 201, "It hardly matters here. Play what you like."),
    ((KING, NINE, TEN), 400, "The king of clubs or the nine of spades: you win either way."),
]


@each_row(("moves", "wins", "sentence"), EQUAL)
def test_equal_moves_are_named_where_there_are_two_or_all_is_decided(
    speak: Speak, moves: tuple[Move, ...], wins: int, sentence: str
) -> None:
    speak("en")
    hint = too_close(moves)
    worths = tuple(replace(worth, wins=wins) for worth in hint.judgement.worths)
    equal = replace(hint, judgement=replace(hint.judgement, worths=worths))
    assert ENGLISH.nudge(equal).sentence == sentence


EITHER = [
    # the moves, trump and the card led, and what is said
    ((KING, NINE), Suit.HEARTS, None, "Lead the king of clubs or the nine of spades"),
    ((KING, NINE), Suit.HEARTS, "AD", "Throw away the king of clubs or the nine of spades"),
    ((KING, NINE), Suit.SPADES, "QC", "Take it with the king of clubs, or trump with"),
    ((NINE, DRAW), Suit.HEARTS, None, "Lead the nine of spades, or draw"),
]


@each_row(("moves", "trump", "led", "said"), EITHER)
def test_either_of_two_that_are_as_good_is_named(
    moves: tuple[Move, ...], trump: Suit, led: str | None, said: str, speak: Speak
) -> None:
    speak("en")
    view = view_with(trump, led)
    sentence = ENGLISH.move(hint_for(moves, lead=0.05), view).sentence
    assert sentence.startswith(said)
    assert sentence.endswith(": neither is clearly better.")
    why = ENGLISH.move(hint_for(moves, lead=0.05, reason=SAFE), view).sentence
    assert ". The ten of hearts is safe: your opponent must follow suit" in why
    assert " or " not in ENGLISH.move(hint_for(moves, lead=0.2), view).sentence


SAFE = Reason(11, (("card", Card.parse("TH")),))


@each_row(("ahead", "said"), [(11, False), (12, True)])
def test_hardly_more_cases_are_no_reason(ahead: int, said: bool, speak: Speak) -> None:
    speak("en")
    values = ("best", TEN), ("a", 200 + ahead), ("n", 400), ("played", KING), ("b", 200)
    hint = hint_for((TEN, KING), reason=Reason(0, values))
    sentence = ENGLISH.move(hint, view_with(Suit.SPADES, None)).sentence
    why = ": it wins in 53 of 100 cases, the king of clubs in 50." if said else "."
    assert sentence == f"Lead the ten of hearts{why}"


def test_what_the_reason_compares_with_stands_on_the_slip(speak: Speak) -> None:
    speak("en")
    values = ("best", KING), ("p", 4), ("played", NINE), ("q", 21)
    hint = hint_for((KING, TEN, CLOSE_TALON, NINE), reason=Reason(17, values))
    slip = ENGLISH.why(hint, view_with(Suit.SPADES, None)).slip
    assert slip is not None
    names = [line.name for line in slip.lines]
    assert names == ["King of clubs", "Ten of hearts", "Nine of spades"]


def test_before_the_draw_a_pair_and_an_exchange_mean_closing(speak: Speak) -> None:
    speak("en")
    view = replace(view_with(Suit.SPADES, None), phase=Phase.PRE_DRAW)
    pair = hint_for((MELD[Suit.CLUBS], DRAW))
    assert ENGLISH.move(pair, view).sentence == "Close and announce the marriage in clubs."
    exchange = hint_for((EXCHANGE_TRUMP, DRAW))
    assert ENGLISH.move(exchange, view).sentence == "Exchange and close."


def test_a_forced_move_has_nothing_behind_it(speak: Speak) -> None:
    speak("en")
    advice = ENGLISH.move(hint_for((KING,)), view_with(Suit.SPADES, None))
    assert (advice.sentence, advice.offer) == ("Lead the king of clubs.", "")


def test_readers_hear_all_three_steps(speak: Speak) -> None:
    speak("en")
    hint, view = hint_for((KING, NINE)), view_with(Suit.SPADES, None)
    assert ENGLISH.nudge(hint).spoken == (
        "Coach: You need 11 more points: what would this trick and the next lead bring? H "
        "shows the move."
    )
    assert ENGLISH.move(hint, view).spoken == "Coach: Lead the king of clubs. H explains why."
    assert ENGLISH.why(hint, view).spoken == (
        "Why: King of clubs, on average plus 1.5 game points, give or take 0.1, wins 87 of 100."
        " Nine of spades, on average plus 0.2 game points, give or take 0.2, wins 48 of 100."
        " Your opponent holds the ten of hearts in 7 of 10 cases."
    )
