"""The store: tables, their rows, sessions. A row is durable once its future is done."""
