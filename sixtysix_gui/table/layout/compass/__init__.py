"""Where things lie on the table for three and four: plain geometry by rule, without widgets."""
