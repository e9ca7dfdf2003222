// Mail and web addresses in a text that somebody wrote by hand.

const ADDRESS = /(https?:\/\/[^\s<>]*[^\s<>.,;:!?)”“"']|[^\s@<>():,;”“"']+@[^\s@<>]+\.[^\s@<>.,;:!?)”“"']+)/;

/** The text, part by part; where a part leads, or empty. */
export function linked(text: string): { text: string; link: string }[] {
  return text
    .split(ADDRESS) // every second part is one
    .map((part, index) => ({ text: part, link: index % 2 ? (/^https?:/.test(part) ? part : `mailto:${part}`) : "" }))
    .filter((part) => part.text);
}
