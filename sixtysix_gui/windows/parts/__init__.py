"""Parts of dialogs: choices by picture, and the little pictures themselves."""
