"""Tournaments of bots: who plays whom, on how many cores, and with what results.

A :class:`~selenite.arena.lineups.Tournament` is a list of games; ``workers`` plays them in
processes here, ``cluster`` on Ray; ``results`` writes them to a file; ``standings`` and ``ratings``
count them, and ``report`` makes a page of them.
"""
