"""The version of the engine, written into every record."""

VERSION = "0.1.0"
