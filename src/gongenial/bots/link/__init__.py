"""Bots for LINK."""
