"""Paper sheets that lie over the table: how they are laid, what stands on each, and questions."""
