"""What is hidden on a page: covered, cut, too small to be read, or out of reach of a press."""

from playwright.sync_api import Page

LOOK = """
(scrolls) => {
  const seen = (element) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && style.visibility === "visible" && Number(style.opacity) > 0.1;
  };
  const pieceOf = (element) => element.closest("[data-card], button, li, section, header") ?? element;
  const told = (element) => `${element.textContent.trim().slice(0, 40)} <${element.className}>`;
  const found = [];
  const texts = [...document.querySelectorAll("#app main *")].filter((element) => {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    return own && seen(element) && !element.closest(".unseen, [data-stencil], .flights, [data-scenery]");
  });
  for (const element of texts) {
    if (scrolls) element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const text = element.textContent.trim();
    const size = parseFloat(getComputedStyle(element).fontSize);
    const least = /^[×+]?\\d+$/.test(text) ? 13 : text.length > 30 ? 14 : 11;
    if (size < least - 0.05) found.push(`too small, ${size}: ${told(element)}`);
    if (box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < -0.5 || box.bottom > innerHeight + 0.5) {
      found.push(`cut: ${told(element)}`);
      continue;
    }
    const top = document.elementFromPoint(x, y);
    const piece = pieceOf(element);
    const opens = top?.classList.contains("more") && top.parentElement.contains(element); // a press there tells more of it
    if (top && !opens && !(piece.contains(top) || top.contains(element) || pieceOf(top).contains(element))) {
      found.push(`covered: ${told(element)} by ${told(top)}`);
    }
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === "hidden") {
      found.push(`shortened: ${told(element)}`);
    }
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


def settle(page: Page) -> None:
    """Wait until everything stands where it belongs in this window."""
    for _ in range(3):
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.wait_for_function("document.getAnimations().length === 0")
