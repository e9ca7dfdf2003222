// Selects the parts of a rulebook that apply to a form of the game.
import type { Form, RuleBlock, TableInfo } from "../wire/messages";

/** The form of a table among those in the rulebook, where playing alone is a separate one. */
export function formAt(forms: Form[], { form, players }: Pick<TableInfo, "form" | "players">): string {
  const fitting = forms.filter((each) => each.players.includes(players));
  return (fitting.find((each) => each.form === form) ?? fitting[0])?.form ?? "";
}

/** Whether a part of the rulebook holds for a form; none: for any. */
export function holdsFor(block: RuleBlock, form: string): boolean {
  return !form || !block.forms?.length || block.forms.includes(form);
}

/** The front matter above the first chapter: whose game it is. */
export function creditsOf(blocks: RuleBlock[]): RuleBlock[] {
  return blocks.slice(
    0,
    blocks.findIndex(({ kind }) => kind === "heading"),
  );
}

export interface Chapter {
  number: string; // empty: the opening
  title: string;
  only: string; // its forms, if it does not apply to all
  blocks: RuleBlock[];
}

/** The chapters of the book that apply to a form. */
export function chaptersRead(blocks: RuleBlock[], form: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of blocks.filter((each) => holdsFor(each, form))) {
    if (block.kind === "heading") {
      chapters.push({ number: block.number ?? "", title: block.text ?? "", only: block.only ?? "", blocks: [] });
    } else {
      chapters.at(-1)?.blocks.push(block);
    }
  }
  return chapters;
}
