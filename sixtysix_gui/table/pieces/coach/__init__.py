"""What the coach writes on: a paper pill, the cap above it, and the slip with its rulers."""
