"""Who sits at the table, as sentences need them: names, genders, and who is "you"."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from sixtysix_gui.rules.seats import Parties, Party, Seat, seats_of
from sixtysix_gui.table import words as table_words
from sixtysix_gui.text.common import as_sentence, texts, translate
from sixtysix_gui.text.data_files import tables_of

_ = texts("People")


class Gender(Enum):
    """What some languages must know to speak of somebody."""

    FEMALE = auto()
    MALE = auto()


@dataclass(frozen=True)
class Person:
    """Somebody at the table.

    ``name`` stands on the plate. Sentences use ``called``, where the name needs an article: the
    Queen.
    """

    name: str
    gender: Gender = Gender.MALE
    called: str = ""


@dataclass(frozen=True)
class Forms:
    """A sentence about somebody in English, in the forms of its data file; see events.toml there.

    ``count`` is what ``%n`` stands for, where something is counted.
    """

    context: str
    texts: Mapping[str, str | Mapping[str, str]]
    count: int = -1

    def translated(self, form: str) -> str:
        """Return a form in the language of the program."""
        written = self.texts[form]
        if isinstance(written, str):
            return translate(self.context, written, None, self.count)
        return translate(self.context, written["text"], written["apart"], self.count)


def forms(key: str, count: int = -1) -> Forms:
    """Return the sentence of a key such as "events.deals", a file and a row of it.

    Raises:
        DataFileError: if the file is missing or damaged.
    """
    file, _, row = key.partition(".")
    tables = tables_of(f"{file}.toml")
    return Forms(tables["translation"]["context"], tables[row], count)


@dataclass(frozen=True)
class People:
    """Everybody at a table, by seat.

    ``me`` is the seat that is "you", None where a game is only watched.
    """

    people: tuple[Person, ...]
    parties: Parties
    me: Seat | None

    def name(self, seat: Seat) -> str:
        """Return how sentences call the player of a seat."""
        return self.people[seat].called or self.people[seat].name

    def label(self, seat: Seat) -> str:
        """Return the name on the plate of a seat."""
        return self.people[seat].name

    def is_me(self, seat: Seat) -> bool:
        """Whether the person sits there."""
        return seat is self.me

    def party(self, seat: Seat) -> Party:
        """Return the side of a seat."""
        return next(party for party in self.parties if seat in party.seats)

    def is_mine(self, party: Party) -> bool:
        """Whether the person belongs to a side."""
        return self.me is not None and self.me in party.seats

    @property
    def in_pairs(self) -> bool:
        """Whether partners play together."""
        return any(len(party.seats) > 1 for party in self.parties)

    @property
    def partner(self) -> Seat | None:
        """The person's partner; None where each plays alone or no one is "you"."""
        if self.me is None:
            return None
        mine = self.party(self.me).seats
        return next((seat for seat in mine if seat is not self.me), None)

    @property
    def mine(self) -> Party | None:
        """The person's side; None where no one is "you"."""
        return None if self.me is None else self.party(self.me)

    @property
    def sides(self) -> Parties:
        """All sides, the person's first."""
        start = 0 if self.mine is None else self.mine.number
        return (*self.parties[start:], *self.parties[:start])

    def clockwise(self) -> tuple[Seat, ...]:
        """Return all seats, the person's first, else the first of all, and then clockwise."""
        seats = seats_of(self.parties)
        first = 0 if self.me is None else seats.index(self.me)
        return (*seats[first:], *seats[:first])

    def titled(self, seat: Seat) -> str:
        """Call somebody at the beginning of a sentence, the person's partner as such."""
        if seat is not self.partner:
            return self.name(seat)
        if self.people[seat].gender is Gender.FEMALE:
            #: the partner is a woman
            pattern = _("Your partner {name}", "she")
        else:
            #: the partner is a man
            pattern = _("Your partner {name}", "he")
        return pattern.format(name=self.name(seat))

    @property
    def partner_word(self) -> str:
        """The partner in one word, for a plate; empty without one."""
        if self.partner is None:
            return ""
        if self.people[self.partner].gender is Gender.FEMALE:
            #: the partner is a woman
            return _("partner", "she")
        #: the partner is a man
        return _("partner", "he")

    def of_player(self, seat: Seat, said: Forms, **values: object) -> str:
        """Return the sentence about the player of a seat; it begins with a capital."""
        return as_sentence(self.part_of_player(seat, said, **values))

    def part_of_player(self, seat: Seat, said: Forms, **values: object) -> str:
        """Return the part of a sentence about the player of a seat."""
        text = said.translated("me" if self.is_me(seat) else "they")
        return text.format(**{"name": self.name(seat), **values})

    def of_side(self, party: Party, said: Forms, **values: object) -> str:
        """Return the sentence about a side; it begins with a capital."""
        return as_sentence(self.part_of_side(party, said, **values))

    def part_of_side(self, party: Party, said: Forms, **values: object) -> str:
        """Return the part of a sentence about a side."""
        names = [self.name(seat) for seat in party.seats]
        if not self.is_mine(party):
            if len(names) == 1:
                return said.translated("one").format(name=names[0], **values)
            return said.translated("pair").format(first=names[0], second=names[1], **values)
        if self.partner is None:
            return said.translated("me").format(**values)
        return said.translated("we").format(partner=self.name(self.partner), **values)

    def called(self, party: Party) -> str:
        """Name a side as the subject of a list: you and Pallas; Rachel and Argine."""
        return self.part_of_side(party, forms("events.side"))


def side_label(party: Party, people: People) -> str:
    """Name a side above its score: We, They; a player by name where each is alone."""
    if not people.in_pairs:
        return people.label(party.seats[0])
    if people.me is None:
        return table_words.together(people.label(seat) for seat in party.seats)
    return table_words.we() if people.is_mine(party) else table_words.they()
