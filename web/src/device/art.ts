// The addresses of pictures: one file for each, fetched when it is first shown.
import { GAMES } from "../wire/registered";

const FILES = import.meta.glob<string>("../../../src/menagerie/art/**/*.svg", { query: "?url", import: "default", eager: true });
const PLACES = new Map(Object.entries(FILES).map(([path, address]) => [path.slice(path.indexOf("/art/") + 5, -4), address]));

/** The animals that lead a page about a game. */
export function paradeOf(game: string): string[] {
  return GAMES[game]?.parade ?? [];
}

/** The picture of a game's virtual player, by its name among those of the game. */
export function virtualPlayerOf(game: string): string {
  return GAMES[game]?.virtual ?? "";
}

/** The address of a picture: `artOf("cubirds/owl")`. */
export function artOf(name: string): string {
  return PLACES.get(name) ?? "";
}

/** A pose of a picture, if it has several: the same number gives the same pose. */
export function poseOf(name: string, number: number): string {
  const poses = [name, `${name}-2`, `${name}-3`].filter((pose) => PLACES.has(pose));
  return poses[number % poses.length] ?? name;
}

/** Fetched pictures are kept, so that the browser reads none of them twice. */
const held = new Map<string, HTMLImageElement>();

/** Fetch the pictures of a game before they are needed, so that none appears late. */
export function fetchArt(game: string): void {
  for (const [name, address] of PLACES) {
    if (!name.startsWith(`${game}/`) || held.has(name) || /-(day|night)$|tile$/.test(name)) continue;
    const picture = new Image();
    picture.src = address;
    held.set(name, picture);
  }
}
