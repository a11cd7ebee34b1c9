"""How the tests look at pictures: as numbers between 0 and 1, in a hand's size, and through other eyes."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image

Pixels = npt.NDArray[np.float64]
"""Height x width x (red, green, blue), each from 0 to 1 as stored."""

GREY = ((0.2126, 0.7152, 0.0722),) * 3
DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
PROTANOPIA = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
EYES = {"all colours": ((1.0, 0, 0), (0, 1.0, 0), (0, 0, 1.0)), "deuteranopia": DEUTERANOPIA, "protanopia": PROTANOPIA}
EYES |= {"no colours": GREY}
"""What eyes make of linear light; the two deficiencies after Machado, Oliveira and Fernandes (2009)."""


def pixels(picture: Image.Image) -> Pixels:
    """A picture as numbers, what is transparent as black."""
    flat = Image.new("RGB", picture.size)
    flat.paste(picture, mask=picture.getchannel("A") if picture.mode == "RGBA" else None)
    return np.asarray(flat, dtype=np.float64) / 255


def linear(seen: Pixels) -> Pixels:
    """The amount of light behind stored values."""
    light: Pixels = np.where(seen <= 0.04045, seen / 12.92, ((seen + 0.055) / 1.055) ** 2.4)
    return light


def through(eyes: str, seen: Pixels) -> Pixels:
    """The same picture as those eyes see it."""
    light = np.clip(linear(seen) @ np.array(EYES[eyes]).T, 0, 1)
    stored: Pixels = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return stored


def luminance(seen: Pixels) -> Pixels:
    """How bright each pixel is, from 0 to 1."""
    light: Pixels = linear(seen) @ np.array(GREY[0])
    return light


def contrast(one: float, other: float) -> float:
    """The contrast of two luminances as WCAG counts it, from 1 to 21."""
    brighter, darker = max(one, other), min(one, other)
    return (brighter + 0.05) / (darker + 0.05)


def apart(one: Pixels, other: Pixels) -> float:
    """How far two pictures are from each other: 0 if they are the same, 1 for black and white."""
    return float(np.sqrt(np.mean((one - other) ** 2)))
