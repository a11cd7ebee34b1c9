"""Task packs for FIGHT: reading, checking and compiling them to small programs; and the pack that comes with this."""
