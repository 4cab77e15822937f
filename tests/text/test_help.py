"""The help says what the values of the rules say, for every game, option and custom rule set."""

import random
from collections.abc import Mapping

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.plans import TARGET
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.rules.help_page import Chapter, chapters
from sixtysix_gui.text.rules.help_values import TRUMP, Example, ranks_from_high
from tests.helpers.deals.random_deals import random_rules
from tests.helpers.rows import each_row
from tests.helpers.windows.help_pictures import duties_of
from tests.helpers.windows.sentences import assert_sentence
from tests.helpers.windows.trick_words import NAMES
from tests.windows.conftest import Speak

OF_VALUES: list[tuple[str, Value, str, str]] = [
    ("deck.pack", 24, "24 cards", "24 Karten"),
    ("deck.pack", 20, "20 cards", "20 Karten"),
    ("deck.pack", 24, "nine 0", "Neun 0"),
    ("deck.hand", 6, "dealt 6 cards", "bekommt 6 Karten"),
    ("deck.hand", 5, "dealt 5 cards", "bekommt 5 Karten"),
    ("deal.batches", (3, 3), "3, then 3", "3, dann 3"),
    ("deal.batches", (3, 2), "3, then 2", "3, dann 2"),
    ("deal.turn_up", "last", "Then a card is turned up", "Danach wird eine Karte aufgeschlagen"),
    ("deal.turn_up", "after-batch-1", "After the first batch", "Nach dem ersten Packen"),
    ("deal.next", "winner", "The winner of a deal deals", "Wer ein Spiel gewinnt, gibt"),
    ("deal.next", "alternate", "take turns dealing", "Gegeben wird abwechselnd"),
    ("strict.follow", True, "must follow suit", "bedienen"),
    ("strict.head", True, "a higher card than the one led", "Stichzwang"),
    ("strict.trump", True, "must play a trump", "musst du trumpfen"),
    ("look_back", "none", "may not look at won tricks again", "nicht mehr angesehen"),
    ("look_back", "own", "look at the tricks you have won.", "Die eigenen Stiche"),
    (
        "meld.first_lead",
        False,
        "No marriage may be announced on the lead",
        "darf kein Paar gemeldet",
    ),
    ("meld.lead_card", "king", "lead the king", "den König ausspielen"),
    (
        "exchange.card",
        "none",
        "The trump card cannot be exchanged",
        "Trumpfkarte wird nicht geraubt",
    ),
    ("exchange.card", "9", "the nine of trumps", "in Trumpf Neun"),
    ("exchange.card", "J", "the jack of trumps", "in Trumpf Bube"),
    ("close.before_draw", True, "one card fewer", "einer Karte weniger"),
    ("close.before_draw", False, "After a trick you must draw", "wird erst abgehoben"),
    ("close.first_lead", False, "Nobody may close before the first", "darf niemand zudrehen"),
    ("close.defender_points", "frozen", "are frozen", "bleiben die Augen"),
    (
        "close.defender_points",
        "counted",
        "continue to count as before",
        "zählen die Augen des anderen",
    ),
    ("out.mode", "automatic", "ends automatically", "endet von selbst"),
    ("out.mode", "declared", "say “Out!”", "sagt „Aus!“"),
    ("end.last_trick", "bonus-10", "10 extra card points", "10 Augen mehr"),
    ("end.unclaimed", "higher-total", "with more card points wins", "gewinnt, wer mehr Augen"),
    ("end.unclaimed", "sole-66", "the only one with 66", "wer allein 66"),
    ("end.unclaimed", "last-trick", "winner of the very last trick", "allerletzte Stich das Spiel"),
    ("score.scale", (1, 2, 3), "3 if the opponent has no trick (", "3, wenn er keinen Stich hat ("),
    ("score.scale", (1, 2, 2), "2 if the opponent has no trick (", "2, wenn er keinen Stich hat ("),
    (
        "score.close_won",
        "at-close",
        "what they had at the moment of closing",
        "im Augenblick des Zudrehens",
    ),
    (
        "score.close_failed",
        "flat-3",
        "fails, the opponent gets 3.",
        "Zudrehen bringt dem anderen 3.",
    ),
    ("game.target", 7, "The first to have 7", "7 Punkte"),
    ("game.target", 11, "11", "11"),
    ("game.count", "down", "counts down", "wird heruntergezählt"),
    ("game.shutout", "double", "counts as two games", "zählt als zwei"),
]
"""A value of a game whose talon can be closed, and what the help says just where it is so."""

OF_OPTIONS: list[tuple[str, Mapping[str, object], str, str]] = [
    ("three-66", {}, "dealt 8 cards: 3, then 2, then 3", "8 Karten: 3, dann 2, dann 3"),
    ("three-66", {}, "names any suit as trumps", "eine beliebige Farbe als Trumpf"),
    ("three-66", {}, "A game has 12 deals", "Eine Partie hat 12 Spiele"),
    ("three-66", {"game.target": 6}, "A game has 6 deals", "Eine Partie hat 6 Spiele"),
    ("three-66", {}, "starts with 12 chips; a player who runs out owes", "beginnen mit 12 Chips"),
    ("three-66", {}, "If several players share the most card points", "mehrere die meisten Augen"),
    ("four-66", {}, "If the points are equal, the deal is tied", "Sind es gleich viele"),
    ("three-66", {"game.end": "stakes-10"}, "at least 10 chips more than", "10 Chips mehr hat als"),
    ("three-66", {"game.end": "open"}, "no set end", "hat kein Ende"),
    ("three-66", {"end.last_trick": "bonus-10"}, "worth 10 extra card points", "10 Augen mehr"),
    ("three-66", {}, "2 with fewer, and 3 without a trick", "mit weniger 2 und ohne Stich 3"),
    (
        "three-66",
        {},
        "The first player leads to the first trick",
        "Vorhand spielt zum ersten Stich aus",
    ),
    ("three-66", {}, "players with equal chips share first place", "teilt sich den ersten Platz"),
    (
        "three-66",
        {},
        "If you have neither, you may play any card",
        "Ohne beides darfst du jede Karte",
    ),
    ("three-66", {}, "that are not announced do not count", "mit Dame nichts"),
    (
        "cutthroat-66",
        {},
        "If the scores are equal, another deal is played",
        "bei Gleichstand wird noch ein Spiel",
    ),
    ("gaigel", {}, "not if it is a seven itself", "nicht, wo sie selbst eine Sieben ist"),
    ("four-66", {}, "cuts and shows everyone the bottom card", "zeigt allen die unterste Karte"),
    ("four-66", {}, "the leader’s partner may announce a marriage too", "auch melden, wer mit dem"),
    ("four-66", {}, "partner is dealt to first", "Der Partner des Gebers bekommt zuerst"),
    ("four-66", {}, "After the last trick, its winner counts", "Nach dem letzten Stich gilt"),
    ("four-66", {}, "A false claim of “Out!” gives the others 2.", "bringt den anderen 2."),
    ("four-66", {"game.shutout": "double"}, "counts as two games", "zählt als zwei"),
    ("four-66", {"end.draw_carry": "plus-1"}, "and the next win counts 1 more", "zählt 1 mehr"),
    (
        "four-66",
        {"end.draw_carry": "plus-1-if-65-65"},
        "after 65–65",
        "nach 65\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}65",
    ),
    ("four-66", {"strict.overtrump": False}, "whichever you like", "mit welchem Trumpf du magst"),
    ("four-66", {"strict.trump": False}, "that suit, you may play", "darfst du jede Karte spielen"),
    ("four-66", {}, "a higher one than any already in the trick", "höher, als schon Trumpf liegt"),
    ("four-66", {}, "even if it is your partner’s", "auch die des Partners"),
    ("four-66", {"look_back": "none"}, "may not look at won tricks again", "nicht mehr angesehen"),
    ("na-66", {}, "ace, king, queen, jack, ten, nine", "Ass, König, Dame, Bube, Zehn, Neun"),
    (
        "na-66",
        {"deck.order": "ten-high"},
        "ace, ten, king, queen, jack, nine",
        "Ass, Zehn, König, Dame, Bube, Neun",
    ),
    ("na-66", {}, "the last bid, up to 6", "höchstens 6"),
    ("na-66", {"bid.max": 3}, "the last bid, up to 3", "höchstens 3"),
    ("na-66", {}, "the side that bid wins", "die Seite, die gereizt hat"),
    ("na-66", {"game.target": 15}, "The first to have 15 points", "zuerst 15 Punkte"),
    ("na-66", {}, "counts 40 because it makes trumps", "zählt 40, denn es bestimmt Trumpf"),
    ("cutthroat-66", {}, "Three cards are left over, the widow", "der Skat"),
    ("cutthroat-66", {}, "the bidder is one of them, the bidder wins", "gewinnt, wer gereizt hat"),
    ("idiots-66", {}, "the second 40, then 60 and 80", "das zweite 40, dann 60 und 80"),
    (
        "idiots-66",
        {},
        "No marriages may be announced once the talon is used up",
        "enden, wenn der Talon",
    ),
    (
        "idiots-66",
        {"meld.when_exhausted": True},
        "until the end of the deal",
        "bis zum Ende des Spiels",
    ),
    ("idiots-66", {"end.slam": 100}, "gets 100 extra card points", "hat 100 Augen mehr"),
    ("idiots-66", {}, "1 for every full ten", "je volle zehn Augen"),
    ("bauernschnapsen", {}, "names a suit they hold", "von der sie eine Karte hat"),
    ("bauernschnapsen", {}, "Gang (9): ", "Gang (9): "),
    ("bauernschnapsen", {}, "up to × 8", "bis zu ×\N{NO-BREAK SPACE}8"),
    ("bauernschnapsen", {}, "then the other side once more (Kontra, Re, Sub)", "(Kontra, Re, Sub)"),
    (
        "bauernschnapsen",
        {"double.max": 2},
        "(Kontra, Re): the deal counts up to × 4",
        "zu ×\N{NO-BREAK SPACE}4",
    ),
    ("bauernschnapsen", {"double.max": 1}, "(Kontra): the deal counts × 2", "(Kontra): Das Spiel"),
    ("bauernschnapsen", {"double.max": 0}, "Nobody may double", "Niemand darf doppeln"),
    ("bauernschnapsen", {"contracts": "long"}, "Bauernloch (12)", "Bauernloch (12)"),
    ("bauernschnapsen", {"contracts.values": ["bettler:5"]}, "Bettler (5)", "Bettler (5)"),
    (
        "bauernschnapsen",
        {"contracts.partner_out": ["bettler", "assbettler", "gang"]},
        "without trumps. Your partner sits out.",
        "ohne Trumpf. Wer mit dir spielt, setzt aus.",
    ),
    (
        "bauernschnapsen",
        {"contracts.partner_out": []},
        "Bettler (4): you win no tricks, without trumps. Assenbettler",
        "Bettler (4): Du machst keinen Stich, ohne Trumpf. Assenbettler",
    ),
    (
        "bauernschnapsen",
        {"contracts.bidder_leads": ["schnapser", "bettler", "assbettler", "farbenjodler"]},
        "the player who called leads instead: Bettler, Assenbettler, Schnapser.",
        "wer sie gemacht hat: Bettler, Assenbettler, Schnapser.",
    ),
    (
        "bauernschnapsen",
        {"contracts.bidder_leads": [], "contracts.partner_out": []},
        "The forehand leads to the first trick in all of them",
        "Zum ersten Stich spielt immer Vorhand aus",
    ),
    ("bauernschnapsen", {}, "ten, king, queen, jack, ace", "Zehn, König, Dame, Bube, Ass"),
    (
        "bauernschnapsen",
        {"contracts.ace_lowest": True},
        "your partner sits out. From high to low: ten, king, queen, jack, ace. Schnapser",
        "Zehn, König, Dame, Bube, Ass. Schnapser",
    ),
    ("bauernschnapsen", {}, "starts at 24 and counts down", "beginnt bei 24"),
    ("bauernschnapsen", {}, "two if the losers are still at 24", "noch bei 24 stehen"),
    (
        "bauernschnapsen",
        {"game.target": 12},
        "while the others were still at 12",
        "die anderen noch bei 12",
    ),
    ("bauernschnapsen", {}, "After the last trick, its winner counts", "Nach dem letzten Stich"),
    ("bauernschnapsen", {}, "each side’s first trick stays face up", "der erste Stich jeder Seite"),
    ("bauernschnapsen", {}, "2, or 3 if they have no trick", "oder 3, wenn sie keinen Stich"),
    ("gaigel", {}, "48 cards, two of each", "48 Karten, jede zweimal"),
    ("gaigel", {}, "Play goes anticlockwise", "gegen den Uhrzeiger"),
    ("gaigel", {}, "Ge-Elfen: You lead an ace face up", "Ge-Elfen: Du spielst ein Ass offen aus"),
    ("gaigel", {}, "as soon as the first player holds five sevens", "gewonnen, sobald Vorhand"),
    ("gaigel", {}, "exchange the seven of trumps", "rauben, bevor er ein Paar meldet"),
    ("gaigel", {}, "A deal is worth 1, or 2 if", "Ein Spiel zählt 1, oder 2"),
    (
        "gaigel",
        {"meld.when_exhausted": False},
        "No marriages may be announced once the talon is used up",
        "enden, wenn",
    ),
    ("gaigel-2", {}, "a trick and 101 card points says “Out!”", "101 Augen hat, sagt „Aus!“"),
    ("gaigel-2", {}, "The players take turns dealing", "Gegeben wird abwechselnd"),
]

PAIRS = ("four-66", "na-66", "bauernschnapsen", "gaigel")
OF_PAIRS = [
    # where it is told, in English and in German
    (("na-66", "bauernschnapsen"), "hold the highest trump, lead it", "höchsten Trumpf hält"),
    (("gaigel",), "Do not trump a trick", "Trumpfe keinen Stich"),
    (("four-66",), "must trump, even a partner’s card", "der muss trumpfen"),
    (("bauernschnapsen",), "only the contract counts", "Dann zählt nur sie."),
    (PAIRS, "each sees only their own hand", "Jeder sieht nur sein eigenes Blatt"),
]


def applies(rules: Rules, key: str) -> bool:
    """Whether a dimension makes a difference in a rule set, or is said in other words there."""
    if key in ("strict.head", "strict.trump"):
        return rules.strict_follow
    return key != "game.target" or rules.game_count == "up" or rules.game_target == 11


def many_rules() -> list[Rules]:
    """Every named rule set and a hundred custom ones, some of them with rarer changes."""
    source = random.Random(66)
    rarer: list[dict[str, Value]] = [
        {"look_back": "own"},
        {"exchange.card": "none"},
        {"game.shutout": "double", "game.target": 9},
        {"deal.batches": (2, 2, 2)},
    ]
    return [
        *map(rule_set, rule_set_names(close=True)),
        *(rule_set().with_overrides(changes) for changes in rarer),
        *(random_rules(source) for _ in range(100)),
    ]


LISTS = ("without-bettler", "bettler-5", "long")


def with_every_option(name: str) -> list[Rules]:
    """A game as it is, and with each value of each of its options."""
    usual = rule_set(name)
    changes: list[Mapping[str, object]] = [
        {key: value} for key, values in usual.plan.choices.items() for value in values
    ]
    changes.append({TARGET: usual.target if TARGET in usual.plan.choices else 9})
    if usual.contracts:
        changes += [{"contracts": one} for one in LISTS]
        changes += [
            {"contracts.values": ["bettler:5"]},
            {"contracts.bidder_leads": ["gang", "schnapser", "bettler", "assbettler"]},
            {"contracts.partner_out": ["bettler", "assbettler", "gang"]},
            {"contracts.ace_lowest": True},
        ]
    return [usual, *(rule_set(name, change) for change in changes)]


def all_text(parts: tuple[Chapter, ...]) -> str:
    """All sentences of chapters and their sections."""
    return " ".join(" ".join(part.sentences) + all_text(part.sections) for part in parts)


def text_of(rules: Rules, *, german_suited: bool = False) -> str:
    """What the help says besides its sections."""
    parts = chapters(rules, CardWords(german_suited=german_suited))
    return " ".join(sentence for part in parts for sentence in part.sentences)


LETTERS = [
    ("en", False, ""),
    ("en", True, ""),
    ("de", False, ""),
    ("de_AT", True, ""),
    ("hu", True, "Á ász · K király · F felső · B alsó"),
    ("hu", False, "A ász · K király · Q dáma · J bubi"),
    ("bg", True, "A асо · K поп · O обер · U унтер"),  # noqa: RUF001 - Latin beside Cyrillic
]


LISTED = {
    "en": "The letters on these cards: ",
    "de": "Die Buchstaben auf diesen Karten: ",
    "de_AT": "Die Buchstaben auf diesen Karten: ",
    "hu": "Ezeken a lapokon a jelek: ",
    "bg": "Буквите на тези карти: ",
}


@each_row(("code", "german_suited", "letters"), LETTERS)
def test_letters_that_begin_another_word_are_listed(
    speak: Speak, code: str, german_suited: bool, letters: str
) -> None:
    speak(code)
    said = text_of(rule_set("german-66"), german_suited=german_suited)
    assert (LISTED[code] in said) is bool(letters)
    assert LISTED[code] + letters in said or not letters


def assert_sentences(parts: tuple[Chapter, ...], words: CardWords) -> None:
    """All that is said is said in full sentences."""
    for part in parts:
        assert_sentence(part.title)
        assert part.sentences, part.title
        for sentence in part.sentences:
            assert_sentence(sentence)
        for example in part.examples:
            told = example.told(words)
            assert_sentence(told)
            assert all(words.short(card) in told for card in example.playable)
        assert_sentences(part.sections, words)


@pytest.mark.usefixtures("language")
@each_row("german_suited", [False, True])
def test_every_chapter_is_written_for_every_game_and_option(german_suited: bool) -> None:
    words = CardWords(german_suited=german_suited)
    for rules in (*many_rules(), *(each for name in NAMES for each in with_every_option(name))):
        assert_sentences(chapters(rules, words), words)


@each_row(("key", "value", "english", "german"), OF_VALUES)
def test_the_help_says_what_a_value_is_and_only_then(
    key: str, value: Value, english: str, german: str, speak: Speak
) -> None:
    everywhere = key in ("game.target", "close.defender_points")
    for language, fact in (("en", english), ("de", german)):
        speak(language)
        told = 0
        for rules in many_rules():
            if rules.value(key) != value:
                assert everywhere or fact not in text_of(rules), (language, rules.overrides())
            elif applies(rules, key):
                assert fact in text_of(rules), (language, rules.overrides())
                told += 1
        assert told, "no rule set has it"


@each_row(("name", "changes", "english", "german"), OF_OPTIONS)
def test_the_help_says_what_an_option_is_and_only_then(
    name: str, changes: Mapping[str, object], english: str, german: str, speak: Speak
) -> None:
    if changes:
        assert english not in text_of(rule_set(name))
    for language, fact in (("en", english), ("de", german)):
        speak(language)
        assert fact in text_of(rule_set(name, changes)), language


@each_row(("games", "english", "german"), OF_PAIRS)
def test_each_game_of_partners_is_told_what_is_so_there(
    games: tuple[str, ...], english: str, german: str, speak: Speak
) -> None:
    for language, fact in (("en", english), ("de", german)):
        speak(language)
        told = {name: all_text(chapters(rule_set(name), CardWords())) for name in rule_set_names()}
        assert {name for name in told if fact in told[name]} == set(games), language


def test_where_nobody_has_a_partner_no_pairs_are_spoken_of() -> None:
    with_pairs = {
        name
        for name in rule_set_names()
        if any(part.place == "pairs" for part in chapters(rule_set(name), CardWords()))
    }
    assert with_pairs == set(PAIRS)


def test_an_option_without_the_duty_to_trump_is_told_of() -> None:
    freer = rule_set("four-66", {"strict.trump": False})
    assert "Do not trump a trick" in all_text(chapters(freer, CardWords()))


LATE_MARRIAGES: list[tuple[dict[str, Value], str | None]] = [
    ({}, "no later than on the lead to trick 6"),
    ({"meld.last_lead": "talon"}, "only the last two cards are left"),
    ({"meld.when_exhausted": True}, None),
    ({"close.min_talon": 4}, None),
    ({"close.before_draw": False}, None),
]


@each_row(("changes", "fact"), LATE_MARRIAGES)
def test_the_last_marriage_is_named_where_it_matters(
    changes: dict[str, Value], fact: str | None
) -> None:
    text = text_of(rule_set().with_overrides(changes))
    facts = [late for _, late in LATE_MARRIAGES if late is not None and late in text]
    assert facts == ([] if fact is None else [fact])


WAITING = [("german-66", True), ("santase", True), ("house-66", False), ("schnapsen", False)]


@each_row(("variant", "pays"), WAITING)
def test_waiting_that_may_pay_is_told(variant: str, pays: bool) -> None:
    assert ("by waiting for the closer to fail" in text_of(rule_set(variant))) is pays


def test_cards_are_named_as_the_deck_does() -> None:
    for_two = text_of(rule_set("schnapsen"), german_suited=True)
    assert "the Unter of trumps" in for_two
    assert "king and Ober" in for_two
    assert "jack" not in for_two
    for_four = text_of(rule_set("gaigel"), german_suited=True)
    assert "king and Ober" in for_four
    assert "You lead a Daus face up" in for_four
    assert "queen" not in for_four
    assert "ace" not in for_four.replace("face", "")


def naively_playable(rules: Rules, example: Example) -> set[Card]:
    """What the eleven cases of many.md 1.3 let be played, written a second time."""
    high_to_low = ranks_from_high(rules)
    led = example.trick[0].suit
    best = example.trick[example.winning]

    def beats(card: Card) -> bool:
        if card.suit is best.suit:
            return high_to_low.index(card.rank) < high_to_low.index(best.rank)
        return card.suit is TRUMP

    hand = set(example.hand)
    same = {card for card in hand if card.suit is led}
    trumps = {card for card in hand if card.suit is TRUMP}
    if same:
        higher = {card for card in same if beats(card)}
        return higher if higher and rules.strict_head else same
    if not trumps or not rules.strict_trump:
        return hand
    higher = {card for card in trumps if beats(card)}
    return higher if higher and rules.strict_overtrump else trumps


@each_row("name", NAMES)
def test_examples_let_be_played_what_the_rules_do(name: str) -> None:
    for rules in with_every_option(name):
        for example in duties_of(rules):
            assert set(example.playable) == naively_playable(rules, example), example.caption
            assert len(set(example.trick + example.hand)) == len(example.trick + example.hand)
            assert set(example.trick + example.hand) <= set(rules.pack)


@each_row("name", NAMES)
def test_examples_show_each_duty_and_the_freedom(name: str) -> None:
    rules = rule_set(name)
    examples = duties_of(rules)
    bound = [set(one.playable) < set(one.hand) for one in examples]
    assert bound[-1] is False
    assert all(bound[:-1])
    if len(rules.seats) == 4:
        assert examples[0].seats[examples[0].winning] is rules.partner(Seat.A)
    if len(rules.seats) > 2:
        assert any("is higher" in one.caption for one in examples)


def test_an_option_changes_its_example() -> None:
    usual = duties_of(rule_set("four-66"))
    freer = duties_of(rule_set("four-66", {"strict.overtrump": False}))
    changed = [one.caption for one, other in zip(usual, freer, strict=True) if one != other]
    assert len(changed) == 1
    assert "one of your trumps is higher" in changed[0]
