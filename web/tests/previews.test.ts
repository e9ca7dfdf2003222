import { expect, test } from "vitest";
import type { Preview, Values } from "../src/wire/messages";
import { Previews } from "../src/room/previews.svelte";

const OWL = { code: "complete-flock", species: "owl" };
const DUCK = { code: "complete-flock", species: "duck" };

const answered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function would(text: string): Preview {
  return { consequences: [{ code: "", values: {}, text, rule: "" }], remarks: [], refusal: null, rule: null };
}

test("what is looked at is asked for at once, and told in the same order", async () => {
  const asked: Values[][] = [];
  const previews = new Previews((actions) => {
    asked.push(actions);
    return Promise.resolve(actions.map(({ species }) => would(String(species))));
  });
  for (const action of [OWL, DUCK, { ...OWL }]) expect(previews.of(action)).toBeNull();
  await answered();
  expect(asked).toEqual([[OWL, DUCK]]);
  expect(previews.of({ ...DUCK })).toEqual(would("duck"));
  expect(previews.of(OWL)).toEqual(would("owl"));
});

test("what was not answered is asked again when it is looked at", async () => {
  const answers: Preview[][] = [[], [would("owl")]];
  const previews = new Previews(() => Promise.resolve(answers.shift() ?? []));
  for (let tries = 0; tries < 2; tries += 1) {
    expect(previews.of(OWL)).toBeNull();
    await answered();
  }
  expect(previews.of(OWL)).toEqual(would("owl"));
});
