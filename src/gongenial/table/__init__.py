"""A live table as a state machine: commands go in with a time, steps and notices come out; no I/O happens here."""
