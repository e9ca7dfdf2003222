// The end as a separate picture, to share or save: drawn here, on the device.
import { artOf } from "../device/art";
import type { Scene } from "./scene";

export const WIDTH = 1080;
export const HEIGHT = 1350;
const MARGIN = 72;
const SCENE = { top: 322, height: 590 };
const LAND_MARGIN = 40;
const ROW = 84;
const USUAL_RATIO = 1.25;

export interface PosterRow {
  name: string;
  value: string;
  colour: string; // a CSS variable
  avatar: string; // a picture
  won: boolean;
}

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws something else where the scene would stand. */
export type Drawing = (context: CanvasRenderingContext2D, place: Place) => void;

export interface Poster {
  title: string;
  why: string;
  foot: string;
  scene: Scene | Drawing;
  rows: PosterRow[];
  tone: "win" | "loss" | "calm";
}

/** How high the scene has to be asked for. */
export const SCENE_HEIGHT = (100 * SCENE.height) / WIDTH;

function fetched(art: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = artOf(art);
  return picture.decode().then(() => picture);
}

/** A colour or a typeface of the page, by the name of its variable. */
export function colourIn(name: string): string {
  const variable = /var\((--[\w-]+)\)/.exec(name)?.[1] ?? name;
  return getComputedStyle(document.documentElement).getPropertyValue(variable).trim();
}

/** The lines of a text that fit into a width. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As few lines as fit into a width, all about as long. */
export function balanced(text: string, widthOf: (line: string) => number, wide: number): string[] {
  const within = (width: number) => linesOf(text, (line) => widthOf(line) <= width);
  const { length } = within(wide);
  let narrow = wide;
  while (narrow > wide / 2 && within(narrow * 0.95).length === length) narrow *= 0.95;
  return within(narrow);
}

/** Draw it as a PNG. */
export async function drawPoster(poster: Poster): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  await document.fonts.ready;
  const { scene, tone } = poster;
  const names = typeof scene === "function" ? [] : [...scene.lands, ...scene.figures].map(({ art }) => art);
  const wanted = [...new Set([...names, ...poster.rows.map(({ avatar }) => avatar).filter(Boolean), "mark"])];
  const art = new Map(await Promise.all(wanted.map(async (name) => [name, await fetched(name)] as const)));
  drawGround(context, poster);
  if (typeof scene === "function") scene(context, { x: 0, y: SCENE.top, width: WIDTH, height: SCENE.height });
  else drawScene(context, { scene, tone }, art);
  drawWords(context, poster);
  drawRows(context, poster.rows, art);
  const mark = art.get("mark");
  if (mark) context.drawImage(mark, MARGIN, HEIGHT - 84, 48, 48);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture")))));
}

function skyOf(tone: Poster["tone"]): [high: string, low: string] {
  return tone === "calm" ? ["--sky-high", "--sky-low"] : [`--${tone}-high`, `--${tone}-low`];
}

function drawGround(context: CanvasRenderingContext2D, { tone }: Poster): void {
  const sky = context.createLinearGradient(0, 0, 0, SCENE.top + SCENE.height);
  const [high, low] = skyOf(tone);
  sky.addColorStop(0, colourIn(high));
  sky.addColorStop(SCENE.top / (SCENE.top + SCENE.height), colourIn(low));
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colourIn("--paper");
  context.fillRect(0, SCENE.top + SCENE.height, WIDTH, HEIGHT);
}

/** Blend the background above a scene into the scene. */
function fade(context: CanvasRenderingContext2D, ground: string, { x, y, width, height }: Place): void {
  const over = context.createLinearGradient(0, y, 0, y + height);
  over.addColorStop(0, ground);
  over.addColorStop(1, `${ground}00`);
  context.fillStyle = over;
  context.fillRect(x, y - 1, width, height + 1);
}

function drawScene(
  context: CanvasRenderingContext2D,
  { scene, tone }: { scene: Scene; tone: Poster["tone"] },
  art: Map<string, HTMLImageElement>,
): void {
  const ground = colourIn(skyOf(tone)[1]);
  const margin = scene.wires.length ? 0 : LAND_MARGIN;
  const unit = (WIDTH - 2 * margin) / 100;
  context.save();
  context.translate(margin, 0);
  for (const land of scene.lands) {
    const picture = art.get(land.art);
    if (!picture) continue;
    const [x, y, width, height] = [land.x * unit, SCENE.top + land.y * unit, land.width * unit, land.height * unit];
    const ratio = picture.naturalWidth && picture.naturalHeight ? picture.naturalWidth / picture.naturalHeight : USUAL_RATIO;
    const drawn = { width: Math.max(width, height * ratio), height: Math.max(height, width / ratio) };
    context.save();
    context.beginPath();
    context.roundRect(x, y, width, height, scene.wires.length ? 0 : 36);
    context.clip();
    context.drawImage(picture, x - (drawn.width - width) / 2, y + height - drawn.height, drawn.width, drawn.height);
    context.restore();
    if (scene.wires.length) fade(context, ground, { x, y, width, height: height / 2 });
  }
  context.fillStyle = colourIn("--wire-colour");
  for (const low of scene.wires) context.fillRect(0, SCENE.top + low * unit, WIDTH, 8);
  for (const { art: name, x, y, size, isTurned } of scene.figures) {
    const picture = art.get(name);
    if (!picture) continue;
    context.save();
    context.translate((x + size / 2) * unit, SCENE.top + y * unit);
    if (isTurned) context.scale(-1, 1);
    context.drawImage(picture, (-size / 2) * unit, 0, size * unit, size * unit);
    context.restore();
  }
  context.restore();
}

function drawWords(context: CanvasRenderingContext2D, { title, why, foot }: Poster): void {
  const wide = WIDTH - 2 * MARGIN;
  const fits = (line: string) => context.measureText(line).width <= wide;
  context.fillStyle = colourIn("--ink");
  context.textAlign = "center";
  let size = 108;
  do context.font = `600 ${size}px ${colourIn("--serif")}`;
  while (!fits(title) && (size -= 6) > 48);
  context.fillText(title, WIDTH / 2, 160, wide);
  context.font = `600 40px ${colourIn("--sans")}`;
  context.fillStyle = colourIn("--ink-soft");
  balanced(why, (line) => context.measureText(line).width, wide).forEach((line, index) =>
    context.fillText(line, WIDTH / 2, 230 + index * 50, wide),
  );
  context.font = `600 34px ${colourIn("--sans")}`;
  context.textAlign = "left";
  context.fillText(foot, MARGIN + 66, HEIGHT - 48, wide - 66);
}

function drawRows(context: CanvasRenderingContext2D, rows: PosterRow[], art: Map<string, HTMLImageElement>): void {
  const room = HEIGHT - 100 - (SCENE.top + SCENE.height);
  const high = Math.min(ROW, room / rows.length);
  const middle = (room - high * rows.length) / 2;
  rows.forEach((row, index) => {
    const y = SCENE.top + SCENE.height + middle + index * high;
    const size = high * 0.66;
    context.fillStyle = colourIn(row.won ? "--gold-soft" : "--sheet");
    context.beginPath();
    context.roundRect(MARGIN, y + 5, WIDTH - 2 * MARGIN, high - 10, 18);
    context.fill();
    context.fillStyle = colourIn(row.colour);
    context.beginPath();
    context.arc(MARGIN + 22 + size / 2, y + high / 2, size / 2 + 4, 0, 2 * Math.PI);
    context.fill();
    const picture = art.get(row.avatar);
    if (picture) {
      context.save();
      context.beginPath();
      context.arc(MARGIN + 22 + size / 2, y + high / 2, size / 2, 0, 2 * Math.PI);
      context.clip();
      context.fillStyle = colourIn("--card");
      context.fill();
      context.drawImage(picture, MARGIN + 22, y + high / 2 - size / 2, size, size);
      context.restore();
    }
    context.textBaseline = "middle";
    context.fillStyle = colourIn("--ink");
    context.textAlign = "left";
    context.font = `${row.won ? 700 : 500} 40px ${colourIn("--serif")}`;
    context.fillText(row.name, MARGIN + 46 + size, y + high / 2, 420);
    context.textAlign = "right";
    context.font = `700 34px ${colourIn("--sans")}`;
    context.fillText(row.value, WIDTH - MARGIN - 28, y + high / 2, 380);
    context.textBaseline = "alphabetic";
  });
}

/** Share a picture if the device can, otherwise save it. Returns what happened. */
export async function give(picture: Blob, name: string, title: string): Promise<"shared" | "saved" | "kept"> {
  const file = new File([picture], `${name}.png`, { type: "image/png" });
  if (canShare(file)) {
    try {
      await navigator.share({ files: [file], title });
      return "shared";
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return "kept"; // the person cancelled
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}

export function canShare(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}
