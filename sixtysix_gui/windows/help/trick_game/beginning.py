"""Help on the aim, the cards and the deal, and on how trumps are fixed."""

from collections.abc import Mapping

from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.sets.duties import ORDERS
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate

_AIMS: Mapping[str, str] = {
    "three-66": QT_TRANSLATE_NOOP(
        "TrickHelp",
        "Each plays alone. Win tricks and show marriages: whoever has most card points in the end "
        "is paid by both others.",
    ),
    "four-66": QT_TRANSLATE_NOOP(
        "TrickHelp",
        "You play with the partner opposite. The side that has 66 card points together and says "
        "so first wins the deal.",
    ),
    "na-66": QT_TRANSLATE_NOOP(
        "TrickHelp",
        "You play with the partner opposite. Bid how many times 33 card points your side will "
        "make, and make at least as many.",
    ),
    "cutthroat-66": QT_TRANSLATE_NOOP(
        "TrickHelp",
        "Each plays alone. Bid how many times 33 card points you will make, and make at least as "
        "many.",
    ),
    "idiots-66": QT_TRANSLATE_NOOP(
        "TrickHelp",
        "All tricks are played. Marriages change trumps and are worth more each time; every ten "
        "card points count one.",
    ),
    "bauernschnapsen": QT_TRANSLATE_NOOP(
        "TrickHelp",
        "You play with the partner opposite. Without a call the side that has 66 and says so first "
        "wins; whoever calls a contract undertakes more.",
    ),
    "gaigel": QT_TRANSLATE_NOOP(
        "TrickHelp",
        "You play with the partner opposite. The side that has 101 card points together and says "
        "so first wins the deal.",
    ),
    "gaigel-2": QT_TRANSLATE_NOOP(
        "TrickHelp", "Whoever has 101 card points and says so first wins the deal."
    ),
}


def aim(rules: Rules, _words: CardWords) -> list[str]:
    """Say what the game is about."""
    return [translate("TrickHelp", _AIMS[rules.name])]


def ranks_from_high(rules: Rules) -> list[Rank]:
    """List the ranks of the pack from the highest down."""
    order = ORDERS[str(rules.deck_order)]
    return sorted({card.rank for card in rules.pack}, key=lambda rank: -order[rank])


def cards(rules: Rules, words: CardWords) -> list[str]:
    """Name the pack, the rank of the cards and their card points."""
    ranks = ranks_from_high(rules)
    named = translate("Help", ", ").join(words.rank(rank) for rank in ranks)
    values = " · ".join(f"{words.rank(rank)} {rank.points}" for rank in sorted(ranks, reverse=True))
    total = sum(card.points for card in rules.pack)
    if rules.has_copies:
        told = translate(
            "TrickHelp",
            "{count} cards, every one of them twice; from the highest down, every suit has "
            "{ranks}. Of two equal cards the one played first is the higher.",
        )
    else:
        told = translate(
            "TrickHelp", "{count} cards; from the highest down, every suit has {ranks}."
        )
    worth = translate("TrickHelp", "In tricks they are worth: {values}. That is {total} in all.")
    return [
        told.format(count=len(rules.pack), ranks=named),
        worth.format(values=values, total=total),
    ]


def dealing(rules: Rules, _words: CardWords) -> list[str]:
    """Say how the cards are dealt, in which direction, and who deals next."""
    batches = translate("Help", ", then ").join(str(size) for size in rules.deal_batches)
    told = translate("TrickHelp", "Each player is dealt {hand} cards: {batches}.")
    sentences = [told.format(hand=rules.deck_hand, batches=batches)]
    if rules.deal_order != "from-forehand":
        sentences.append(
            translate(
                "TrickHelp",
                "The dealer’s partner is dealt to first, then the neighbours at the dealer’s left "
                "and right, the dealer last.",
            )
        )
    if rules.has_widow:
        sentences.append(
            translate(
                "TrickHelp",
                "Three cards are left over, the widow: they count for the winner of the first "
                "trick, and nobody sees them before the end.",
            )
        )
    if rules.has_talon:
        left = len(rules.pack) - rules.deck_hand * len(rules.seats)
        text = translate("TrickHelp", "The other {count} cards are the talon.")
        sentences.append(text.format(count=left))
    return [*sentences, _direction(rules), _next_dealer(rules)]


def _direction(rules: Rules) -> str:
    if len(rules.seats) == 2:
        return translate("TrickHelp", "Forehand is whoever did not deal.")
    if rules.play_direction == "clockwise":
        return translate("TrickHelp", "Play goes clockwise; forehand sits at the dealer’s left.")
    return translate("TrickHelp", "Play goes anticlockwise; forehand sits at the dealer’s right.")


def _next_dealer(rules: Rules) -> str:
    after = {
        "left": translate("TrickHelp", "The next dealer sits at the left of the last."),
        "right": translate("TrickHelp", "The next dealer sits at the right of the last."),
        "alternate": translate("TrickHelp", "The players take turns at dealing."),
    }[str(rules.deal_next)]
    if rules.deal_after_draw != "same":
        return after
    same = translate("TrickHelp", "After a drawn deal the same player deals again.")
    return f"{after} {same}"


def trumps(rules: Rules, words: CardWords) -> list[str]:
    """Say how the trump suit is fixed."""
    by = str(rules.trump_by)
    if by == "forehand-names-or-turns":
        return [_named(rules)]
    if by == "latest-marriage":
        return [
            translate(
                "TrickHelp",
                "There are no trumps at first. Whenever a marriage is shown its suit becomes "
                "trumps, from that very trick on; tricks already won stay won.",
            )
        ]
    if by == "cut-card":
        return [
            translate(
                "TrickHelp",
                "The dealer’s right-hand neighbour cuts and shows the bottom card to all: its suit "
                "is trumps. It is the dealer’s last card, and everybody knows that he holds it.",
            )
        ]
    if by == "first-lead":
        return [
            translate(
                "TrickHelp", "The highest bidder leads, and the suit of his first card is trumps."
            )
        ]
    turned = translate(
        "TrickHelp",
        "After the first batch a card is turned up: its suit is trumps. It lies under the talon "
        "and is drawn last.",
    )
    return [turned, _exchange(words)]


def _named(rules: Rules) -> str:
    if rules.trump_suits == "any":
        return translate(
            "TrickHelp",
            "After his first three cards forehand names any suit as trumps, or has his next card "
            "turned, whose suit is trumps then.",
        )
    return translate(
        "TrickHelp",
        "After his first three cards forehand names a suit that he holds as trumps, or has his "
        "next card turned, whose suit is trumps then.",
    )


def _exchange(words: CardWords) -> str:
    text = translate(
        "TrickHelp",
        "Whoever is on lead and has won a trick himself may exchange the {rank} of trumps for it, "
        "before showing a marriage; not where it is a {rank} itself.",
    )
    return text.format(rank=words.rank(Rank.SEVEN))
