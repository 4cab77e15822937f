"""Signs and rings: what fixes trump, who led, what was shown, where a card may go."""
