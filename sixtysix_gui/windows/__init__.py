"""The window around the table: menus, sheets and dialogs, help, and every sentence they say."""
