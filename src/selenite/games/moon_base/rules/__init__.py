"""The rules of Moon Base: pure, and compiled where a C compiler is at hand."""

NAME = "moon-base"
"""The game's name in records and positions."""

NUMBER = 1
"""The number of the rules, raised whenever a record's meaning changes."""
