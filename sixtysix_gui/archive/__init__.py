"""Every game that was played, as rows to look through: derived from the records on the disk."""
