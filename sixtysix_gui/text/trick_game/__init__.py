"""Every sentence of the games of three and four: at the table, to readers, in rules and results."""
