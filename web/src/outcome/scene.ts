// The layout of the picture at the end, both on the page and as a shared image.
// A picture is 100 units wide, with a given height; positions are upper left corners.

export interface Figure {
  art: string;
  x: number;
  y: number;
  size: number;
  isTurned: boolean; // looks to the left
}

export interface Land {
  art: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Scene {
  height: number;
  lands: Land[]; // the background
  wires: number[]; // how low each is
  figures: Figure[]; // those in front last
}

const WIDTH = 100;
const LARGEST_BIRD = 33;
const MOST_WIRES = 4;
const BIRD_AND_AIR = 1.16; // a bird on its wire, and what is free above it
const FEET = 0.985; // of a picture's height: where birds and animals stand

/** Birds on as many wires as make them largest; they look at each other. */
export function birdsOnWires(birds: string[], height: number): Scene {
  const fits = (wires: number) =>
    Math.min(LARGEST_BIRD, (WIDTH * 0.97) / Math.ceil(birds.length / wires), height / (wires * BIRD_AND_AIR));
  let count = 1;
  for (let more = 2; more <= Math.min(MOST_WIRES, birds.length); more++) if (fits(more) > fits(count) * 1.02) count = more;
  const size = fits(count);
  const between = height / count;
  const wires = Array.from({ length: count }, (_, wire) => (wire + 1) * between - between * 0.06);
  let next = 0;
  const figures = wires.flatMap((low, wire) => {
    const here = birds.slice(next, next + Math.ceil((birds.length - next) / (count - wire)));
    next += here.length;
    const step = Math.min(WIDTH / here.length, size * 1.18);
    const start = (WIDTH - step * here.length) / 2 + (step - size) / 2;
    return here.map((art, place) => {
      const x = start + place * step;
      return { art, x, y: low - size * FEET, size, isTurned: x + size / 2 > WIDTH / 2 + 1 };
    });
  });
  return { height, lands: [], wires, figures };
}

export interface Kin {
  art: string;
  count: number;
  crown: [x: number, y: number] | null; // its position on the picture, as a fraction; null if none is worn
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 1.2;
const LEAST = 0.55; // of an equal share: the minimum for a land that is almost empty
const CLOSEST = 0.56; // of an animal's width: how near the next of its kin stands
const TALL = 85; // from here on lands lie above each other

/** Animals in their lands, each land as large as its population: side by side, or above each other where there is more height. */
export function animalsInLands(lands: { art: string; kin: Kin[] }[], height: number): Scene {
  const isTall = height > TALL;
  const room = (isTall ? height : WIDTH) - GAP * (lands.length - 1);
  const wishes = lands.map(({ kin }) => kin.reduce((sum, { count }) => sum + count, 1));
  const all = wishes.reduce((sum, wish) => sum + wish, 0);
  const figures: Figure[] = [];
  let next = 0;
  const placed = lands.map(({ art, kin }, index) => {
    const size = (room * LEAST) / lands.length + (room * (1 - LEAST) * (wishes[index] ?? 0)) / all;
    const place = isTall ? { x: 0, y: next, width: WIDTH, height: size } : { x: next, y: 0, width: size, height };
    next += size + GAP;
    const inFront = [...kin].sort((one, other) => one.count - other.count); // the larger species last
    figures.push(...(isTall ? besideEachOther(inFront, place) : behindEachOther(inFront, place)));
    return { art, ...place };
  });
  return { height, lands: placed, wires: [], figures };
}

function behindEachOther(kin: Kin[], { x, y, width, height }: Place): Figure[] {
  const lows = kin.length > 1 ? [0.63, 0.97] : [0.95];
  const nearest = Math.min(width * 0.8, height * 0.42, ...kin.slice(-1).map(({ count }) => widest(count, width)));
  return kin.flatMap((each, index) => {
    const largest = index < kin.length - 1 ? nearest * 0.86 : nearest; // animals farther away are smaller
    return inARank(each, { x, width, low: y + height * (lows[index] ?? 0.97), largest });
  });
}

/** The width of each, if so many are side by side. */
function widest(count: number, width: number): number {
  return (width * 0.96) / (1 + CLOSEST * (count - 1));
}

function besideEachOther(kin: Kin[], { x, y, width, height }: Place): Figure[] {
  const all = kin.reduce((sum, { count }) => sum + 1 + CLOSEST * (count - 1), 0);
  let next = x + width * 0.02;
  return kin.flatMap((each) => {
    const wide = (width * 0.96 * (1 + CLOSEST * (each.count - 1))) / all;
    const rank = inARank(each, { x: next, width: wide, low: y + height * 0.95, largest: height * 0.78 });
    next += wide;
    return rank;
  });
}

function inARank(kin: Kin, place: { x: number; width: number; low: number; largest: number }): Figure[] {
  const { x, width, low, largest } = place;
  const size = Math.min(largest, widest(kin.count, width));
  const step = kin.count > 1 ? Math.min(size * 0.86, (width * 0.96 - size) / (kin.count - 1)) : 0;
  const start = x + (width - size - step * (kin.count - 1)) / 2;
  const figures = Array.from({ length: kin.count }, (_, index) => ({
    art: kin.art,
    x: start + index * step,
    y: low - size * FEET - (index % 2) * size * 0.06,
    size,
    isTurned: false,
  }));
  const last = figures.at(-1);
  if (kin.crown && last) {
    const crown = size * 0.34;
    const [across, down] = kin.crown;
    const corner = { x: last.x + across * size - crown / 2, y: last.y + down * size - crown / 2 };
    figures.push({ art: "wildcards/crown", ...corner, size: crown, isTurned: false });
  }
  return figures;
}
