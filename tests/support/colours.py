"""How far colours stand out from each other."""

LEAST = 3  # for what can be pressed, by the guidelines for accessible pages (WCAG 2.2)


def lightness(colour: str) -> float:
    """How light a colour is, as the guidelines for accessible pages (WCAG 2.2) reckon it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How many times lighter the lighter one is."""
    dark, light = sorted([lightness(one), lightness(other)])
    return (light + 0.05) / (dark + 0.05)
