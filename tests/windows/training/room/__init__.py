"""The room of the training: its sheets, and what lays them."""
