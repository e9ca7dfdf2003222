// The kinds of windows, each named once. Style sheets match them as [data-window~="phone"].

export type WindowKind =
  | "phone" // held upright
  | "sideways" // a phone on its side, or a window as low as one
  | "tablet"
  | "desk" // a laptop too
  | "low"; // an additional word: less high than most of its kind

const LOW_DESK = 720;
const LOW_PHONE = 700;
const LOWEST_DESK = 520; // in pixels, as all of these
const WIDEST_PHONE = 600;
const NARROWEST_DESK = 900;

/** What a window of this size is. */
export function kindsOf(width: number, height: number): WindowKind[] {
  if (height < LOWEST_DESK && width > height) return ["sideways"];
  const [kind, low]: [WindowKind, number] =
    width < WIDEST_PHONE
      ? ["phone", LOW_PHONE]
      : width >= NARROWEST_DESK && width >= height
        ? ["desk", LOW_DESK]
        : ["tablet", LOW_PHONE];
  return height < low ? [kind, "low"] : [kind];
}

class ThisWindow {
  private kinds: WindowKind[] = $state.raw([]);

  constructor() {
    addEventListener("resize", () => this.look());
    this.look();
  }

  is(kind: WindowKind): boolean {
    return this.kinds.includes(kind);
  }

  private look(): void {
    const kinds = kindsOf(innerWidth, innerHeight);
    if (kinds.join() === this.kinds.join()) return;
    this.kinds = kinds;
    document.documentElement.dataset.window = kinds.join(" ");
  }
}

export const thisWindow = new ThisWindow();
