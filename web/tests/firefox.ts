// A whole game of each kind in Firefox, played as with a screen reader: by names and roles, through the list of all possible
// moves.
// tests/programs/firefox.py runs it beside a server: node firefox.ts FIREFOX BASE FOLDER, with the scripts of a device as its input.
import process from "node:process";
import { json } from "node:stream/consumers";
import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";

interface Device {
  used: string; // what it has kept from earlier visits
  wire: string; // overhears what the page says
}

declare const wire: { acted: number; unanswered: Set<string> };

const GAMES = ["CuBirds", "Wild Cards"];
const WINDOW = { width: 1366, height: 768 };
const PATIENCE_MS = 60_000; // for one step; nothing takes so long, but a slow machine is not a failure
const MOST_ANSWERS = 500;
const LOOKED_AT = 6; // answers, until there is something to look at
const HEADLINE = /\bwins?\b|share the win/;

/** Somebody who presses anything, and the same each time. */
class Player {
  answers = 0;
  readonly complaints: string[] = [];
  private readonly page: Page;
  private state = 20_261_116;

  constructor(page: Page) {
    this.page = page;
    page.on("pageerror", (problem) => this.complaints.push(`page: ${String(problem)}`));
    page.on("console", (said) => said.type() === "error" && this.complaints.push(said.text()));
    page.on("requestfailed", (request) => this.complaints.push(`not loaded: ${request.url()}`));
    page.on("response", (answer) => answer.status() >= 400 && this.complaints.push(`${answer.status()}: ${answer.url()}`));
  }

  async open(title: string): Promise<void> {
    await this.page.goto(base);
    const tile = await this.find(this.page, "article", title);
    await press(await this.find(tile, "button", "Play now"));
  }

  async playToTheEnd(title: string): Promise<void> {
    while (await this.isAsked()) {
      if (this.answers === LOOKED_AT) await this.photograph(`${title}, the table`);
      if (this.answers === MOST_ANSWERS) throw new Error(`the game has not ended after ${MOST_ANSWERS} answers`);
      await this.answer();
      this.answers += 1;
      await this.page.waitForFunction(() => wire.unanswered.size === 0);
    }
  }

  /** Wait for the player's turn; false if the game is over. */
  private async isAsked(): Promise<boolean> {
    const heard = await this.page.waitForFunction(() => {
      if (document.title.startsWith("Your turn")) return "turn";
      return [...document.querySelectorAll("dialog[open] h2")].some((each) => each.textContent === "The result") && "over";
    });
    return (await heard.jsonValue()) === "turn";
  }

  private async answer(): Promise<void> {
    const bar = (await this.page.waitForSelector("header"))!; // names of the whole page take Firefox seconds to tell
    await press(await this.find(bar, "button", "Menu"));
    await press(await this.find(bar, "button", "All possible moves"));
    const sheet = await this.sheet("All possible moves");
    await press(this.any(await listed(sheet)));
    const isStillOpen = await sheet.evaluate((each) => each.isConnected);
    if (isStillOpen && (await sheet.$(named("button", "Back")))) await this.compose(sheet);
  }

  /** Choose cards until they are enough. */
  private async compose(sheet: ElementHandle): Promise<void> {
    const deed = await this.find(sheet, "button", "Do it");
    const cards = await listed(sheet);
    while (await deed.evaluate((button) => (button as HTMLButtonElement).disabled)) {
      const [card] = cards.splice(this.below(cards.length), 1);
      if (!card) throw new Error("all cards are chosen, and they are not enough");
      await press(card);
    }
    await press(deed);
  }

  /** The result has a headline; the typefaces and all pictures are there. */
  async checkEnd(): Promise<void> {
    const sheet = await this.sheet("The result");
    const told = await sheet.evaluate((each) => each.textContent);
    if (!HEADLINE.test(told)) throw new Error(`the result has no headline: ${told.slice(0, 200)}`);
    const acted = await this.page.evaluate(() => wire.acted);
    if (acted !== this.answers) this.complaints.push(`${this.answers} answers were given, and ${acted} were accepted`);
    await this.page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const { faces, pictures, lacking } = await this.page.evaluate(() => ({
      faces: [...document.fonts].filter(({ status, family }) => status === "loaded" && family.includes("Variable")).length,
      pictures: document.images.length,
      lacking: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    }));
    if (faces < 2) this.complaints.push(`${faces} of two typefaces are there`);
    if (pictures === 0) this.complaints.push("there is no picture");
    this.complaints.push(...lacking.map((src) => `a picture is empty: ${src}`));
    if (this.complaints.length > 0) throw new Error(this.complaints.join("\n"));
  }

  async photograph(name: string): Promise<void> {
    await this.page.screenshot({ path: `${folder}/${name}.png` });
  }

  private async sheet(title: string): Promise<ElementHandle> {
    const sheet = (await this.page.waitForSelector("dialog[open]"))!;
    await this.find(sheet, "heading", title);
    return sheet;
  }

  private async find(inside: Page | ElementHandle, role: string, name: string): Promise<ElementHandle> {
    return (await inside.waitForSelector(named(role, name), { visible: true }))!;
  }

  private any<Thing>(things: Thing[]): Thing {
    if (things.length === 0) throw new Error("nothing is offered");
    return things[this.below(things.length)]!;
  }

  /** The next number of a linear congruential generator (Lehmer's). */
  private below(end: number): number {
    this.state = (this.state * 48_271) % 2_147_483_647;
    return this.state % end;
  }
}

function named(role: string, name: string): string {
  return `::-p-aria(${name}[role="${role}"])`;
}

/** The buttons of the list on a sheet. */
async function listed(sheet: ElementHandle): Promise<ElementHandle[]> {
  const list = await sheet.waitForSelector('::-p-aria([role="list"])');
  return list!.$$('::-p-aria([role="button"])');
}

async function press(button: ElementHandle): Promise<void> {
  await button.asLocator().click(); // once it stands still
}

/** A device that has been here before. */
async function use(browser: Browser, script: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(base);
  await page.evaluate(script);
  await page.close();
}

async function play(browser: Browser, title: string, wire: string): Promise<void> {
  const began = Date.now();
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport(WINDOW);
  await page.evaluateOnNewDocument(wire);
  const player = new Player(page);
  try {
    await player.open(title);
    await player.playToTheEnd(title);
    await player.checkEnd();
  } catch (problem) {
    await player.photograph(`${title}, stuck`);
    const seen = await page.evaluate(() => `${document.title}\n${document.body.innerText.slice(0, 2000)}`);
    throw new Error(
      `${title} is stuck after ${player.answers} answers: ${String(problem)}\n${player.complaints.join("\n")}\n${seen}`,
    );
  }
  await player.photograph(`${title}, the result`);
  await page.close();
  console.log(`${title}: played to its end with ${player.answers} answers in ${Math.round((Date.now() - began) / 1000)} s.`);
}

const [, , executablePath, base = "", folder = ""] = process.argv;
const device = (await json(process.stdin)) as Device;
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
try {
  await use(browser, device.used);
  for (const title of GAMES) await play(browser, title, device.wire);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
} finally {
  await browser.close();
}
