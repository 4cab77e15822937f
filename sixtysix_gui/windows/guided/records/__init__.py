"""The guided deals of the games for three and four, written down in 66R."""
