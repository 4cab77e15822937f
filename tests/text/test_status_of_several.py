"""The status line of every state, what readers hear, refusals and proxies (MANY 3, 4, 6, 7)."""

from collections import defaultdict
from collections.abc import Callable

import pytest

from sixtysix_gui.keys.key_map import Context, Purpose, contexts_in
from sixtysix_gui.rules.cards import Card, PhysicalCard, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.moves import OPEN, PASS, PLAY_CARD, Illegality, IllegalMoveError, Opening
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.seating import Seating
from sixtysix_gui.table.stops import PlateOf, Spoken, StopName, Thing
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.narrator.things import Things
from tests.helpers.deals.trick_games import after_acts, position
from tests.helpers.rows import each_row
from tests.helpers.table.deals import fresh_state
from tests.helpers.windows.sentences import assert_sentence
from tests.helpers.windows.trick_words import NAMES, facts_of, moments, words_for
from tests.windows.conftest import Speak

A = Seat.A


def follow(
    hand: str, trick: str, trump: str = "D", game: str = "four-66", **options: object
) -> Deal:
    """The person is to play the last card of a trick."""
    leader = Seat.B
    hands = {seat.name: "9C" for seat in rule_set(game).seats} | {"A": hand}
    return position(
        {
            "game": game,
            "options": options,
            "leader": leader.name,
            "hands": hands,
            "trick": trick,
            "turn": "A",
            "state": "",
            "cap": "",
            "meld": "",
            "tr": "",
            "k": 3,
            "dealer": "A",
            "trump": trump,
            "fields": {},
        }
    )


DUTIES = [
    ("1", "KH 9H AS", "JH 9S 9C", "and beat the jack", "stich den Buben"),
    ("2", "9H AS", "KH 9S QH", "follow with a heart.", "Gib ein Herz zu."),
    ("3", "AH 9H AS", "KH 9D QH", "follow with a heart.", "Gib ein Herz zu."),
    ("4", "9D AS", "KH 9S QH", "you must trump", "Du musst trumpfen"),
    ("5", "AD 9S", "KH 9D QH", "overtrump the nine", "Übertrumpfe die Neun"),
    ("6", "9D AS", "KH JD QH", "you must trump", "Du musst trumpfen"),
    ("7", "9S AS", "KH JD QH", "throw away any card", "Wirf eine Karte ab"),
    ("8", "AD 9S", "KD JH QH", "and beat the king", "stich den König"),
    ("9", "9D JS", "KD JH QH", "follow with a diamond.", "Gib ein Karo zu."),
    ("10", "9S JS", "KD JH QH", "throw away any card", "Wirf eine Karte ab"),
]


@each_row(("case", "hand", "trick", "english", "german"), DUTIES)
def test_the_status_says_what_the_duty_is(
    case: str, hand: str, trick: str, english: str, german: str, speak: Speak
) -> None:
    view = follow(hand, trick).view(A)
    for language, part in (("en", english), ("de", german)):
        speak(language)
        assert part in words_for(view.rules).status(view), case


def assert_said(speak: Speak, say: Callable[[], str], english: str, german: str) -> None:
    """Fails unless this is said in both languages."""
    for language, sentence in (("en", english), ("de", german)):
        speak(language)
        assert say() == sentence


def spoken(words: Narrator, stop: StopName, view: View) -> Spoken:
    return Things(words).spoken(stop, facts_of(view))


def plate(words: Narrator, seat: Seat, view: View, won: tuple[int, ...]) -> Spoken:
    stop = PlateOf(Seating.of(view).chair(seat))
    return Things(words).spoken(stop, facts_of(view, won))


def test_without_trumps_any_card_may_be_thrown(speak: Speak) -> None:
    speak("en")
    acts = "turn pass c:gang pass pass pass pass pass"
    rules = rule_set("bauernschnapsen")
    deal = after_acts(Deal.start(rules, rules.pack, Seat.D), acts)
    assert spoken(words_for(rules), Thing.COUNTER, deal.view(A)).name == "No trumps"
    view = follow("9S JS", "KH JH QH", trump="").view(A)
    assert "throw away any card" in words_for(view.rules).status(view)


FOLLOW_HEART = ("You must follow suit: play a heart.", "Farbzwang: Du musst ein Herz spielen.")
TRUMP_IT = ("You must trump: play a diamond.", "Trumpfzwang: Du musst ein Karo spielen.")
REFUSED = [
    (
        ("KH 9H AS", "JH 9S 9C", "9H"),
        "You must beat the jack of hearts: play a higher card of hearts.",
        "Stichzwang: Herz-Bube musst du mit einer höheren Karte in Herz stechen.",
    ),
    (("KH 9H AS", "JH 9S 9C", "AS"), *FOLLOW_HEART),
    (("9H AS", "KH 9S QH", "AS"), *FOLLOW_HEART),
    (("AH AS", "KH 9D QH", "AS"), *FOLLOW_HEART),
    (("9D AS", "KH 9S QH", "AS"), *TRUMP_IT),
    (
        ("AD 9S 9D", "KH JD QH", "9D"),
        "You must beat the jack of diamonds: play a higher card of diamonds.",
        "Stichzwang: Karo-Bube musst du mit einer höheren Karte in Karo stechen.",
    ),
    (("AD 9S", "KH 9D QH", "9S"), *TRUMP_IT),
    (("9D AS", "KH JD QH", "AS"), *TRUMP_IT),
    (
        ("AD 9D", "KD JH QH", "9D"),
        "You must beat the king of diamonds: play a higher card of diamonds.",
        "Stichzwang: Karo-König musst du mit einer höheren Karte in Karo stechen.",
    ),
    (
        ("9D JS", "KD JH QH", "JS"),
        "You must follow suit: play a diamond.",
        "Farbzwang: Du musst ein Karo spielen.",
    ),
]


@each_row(("cards", "english", "german"), REFUSED)
def test_a_refusal_names_the_duty(
    cards: tuple[str, str, str], english: str, german: str, speak: Speak
) -> None:
    hand, trick, card = cards
    view = follow(hand, trick).view(A)
    assert_said(speak, lambda: why_not(card, view), english, german)


def why_not(card: str, view: View, *, german_suited: bool = False) -> str:
    """Say why a card may not be played."""
    error = view.why_illegal(PLAY_CARD[Card.parse(card)])
    assert error is not None
    return words_for(view.rules, german_suited=german_suited).refused(error, view)


@pytest.mark.usefixtures("language")
@each_row("reason", Illegality)
def test_every_reason_has_a_sentence_at_this_table(reason: Illegality) -> None:
    view = follow("KH 9H AS", "JH 9S 9C").view(A)
    values = {"card": Card.parse("JH"), "suit": Suit.HEARTS, "rank": Card.parse("AS").rank}
    values |= {"trick": 3, "count": 4}
    for german_suited in (False, True):
        words = words_for(view.rules, german_suited=german_suited)
        assert_sentence(words.refused(IllegalMoveError(reason, values), view))


GERMAN_SUITED = [
    ("JH", "9H", "beat the Unter of hearts", "Herz-Unter musst du"),
    ("JH", "AS", "play a heart.", "Du musst ein Herz spielen."),
]


@each_row(("led", "card", "english", "german"), GERMAN_SUITED)
def test_refusals_speak_of_the_cards_on_the_table(
    led: str, card: str, english: str, german: str, speak: Speak
) -> None:
    view = follow("KH 9H AS", f"{led} 9S 9C").view(A)
    for language, sentence in (("en", english), ("de", german)):
        speak(language)
        assert sentence in why_not(card, view, german_suited=True)


# ------------------------------------------------------------------------------- before the play


def started(game: str, acts: str = "", dealer: Seat = Seat.D) -> Deal:
    rules = rule_set(game)
    last = rules.seats[-1]
    return after_acts(Deal.start(rules, rules.pack, min(dealer, last)), acts)


STATES: list[tuple[str, str, str, str]] = [
    (
        "three-66",
        "",
        "Name trumps, or turn up your next card.",
        "Sag Trumpf an oder lass deine nächste Karte aufdecken.",
    ),
    (
        "na-66",
        "",
        "Bid (1 promises 33 card points), or pass.",
        "Reize (1 verspricht 33 Augen) oder passe.",
    ),
    ("na-66", "b1", "Rachel to bid.", "Rachel reizt."),
    ("na-66", "b1 pass pass pass", "Your lead sets trumps.", "Dein Ausspiel bestimmt Trumpf."),
    (
        "bauernschnapsen",
        "turn",
        "Call a contract, or pass for the simple game.",
        "Sag etwas an oder passe zum einfachen Spiel.",
    ),
    ("bauernschnapsen", "turn pass", "Rachel to call.", "Rachel sagt an."),
    (
        "bauernschnapsen",
        "turn pass c:gang pass pass pass",
        "Rachel plays a Gang for 9. Kontra makes it 18.",
        "Rachel spielt einen Gang für 9. Kontra verdoppelt auf 18.",
    ),
    (
        "bauernschnapsen",
        "turn pass c:gang pass pass pass double",
        "Rachel may double.",
        "Rachel darf doppeln.",
    ),
    (
        "idiots-66",
        "",
        "Your lead. There are no trumps yet.",
        "Du spielst aus. Noch gibt es keinen Trumpf.",
    ),
]


@each_row(("game", "acts", "english", "german"), STATES)
def test_the_status_of_a_state(
    game: str, acts: str, english: str, german: str, speak: Speak
) -> None:
    view = started(game, acts).view(A)
    assert_said(speak, lambda: words_for(view.rules).status(view), english, german)


HEARD: list[tuple[str, str, str, str]] = [
    (
        "three-66",
        "",
        "You are the first player: name trumps with 1 to 4, or press T to turn up a card.",
        "Du bist Vorhand: Sag Trumpf an (1 bis 4) oder lass mit T aufdecken.",
    ),
    ("na-66", "", "Your bid: 1 to 6, or pass.", "Reize 1 bis 6 oder passe."),
]


@each_row(("game", "acts", "english", "german"), HEARD)
def test_readers_hear_the_keys(
    game: str, acts: str, english: str, german: str, speak: Speak
) -> None:
    view = started(game, acts).view(A)
    assert_said(speak, lambda: words_for(view.rules).spoken_status(view), english, german)


def test_readers_hear_how_many_cards_may_be_played(speak: Speak) -> None:
    view = follow("KH QH 9H AS JS", "JH 9S 9C").view(A)
    speak("en")
    assert words_for(view.rules).spoken_status(view).endswith("2 of your 5 cards can be played.")
    speak("de")
    assert words_for(view.rules).spoken_status(view).endswith("2 von 5 Karten darfst du spielen.")


def before_partner(hand: str, leader: str = "C", captured: int = 20) -> Deal:
    """The person's partner is about to lead the second trick of four-66."""
    return position(
        {
            "game": "four-66",
            "options": {},
            "leader": leader,
            "hands": {"A": hand, "B": "9C JC", "C": "9H JH", "D": "9D JD"},
            "trick": "",
            "turn": "PARTNER",
            "state": "",
            "cap": f"0 0 {captured} 0",
            "meld": "",
            "tr": "0 0 1 0",
            "k": 2,
            "dealer": "A",
            "trump": "S",
            "fields": {},
        }
    )


@each_row(
    ("hand", "shown", "heard"),
    [
        (
            "KS QS",
            "David leads next. Announce your forty first?",
            "You may announce forty in spades: press M, or N to keep it.",
        ),
        (
            "KH QH",
            "David leads next. Announce your twenty first?",
            "You may announce twenty in hearts: press M, or N to keep it.",
        ),
        ("AS TS", "David leads next.", "David leads next."),
    ],
)
def test_before_the_partner_leads(hand: str, shown: str, heard: str, speak: Speak) -> None:
    speak("en")
    view = before_partner(hand).view(A)
    assert words_for(view.rules).status(view) == shown
    assert words_for(view.rules).spoken_status(view) == heard


@each_row(("captured", "reminds"), [(20, False), (45, False), (46, True), (66, True)])
def test_out_is_spoken_of_where_a_marriage_could_lack(
    captured: int, reminds: bool, speak: Speak
) -> None:
    """MANY 2: no lure into a false claim; and whether it is right stays to be counted."""
    speak("en")
    asked = before_partner("AS TS", captured=captured).view(A)
    told = words_for(asked.rules).status(asked)
    assert (told == "David leads next. Say “Out!” for both of you?") is reminds
    leads = before_partner("AS TS", leader="A", captured=captured).apply(PASS)[0].view(A)
    assert leads.phase is Phase.LEAD
    told = words_for(leads.rules).status(leads)
    expected = "Your trick. Lead, or say “Out!” for both of you."
    assert told == (expected if reminds else "Your lead. Spades are trumps.")


@pytest.mark.usefixtures("language")
@each_row("name", NAMES)
def test_every_state_of_whole_deals_has_words(name: str) -> None:
    seen: defaultdict[Phase, set[bool]] = defaultdict(set)
    for seed in range(5):
        for moment in moments(name, seed):
            view = moment.view
            seen[view.phase].add(view.to_act is A)
            words = words_for(view.rules, german_suited=seed % 2 == 1)
            for sentence in (
                words.status(view),
                words.spoken_status(view),
                spoken(words, Thing.COUNTER, view).name,
            ):
                assert_sentence(sentence)
            for seat in view.rules.seats:
                assert_sentence(plate(words, seat, view, (1, -2, 3)).name)
                assert_sentence(words.thinking(seat))
            for card in view.hand:
                told = spoken(words, PhysicalCard(card), view)
                assert_sentence(told.name)
                allowed = PLAY_CARD[card] in view.legal_moves
                assert bool(told.description) == bool(view.legal_moves), (card, allowed)
    assert seen[Phase.SETTLED]
    assert seen[Phase.LEAD] == {True, False}


# ------------------------------------------------------------------------------------ short words


def test_the_last_trick_names_who_led_and_who_won(speak: Speak) -> None:
    speak("en")
    words = words_for(rule_set("four-66"))
    plays = tuple(Play(seat, Card.parse(code)) for seat, code in ((Seat.B, "TH"), (Seat.C, "9H")))
    told = words.last_trick(Trick(1, plays, A))
    assert told == "The last trick: Rachel led and you won it. Press any key to put it back."
    assert words.last_trick(Trick(1, plays, Seat.B)).startswith("The last trick: Rachel led and")


def test_the_counter_tells_whence_trump_comes(speak: Speak) -> None:
    view = started("three-66", "tH").view(A)
    words = words_for(view.rules)
    named = ("Trumps: hearts, named by you", "Trumpf: Herz, angesagt von dir")
    assert_said(speak, lambda: spoken(words, Thing.COUNTER, view).name, *named)


def test_all_is_told_at_once(speak: Speak) -> None:
    view = started("na-66", "b1 b3 pass pass").view(A)
    wanted = {
        "en": "Trumps are not yet known. To make: 99. Trick 1: no card yet. Rachel to lead. "
        "We 8 of 10, they 5 of 10.",
        "de": "Trumpf steht noch nicht fest. Zu machen: 99. 1. Stich: noch keine Karte. "
        "Rachel spielt aus. Wir 8 von 10, ihr 5 von 10.",
    }
    for language, told in wanted.items():
        speak(language)
        assert words_for(view.rules).answers(view, (8, 5)).answer(Purpose.ASK_ALL) == told


QUESTIONS = [
    Purpose.ASK_ALL,
    Purpose.ASK_HAND,
    Purpose.ASK_TRUMP,
    Purpose.ASK_TRICK,
    Purpose.ASK_LAST_TRICK,
    Purpose.ASK_POINTS,
    Purpose.ASK_SCORE,
    Purpose.ASK_TALON,
    Purpose.ASK_UNSEEN,
    Purpose.ASK_TURN,
]


@pytest.mark.usefixtures("language")
@each_row("name", NAMES)
def test_every_question_has_an_answer_at_any_time(name: str) -> None:
    for moment in moments(name, 3):
        answers = words_for(moment.view.rules).answers(moment.view, (3, 4, 5))
        for question in QUESTIONS:
            assert_sentence(answers.answer(question))


def test_unseen_cards_are_all_but_those_one_has_seen() -> None:
    for name in NAMES:
        for moment in moments(name, 5):
            view = moment.view
            seen = len(view.hand) + sum(len(trick.plays) for trick in view.won) + len(view.table)
            seen += sum(laid.card is not None for laid in view.face_down)
            seen += sum(len(view.known[seat]) for seat in view.rules.seats if seat is not A)
            seen += view.turn_up is not None
            told = words_for(view.rules).answers(view, (0, 0, 0)).answer(Purpose.ASK_UNSEEN)
            left = len(view.rules.pack) - seen
            assert told.startswith(
                f"You have not seen {left} card" if left else "You have seen every card"
            )


# ------------------------------------------------------------------------------------------- keys

KEYS = [
    ("three-66", "", {Context.NAMING}),
    ("na-66", "", {Context.CALLS, Context.BIDS}),
    ("na-66", "b1", {Context.CALLS, Context.BIDS}),
    ("na-66", "b1 pass pass pass", set[Context]()),
    ("bauernschnapsen", "turn", {Context.CALLS, Context.CONTRACTS}),
    ("bauernschnapsen", "turn pass c:gang pass pass pass", {Context.CALLS}),
    ("gaigel-2", "", {Context.OPENINGS}),
    ("idiots-66", "", set[Context]()),
]


@each_row(("game", "acts", "wanted"), KEYS)
def test_keys_follow_the_state(game: str, acts: str, wanted: set[Context]) -> None:
    view = started(game, acts).view(A)
    assert set(contexts_in(view)) == wanted | {Context.COMPANY}
    assert contexts_in(None) == (Context.COMPANY,)


def test_twenty_and_forty_stand_in_german_where_small_letters_are_right(speak: Speak) -> None:
    speak("de")
    view = before_partner("KS QS").view(A)
    assert (
        words_for(view.rules).status(view) == "David spielt gleich aus. Erst noch vierzig melden?"
    )


@each_row(
    ("opening", "named", "rule"),
    [
        (Opening.ALTE, "Andere Alte", "only the same ace beats it."),
        (Opening.ELF, "Ge-Elfen", "it takes the trick no matter what is played."),
        (Opening.HOEHER, "Höher hat", "a higher one of its suit beats it."),
        (Opening.DISSLE, "Auf Dissle", "must hold five sevens at the same time"),
    ],
)
def test_the_opening_of_gaigel_is_named_while_its_trick_is_played(
    opening: Opening, named: str, rule: str, speak: Speak
) -> None:
    speak("en")
    deals = (fresh_state("gaigel", seed) for seed in range(100))
    deal = next(deal for deal in deals if OPEN[opening] in deal.legal_moves())
    deal = deal.apply(OPEN[opening])[0]
    for _ in range(2):  # whoever leads, and the first who follows
        view = deal.view(deal.to_act)
        words = words_for(view.rules, me=deal.to_act)
        assert words.status(view).startswith(f"{named}. ")
        assert f"{named}: " in words.answers(view, (0, 0)).answer(Purpose.ASK_ALL)
        assert rule in words.answers(view, (0, 0)).answer(Purpose.ASK_ALL)
        assert named in plate(words, view.leader, view, (0, 0)).name
        deal = deal.apply(next(m for m in deal.legal_moves() if m in PLAY_CARD.values()))[0]
