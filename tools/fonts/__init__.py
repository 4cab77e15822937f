"""Makes the companion of Cabin: `python -m tools.fonts FOLDER`."""
