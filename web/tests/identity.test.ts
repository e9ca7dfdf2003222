import { describe, expect, it } from "vitest";
import { posesIn } from "../src/cubirds/identity";

describe("the poses of birds in a row", () => {
  it("are those that they had, once birds were laid beside them and taken back", () => {
    const before = posesIn(2, ["robin", "robin", "warbler"]);
    expect(posesIn(2, ["robin", "robin", "warbler", "duck", "duck"]).slice(0, 3)).toEqual(before);
    expect(posesIn(2, ["duck", "robin", "robin", "warbler"]).slice(1)).toEqual(before);
    expect(posesIn(2, ["robin", "robin", "warbler"])).toEqual(before);
  });

  it("differ among birds of a kind, and from row to row", () => {
    expect(new Set(posesIn(0, ["robin", "robin", "robin"])).size).toBe(3);
    expect(posesIn(0, ["owl"])).not.toEqual(posesIn(1, ["owl"]));
  });
});
