// Opens a table if the club requires a code word. If this device does not know it yet, or it was wrong, a sheet asks for it and
// keeps what was typed.
import { Refusal } from "../wire/api";
import type { TableRef } from "../wire/messages";
import { keptCodeWord, keepCodeWord } from "../device/lastChoices";
import { site } from "./site.svelte";
import { say } from "../words/words";

const FORBIDDEN = 403;
const TOO_OFTEN = 429;

interface Question {
  trouble: string; // why the last word was refused
  answer: (word: string) => void; // an empty one: cancelled
}

type Opening = (said: { code_word?: string }) => Promise<TableRef>; // nothing, if there is no code word

class CodeWord {
  asked: Question | null = $state.raw(null);

  /** Open a table, with the code word; null if the person cancelled the question for it. */
  async open(ask: Opening): Promise<TableRef | null> {
    try {
      return await this.openOrAsk(ask);
    } finally {
      this.asked = null;
    }
  }

  private async openOrAsk(open: Opening): Promise<TableRef | null> {
    let word = keptCodeWord();
    for (let trouble = ""; ;) {
      if (trouble || (site.club?.needs_code_word && !word)) {
        word = await this.ask(trouble);
        if (!word) return null;
      }
      try {
        const made = await open(word ? { code_word: word } : {});
        if (word) keepCodeWord(word);
        return made;
      } catch (problem) {
        if (problem instanceof Refusal && problem.status === TOO_OFTEN && this.asked) {
          trouble = say("code-word-too-often");
          continue;
        }
        if (!(problem instanceof Refusal) || problem.status !== FORBIDDEN) throw problem;
        await site.look(); // the club may have added one a moment ago
        if (!site.club?.needs_code_word) throw problem;
        keepCodeWord("");
        trouble = problem.message;
      }
    }
  }

  private ask(trouble: string): Promise<string> {
    return new Promise((answer) => {
      this.asked = { trouble, answer };
    });
  }
}

export const codeWord = new CodeWord();
