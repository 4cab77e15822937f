"""What happens in whole deals, as every seat sees it, and as it is told where no one plays."""

from __future__ import annotations

from collections.abc import Iterator

from sixtysix_gui.rules.events import as_seen_by
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.narrator.events import Events
from tests.helpers.windows.trick_words import people_at
from tools.sentences._played import Played, played_deals


def sentences() -> Iterator[tuple[str, str]]:
    """Yield where in which deal something is told to whom, and the sentences."""
    for deal in played_deals():
        german_suited = deal.where.endswith(("1", "3", "5"))
        for me in (*deal.rules.seats, None):
            yield from _told(deal, me, german_suited=german_suited)


def _told(deal: Played, me: Seat | None, *, german_suited: bool) -> Iterator[tuple[str, str]]:
    seat = Seat.A if me is None else me
    who = "-" if me is None else me.name
    words = CardWords(german_suited=german_suited)
    events_told = Events(words, people_at(deal.rules.parties, me))
    for place, (state, events) in enumerate(zip(deal.states, deal.events, strict=True)):
        view = state.view(seat)
        seen = tuple(as_seen_by(seat, event) for event in events)
        told = events_told.sentences(seen, view, fresh_deal=not place)
        for number, sentence in enumerate(told):
            yield f"{deal.where} {who} {place}.{number}", sentence
        if state.won and (not place or len(deal.states[place - 1].won) < len(state.won)):
            yield f"{deal.where} {who} {place} trick", events_told.trick(view.won[-1])
