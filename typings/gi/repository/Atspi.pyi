from collections.abc import Callable
from enum import Enum

class StateType(Enum):
    FOCUSED = 1
    FOCUSABLE = 2
    SHOWING = 3

class CoordType(Enum):
    WINDOW = 1

class StateSet:
    def contains(self, state: StateType) -> bool: ...

class Rect:
    x: int
    y: int
    width: int
    height: int

class Accessible:
    def get_name(self) -> str: ...
    def get_description(self) -> str: ...
    def get_role_name(self) -> str: ...
    def get_child_count(self) -> int: ...
    def get_child_at_index(self, index: int) -> Accessible | None: ...
    def get_state_set(self) -> StateSet: ...
    def get_interfaces(self) -> list[str]: ...

class Action:
    @staticmethod
    def get_n_actions(one: Accessible) -> int: ...
    @staticmethod
    def get_action_name(one: Accessible, index: int) -> str: ...
    @staticmethod
    def do_action(one: Accessible, index: int) -> bool: ...

class Component:
    @staticmethod
    def get_extents(one: Accessible, coordinates: CoordType) -> Rect: ...
    @staticmethod
    def grab_focus(one: Accessible) -> bool: ...

class Event:
    type: str
    any_data: object
    source: Accessible

class EventListener:
    @staticmethod
    def new(listener: Callable[[Event], None]) -> EventListener: ...
    def register(self, event: str) -> bool: ...

def get_desktop(index: int) -> Accessible: ...
