// What the compiler does not see: promises nobody waits for, conditions that are always true, markup that cannot be right.
import { readdirSync } from "node:fs";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The folders of src, from what knows nothing of the others to what knows them all: each imports only from those before it. */
const LEVELS = [
  ["styles"],
  ["wire"],
  ["words"],
  ["device"],
  ["input"],
  ["stage"],
  ["room"],
  ["parts"],
  ["rules"],
  ["game"],
  ["finished"],
  ["outcome"],
  ["review"],
  ["cubirds", "wildcards"],
  ["progress"],
  ["home"],
  ["lobby"],
  ["table"],
  ["again", "learn"],
  ["puzzle"],
  ["operator"],
  ["site"],
];

const folders = readdirSync(`${import.meta.dirname}/src`, { withFileTypes: true }).filter((each) => each.isDirectory());
const unplaced = folders.map(({ name }) => name).filter((name) => !LEVELS.flat().includes(name));
if (unplaced.length > 0) throw new Error(`Give these folders of src their place in LEVELS: ${unplaced.join(", ")}`);

/**
 * What a folder may not import: everything at its own level and above, by whatever kind of import.
 * @param {string} folder
 * @param {number} level
 */
function boundary(folder, level) {
  const beyond = LEVELS.slice(level)
    .flat()
    .filter((name) => name !== folder);
  const pattern = `^(\\.\\.[/])+(${beyond.join("|")})[/]`;
  const message = `src/${folder} may not know this folder: see LEVELS in eslint.config.js.`;
  return {
    files: [`src/${folder}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex: pattern, message }] }],
      "no-restricted-syntax": [
        "error",
        { selector: `ImportExpression[source.value=/${pattern.replaceAll("[/]", "\\u002F")}/]`, message },
      ],
    },
  };
}

export default defineConfig(
  globalIgnores(["node_modules", "public", "src/wire/messages.ts", "src/wire/registered.ts"]),
  typescript.configs.strictTypeChecked,
  typescript.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowNullish: true }],
      "@typescript-eslint/no-confusing-void-expression": "off", // a listener may be one line
      "@typescript-eslint/no-non-null-assertion": "off", // an index that is known to be there
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-unused-expressions": ["error", { allowShortCircuit: true }],
      "@typescript-eslint/prefer-optional-chain": "off", // null and undefined are told apart where it matters
      "@typescript-eslint/no-meaningless-void-operator": "off", // to be told of a change is reason enough to read
      "svelte/prefer-svelte-reactivity": "off", // most maps are nobody's to watch
    },
  },
  {
    // the parser does not know what a component's callbacks are given; svelte-check does
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-redundant-type-constituents": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  LEVELS.flatMap((level, height) => level.filter((folder) => folder !== "styles").map((folder) => boundary(folder, height))),
);
