"""Everything that can be done by menu or key, and where it is offered."""
