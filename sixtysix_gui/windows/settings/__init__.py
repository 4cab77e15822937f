"""The settings: who keeps them while the program runs, and the drawer in which they are changed."""
