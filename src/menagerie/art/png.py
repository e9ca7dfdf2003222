"""SVG to PNG, by resvg."""

from __future__ import annotations

DOTS = 300  # an inch of print
DOTS_A_UNIT = DOTS / 100


def to_png(svg: str, *, height: int) -> bytes:
    """A drawing as a PNG of this height, in pixels."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, height=height, dpi=96, skip_system_fonts=True))
