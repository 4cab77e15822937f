"""sixtysix-cli play: computer players against each other."""
