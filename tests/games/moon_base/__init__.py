"""Tests of Moon Base."""
