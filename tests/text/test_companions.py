"""The company of MANY 3: names by level, place and pack, faces of court cards, and genders."""

from sixtysix_gui.rules.seats import PARTNERS, Seat, seats_of
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.text.names import company, opponent_of, opponent_with_strength
from sixtysix_gui.text.people import Gender, People, Person
from tests.helpers.rows import each_row
from tests.windows.conftest import Speak

LEVELS = {
    "novice": ("9", "Emma Finn Oskar", "Emma Finn Oskar"),
    "casual": ("J", "Hector Ogier Lancelot", "Reding Fürst Harras"),
    "club": ("Q", "Rachel Pallas Argine", "Stüssi Rudenz Tell"),
    "expert": ("K", "Caesar David Alexander", "Otto Ludwig Karl"),
    "master": ("A", "Melchior Merlin Balthasar", "Melchior Merlin Balthasar"),
}
WOMEN = {"Emma", "Rachel", "Pallas", "Argine"}


@each_row("level", LEVELS)
@each_row("below", [Seat.A, Seat.C])
def test_four_at_a_table(level: str, below: Seat) -> None:
    rank, french, german = LEVELS[level]
    left, opposite, right = (seats_of(PARTNERS)[(below + step) % 4] for step in (1, 2, 3))
    players = {left: level, opposite: level, right: level}
    for deck, names in (("french", french), ("german", german)):
        found = company(players, below, 4, deck)
        assert [found[seat].person.name for seat in (left, opposite, right)] == names.split()
        faces = [found[seat].face.code for seat in (left, opposite, right)]
        assert faces == [f"{rank}D", f"{rank}S", f"{rank}C"]
        assert {one.small_sign for one in found.values()} == {rank in "9A"}
        for one in found.values():
            assert (one.person.gender is Gender.FEMALE) == (one.person.name in WOMEN)


def test_nobody_sits_opposite_where_three_play() -> None:
    found = company({Seat.A: "club", Seat.B: "expert"}, Seat.C, 3, "french")
    assert found[Seat.A].person.name == "Rachel"
    assert found[Seat.B].person.name == "Alexander"


def test_two_are_called_after_their_faces() -> None:
    found = company({Seat.B: "expert"}, Seat.A, 2, "french")
    assert found[Seat.B].person.name == "King"


def test_a_tool_tip_names_the_strength(speak: Speak) -> None:
    found = company({Seat.B: "club"}, Seat.A, 4, "german")
    speak("en")
    strength = opponent_with_strength(opponent_of("club"), "german")
    assert found[Seat.B].tip("german") == f"Stüssi, {strength}"


@each_row(
    ("gender", "title"),
    [(Gender.FEMALE, "Deine Partnerin Pallas"), (Gender.MALE, "Dein Partner Pallas")],
)
def test_a_partner_has_a_gender(gender: Gender, title: str, speak: Speak) -> None:
    speak("de")
    others = (Person("Frieda"), Person("Rachel"), Person("Pallas", gender), Person("Argine"))
    people = People(others, PARTNERS, Seat.A)
    assert people.titled(Seat.C) == title
    assert people.titled(Seat.B) == "Rachel"
    assert people.called(people.party(Seat.A)) == "du und Pallas"


def test_all_four_can_be_computers() -> None:
    rules = rule_set("four-66")
    players = dict.fromkeys(rules.seats, "club")
    found = company(players, Seat.A, 4, "french")
    assert len({one.person.name for one in found.values()}) == 4
