"""The search in modules that are compiled where a C compiler is, and run as they are elsewhere."""

from sixtysix_gui.ai import compiled as compiled  # settled before any module here is loaded
