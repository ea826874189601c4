"""Tournaments of bots: who plays whom, on how many cores, and what came of it.

A :class:`~selenite.arena.lineups.Tournament` is a list of games; ``workers`` plays them in
processes here, ``cluster`` on Ray; ``results`` keeps them in a file; ``standings`` and ``ratings``
count them, and ``report`` makes a page of it.
"""
