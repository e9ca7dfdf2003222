// A small chart of what was counted over the day, in a field of 100 by 100, and the same as a sentence for screen readers.
import type { ChartPoint } from "../wire/messages";

export type Counted = "requests" | "actions" | "refusals" | "people";

export interface DayChart {
  line: string; // a path
  area: string; // the same, closed along the baseline
  most: number;
  mostAt: string; // the time of each count; empty where there was nothing
  sum: number;
}

/** The line goes from the first moment until now, through the middle of the time in which each value was counted; the maximum reaches the top. `last` is the current value, where it is known.
    reaches the top. `last` is how many there are now, where that is known. */
export function chartOf(points: ChartPoint[], counted: Counted, now: string, last?: number): DayChart {
  const values = points.map((point) => point[counted]);
  const begins = points.map((point) => Date.parse(point.at));
  const first = begins[0] ?? 0;
  const end = Math.max(Date.parse(now), begins.at(-1) ?? 0);
  const middles = begins.map((begin, index) => (begin + (begins[index + 1] ?? end)) / 2);
  const most = Math.max(0, last ?? 0, ...values);
  const drawn: [at: number, value: number][] = values.length
    ? [
        [first, values[0]!],
        ...values.map((value, index): [number, number] => [middles[index]!, value]),
        [end, last ?? values.at(-1)!],
      ]
    : [];
  const line = drawn
    .map(([at, value], index) => {
      const x = round((100 * (at - first)) / Math.max(1, end - first));
      return `${index ? "L" : "M"}${x} ${round(most ? 100 - (100 * value) / most : 100)}`;
    })
    .join("");
  const mostAt = middles[values.indexOf(most)] ?? end;
  return {
    line,
    area: line && `${line}V100H0Z`,
    most,
    mostAt: most ? new Date(mostAt).toISOString() : "",
    sum: values.reduce((all, value) => all + value, 0),
  };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
