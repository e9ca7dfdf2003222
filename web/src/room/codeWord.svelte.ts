// Opening a table where the club asks for its code word: whoever does not know it on this device yet is asked, and asked again where
// it was wrong: the sheet stays, with what was typed.
import { api, Refusal } from "./api";
import type { NewTable, TableRef } from "./messages";
import { keptCodeWord, keepCodeWord } from "./remembered";
import { site } from "./site.svelte";
import { say } from "./words";

const FORBIDDEN = 403;
const TOO_OFTEN = 429;

interface Question {
  trouble: string; // why the last word did not do
  answer: (word: string) => void; // an empty one: rather not
}

class CodeWord {
  asked: Question | null = $state.raw(null);

  /** Open a table; null where the person was asked for the code word and would rather not. */
  async open(table: NewTable): Promise<TableRef | null> {
    try {
      return await this.openOrAsk(table);
    } finally {
      this.asked = null;
    }
  }

  private async openOrAsk(table: NewTable): Promise<TableRef | null> {
    let word = keptCodeWord();
    for (let trouble = ""; ;) {
      if (trouble || (site.club?.needs_code_word && !word)) {
        word = await this.ask(trouble);
        if (!word) return null;
      }
      try {
        const made = await api.open(word ? { ...table, code_word: word } : table);
        if (word) keepCodeWord(word);
        return made;
      } catch (problem) {
        if (problem instanceof Refusal && problem.status === TOO_OFTEN && this.asked) {
          trouble = say("code-word-too-often");
          continue;
        }
        if (!(problem instanceof Refusal) || problem.status !== FORBIDDEN) throw problem;
        await site.look(); // perhaps it is asked for since a moment ago
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
