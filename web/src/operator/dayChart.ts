// A small chart of what was counted over the day, in a field of 100 by 100, and the same as a sentence for screen readers.
import type { ChartPoint } from "../lib/messages";

export type Counted = "requests" | "actions" | "refusals" | "people";

export interface DayChart {
  line: string; // a path
  area: string; // the same, closed at the foot
  most: number;
  mostAt: string; // when that was counted; empty where nothing was
  sum: number;
  last: number;
}

/** The line goes from the first to the last moment; what was counted most reaches the top. */
export function chartOf(points: ChartPoint[], counted: Counted): DayChart {
  const values = points.map((point) => point[counted]);
  const most = Math.max(0, ...values);
  const at = points.map((point) => Date.parse(point.at));
  const first = at[0] ?? 0;
  const length = Math.max(1, (at.at(-1) ?? 0) - first);
  const line = values
    .map((value, index) => {
      const x = round((100 * (at[index]! - first)) / length);
      return `${index ? "L" : "M"}${x} ${round(most ? 100 - (100 * value) / most : 100)}`;
    })
    .join("");
  return {
    line,
    area: line && `${line}V100H0Z`,
    most,
    mostAt: most ? (points[values.indexOf(most)]?.at ?? "") : "",
    sum: values.reduce((all, value) => all + value, 0),
    last: values.at(-1) ?? 0,
  };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
