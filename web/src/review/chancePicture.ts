// Everyone's chance to win, drawn on a picture to share.
import type { SeatReview } from "../wire/messages";
import { colourIn, type Place } from "../outcome/poster";
import { lineOf } from "./chances";
import { percent } from "./percent";

export interface PictureLine {
  review: SeatReview;
  colour: string; // a CSS variable
  name: string;
}

const MARGIN = { left: 150, right: 250, top: 40, bottom: 50 };
const LINE = { shown: 12, other: 5 };
const LEAST_APART = 46; // of two names, one below the other

/** Draw the lines; the last one is the one that it is about. */
export function drawChances(context: CanvasRenderingContext2D, { x, y, width, height }: Place, lines: PictureLine[]): void {
  const [left, top] = [x + MARGIN.left, y + MARGIN.top];
  const [wide, high] = [width - MARGIN.left - MARGIN.right, height - MARGIN.top - MARGIN.bottom];
  context.save();
  context.textBaseline = "middle";
  context.font = `700 32px ${colourIn("--sans")}`;
  for (const part of [1, 0.5, 0]) {
    const low = top + high * (1 - part);
    context.strokeStyle = colourIn("--line");
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(left, low);
    context.lineTo(left + wide, low);
    context.stroke();
    context.fillStyle = colourIn("--ink-soft");
    context.textAlign = "right";
    context.fillText(percent(part), left - 20, low);
  }
  context.lineJoin = context.lineCap = "round";
  lines.forEach(({ review, colour }, index) => {
    context.strokeStyle = colourIn(colour);
    context.lineWidth = index === lines.length - 1 ? LINE.shown : LINE.other;
    context.beginPath();
    for (const point of lineOf(review)) context.lineTo(left + (wide * point.x) / 100, top + (high * point.y) / 100);
    context.stroke();
  });
  nameLines(context, lines, { left: left + wide + 24, top, high });
  context.restore();
}

/** Names at the ends of the lines, none over another. */
function nameLines(
  context: CanvasRenderingContext2D,
  lines: PictureLine[],
  { left, top, high }: { left: number; top: number; high: number },
): void {
  const ends = lines.map(({ review, colour, name }) => ({
    low: top + high * (1 - (review.line.at(-1)?.chance ?? 0)),
    colour,
    name,
  }));
  ends.sort((one, other) => one.low - other.low);
  ends.toReversed().reduce((lowest, end) => (end.low = Math.min(end.low, lowest)) - LEAST_APART, top + high);
  ends.reduce((highest, end) => (end.low = Math.max(end.low, highest)) + LEAST_APART, top);
  context.textAlign = "left";
  for (const { low, colour, name } of ends) {
    context.fillStyle = colourIn(colour);
    context.fillText(name, left, low, MARGIN.right - 40);
  }
}
