"""Help on the aim, the cards and the deal, on play and on marriages."""

from sixtysix_gui.rules.cards import Rank, Suit, pack_cards
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import translate
from sixtysix_gui.windows.help.scoring import most_game_points


def aim(rules: Rules, _words: CardWords) -> list[str]:
    """Say what the game is about."""
    return [
        translate(
            "Help",
            "Win tricks and show marriages until you have 66 card points, before the other does. "
            "That wins the deal and 1 to {most} game points; {target} game points win the game.",
        ).format(most=most_game_points(rules), target=rules.game_target)
    ]


def cards(rules: Rules, words: CardWords) -> list[str]:
    """Name the pack, the rank of the cards and their card points."""
    ranks = [card.rank for card in pack_cards(rules.deck_pack) if card.suit is Suit.CLUBS]
    named = translate("Help", ", ").join(words.rank(rank) for rank in ranks)
    values = " · ".join(f"{words.rank(rank)} {rank.points}" for rank in ranks)
    return [
        translate("Help", "{count} cards; from the highest down, every suit has {ranks}.").format(
            count=rules.deck_pack, ranks=named
        ),
        translate("Help", "In tricks they are worth: {values}. That is 120 in all.").format(
            values=values
        ),
    ]


def dealing(rules: Rules, _words: CardWords) -> list[str]:
    """Say how the cards are dealt and who deals."""
    batches = translate("Help", ", then ").join(str(size) for size in rules.deal_batches)
    return [
        translate(
            "Help", "Each player is dealt {hand} cards: {batches}. The dealer is served last."
        ).format(hand=rules.deck_hand, batches=batches),
        _turn_up(rules),
        translate(
            "Help",
            "The other cards lie on it face down: they are the talon, and the trump card, which "
            "counts as one of them, is drawn last. The talon has {count} cards.",
        ).format(count=rules.deck_pack - 2 * rules.deck_hand),
        translate("Help", "Whoever did not deal leads to the first trick."),
        _next_dealer(rules),
    ]


def _turn_up(rules: Rules) -> str:
    if rules.deal_turn_up == "last":
        return translate("Help", "Then a card is turned up: its suit is trumps.")
    return translate("Help", "After the first batch a card is turned up: its suit is trumps.")


def _next_dealer(rules: Rules) -> str:
    after_win = (
        translate("Help", "The winner of a deal deals the next one")
        if rules.deal_next == "winner"
        else translate("Help", "The players take turns at dealing")
    )
    after_draw = (
        translate("Help", "after a drawn deal the same player deals again.")
        if rules.deal_after_draw == "same"
        else translate("Help", "after a drawn deal the other player deals.")
    )
    return f"{after_win}; {after_draw}" if can_be_drawn(rules) else f"{after_win}."


def can_be_drawn(rules: Rules) -> bool:
    """Whether a deal can end without a winner."""
    return rules.end_unclaimed != "last-trick"


def play(rules: Rules, _words: CardWords) -> list[str]:
    """Say what may be played, with the talon open and without it."""
    return [
        translate(
            "Help",
            "As long as cards are drawn you may play any card, whatever was led. The higher card "
            "of the suit led wins the trick, and a trump beats every other suit.",
        ),
        translate(
            "Help",
            "After the trick its winner draws the top card of the talon, then the other player "
            "draws; the winner leads next.",
        ),
        _strict(rules),
        _look_back(rules),
    ]


def _strict(rules: Rules) -> str:
    if not rules.strict_follow:
        return translate(
            "Help",
            "Once the talon is used up or closed nobody draws; even then you may play any card.",
        )
    follow = (
        translate(
            "Help",
            "Once the talon is used up or closed nobody draws, and you must follow suit, with a "
            "higher card than the one led if you have one.",
        )
        if rules.strict_head
        else translate(
            "Help",
            "Once the talon is used up or closed nobody draws, and you must follow suit, high or "
            "low as you like.",
        )
    )
    void = (
        translate("Help", "Without a card of that suit you must play a trump.")
        if rules.strict_trump
        else translate("Help", "Without a card of that suit you may play any card.")
    )
    return f"{follow} {void}"


def _look_back(rules: Rules) -> str:
    if rules.look_back == "last-until-next-lead":
        return translate("Help", "The last trick may be looked at until the next card is led.")
    if rules.look_back == "own":
        return translate("Help", "You may look at the tricks you have won yourself.")
    return translate("Help", "Won tricks may not be looked at again.")


def marriages(rules: Rules, words: CardWords) -> list[str]:
    """Say what a marriage is worth and when it may be shown."""
    sentences = [
        _worth(rules, words),
        translate("Help", "Only one marriage may be shown on a lead."),
    ]
    if not rules.meld_first_lead:
        sentences.append(
            translate("Help", "No marriage may be shown on the lead to the first trick.")
        )
    sentences += [_without_trick(rules), _how_long(rules)]
    if _short_close_comes_late(rules):
        sentences.append(_last_occasion(rules))
    return sentences


def _worth(rules: Rules, words: CardWords) -> str:
    sentence = (
        translate(
            "Help",
            "When you are on lead and hold {king} and {queen} of a suit, you may show both and "
            "lead the {king}: that is worth 20 card points, in trumps 40.",
        )
        if rules.meld_lead_card == "king"
        else translate(
            "Help",
            "When you are on lead and hold {king} and {queen} of a suit, you may show both and "
            "lead either: that is worth 20 card points, in trumps 40.",
        )
    )
    return sentence.format(king=words.rank(Rank.KING), queen=words.rank(Rank.QUEEN))


def _how_long(rules: Rules) -> str:
    if rules.meld_when_closed and rules.meld_when_exhausted:
        return translate(
            "Help", "Marriages may be shown all through the deal, after a close as well."
        )
    if rules.meld_when_closed:
        return translate(
            "Help", "Marriages may be shown after a close, but no longer when the talon is used up."
        )
    if rules.meld_when_exhausted:
        return translate(
            "Help",
            "Marriages may be shown when the talon is used up, but not after a close; whoever "
            "wants both shows the marriage first, then closes.",
        )
    return translate(
        "Help",
        "Marriages end when the talon is closed or used up; whoever wants both shows the marriage "
        "first, then closes.",
    )


def _short_close_comes_late(rules: Rules) -> bool:
    """Whether one may close before drawing after more tricks than a hand has cards.

    Only there do the values of ``meld.last_lead`` differ, and only if marriages end with the talon.
    """
    if rules.meld_when_closed or rules.meld_when_exhausted or not rules.close_before_draw:
        return False
    talon = rules.deck_pack - 2 * rules.deck_hand
    latest_lead = 2 + (talon - rules.close_min_talon) // 2
    return latest_lead > rules.deck_hand


def _last_occasion(rules: Rules) -> str:
    if rules.meld_last_lead == "hand":
        return translate(
            "Help",
            "With a close before drawing, a marriage may be shown for the lead to trick {trick} "
            "at the latest.",
        ).format(trick=rules.deck_hand)
    return translate(
        "Help",
        "With a close before drawing, a marriage may be shown even when only the last two cards "
        "are left in the talon.",
    )


def _without_trick(rules: Rules) -> str:
    if not rules.meld_first_lead:
        return translate(
            "Help", "From then on the player on lead has a trick, so every marriage counts at once."
        )
    if rules.meld_validation == "forbidden":
        return translate("Help", "You need a trick before you may show one.")
    return translate(
        "Help",
        "If you have no trick yet, the marriage waits and counts from your first trick on; "
        "without a trick it never counts.",
    )
