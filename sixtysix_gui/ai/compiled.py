"""Whether the searches run compiled; interpreted they are about a hundred times slower."""

from __future__ import annotations

from sixtysix_gui.ai.search import beliefs, guide, intuition, line_search, tree
from sixtysix_gui.ai.solver import deal_solver, position, strict

_HOT = (beliefs, guide, intuition, tree, line_search, deal_solver, strict, position)
IS_COMPILED = not any(str(module.__file__).endswith(".py") for module in _HOT)
"""True only if every module that a search spends its time in was compiled."""
