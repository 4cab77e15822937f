"""Let me find it: a mark as a question that is answered on the table, and "Why not …?"."""
