"""What the coach says, as frozen values, and how they are written down."""
