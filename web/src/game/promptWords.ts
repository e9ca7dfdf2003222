// What the bar between table and hand says, and its buttons: those of the game, or in a lesson those of the lesson.
import type { LessonButton, LessonPanel } from "../room/tableRoom";
import type { Deed } from "../room/room.svelte";

export interface AnswerButton {
  key: string;
  label: string;
  besides?: string; // what it would do beside what it says
  deed: Deed;
  isChosen?: boolean; // card by card: the button itself confirms it
  isPressed?: boolean; // one of several of which one is chosen first, and then confirmed
}

export interface PromptWords {
  headline: string;
  brief: string;
  sentence: string;
  more: string; // goes on with the sentence
  confirm: AnswerButton | null;
  asides: AnswerButton[];
}

const ofLesson = ({ key, label }: LessonButton): AnswerButton => ({ key, label, deed: { plain: {}, label } });

/** What a lesson says; while it asks, the answers of the game stand beside its own buttons. */
export function taught(
  { title, text, tone, main, asides }: LessonPanel,
  answers: Pick<PromptWords, "confirm" | "asides">,
): PromptWords {
  const isAsked = tone === "asks";
  return {
    headline: title,
    brief: "",
    sentence: text,
    more: "",
    confirm: main ? { ...ofLesson(main), isChosen: true } : isAsked ? answers.confirm : null,
    asides: [...asides.map(ofLesson), ...(isAsked ? answers.asides : [])],
  };
}
