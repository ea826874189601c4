"""Training the champions: self-play, learning, matches, whole numbers, a report.

``python tools/train moon-base --out FOLDER`` does all of it, and goes on where it was interrupted.
"""
