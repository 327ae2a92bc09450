"""The games: one folder each, with its components, its state, its rules and its words."""
