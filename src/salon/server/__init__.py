"""The server: tables in the browser, for a club from one file or for thousands on PostgreSQL."""
