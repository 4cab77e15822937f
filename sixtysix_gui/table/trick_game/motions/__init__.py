"""How each event looks at the table for three and four."""
