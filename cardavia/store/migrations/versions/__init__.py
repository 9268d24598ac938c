"""The steps, oldest first by number. A step that was released never changes."""
