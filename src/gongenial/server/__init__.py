"""The server: routes, sockets, sessions, and what lets tables run in time."""
