// Finds a place for an overlay that covers as little as possible of what matters.

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Covered {
  area: Area;
  weight: number; // how much it matters that it is seen
}

const STEP = 12; // pixels between two places that are tried
const EDGE = 2;
const NEARLY = 1.3; // a wanted place may cost so many times as much as the best one,
const LITTLE = 2500; // and so much more, in case the best one costs nothing

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The corner at the left and top of the place, within `around`, that covers least; of equal ones the nearest to the middle.
    The wanted place is taken if it is nearly as good. */
export function freePlace(
  { width, height }: { width: number; height: number },
  around: Area,
  covered: Covered[],
  wanted: { left: number; top: number } | null = null,
): { left: number; top: number } {
  const middle = (around.left + around.right - width) / 2;
  const lowest = around.bottom - height - EDGE;
  const rightmost = around.right - width - EDGE;
  const lefts = [middle];
  for (let left = around.left + EDGE; left < rightmost; left += STEP) lefts.push(left);
  if (rightmost >= around.left) lefts.push(rightmost);

  function cost(left: number, top: number): number {
    const area = { left, top, right: left + width, bottom: top + height };
    return covered.reduce((sum, each) => sum + each.weight * overlap(area, each.area), Math.abs(left - middle) / 1e3);
  }

  const tops: number[] = [];
  for (let top = lowest; top >= around.top + EDGE; top -= STEP) tops.push(top);
  for (const { area } of covered) tops.push(area.top - height - EDGE, area.bottom + EDGE); // it may just fit between two of them

  let best = { left: middle, top: around.top + EDGE, cost: Infinity };
  for (const top of tops) {
    if (top < around.top + EDGE || top > lowest) continue;
    for (const left of lefts) {
      const there = cost(left, top);
      if (there < best.cost) best = { left, top, cost: there };
    }
  }
  if (wanted) {
    const left = Math.max(around.left, Math.min(wanted.left + around.left, rightmost));
    const top = Math.max(around.top + EDGE, Math.min(wanted.top + around.top, lowest));
    if (cost(left, top) <= best.cost * NEARLY + LITTLE) best = { left, top, cost: 0 };
  }
  return { left: best.left - around.left, top: best.top - around.top };
}
