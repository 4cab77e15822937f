"""Cards on the table: their pictures, shadows and items, and the signs taken from them."""
