// The building blocks of animations: a card flies, turns or glides, a number counts, something appears.
// All are native animations of transform and opacity, so they cause no layout.

export interface Box {
  x: number; // the middle
  y: number;
  width: number;
  height: number;
}

export interface Timing {
  duration: number;
  delay: number;
}

const EASE = "cubic-bezier(0.3, 0, 0.15, 1)";
const SPRING = "cubic-bezier(0.3, 1.5, 0.5, 1)";
const LIFT = 0.14; // of the way: how high a card rises in flight
const HIGHEST = 60;
const TILT = 5; // degrees

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

function at(box: Box, size: Box, lift = 0, tilt = 0): string {
  return `translate3d(${box.x - size.width / 2}px, ${box.y - size.height / 2 - lift}px, 0) scale(${box.width / size.width}) rotate(${tilt}deg)`;
}

/** From one place to another, in a low arc. `ghost` is as large as `size`. */
export function fly(ghost: HTMLElement, from: Box, to: Box, size: Box, timing: Timing): Animation {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const middle: Box = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: (from.width + to.width) / 2, height: 0 };
  const tilt = way < 30 ? 0 : Math.sign(to.x - from.x) * TILT;
  const frames = [
    { transform: at(from, size), easing: "cubic-bezier(0.4, 0, 0.8, 0.7)" },
    { transform: at(middle, size, Math.min(HIGHEST, way * LIFT), tilt), easing: "cubic-bezier(0.2, 0.4, 0.3, 1)" },
    { transform: at(to, size) },
  ];
  return ghost.animate(frames, { ...timing, fill: "both" });
}

/** From one place to another, enlarged on the way for everyone to see. */
export function present(ghost: HTMLElement, from: Box, to: Box, size: Box, timing: Timing): Animation {
  const frames = [
    { transform: at(from, size), easing: EASE },
    { transform: at(size, size), offset: 0.36 },
    { transform: at(size, size), offset: 0.64, easing: EASE },
    { transform: at(to, size) },
  ];
  return ghost.animate(frames, { ...timing, fill: "both" });
}

/** Turns over: from its back to its face. */
export function turn(card: HTMLElement, timing: Timing): Animation {
  return card.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(0)" }], {
    ...timing,
    easing: EASE,
    fill: "backwards",
  });
}

/** From where an element was to where it is now (FLIP). */
export function glide(element: Element, from: Box, to: Box, timing: Timing): Animation {
  const frames = [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0 0" }]; // beside its own transform
  return element.animate(frames, { ...timing, easing: EASE, fill: "backwards" });
}

/** A number that has changed. */
export function count(element: Element, timing: Timing): Animation {
  return element.animate([{ scale: 1 }, { scale: 1.35, offset: 0.35 }, { scale: 1 }], { ...timing, easing: SPRING });
}

export function appear(element: Element, timing: Timing): Animation {
  return element.animate(
    [
      { opacity: 0, scale: 0.9 },
      { opacity: 1, scale: 1 },
    ],
    { ...timing, easing: EASE, fill: "backwards" },
  );
}

/** Move to its place, as when cards are dealt. */
export function deal(element: Element, from: Box, to: Box, timing: Timing): Animation {
  const away = { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: from.width / to.width, opacity: 0 };
  return element.animate([away, { opacity: 1, offset: 0.25 }, { translate: "0px 0px", scale: 1 }], {
    ...timing,
    easing: EASE,
    fill: "backwards",
  });
}

export function fade(element: Element, timing: Timing): Animation {
  return element.animate([{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0 }], { ...timing, fill: "both" });
}

export function hide(element: Element, until: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });
}
