"""Tests of Blue Moon City."""
