"""`python -m gongenial` is `gongenial`."""

from gongenial.cli import main

main()
