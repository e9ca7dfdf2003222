// The levels of bots, from weakest to strongest, and the default ones.
const USUAL = "casual";

/** For somebody who plays for the first time. */
export function firstLevel(levels: { level: string }[]): string {
  return levels[0]?.level ?? USUAL;
}

export function usualLevel(levels: { level: string }[]): string {
  return (levels.find(({ level }) => level === USUAL) ?? levels.at(-1))?.level ?? USUAL;
}
