"""What captions say of what lies beside the cards of a deal, in games without a coach."""

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.stops import Captioned, DealerAt, MarriageOf, ScoreOf, Spoken, TableFacts
from sixtysix_gui.text.narrator.things import Things, in_one_line
from tests.helpers.deals.seeded_deals import seeded_pack
from tests.helpers.rows import each_row
from tests.helpers.windows.trick_words import ME, words_for

ROWS: list[tuple[str, Captioned, str]] = [
    ("four-66", DealerAt(Chair.WEST), "Rachel dealt."),
    ("four-66", DealerAt(Chair.SOUTH), "You dealt."),
    ("four-66", ScoreOf(Chair.SOUTH), "We: 2 of 7."),
    ("four-66", ScoreOf(Chair.WEST), "They: 5 of 7."),
    ("gaigel-2", ScoreOf(Chair.NORTH), "Rachel: 5 of 7."),
    ("gaigel-2", MarriageOf(Chair.NORTH, Suit.HEARTS), "Marriage in hearts, 40."),
    ("gaigel-2", MarriageOf(Chair.SOUTH, Suit.CLUBS), "Marriage in clubs, 20."),
]


@each_row(("game", "thing", "caption"), ROWS)
def test_a_caption_says_what_a_card_tells(game: str, thing: Captioned, caption: str) -> None:
    rules = rule_set(game)
    deal = Deal.start(rules, seeded_pack(rules, 1), Seat.B)
    shown = (Marriage(Seat.B, Suit.HEARTS, 40, 1), Marriage(ME, Suit.CLUBS, 20, 2))
    view = deal.changed(marriages=shown).view(ME)
    wording = Things(words_for(rules))
    assert wording.caption(thing, TableFacts(view, won=(2, 5))) == caption


# Captions under the pointer: the name of a thing and what is said about it, in one line.


@each_row(
    ("name", "description", "line"),
    [
        ("Out!", "You may say it before you lead.", "Out! You may say it before you lead."),
        ("Kontra", "Enter doubles.", "Kontra. Enter doubles."),
        ("No. 5.", "Enter plays it.", "No. 5. Enter plays it."),
        ("Out!", "", "Out!"),
        ("Trumps: hearts", "", "Trumps: hearts."),
        ("Your pile.", "", "Your pile."),
    ],
)
def test_a_caption_has_one_mark_between_its_parts(name: str, description: str, line: str) -> None:
    assert in_one_line(Spoken(name, description)) == line
