"""The searches of all other games: compiled where a C compiler is."""

from sixtysix_gui.ai import compiled as compiled  # settled before any module here is loaded
