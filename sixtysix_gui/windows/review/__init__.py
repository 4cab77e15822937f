"""Looking back with the coach: the viewer with his column, his marks on the table and his strip."""
