"""The server and the browser of the web tests."""

from tests.web.conftest import browser, serve

__all__ = ["browser", "serve"]
