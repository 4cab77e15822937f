"""sixtysix-cli deal: the pack and the deal that follow from a deal code, and their proof."""
