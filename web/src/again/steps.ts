// Cuts a finished game into steps: each has one sentence, and the moves of the cards it is about.
import { changed } from "../wire/difference";
import type { Again, Difference, ToldLine, View } from "../wire/messages";
import { asOne, isTold, type Moment } from "../stage/show.svelte";
import { say } from "../words/words";

export interface Step {
  line: ToldLine; // the sentence
  moments: Moment[];
  view: View; // after all of them
  lines: number; // of the log, with those of this step
  mark: number; // the number of the last round or turn that has begun; -1: none
}

/** Where a round or a turn begins. */
export interface Mark {
  begun: ToldLine;
  step: number;
}

export interface Steps {
  steps: Step[]; // the first is how it began
  marks: Mark[];
  log: ToldLine[];
  moves: number[]; // by the index of an action: the step before it
}

/** Cut a game into steps. Lines without a sentence, such as the beginning of a turn, belong to the step of the next sentence. */
export function stepsOf({ view, log: opening, actions }: Again): Steps {
  const begun = opening.findLast(begins);
  const marks: Mark[] = begun ? [{ begun, step: 0 }] : [];
  const steps: Step[] = [{ line: beginning(), moments: [], view, lines: opening.length, mark: marks.length - 1 }];
  const log = [...opening];
  const waiting: Moment[] = []; // for the next sentence
  const moves: number[] = [];

  const add = (moments: Moment[]): void => {
    const step = steps.at(-1)!;
    step.moments.push(...moments);
    step.view = moments.at(-1)?.view ?? step.view;
    for (const { line } of moments) if (begins(line)) marks.push({ begun: line, step: steps.length - 1 });
    step.mark = marks.length - 1;
    step.lines = log.length;
  };

  for (const { seat, moments, change } of actions) {
    const before = steps.length;
    if (seat !== null) moves.push(before - 1); // not for the end of a game that was ended early
    let isAdded = false;
    for (const { line, change } of moments) {
      log.push(line);
      waiting.push({ line, view: (view = changed(view, change)), own: false, quiet: false });
      if (line.weight === "passing") continue;
      const isSeen = steps.length > before && isSeenWith(steps.at(-1)!, line, change);
      if (isTold(line) && !isSeen) steps.push({ line, moments: [], view, lines: 0, mark: 0 });
      add(waiting.splice(0));
      isAdded = true;
    }
    view = changed(view, change);
    if (isAdded) steps.at(-1)!.view = view;
    if (waiting.length > 0) waiting.at(-1)!.view = view;
  }
  add(waiting);
  steps.at(-1)!.view = view;
  for (const step of steps.slice(1)) step.line = sentenceOf(step);
  return { steps, marks, log, moves };
}

/** The sentence before the first action. */
function beginning(): ToldLine {
  return { number: 0, code: "again-beginning", values: {}, text: say("again-beginning"), rule: "" };
}

function begins({ code }: ToldLine): boolean {
  return code.endsWith("-began");
}

/** Simultaneous actions of several players: all of them are shown with the first. */
function isSeenWith({ line }: Step, { code }: ToldLine, change: Difference): boolean {
  return line.code === code && "of" in change && Object.keys(change.of).length === 0;
}

function sentenceOf({ line, moments }: Step): ToldLine {
  return asOne(moments.map((moment) => moment.line).filter((each) => each.code === line.code && isTold(each)));
}
