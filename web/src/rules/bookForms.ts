// What somebody reads who plays a form of a game.
import type { Form, RuleBlock, TableInfo } from "./messages";

/** The form, of those that one can read about, that is played at a table: playing alone is one of its own. */
export function formAt(forms: Form[], { form, players }: Pick<TableInfo, "form" | "players">): string {
  const fitting = forms.filter((each) => each.players.includes(players));
  return (fitting.find((each) => each.form === form) ?? fitting[0])?.form ?? "";
}

/** Whether a part of the rulebook holds for a form; none: for any. */
export function holdsFor(block: RuleBlock, form: string): boolean {
  return !form || !block.forms?.length || block.forms.includes(form);
}

export interface Chapter {
  number: string; // empty: the opening
  title: string;
  only: string; // the forms that it is for, where not for all
  blocks: RuleBlock[];
}

/** The book by its chapters, as far as they hold for a form. */
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
