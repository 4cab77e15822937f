"""Fits the habits of sixtysix_gui/ai/habits.toml to deals that the computer plays with itself."""
