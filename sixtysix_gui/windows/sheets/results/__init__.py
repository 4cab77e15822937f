"""The sheets that tell how deals and games ended, and what is drawn on them."""
