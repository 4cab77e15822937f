"""Where everything lies on a table for two, who face each other (docs/table.md, 1)."""
