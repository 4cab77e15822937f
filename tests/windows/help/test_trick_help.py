"""The help on games of three and four says what their dimensions say, for every option (1.10)."""

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.plans import TARGET
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.help.help_panel import HelpPanel, chapters, help_html
from sixtysix_gui.windows.help.trick_game.beginning import ranks_from_high
from sixtysix_gui.windows.help.trick_game.examples import DutyExample, duty_examples
from tests.helpers.windows.sentences import assert_sentence
from tests.helpers.windows.trick_words import NAMES
from tests.windows.conftest import Speak

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


def text_of(rules: Rules, *, german_suited: bool = False) -> str:
    parts = chapters(rules, CardWords(german_suited=german_suited))
    return " ".join(sentence for part in parts for sentence in part.sentences)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("name", NAMES)
def test_every_chapter_is_written_for_every_option(name: str) -> None:
    for rules in with_every_option(name):
        for chapter in chapters(rules, CardWords(german_suited=True)):
            assert_sentence(chapter.title)
            assert chapter.sentences
            for sentence in chapter.sentences:
                assert_sentence(sentence)


FACTS: list[tuple[str, Mapping[str, object], str, str]] = [
    ("three-66", {}, "dealt 8 cards: 3, then 2, then 3", "8 Karten: 3, dann 2, dann 3"),
    ("three-66", {}, "names any suit as trumps", "eine beliebige Farbe als Trumpf"),
    ("three-66", {}, "A game has 12 deals", "Eine Partie hat 12 Spiele"),
    ("three-66", {"game.target": 6}, "A game has 6 deals", "Eine Partie hat 6 Spiele"),
    ("three-66", {}, "starts with 12 chips; whoever has none left owes", "beginnen mit 12 Chips"),
    ("three-66", {}, "If several share the most card points", "mehrere die meisten Augen"),
    ("four-66", {}, "If they are equal the deal is drawn", "Sind es gleich viele"),
    ("three-66", {"game.end": "stakes-10"}, "at least 10 chips more than", "10 Chips mehr hat als"),
    ("three-66", {"game.end": "open"}, "no end of its own", "hat kein Ende"),
    ("three-66", {"end.last_trick": "bonus-10"}, "worth 10 card points more", "10 Augen mehr"),
    ("three-66", {}, "2 with fewer, and 3 without a trick", "mit weniger 2 und ohne Stich 3"),
    ("three-66", {}, "Forehand leads to the first trick", "Vorhand spielt zum ersten Stich aus"),
    ("three-66", {}, "equal ones share the first place", "teilen sich den ersten Platz"),
    ("three-66", {}, "With neither you may play any card", "Ohne beides darfst du jede Karte"),
    ("three-66", {}, "that are not shown count nothing", "mit Dame nichts"),
    ("cutthroat-66", {}, "equal ones play another deal", "bei Gleichstand wird noch ein Spiel"),
    ("gaigel", {}, "not where it is a seven itself", "nicht, wo sie selbst eine Sieben ist"),
    ("four-66", {}, "cuts and shows the bottom card", "zeigt allen die unterste Karte"),
    ("four-66", {}, "the leader’s partner may show one", "auch melden, wer mit dem"),
    ("four-66", {}, "partner is dealt to first", "Der Partner des Gebers bekommt zuerst"),
    ("four-66", {}, "After the last trick its winner counts", "Nach dem letzten Stich gilt"),
    ("four-66", {}, "A false “Out!” brings the others 2.", "bringt den anderen 2."),
    ("four-66", {"game.shutout": "double"}, "counts as two games", "zählt als zwei"),
    ("four-66", {"end.draw_carry": "plus-1"}, "and the next win counts 1 more", "zählt 1 mehr"),
    ("four-66", {"end.draw_carry": "plus-1-if-65-65"}, "after 65 : 65", "nach 65 : 65"),
    ("four-66", {"strict.overtrump": False}, "whichever you like", "mit welchem Trumpf du magst"),
    ("four-66", {"strict.trump": False}, "that suit you may play", "darfst du jede Karte spielen"),
    ("four-66", {}, "a higher one than lies there", "höher, als schon Trumpf liegt"),
    ("four-66", {}, "a partner’s card as well", "auch die des Partners"),
    ("four-66", {"look_back": "none"}, "may not be looked at again", "nicht mehr angesehen"),
    ("na-66", {}, "ace, king, queen, jack, ten, nine", "Ass, König, Dame, Bube, Zehn, Neun"),
    (
        "na-66",
        {"deck.order": "ten-high"},
        "ace, ten, king, queen, jack, nine",
        "Ass, Zehn, König, Dame, Bube, Neun",
    ),
    ("na-66", {}, "6 at most", "höchstens 6"),
    ("na-66", {"bid.max": 3}, "3 at most", "höchstens 3"),
    ("na-66", {}, "the side that bid wins", "die Seite, die gereizt hat"),
    ("na-66", {"game.target": 15}, "Whoever has 15 points", "zuerst 15 Punkte"),
    ("na-66", {}, "counts 40, for it makes trumps", "zählt 40, denn es bestimmt Trumpf"),
    ("cutthroat-66", {}, "Three cards are left over, the widow", "der Skat"),
    ("cutthroat-66", {}, "the bidder wins if he is one of them", "gewinnt, wer gereizt hat"),
    ("idiots-66", {}, "the second 40, then 60 and 80", "das zweite 40, dann 60 und 80"),
    ("idiots-66", {}, "Marriages end when the talon is used up", "enden, wenn der Talon"),
    (
        "idiots-66",
        {"meld.when_exhausted": True},
        "to the end of the deal",
        "bis zum Ende des Spiels",
    ),
    ("idiots-66", {"end.slam": 100}, "has 100 card points more", "hat 100 Augen mehr"),
    ("idiots-66", {}, "one for every full ten", "je volle zehn Augen"),
    ("bauernschnapsen", {}, "names a suit that he holds", "von der sie eine Karte hat"),
    ("bauernschnapsen", {}, "Gang (9): ", "Gang (9): "),
    ("bauernschnapsen", {}, "up to × 8", "bis zu × 8"),
    ("bauernschnapsen", {}, "then the other once more (Kontra, Re, Sub)", "(Kontra, Re, Sub)"),
    ("bauernschnapsen", {"double.max": 2}, "(Kontra, Re): the deal counts up to × 4", "zu × 4"),
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
        "Bettler (4): you win no trick, without trumps. Assenbettler",
        "Bettler (4): Du machst keinen Stich, ohne Trumpf. Assenbettler",
    ),
    (
        "bauernschnapsen",
        {"contracts.bidder_leads": ["schnapser", "bettler", "assbettler", "farbenjodler"]},
        "in these whoever plays them does: Bettler, Assenbettler, Schnapser.",
        "wer sie spielt: Bettler, Assenbettler, Schnapser.",
    ),
    (
        "bauernschnapsen",
        {"contracts.bidder_leads": [], "contracts.partner_out": []},
        "Forehand leads to the first trick in all of them",
        "Zum ersten Stich spielt immer die Vorhand aus",
    ),
    ("bauernschnapsen", {}, "ten, king, queen, jack, ace", "Zehn, König, Dame, Bube, Ass"),
    (
        "bauernschnapsen",
        {"contracts.ace_lowest": True},
        "your partner sits out. From the highest down: ten, king, queen, jack, ace. Schnapser",
        "Zehn, König, Dame, Bube, Ass. Schnapser",
    ),
    ("bauernschnapsen", {}, "starts at 24 and is counted down", "beginnt bei 24"),
    ("bauernschnapsen", {}, "two if the losers still stand at 24", "noch bei 24 stehen"),
    (
        "bauernschnapsen",
        {"game.target": 12},
        "while the others still stood at 12",
        "die anderen noch bei 12",
    ),
    ("bauernschnapsen", {}, "After the last trick its winner counts", "Nach dem letzten Stich"),
    ("bauernschnapsen", {}, "each side’s first trick stays open", "der erste Stich jeder Seite"),
    ("bauernschnapsen", {}, "2, or 3 if they have no trick", "oder 3, wenn sie keinen Stich"),
    ("gaigel", {}, "48 cards, every one of them twice", "48 Karten, jede zweimal"),
    ("gaigel", {}, "Play goes anticlockwise", "gegen den Uhrzeiger"),
    ("gaigel", {}, "Ge-Elfen: You lead an ace face up", "Ge-Elfen: Du spielst ein Ass offen aus"),
    ("gaigel", {}, "wins the deal as soon as the five sevens", "gewonnen, sobald du die"),
    ("gaigel", {}, "exchange the seven of trumps", "rauben, bevor er ein Paar meldet"),
    ("gaigel", {}, "A deal is worth 1, or 2 if", "Ein Spiel zählt 1, oder 2"),
    ("gaigel", {"meld.when_exhausted": False}, "end when the talon is used up", "enden, wenn"),
    ("gaigel-2", {}, "has 101 card points says “Out!”", "101 Augen hat, sagt „Aus!“"),
    ("gaigel-2", {}, "The players take turns at dealing", "Gegeben wird abwechselnd"),
]


@pytest.mark.parametrize(("name", "changes", "english", "german"), FACTS)
def test_the_help_says_what_the_rules_are(
    name: str, changes: Mapping[str, object], english: str, german: str, speak: Speak
) -> None:
    rules = rule_set(name, changes)
    for language, fact in (("en", english), ("de", german)):
        speak(language)
        assert fact in text_of(rules)


CHANGED = [(name, english) for name, changes, english, _ in FACTS if changes]


@pytest.mark.parametrize(("name", "fact"), CHANGED)
def test_the_help_says_it_only_then(name: str, fact: str) -> None:
    assert fact not in text_of(rule_set(name))


def test_cards_are_named_as_the_deck_does() -> None:
    told = text_of(rule_set("gaigel"), german_suited=True)
    assert "king and Ober" in told
    assert "You lead a Daus face up" in told
    assert "queen" not in told
    assert "ace" not in told.replace("face", "")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("name", NAMES)
def test_the_panel_has_chapters_and_keys(name: str) -> None:
    html = help_html(rule_set(name), CardWords())
    assert html.count("<h3") == len(chapters(rule_set(name), CardWords())) + 1
    assert html.count('<img src="example:') == len(duty_examples(rule_set(name)))


def naively_playable(rules: Rules, example: DutyExample) -> set[Card]:
    """What the eleven cases of many.md 1.3 let be played, written a second time."""
    high_to_low = ranks_from_high(rules)
    led = example.trick[0].suit
    best = example.trick[example.best]

    def beats(card: Card) -> bool:
        if card.suit is best.suit:
            return high_to_low.index(card.rank) < high_to_low.index(best.rank)
        return card.suit is example.trump

    hand = set(example.hand)
    same = {card for card in hand if card.suit is led}
    trumps = {card for card in hand if card.suit is example.trump}
    if same:
        higher = {card for card in same if beats(card)}
        return higher if higher and rules.strict_head else same
    if not trumps or not rules.strict_trump:
        return hand
    higher = {card for card in trumps if beats(card)}
    return higher if higher and rules.strict_overtrump else trumps


@pytest.mark.parametrize("name", NAMES)
def test_examples_let_be_played_what_the_rules_do(name: str) -> None:
    for rules in with_every_option(name):
        for example in duty_examples(rules):
            assert set(example.playable) == naively_playable(rules, example), example.caption
            assert len(set(example.trick + example.hand)) == len(example.trick + example.hand)
            assert set(example.trick + example.hand) <= set(rules.pack)


@pytest.mark.parametrize("name", NAMES)
def test_examples_show_each_duty_and_the_freedom(name: str) -> None:
    rules = rule_set(name)
    examples = duty_examples(rules)
    bound = [set(one.playable) < set(one.hand) for one in examples]
    assert bound[-1] is False
    assert all(bound[:-1])
    if len(rules.seats) == 4:
        assert examples[0].seats[examples[0].best] is rules.partner(Seat.A)
    if len(rules.seats) > 2:
        assert any("is higher" in one.caption for one in examples)


def test_an_option_changes_its_example() -> None:
    usual = duty_examples(rule_set("four-66"))
    freer = duty_examples(rule_set("four-66", {"strict.overtrump": False}))
    changed = [one.caption for one, other in zip(usual, freer, strict=True) if one != other]
    assert len(changed) == 1
    assert "one of yours is higher" in changed[0]


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("german_suited", [False, True])
def test_examples_are_told_in_words_too(german_suited: bool) -> None:
    words = CardWords(german_suited=german_suited)
    for name in NAMES:
        for example in duty_examples(rule_set(name)):
            told = example.told(words)
            assert_sentence(told)
            assert all(words.short(card) in told for card in example.playable)


@pytest.mark.usefixtures("qtbot")
def test_pictures_are_drawn_and_found_by_the_page() -> None:
    panel = HelpPanel()
    panel.show_rules(rule_set("na-66"), CardWords())
    page = panel.findChild(QTextBrowser)
    assert isinstance(page, QTextBrowser)
    kind = QTextDocument.ResourceType.ImageResource.value
    for number, _ in enumerate(duty_examples(rule_set("na-66"))):
        image = page.document().resource(kind, QUrl(f"example:{number}"))
        assert isinstance(image, QImage)
        assert not image.isNull()
        colours = {image.pixelColor(x, image.height() // 4).name() for x in range(image.width())}
        assert len(colours) > 2
