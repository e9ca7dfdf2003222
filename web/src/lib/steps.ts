// A game that is over, cut into steps: in each of them one sentence is told, and the cards move that it tells of.
import { changed } from "./difference";
import type { Again, Difference, Line, View } from "./messages";
import { asOne, isTold, type Moment } from "./show.svelte";

export interface Step {
  line: Line | null; // the sentence; null: nothing has happened yet
  moments: Moment[];
  view: View; // after all of them
  lines: number; // of the log, with those of this step
  mark: number; // the number of the last round or turn that has begun; -1: none
}

/** Where a round or a turn begins. */
export interface Mark {
  begun: Line;
  step: number;
}

export interface Steps {
  steps: Step[]; // the first is how it began
  marks: Mark[];
  log: Line[];
}

/** Cut a game. What begins by itself, such as a turn, belongs to the sentence after it. */
export function stepsOf({ view, log: opening, actions }: Again): Steps {
  const begun = opening.findLast(begins);
  const marks: Mark[] = begun ? [{ begun, step: 0 }] : [];
  const steps: Step[] = [{ line: null, moments: [], view, lines: opening.length, mark: marks.length - 1 }];
  const log = [...opening];
  let waiting: Moment[] = []; // for the next sentence

  const add = (step: Step, moment: Moment): void => {
    step.moments.push(moment);
    if (begins(moment.line)) marks.push({ begun: moment.line, step: steps.length - 1 });
    step.mark = marks.length - 1;
    step.lines = log.length;
  };

  for (const { moments, change } of actions) {
    const before = steps.length;
    for (const { line, change } of moments) {
      log.push(line);
      const moment: Moment = { line, view: (view = changed(view, change)), own: false, quiet: false };
      if (begins(line) && line.weight === "passing") {
        waiting.push(moment);
        continue;
      }
      const isSeen = steps.length > before && isSeenWith(steps.at(-1)!, line, change);
      if (isTold(line) && !isSeen) steps.push({ line, moments: [], view, lines: 0, mark: 0 });
      for (const each of [...waiting, moment]) add(steps.at(-1)!, each);
      waiting = [];
    }
    view = changed(view, change);
    for (const each of waiting) each.view = view; // it is seen already
    steps.at(-1)!.view = view;
  }
  for (const step of steps) if (step.line) step.line = sentenceOf(step);
  return { steps, marks, log };
}

function begins({ code }: Line): boolean {
  return code.endsWith("-began");
}

/** What several did at the same moment: all of it was seen with the first of them. */
function isSeenWith({ line }: Step, { code }: Line, change: Difference): boolean {
  return line?.code === code && "of" in change && Object.keys(change.of).length === 0;
}

function sentenceOf({ line, moments }: Step): Line {
  return asOne(moments.map((moment) => moment.line).filter((each) => each.code === line?.code && isTold(each)));
}
