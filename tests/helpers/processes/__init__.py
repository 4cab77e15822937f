"""Programs that tests start, kill, or speak to."""
