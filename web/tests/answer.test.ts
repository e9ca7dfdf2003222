// Taps become a typed action, even if it is not possible: nothing here writes or parses the text of one.
import { expect, test } from "vitest";
import { Answer } from "../src/wildcards/answer.svelte";
import type { Asked } from "../src/wire/messages";
import type { Species } from "../src/wildcards/cards";

const display: Species[] = ["ibex", "lion", "ibex"];

function asked(code: string, ...offers: object[]): Asked {
  const whole = offers.map((offer) => ({ action: "", label: "", choice: null, ...offer }));
  return { question: "", code, offers: whole, sealed: false, several: true, answers_itself: false, usual: null } as Asked;
}

const cards = { field: "paying", codes: ["forest-1", "forest-1", "wild-2"], least: 2, most: 2, favoured: [] };
const ibex = { code: "take", species: "ibex", place: null, paying: [] };
const taking = asked("ask-take", { plain: ibex, choice: cards }, { plain: { code: "pass" } });

test("cards and an animal that are tapped are a whole action", () => {
  const answer = new Answer(taking, display);
  expect(answer.tapAnimal(2)).toBeNull(); // the nearest one is meant
  answer.tapCard({ card: "wild-2", nth: 0 });
  expect(answer.ready).toBeNull();
  answer.tapCard({ card: "forest-1", nth: 1 });
  expect(answer.ready).toEqual({ ...ibex, paying: ["wild-2", "forest-1"] });
});

test("an animal without any other is meant, and need not be chosen", () => {
  const answer = new Answer(taking, ["ibex", "ibex"]);
  expect(answer.place).toBe(0);
  expect(answer.isBegun).toBe(false);
  answer.tapAnimal(0);
  expect(answer.place).toBe(0);
});

test("what a hint names is chosen as by hand", () => {
  const answer = new Answer(taking, display);
  answer.take({ ...ibex, paying: ["forest-1", "wild-2"] });
  expect(answer.place).toBe(0);
  expect(answer.ready).toEqual({ ...ibex, paying: ["forest-1", "wild-2"] });
  answer.take({ code: "pass" });
  expect(answer.isBegun).toBe(false);
});

test("what cannot be had is tried as an action, so that the server says why not", () => {
  const answer = new Answer(taking, display);
  expect(answer.tapAnimal(1)).toEqual({ code: "take", species: "lion", place: null, paying: [] });
  expect(answer.tapCard({ card: "savannah-3", nth: 0 })).toEqual({ ...ibex, paying: ["savannah-3"] });
  const farther = asked("ask-take", { plain: { ...ibex, species: "lion" }, choice: cards });
  expect(new Answer(farther, display).tapAnimal(2)).toEqual({ ...ibex, place: 2 });
  const bidding = asked("ask-bid", { plain: { code: "bid", cards: ["refill"] } });
  expect(new Answer(bidding, display).tapCard({ card: "wild-1", nth: 0 })).toEqual({ code: "bid", cards: ["wild-1"] });
});

test("an animal that cannot be got or given is tried as an exchange", () => {
  const lion = { code: "exchange", given: "eagle", species: "lion", place: null };
  const answer = new Answer(asked("ask-exchange", { plain: lion }), display);
  expect(answer.tapAnimal(0)).toEqual({ ...lion, species: "ibex" });
  expect(answer.tapGiven("peacock")).toEqual({ ...lion, given: "peacock", species: "ibex" });
  answer.tapAnimal(1);
  expect(answer.tapGiven("eagle")).toBeNull();
  expect(answer.ready).toEqual(lion);
});

test("cards in whatever number are tried where no more may be chosen", () => {
  const none = { field: "cards", codes: ["wild-1"], least: 0, most: 0, favoured: [] };
  const answer = new Answer(asked("ask-pay", { plain: { code: "pay", cards: [] }, choice: none }), display);
  expect(answer.tapCard({ card: "wild-1", nth: 0 })).toEqual({ code: "pay", cards: ["wild-1"] });
});
