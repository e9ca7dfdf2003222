// The levels of bots: which one is meant where nobody has chosen.
const USUAL = "casual";

export function usualLevel(levels: { level: string }[]): string {
  return (levels.find(({ level }) => level === USUAL) ?? levels.at(-1))?.level ?? USUAL;
}
