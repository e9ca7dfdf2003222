// The words that a page fetches before it shows anything, read from the disk.
import { readFileSync } from "node:fs";
import { bringWords, fetching, prepareWords } from "../src/words/words";

fetching.textOf = (address) => Promise.resolve(readFileSync(address.replace(/^\/@fs/, "").replace(/[?#].*$/, ""), "utf8"));

await prepareWords();
await bringWords(
  "again",
  "lobby",
  "operator",
  "outcome",
  "review",
  "progress",
  "aside",
  "cubirds",
  "wildcards",
  "wildcards-aside",
);
