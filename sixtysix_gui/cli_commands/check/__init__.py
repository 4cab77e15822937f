"""sixtysix-cli check: are the records of these files right?"""
