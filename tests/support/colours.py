"""The contrast between colours."""

LEAST = 3  # the contrast that WCAG 2.2 asks for between a control and its background


def lightness(colour: str) -> float:
    """The relative luminance of a colour, as defined in WCAG 2.2."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours."""
    dark, light = sorted([lightness(one), lightness(other)])
    return (light + 0.05) / (dark + 0.05)
