"""The settings: one file a page; everything takes effect at once."""
