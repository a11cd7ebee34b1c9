"""What can go wrong, told to the person who meets it: what was tried, why not (with the rule), what is possible."""

from __future__ import annotations

from enum import StrEnum

MOST_SHOWN = 200
"""Characters of a wrong value that a message repeats."""


def written(value: object) -> str:
    """A wrong value, as a message repeats it: whatever it is, and however large."""
    try:
        text = repr(value)
    except Exception:  # an int too long to be written, or somebody's own class
        return f"something of the type {type(value).__name__}"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


class GongenialError(ValueError):
    """Anything that this package refuses. Nothing has changed when it is raised."""


class InvalidAction(GongenialError):
    """A text or number that no action of the game has."""


class AmbiguousAction(InvalidAction):
    """A text that could mean more than one action; the message names them."""


class InvalidOption(GongenialError):
    """An option that the game does not have, or a value that the option does not take."""


class BrokenPosition(GongenialError):
    """A position that the game cannot be in."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("This position is broken: " + "; ".join(faults) + ".")
        self.faults = faults
        """Everything wrong with it, missing or doubled cards (X3) first."""


class Reason(StrEnum):
    """Why an action is not legal now. The page has a text for each (`illegal-...`)."""

    GAME_OVER = "game-over"
    SEAT_LEFT = "seat-left"
    NOT_YOUR_TURN = "not-your-turn"
    QUESTION_OPEN = "question-open"
    NO_QUESTION = "no-question"
    NO_JOKER = "no-joker"
    NOT_IN_HAND = "not-in-hand"
    NO_MATCH = "no-match"
    CAN_PLAY = "can-play"
    ALREADY_DREW = "already-drew"
    ONLY_DRAWN_CARD = "only-drawn-card"
    NOTHING_TO_DRAW = "nothing-to-draw"
    DRAW_FIRST = "draw-first"
    TARGET_SELF = "target-self"
    TARGET_LEFT = "target-left"
    OWES_NOTHING = "owes-nothing"
    CALL_SELF = "call-self"
    TOO_EARLY = "too-early"
    CALLED_ALREADY = "called-already"
    MUST_ASK = "must-ask"
    TARGET_EMPTY = "target-empty"
    OWN_CARD = "own-card"
    NO_FAMILY = "no-family"
    NO_SUCCESS = "no-success"
    NO_ALTERNATIVE = "no-alternative"
    MUST_DRAW = "must-draw"
    MUST_TAKE = "must-take"
    RESERVE_EMPTY = "reserve-empty"
    NO_TASK = "no-task"
    TASK_FIRST = "task-first"
    WRONG_CHOICE = "wrong-choice"
    OTHERS_CHOOSE = "others-choose"
    CHOSEN_ALREADY = "chosen-already"


class IllegalAction(GongenialError):
    """An action of the game that the seat may not take now."""

    def __init__(self, reason: Reason, rule: str, message: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.reason = reason
        self.rule = rule
        """The id of the rule that decides, as in docs/rules.md."""
