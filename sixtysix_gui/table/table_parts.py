"""What any table is made with: its scene."""

from typing import TypeVar

from sixtysix_gui.table.scene.base_scene import BaseScene

SceneT = TypeVar("SceneT", bound=BaseScene)
