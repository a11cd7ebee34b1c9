"""What somebody wants to have printed."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, replace
from typing import Literal, get_args

from gongenial.i18n import Language

What = Literal["deck", "tokens", "rules", "all"]
Part = Literal["deck", "tokens", "rules"]
PaperName = Literal["a4", "letter"]
PARTS: tuple[Part, ...] = get_args(Part)


@dataclass(frozen=True, slots=True)
class Order:
    """One PDF to be made."""

    what: What = "all"
    language: Language = "en"
    paper: PaperName = "a4"
    bw: bool = False
    """Line art in black on white instead of the pictures in colour."""
    address: str | None = None
    """Where the cards' codes lead to, as `address.sound_address` returns it; without one the deck has no codes."""
    backs: bool = True
    """Whether each sheet of cards or tokens is followed by its backs, to be printed on both sides."""

    @property
    def parts(self) -> tuple[Part, ...]:
        return PARTS if self.what == "all" else (self.what,)

    def plain(self) -> Order:
        """The same without what makes no difference: orders for the same sheets are equal then."""
        has_cards = "deck" in self.parts
        return replace(self, address=self.address if has_cards else None, backs=self.backs or self.what == "rules")

    def digest(self) -> str:
        """A name for the result, the same for equal sheets."""
        return hashlib.sha256(repr(sorted(asdict(self.plain()).items())).encode()).hexdigest()[:24]

    def file_name(self) -> str:
        """What the PDF is called: `gongenial-deck-a4-bw.pdf`."""
        words = ["gongenial", self.what, self.paper, *(["bw"] if self.bw else [])]
        if "rules" in self.parts:
            words.append(self.language)
        return "-".join(words) + ".pdf"
