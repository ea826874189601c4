"""The games that come with Selenite, a folder each. Others are packages of their own."""
