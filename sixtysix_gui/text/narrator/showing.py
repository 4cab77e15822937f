"""What is shown, drawn, exchanged and claimed, in sentences."""

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    CardDrawn,
    MarriageMelded,
    TalonClosed,
    TrumpExchanged,
    WentOut,
)
from sixtysix_gui.text.cards import CardWords, number_word
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.people import People, PlayerForms, SideForms

_LAST = 80
"""The fourth marriage is the last that there can be."""
_STEP = 20


def told_marriage(event: MarriageMelded, view: View, people: People, words: CardWords) -> list[str]:
    """Tell a marriage; one that does not count yet says when it will."""
    if view.rules.trump_by == "latest-marriage":
        told = _told_with_trump(event, people, words)
    else:
        forms = PlayerForms(
            me=translate("Events", "You show the marriage in {suit}: {points}."),
            they=translate("Events", "{name} shows the marriage in {suit}: {points}."),
        )
        told = people.of_player(
            event.seat,
            forms,
            name=people.titled(event.seat),
            suit=words.suit(event.suit),
            points=event.points,
        )
    party = people.party(event.seat)
    has_trick = any(view.card_points[seat].tricks for seat in party.seats)
    return [told] if has_trick else [told, _counts_later(event, people)]


def _told_with_trump(event: MarriageMelded, people: People, words: CardWords) -> str:
    if event.points == _LAST:
        forms = PlayerForms(
            me=translate("Events", "You show {points}: {suit} are trumps now."),
            they=translate("Events", "{name} shows {points}: {suit} are trumps now."),
        )
    else:
        forms = PlayerForms(
            me=translate(
                "Events",
                "You show {points}: {suit} are trumps now. The next marriage counts {next}.",
            ),
            they=translate(
                "Events",
                "{name} shows {points}: {suit} are trumps now. The next marriage counts {next}.",
            ),
        )
    return people.of_player(
        event.seat,
        forms,
        points=number_word(event.points),
        suit=words.suit(event.suit),
        next=event.points + _STEP,
    )


def _counts_later(event: MarriageMelded, people: People) -> str:
    forms = SideForms(
        me=translate("Events", "It counts once you have a trick."),
        we=translate("Events", "It counts once you two have a trick."),
        pair=translate("Events", "It counts once they have a trick."),
        one=translate("Events", "It counts once {name} has a trick."),
    )
    return people.of_side(people.party(event.seat), forms)


def told_closed(event: TalonClosed, view: View, people: People) -> list[str]:
    """Tell a close, and what must be played from then on."""
    if event.before_draw:
        forms = PlayerForms(
            me=translate("Events", "You close the talon before drawing."),
            they=translate("Events", "{name} closes the talon before drawing."),
        )
    else:
        forms = PlayerForms(
            me=translate("Events", "You close the talon."),
            they=translate("Events", "{name} closes the talon."),
        )
    told = [people.of_player(event.seat, forms)]
    if view.rules.strict_follow:
        told.append(translate("Events", "From now on suit must be followed."))
    return told


def told_drawn(event: CardDrawn, view: View, people: People, words: CardWords) -> list[str]:
    """Tell a card that was drawn, as far as it is known, and that it was the last."""
    told: list[str] = []
    if event.card is not None:
        if event.is_turn_up:
            forms = PlayerForms(
                me=translate("Events", "You take the trump card, {card}."),
                they=translate("Events", "{name} takes the trump card, {card}."),
            )
        else:
            forms = PlayerForms(
                me=translate("Events", "You draw {card}."),
                they=translate("Events", "{name} draws {card}."),
            )
        card = words.card_object(event.card)
        told.append(people.of_player(event.seat, forms, card=card))
    if not event.talon_left and view.rules.strict_follow:
        text = translate("Events", "The talon is used up: from now on suit must be followed.")
        told.append(text)
    elif not event.talon_left:
        told.append(translate("Events", "The talon is used up."))
    return told


def told_exchange(event: TrumpExchanged, people: People, words: CardWords) -> str:
    """Tell that the turn-up was taken."""
    forms = PlayerForms(
        me=translate("Events", "You exchange {given} for {taken}."),
        they=translate("Events", "{name} exchanges {given} for {taken}."),
    )
    return people.of_player(
        event.seat,
        forms,
        given=words.card_object(event.given),
        taken=words.card_object(event.taken),
    )


def told_out(event: WentOut, view: View, people: People) -> str:
    """Tell a claim, with the card points of the side."""
    party = people.party(event.seat)
    total = 0 if view.outcome is None else view.outcome.totals[party]
    if event.by_itself:
        forms = PlayerForms(
            me=translate("Events", "You have reached 66."),
            they=translate("Events", "{name} has reached 66."),
        )
    elif len(party.seats) == 1:
        forms = PlayerForms(
            me=translate("Events", "You say “Out!”, with {total}."),
            they=translate("Events", "{name} says “Out!”, with {total}."),
        )
    elif people.is_mine(party):
        forms = PlayerForms(
            me=translate("Events", "You say “Out!” for you both, with {total}."),
            they=translate("Events", "{name} says “Out!” for you both, with {total}."),
        )
    else:
        forms = PlayerForms(
            me=translate("Events", "You say “Out!” for you both, with {total}."),
            they=translate("Events", "{name} says “Out!” for them both, with {total}."),
        )
    return as_sentence(people.of_player(event.seat, forms, total=total))


def told_seats(people: People) -> str:
    """Say who sits where, and who plays with whom, from the person's seat (MANY 7)."""
    order = people.clockwise()
    if people.me is None:
        return _told_sides(people)
    if len(order) == 2:
        text = translate("Events", "You play against {name}.")
        return text.format(name=people.name(order[1]))
    names = {"left": people.name(order[1]), "right": people.name(order[-1])}
    if not people.in_pairs:
        text = translate("Events", "You play against {left}, left, and {right}, right, each alone.")
        return text.format(**names)
    text = translate(
        "Events",
        "You play with {partner}, opposite, against {left}, left, and {right}, right.",
    )
    return text.format(partner=people.name(order[2]), **names)


def _told_sides(people: People) -> str:
    named = [people.called(party) for party in people.parties]
    if len(named) == 2:
        text = translate("Events", "{first} play against {second}.", "two against two")
        if not people.in_pairs:
            text = translate("Events", "{first} plays against {second}.")
        return as_sentence(text.format(first=named[0], second=named[1]))
    text = translate("Events", "{first}, {second} and {third} play, each alone.")
    return text.format(first=named[0], second=named[1], third=named[2])
