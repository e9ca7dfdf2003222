// What birds would bring, in words: a value of “no” promises nothing.
import { expect, test } from "vitest";
import "./words";
import { gain, winningFlocks } from "../src/cubirds/cards";
import type { CuBirdsSeatView, Preview } from "../src/wire/messages";
import { wordsOf } from "../src/words/words";

const say = wordsOf("cubirds");

function preview(...wins: string[]): Preview {
  const consequences = [
    { code: "bird-taken", values: { count: 2, cards: ["owl", "duck"] }, text: "takes an owl and a duck", rule: "" },
  ];
  const text = "so you have 4 ducks: a small flock, and this goes on so that only the short form has room";
  return {
    consequences,
    remarks: wins.map((each) => ({ code: "remark-flock", values: { wins: each }, text })),
    refusal: null,
    rule: null,
  };
}

test("only a flock that wins is said to win", () => {
  expect(gain(preview("no"), say).brief).toBe("takes 2 birds, enough for a flock");
  expect(gain(preview("no", "no"), say).brief).toBe("takes 2 birds, enough for 2 flocks");
  expect(gain(preview("no", "yes"), say).brief).toBe("takes 2 birds, enough for 2 flocks, which wins");
});

test("where many flocks would win, but not just any, no flock at all is promised", () => {
  const seat = { wins_with: { owl: 1, duck: 1, parrot: 2, magpie: 1, robin: 1, toucan: 2 } } as unknown as CuBirdsSeatView;
  expect(winningFlocks(seat, say)).toBe("the right flock");
  expect(winningFlocks(seat, say, Infinity)).toBe(
    "a flock of owls, ducks, magpies or robins or a big flock of parrots or toucans",
  );
});
