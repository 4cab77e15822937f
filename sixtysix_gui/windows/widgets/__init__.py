"""The widgets of sheets, pages and dialogs: labels and buttons, choices, switches, little signs."""
