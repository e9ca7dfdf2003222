// The language of this page, as the server sent it. The server knows a guest's choice on all of their devices.
import { LANGUAGES } from "./registered";

export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;

function isOurs(code: string): code is Language {
  return code in LANGUAGES;
}

const given = document.documentElement.lang;

export const language: Language = isOurs(given) ? given : "en";

/** How lists, numbers and times are written in it. */
export const locale = language === "en" ? "en-GB" : language;
