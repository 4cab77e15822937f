"""The coach: what moves were worth, why, and what a deal came to."""
