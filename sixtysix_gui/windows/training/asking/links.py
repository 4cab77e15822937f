"""What can be done at an exercise: links and buttons of its pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.windows.sheets.paper_sheet import enter_key, escape_key
from sixtysix_gui.windows.training.asking.page import TRICKS, PageAct

Act = Callable[[], None]


@dataclass(frozen=True)
class Links:
    """Makes them, in the language of the moment, for what is done by each."""

    show: Act
    skip: Act
    tricks: Act
    again: Act
    next: Act
    play_out: Act
    back: Act

    def of_question(self, *, has_tricks: bool) -> tuple[PageAct, ...]:
        """Return the links of a question; ``has_tricks`` is off before the first trick."""
        tricks = PageAct(TRICKS, said.tricks_so_far(), self.tricks, _key(Purpose.TRICKS_SO_FAR))
        return (*((tricks,) if has_tricks else ()), *self._show_and_skip())

    def of_hold(self, *, may_repeat: bool, may_list: bool) -> tuple[PageAct, ...]:
        """Return the links where the tricks were shown: once more, the list of them, and so on."""
        again = PageAct("again", said.play_again(), self.again, _key(Purpose.PLAY_TRICKS_AGAIN))
        listed = PageAct("list", said.tricks_list(), self.tricks, _key(Purpose.TRICKS_SO_FAR))
        first = ((again,) if may_repeat else ()) + ((listed,) if may_list else ())
        return (*first, *self._show_and_skip())

    def _show_and_skip(self) -> tuple[PageAct, ...]:
        return (
            PageAct("show", said.show_me(), self.show, _key(Purpose.SHOW_ANSWER)),
            PageAct("skip", said.skip(), self.skip),
        )

    def of_answer(self, *, has_tricks: bool) -> tuple[PageAct, ...]:
        """Return the links of an answer."""
        tricks = PageAct(TRICKS, said.tricks_so_far(), self.tricks, _key(Purpose.TRICKS_SO_FAR))
        out = PageAct("play-out", said.play_it_out(), self.play_out)
        return (*((tricks,) if has_tricks else ()), out)

    def on(self) -> PageAct:
        """Return the button to the next exercise."""
        return PageAct("next", said.next_one(), self.next, enter_key())

    def from_list(self, act: Act) -> PageAct:
        """Return the button that leads from the list of tricks on a leaf back to its page."""
        return PageAct("from-list", said.back_from_tricks(), act, enter_key())

    def to_tricks(self, act: Act) -> PageAct:
        """Return the button of a leaf that lets the tricks be played."""
        return PageAct("to-tricks", said.show_tricks(), act, enter_key())

    def from_practice(self) -> PageAct:
        """Return the way back from a practice deal."""
        return PageAct("back", said.back_to_exercise(), self.back, escape_key())


def _key(purpose: Purpose) -> str:
    return shown_key(purpose)
