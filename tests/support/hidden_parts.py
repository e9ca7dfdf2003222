"""Finds what is hidden on a page: covered, cut off, too small to read, or out of reach of a press."""

from playwright.sync_api import Page

LOOK = """
(scrolls) => {
  const NUMBER = /^(\\p{L}+ )?[×+]?\\d+([×/]\\d*)?( \\p{L}+)?$/u; // alone or with a word, as in "takes 3"
  const seen = (element) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && style.visibility === "visible" && Number(style.opacity) > 0.1;
  };
  const pieceOf = (element) => element.closest("[data-card], button, li, section, header") ?? element;
  const found = [];
  const told = (element) => `${element.textContent.trim().slice(0, 40)} <${element.className}>`;
  const ownText = (element) => [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
  const isBlock = (element) => getComputedStyle(element).display !== "inline";
  const around = (element, is) => {
    for (let each = element; each && each.id !== "app"; each = each.parentElement) if (is(each)) return each;
    return null;
  };
  const linesOf = (element) => {
    const block = around(element, isBlock).getBoundingClientRect(); // letters are lower than what the browser calls their line
    return ownText(element).flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      return lines.map(({ left, top, right, bottom }) => {
        const [high, low] = [Math.max(top, block.top), Math.min(bottom, block.bottom)];
        return low > high ? { left, right, top: high, bottom: low } : { left, right, top, bottom };
      });
    });
  };
  const isOutside = (line, { left, top, right, bottom }, by) =>
    line.left < left - by || line.right > right + by || line.top < top - by || line.bottom > bottom + by;
  const cuts = (element, lines) => {
    if (!isBlock(element) || getComputedStyle(element).overflowY === "visible") return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientLeft: x, clientTop: y } = element; // how wide its border is
    return lines.some((line) => isOutside(line, { left: left + x, top: top + y, right: right - x, bottom: bottom - y }, 1));
  };
  const isCovered = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    const opens = top?.classList.contains("more") && top.parentElement.contains(element); // a press there tells more of it
    const piece = pieceOf(element);
    return top && !opens && !(piece.contains(top) || top.contains(element) || pieceOf(top).contains(element)) ? top : null;
  };
  const leastOf = (text) => (NUMBER.test(text) ? 13 : text.length > 30 ? 14 : 11);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const texts = [...document.querySelectorAll("#app main *")].filter(
    (element) =>
      ownText(element).length && seen(element) && !element.closest(".unseen, .last, [data-stencil], .flights, [data-scenery]"),
  );
  for (const element of texts) {
    if (scrolls) element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const size = parseFloat(getComputedStyle(element).fontSize);
    const text = ownText(element).map((node) => node.textContent).join("").trim();
    if (size < leastOf(text) - 0.05) found.push(`too small, ${size}: ${told(element)}`);
    const lines = linesOf(element);
    if (lines.some((line) => isOutside(line, screen, 0.5))) {
      found.push(`cut: ${told(element)}`);
      continue;
    }
    const cutter = around(element, (each) => cuts(each, lines));
    if (cutter) found.push(`cut: ${told(element)} by ${told(cutter)}`);
    const points = lines.flatMap(({ left, top, right, bottom }) =>
      [0.1, 0.5, 0.9].map((at) => [left + (right - left) * at, (top + bottom) / 2]));
    const over = points.map(([x, y]) => isCovered(element, x, y)).find(Boolean);
    if (over) found.push(`covered: ${told(element)} by ${told(over)}`);
  }
  for (const button of document.querySelectorAll("#app main button, #app header button, #app header a")) {
    if (!seen(button)) continue;
    if (scrolls) button.scrollIntoView({ block: "nearest", behavior: "instant" });
    const box = button.getBoundingClientRect();
    const points = [0.12, 0.3, 0.5, 0.7, 0.88].flatMap((at) =>
      [0.2, 0.5, 0.8].map((down) => [box.left + box.width * at, box.top + box.height * down]));
    const pressed = points.some(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    if (!pressed) found.push(`not to be pressed: ${button.getAttribute("aria-label") ?? told(button)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
  return found;
}
"""

# where a page scrolls: text that its own box, or one around it, cuts off for good; and a page that is wider than the window
CUT = """
() => {
  const root = document.querySelector("dialog[open]") ?? document.querySelector("#app");
  const found = document.documentElement.scrollWidth > innerWidth ? ["the page is too wide"] : [];
  for (const element of root.querySelectorAll("*")) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    if (!texts.length || element.closest(".unseen, [data-stencil], [data-scenery], .flights, svg, option")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    const lines = texts.flatMap((node) => (range.selectNode(node), [...range.getClientRects()])).filter(({ width }) => width > 0);
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(around);
      if (display === "inline" || display === "contents") continue;
      const box = around.getBoundingClientRect();
      if (box.width <= 1.5) break; // for who listens
      const sideways = overflowX !== "visible" && lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      const upright = overflowY !== "visible" && lines.some(({ top, bottom }) => top < box.top - 3 || bottom > box.bottom + 3);
      const isCut = (overflowX !== "auto" && sideways) || (!["auto", "scroll"].includes(overflowY) && upright);
      if (isCut) found.push(`cut: ${element.textContent.trim().slice(0, 50)} <${element.className}> by <${around.className}>`);
      if (isCut || [overflowX, overflowY].some((each) => ["auto", "scroll"].includes(each)) || position === "fixed") break;
    }
  }
  return found;
}
"""

SETTLE = """
async () => {
  for (let still = 0; still < 3; ) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ playState }) => playState === "running"); // others stay as they are
    for (const each of moving) each.finish();
    still = moving.length ? 0 : still + 1;
  }
}
"""


def settle(page: Page) -> None:
    """Move everything to its final place in this window at once, without waiting for animations."""
    page.evaluate(SETTLE)
