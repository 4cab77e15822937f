"""The settings: a drawer beside the table, one file a page; everything takes effect at once."""
