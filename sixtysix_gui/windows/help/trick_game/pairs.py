"""How good pairs play: what partners expect of each other, as the computer players do it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from typing_extensions import override

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.help.trick_game.examples import DutyExample

PAIRS = QT_TRANSLATE_NOOP("TrickHelp", "How good pairs play")
_HEARTS, _CLUBS, _DIAMONDS, _TRUMP = Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES
_YOURS = Seat.A


class PairExample(DutyExample):
    """A trick or a lead: what lies above, your hand, and what a good partner plays from it."""

    @property
    @override
    def pattern(self) -> str:
        """The sentence, with placeholders for caption, trump suit and cards."""
        return translate("TrickHelp", "{caption} Trumps: {trump}. A good partner plays {cards}.")


@dataclass(frozen=True)
class PairHabit:
    """A habit of good pairs: its title, what is said of it, and a picture where one helps."""

    title: str
    sentences: tuple[str, ...]
    example: PairExample | None = None


def pairs(rules: Rules, _words: CardWords) -> list[str]:
    """Say what partners can tell each other; nothing where there are none."""
    if len(rules.parties) == len(rules.seats):
        return []
    return [
        translate(
            "TrickHelp",
            "You and your partner win or lose together, and neither sees the other’s cards. All "
            "that you can tell each other is what you play.",
        )
    ]


def pair_habits(rules: Rules, words: CardWords) -> tuple[PairHabit, ...]:
    """List the habits of good pairs in a game of partners, those of the computers last."""
    if len(rules.parties) == len(rules.seats):
        return ()
    return tuple(write(rules, words) for write in _HABITS)


def _points(rules: Rules, words: CardWords) -> PairHabit:
    text = translate(
        "TrickHelp",
        "If your partner wins the trick for certain, give it many card points: a {ten} rather than "
        "an {ace} that can still win a trick of its own. To a trick that the others win, give what "
        "counts least.",
    )
    caption = translate(
        "TrickHelp",
        "Your partner wins the trick for certain; you hold neither the suit led nor trumps.",
    )
    trick = _cards(_HEARTS, Rank.JACK, Rank.ACE, Rank.QUEEN)
    hand = (*_cards(_CLUBS, Rank.ACE), *_cards(_DIAMONDS, Rank.TEN, Rank.QUEEN))
    return PairHabit(
        translate("TrickHelp", "Points for a sure trick"),
        (text.format(ace=words.rank(Rank.ACE), ten=words.rank(Rank.TEN)),),
        _example(rules, caption, trick, hand, card_of(Rank.TEN, _DIAMONDS)),
    )


def _ace_kept(rules: Rules, words: CardWords) -> PairHabit:
    text = translate(
        "TrickHelp",
        "As long as the {ten} of a suit is out, keep your {ace} of it: if your partner has the "
        "{ten}, it comes home on your {ace}, and if the others have it, your {ace} takes it. Give "
        "another card instead.",
    )
    caption = translate(
        "TrickHelp",
        "Your partner wins the trick for certain; the {ten} of your {ace}’s suit is still out.",
    )
    names = {"ace": words.rank(Rank.ACE), "ten": words.rank(Rank.TEN)}
    trick = _cards(_HEARTS, Rank.JACK, Rank.ACE, Rank.QUEEN)
    hand = (*_cards(_CLUBS, Rank.ACE), *_cards(_DIAMONDS, Rank.KING, Rank.JACK))
    return PairHabit(
        translate("TrickHelp", "Keep the {ace} for your partner’s {ten}").format(**names),
        (text.format(**names),),
        _example(rules, caption.format(**names), trick, hand, card_of(Rank.KING, _DIAMONDS)),
    )


def _lead_back(rules: Rules, words: CardWords) -> PairHabit:
    text = translate(
        "TrickHelp",
        "Whoever leads a plain suit hopes for something in it. When you come to lead, and no other "
        "lead is clearly better, lead back the plain suit that your partner led last; only no "
        "{ten} that can still be beaten.",
    )
    caption = translate(
        "TrickHelp", "Above is what your partner led to an earlier trick; now you lead."
    )
    trick = _cards(_HEARTS, Rank.QUEEN)
    hand = (
        *_cards(_HEARTS, Rank.KING),
        *_cards(_CLUBS, Rank.JACK),
        *_cards(_DIAMONDS, Rank.QUEEN),
    )
    example = _example(rules, caption, trick, hand, card_of(Rank.KING, _HEARTS))
    return PairHabit(
        translate("TrickHelp", "Lead back your partner’s suit"),
        (text.format(ten=words.rank(Rank.TEN)),),
        example,
    )


def _long_suit(rules: Rules, words: CardWords) -> PairHabit:
    text = translate(
        "TrickHelp",
        "The first card that you throw away, being neither of the suit led nor a trump, shows the "
        "plain suit of which you hold most: throw a low one of it. Your partner can lead that suit "
        "to you. An {ace} or a {ten} is thrown for its points and shows nothing.",
    )
    caption = translate(
        "TrickHelp", "The others win the trick, and you throw a card away for the first time."
    )
    trick = _cards(_HEARTS, Rank.ACE, Rank.KING, Rank.QUEEN)
    hand = (
        *_cards(_CLUBS, Rank.ACE, Rank.QUEEN, Rank.JACK),
        *_cards(_DIAMONDS, Rank.JACK),
    )
    return PairHabit(
        translate("TrickHelp", "The first card thrown away"),
        (text.format(ace=words.rank(Rank.ACE), ten=words.rank(Rank.TEN)),),
        _example(rules, caption, trick, hand, card_of(Rank.JACK, _CLUBS)),
    )


def _trumps(rules: Rules, _words: CardWords) -> PairHabit:
    if rules.contracts or rules.has("bid.max"):
        text = translate(
            "TrickHelp",
            "Whoever plays a bid or a contract and holds the highest trump leads it, as long as "
            "the others may hold one. Bear in mind that a trump of your partner’s falls each time, "
            "too.",
        )
    elif rules.has_talon or not rules.strict_trump:
        text = translate(
            "TrickHelp",
            "Do not trump a trick that your partner wins for certain as long as you may play "
            "something else.",
        )
    else:
        text = translate(
            "TrickHelp",
            "Whoever lacks the suit led must trump, even a partner’s card: think of it before you "
            "lead. And each lead of a trump costs your side two, yours and your partner’s.",
        )
    return PairHabit(translate("TrickHelp", "Trumps belong to both"), (text,))


def _computers(rules: Rules, _words: CardWords) -> PairHabit:
    sentences = [
        translate(
            "TrickHelp",
            "The computer players keep to these habits among cards that seem about equally good to "
            "them; a card that is clearly better they play all the same. They read your leads and "
            "your first card thrown away just so.",
        ),
        translate(
            "TrickHelp",
            "Otherwise they tell each other nothing: each sees its own hand alone, and how long "
            "one thinks means nothing. The weakest level has none of these habits, and the next "
            "one remembers the last trick alone.",
        ),
    ]
    if rules.contracts:
        sentences.append(
            translate(
                "TrickHelp", "In a contract these habits rest: there only the contract counts."
            )
        )
    return PairHabit(translate("TrickHelp", "What the computers do"), tuple(sentences))


_HABITS: Sequence[Callable[[Rules, CardWords], PairHabit]] = (
    _points,
    _ace_kept,
    _lead_back,
    _long_suit,
    _trumps,
    _computers,
)


def _cards(suit: Suit, *ranks: Rank) -> tuple[Card, ...]:
    return tuple(card_of(rank, suit) for rank in ranks)


def _example(
    rules: Rules, caption: str, trick: tuple[Card, ...], hand: tuple[Card, ...], best: Card
) -> PairExample:
    """Make an example of cards that lie there; a single one was led by the partner."""
    following = rules.from_seat(_YOURS)[1:]
    seats = tuple(following if len(trick) > 1 else (rules.partner(_YOURS),))
    table = [Play(seat, card) for seat, card in zip(seats, trick, strict=True)]
    winning = table.index(rules.duties.winning(table, _TRUMP))
    return PairExample(caption, _TRUMP, trick, hand, (best,), winning, seats)
