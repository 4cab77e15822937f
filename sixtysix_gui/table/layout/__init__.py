"""Where things lie on the table: plain geometry by rule, without widgets."""
