"""What a bare table has not: its scene, what moves there, and what pointer and keys do."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QGraphicsView

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.sound.sounds import Cue, Sound
from sixtysix_gui.table import words
from sixtysix_gui.table.durations import Motion, Speed
from sixtysix_gui.table.effects import SmallMovements
from sixtysix_gui.table.ground import GroundItem
from sixtysix_gui.table.input.focus import TableFocus
from sixtysix_gui.table.input.gestures import Gestures
from sixtysix_gui.table.input.pointer import Captions, Inspector, TablePointer
from sixtysix_gui.table.intents import Act, Intents, MoveMap, passes_by_points
from sixtysix_gui.table.motions.animator import (
    MOTION_SOUNDS,
    Animator,
    Linked,
    MotionContext,
    Step,
)
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.seating import Chair, Seating
from sixtysix_gui.table.values import TableOptions

_IN_TRICKS = (Phase.PARTNER, Phase.LEAD, Phase.FOLLOW, Phase.FINAL)
"""Here nothing is said of the first computer, who takes longer than those after them."""


class TableParts:
    """Everything of a table at which somebody plays or looks on; each knows those before it."""

    def __init__(
        self,
        view: QGraphicsView,
        options: TableOptions,
        ground: GroundItem,
        finish_motions: Callable[[], None],
    ) -> None:
        """Make the parts for the widget that shows them; ``ground`` is its cloth."""
        self.intents = Intents(view)
        self.scene = Scene(options, self.intents, ground, view)
        self.animator = Animator(view)
        self.movements = SmallMovements(self.scene.zones, self.animator.moves, view)
        self.gestures = Gestures(self.scene, self.intents, self.movements, view)
        self.focus = TableFocus(view, self.scene, self.intents, self.movements)
        self.keyboard = self.focus.keyboard
        self.inspector = Inspector(self.scene, view)
        self.captions = Captions(self.scene, lambda: self.focus.facts, view)
        self.pointer = TablePointer(
            view,
            self.scene,
            self.animator,
            self.movements,
            self.gestures,
            self.keyboard,
            self.inspector,
            self.captions,
            finish_motions,
        )

    def use_options(self, options: TableOptions) -> None:
        """Take another look and pace; what they are laid out for follows."""
        self.movements.speed = Speed(options.speed)
        self.gestures.one_click = options.one_click
        self.scene.set_options(options)

    def cover(self, *, covered: bool) -> None:
        """Let what is expected, or what the coach says, fade while a question lies there."""
        self.scene.notices.cover(covered=covered)
        self.scene.paper.cover(covered=covered)

    # ------------------------------------------------------------------------ what moves and sounds

    def context(
        self,
        view: View,
        options: TableOptions,
        won: tuple[int, ...],
        hear: Callable[[Cue], object],
        *,
        hastens: bool,
    ) -> MotionContext:
        """Return what motions to a view work with; where a table ``hastens`` they take no time."""
        return MotionContext(
            self.scene,
            speed=Speed.NONE if hastens else Speed(options.speed),
            view=view,
            rest_tricks=options.rest_tricks and not hastens,
            won=won,
            chosen=self.intents.chosen,
            hear=hear,
        )

    def run(self, steps: list[Step], begin: Callable[[Step], QAbstractAnimation | None]) -> None:
        """Run steps one after another, each of which ``begin`` begins."""

        def begun(step: Step) -> Step:
            def beginning() -> QAbstractAnimation | None:
                return begin(step)

            return Linked(beginning) if isinstance(step, Linked) else beginning

        self.animator.add([begun(step) for step in steps])

    def thinks_long(self, view: View) -> bool:
        """Return whether who is to act thinks for long: not as the first computer in a trick."""
        seating = Seating.of(view)
        cards = (*view.table, *view.face_down)
        others_played = any(seating.chair(card.seat) is not Chair.SOUTH for card in cards)
        return others_played or view.phase not in _IN_TRICKS

    @property
    def flight_sound(self) -> Sound:
        """What tricks sound like that are laid open or put back."""
        return MOTION_SOUNDS[Motion.LOOK_BACK]

    # ------------------------------------------------------------------- what is done and refused

    def act(self, act: Act, view: View | None) -> None:
        """Do an act; the key that shows card points passes in an auction, where there are none."""
        if act is Act.POINTS and view is not None and passes_by_points(view):
            self.intents.act(Act.PASS)
        elif act is Act.POINTS:
            self.inspector.toggle_points()
        elif act is Act.TRICKS:
            self.inspector.toggle_tricks()
        else:
            self.intents.act(act)

    @staticmethod
    def moves_of(view: View) -> MoveMap:
        """Read from a view what can be done."""
        return MoveMap.of(view)

    def say_king_needed(self) -> None:
        """Say which card the armed marriage is announced with."""
        self.scene.notices.refuse(words.king_needed())

    def say_other_card_needed(self, view: View | None) -> None:
        """Say which cards can be led instead of the one that was tried."""
        wording = self.focus.wording
        if wording is not None and view is not None:
            self.scene.notices.refuse(wording().other_card_needed(view))

    def say_when_out(self, view: View | None) -> None:
        """Claim, or say when that can be done or why not now."""
        if view is None or view.outcome is not None:
            return
        if view.my_turn or not view.rules.close:
            self.intents.act(Act.OUT)
        elif view.rules.out_mode == "automatic":
            self.scene.notices.refuse(words.out_by_itself())
        else:
            self.scene.notices.refuse(words.out_before_lead())
