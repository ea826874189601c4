"""The web table: pages, streams and actions around :mod:`selenite.table`."""
