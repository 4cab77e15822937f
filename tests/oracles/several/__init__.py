"""The machine behind the games of three and four: tricks of strict duties, marriages, claims."""
