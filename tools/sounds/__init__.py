"""Makes the sounds of the program from nothing: python -m tools.sounds (docs/sound.md)."""
