// The lines of a chart, in a square of 100 by 100: what is best is at the top.
import type { Chart, ChartMark } from "../lib/messages";

const APART = 17; // of two pictures at the ends of lines, so that both are seen

function heightOf({ best, worst }: Chart, value: number): number {
  return best === worst ? 50 : (100 * (best - value)) / (best - worst);
}

/** A player's line: it stays where it is until something changes, and then goes up or down at once. */
export function pathOf(chart: Chart, seat: number): string {
  const first = chart.marks[0]?.number ?? 0;
  const length = Math.max(1, (chart.marks.at(-1)?.number ?? 0) - first);
  return chart.marks
    .map(({ number, values }, index) => {
      const y = round(heightOf(chart, values[seat] ?? 0));
      return index === 0 ? `M0 ${y}` : `H${round((100 * (number - first)) / length)}V${y}`;
    })
    .join("");
}

/** How low the picture at the end of each line stands: beside its end, but over no other. */
export function placesOf(chart: Chart): number[] {
  const ends = (chart.marks.at(-1)?.values ?? []).map((value, seat) => ({ seat, y: heightOf(chart, value) }));
  const inOrder = ends.toSorted((one, other) => one.y - other.y || one.seat - other.seat);
  const room = Math.min(APART, 100 / Math.max(1, inOrder.length - 1));
  inOrder.forEach((each, index) => (each.y = Math.max(each.y, (inOrder[index - 1]?.y ?? -Infinity) + room)));
  let lowest = 100;
  for (const each of inOrder.toReversed()) {
    each.y = Math.min(each.y, lowest);
    lowest = each.y - room;
  }
  return ends.toSorted((one, other) => one.seat - other.seat).map(({ y }) => round(y));
}

/** The marks at which something was different from the one before. */
export function changesOf({ marks }: Chart): ChartMark[] {
  return marks.filter(({ values }, index) => index === marks.length - 1 || values.join() !== marks[index - 1]?.values.join());
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
