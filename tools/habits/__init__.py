"""Fits the habits of ai/two/thinking/habits.toml to deals that the computer plays with itself."""
