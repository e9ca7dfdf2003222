// The lines of a chart, in a square of 100 by 100: the best value is at the top.
import type { Chart, ChartMark } from "../wire/messages";

const APART = 17; // of two pictures at the ends of lines, one above the other: closer ones stand side by side
const BESIDE = 2.5; // pixels from one line to the next, where both are equal

function heightOf({ best, worst }: Chart, value: number): number {
  return best === worst ? 50 : (100 * (best - value)) / (best - worst);
}

/** A player's line: it is level until something changes, and then goes up or down at once. */
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

/** The position of the picture at the end of each line: at the height of its end, and shifted to the right by the places that others have taken there. */
export function endsOf(chart: Chart): { y: number; lane: number }[] {
  const ends = (chart.marks.at(-1)?.values ?? []).map((value) => ({ y: round(heightOf(chart, value)), lane: 0 }));
  const placed: typeof ends = [];
  for (const end of ends) {
    const taken = new Set(placed.filter(({ y }) => Math.abs(y - end.y) < APART).map(({ lane }) => lane));
    while (taken.has(end.lane)) end.lane += 1;
    placed.push(end);
  }
  return ends;
}

/** The offset of a player's line in pixels, so that equal lines do not hide each other. */
export function asideOf(seat: number, seats: number): number {
  return (seat - (seats - 1) / 2) * BESIDE;
}

/** The marks at which some value changed. */
export function changesOf({ marks }: Chart): ChartMark[] {
  return marks.filter(({ values }, index) => index === marks.length - 1 || values.join() !== marks[index - 1]?.values.join());
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
