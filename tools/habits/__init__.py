"""Fits the habits of ai/thinking/habits.toml to deals that the computer plays with itself."""
