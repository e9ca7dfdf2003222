// The easy start is offered until the first game begins, however often the page is loaded.
import { beforeEach, describe, expect, it, vi } from "vitest";

async function loaded(): Promise<typeof import("../src/device/newcomer")> {
  vi.resetModules();
  return import("../src/device/newcomer");
}

describe("a newcomer", () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });

  it("stays one while looking around", async () => {
    expect((await loaded()).isNewcomer).toBe(true);
    kept.set("menagerie-settings", "{}"); // the easy ones
    kept.set("menagerie-last-choice", "{}");
    expect((await loaded()).isNewcomer).toBe(true);
  });

  it("is none after the first game", async () => {
    const { noteFirstGame } = await loaded();
    kept.set("menagerie-settings", "{}");
    noteFirstGame();
    expect((await loaded()).isNewcomer).toBe(false);
  });

  it("is nobody who has chosen something before", async () => {
    kept.set("menagerie-settings", "{}");
    expect((await loaded()).isNewcomer).toBe(false);
  });
});
