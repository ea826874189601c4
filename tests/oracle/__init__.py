"""Slow, plain second implementations of the games, for checking the fast engines."""
