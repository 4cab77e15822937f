"""Looks at the program as a reader of the screen does, and answers questions line by line.

It runs in the system's Python, which has the packages for AT-SPI (Debian: python3-gi and
gir1.2-atspi-2.0), and needs nothing of the project. Questions and answers are JSON, one a line:
``["tree"]``, ``["press", name]``, ``["focus", name]`` and ``["heard"]``, which gives the new
descriptions and the announcements since it was asked last.
"""

import json
import sys
import time
from collections.abc import Iterator

import gi  # pyright: ignore[reportMissingModuleSource] - only the system's Python has it

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - after the version was named  # pyright: ignore[reportMissingModuleSource] - the same

PROGRAM = "sixtysix-tests"
PATIENCE = 30.0
"""Seconds until the program must have shown itself."""
EVENTS = ("object:property-change:accessible-description", "object:announcement")

_heard: list[str] = []


def hear(event: Atspi.Event) -> None:
    """Keeps what the program tells."""
    _heard.append(str(event.any_data))


def program() -> Atspi.Accessible:
    """Finds the program on the accessibility bus; waits for it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(place)
            if child is not None and child.get_name() == PROGRAM and child.get_child_count():
                return child
        time.sleep(0.2)
    raise SystemExit("the program does not show itself to readers")


def everything(root: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
    """Yield what is below something, in order."""
    for place in range(root.get_child_count()):
        child = root.get_child_at_index(place)
        if child is not None:
            yield child
            yield from everything(child)


def actions(one: Atspi.Accessible) -> list[str]:
    """Names what can be done with something."""
    if "Action" not in one.get_interfaces():
        return []
    return [
        Atspi.Action.get_action_name(one, place) for place in range(Atspi.Action.get_n_actions(one))
    ]


def told(one: Atspi.Accessible) -> dict[str, object]:
    """Tells all that a reader would."""
    states = one.get_state_set()
    area = [0, 0, 0, 0]
    if "Component" in one.get_interfaces():
        found = Atspi.Component.get_extents(one, Atspi.CoordType.WINDOW)
        area = [found.x, found.y, found.width, found.height]
    return {
        "name": one.get_name(),
        "description": one.get_description(),
        "role": one.get_role_name(),
        "actions": actions(one),
        "focused": states.contains(Atspi.StateType.FOCUSED),
        "focusable": states.contains(Atspi.StateType.FOCUSABLE),
        "showing": states.contains(Atspi.StateType.SHOWING),
        "area": area,
    }


def answer(question: list[str]) -> object:
    what = question[0]
    while GLib.MainContext.default().iteration(False):  # what was told keeps the states new
        pass
    root = program()
    if what == "tree":
        return [told(one) for one in everything(root)]
    if what == "heard":
        news = list(_heard)
        _heard.clear()
        return news
    wanted = next((one for one in everything(root) if one.get_name() == question[1]), None)
    if wanted is None:
        return False
    if what == "focus":
        return Atspi.Component.grab_focus(wanted)
    return Atspi.Action.do_action(wanted, actions(wanted).index("Press"))


def main() -> None:
    """Answers until nothing more is asked."""
    listener = Atspi.EventListener.new(hear)
    for event in EVENTS:
        listener.register(event)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
