// Builds the client into the Python package, where the server finds it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, type ZlibOptions } from "node:zlib";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const ART = "../src/menagerie/art";
const CLIENT = "../src/menagerie/server/front/client";
const WORDS = "../src/menagerie/words";
const LANGUAGES = ["en", ...readdirSync(WORDS).filter((name) => existsSync(`${WORDS}/${name}/web.ftl`) && name !== "en")];
const TYPEFACES = /\/(nunito|fraunces)-latin-wght-normal-[^/]+\.woff2$/;
const COMPRESSED_ALREADY = /\.(png|woff2)$/;
const CODINGS = {
  br: promisify<Buffer, Buffer>(brotliCompress), // at its best, unless told otherwise
  gz: (whole: Buffer) => promisify<Buffer, ZlibOptions, Buffer>(gzip)(whole, { level: 9 }),
};

/** What a device shows of the table once it is installed; the icons are drawn by tools/icons.py. */
function manifest(language: string): string {
  return inWords(
    JSON.stringify({
      id: "/",
      name: "%menagerie%",
      short_name: "%menagerie%",
      description: "%page-description%",
      lang: language,
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: "#fdf9f0", // --sheet and --paper of tokens.css
      background_color: "#f3ecdd",
      icons: [
        { src: "/art/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/art/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/art/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        { src: "/art/mark.svg", sizes: "any", type: "image/svg+xml" },
      ],
    }),
    language,
  );
}

/** A text with messages in place of their names. */
function inWords(text: string, language: string): string {
  const words = new FluentBundle(language);
  words.addResource(new FluentResource(readFileSync(`${WORDS}/${language}/web.ftl`, "utf8")));
  const said = (name: string): string => words.formatPattern(words.getMessage(name)?.value ?? `no ${name}`);
  return text.replaceAll("%LANGUAGE%", language).replaceAll(/%([a-z-]+)%/g, (_all, name: string) => said(name));
}

/** What is asked for by a fixed address: the mark, the manifests, and the pages about the API. */
function fixed(): Plugin {
  return {
    name: "fixed",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "art/mark.svg", source: readFileSync(`${ART}/mark.svg`) });
      for (const language of LANGUAGES)
        this.emitFile({ type: "asset", fileName: `art/menagerie.${language}.webmanifest`, source: manifest(language) });
      for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
        this.emitFile({ type: "asset", fileName: `api/${file}`, source: readFileSync(`node_modules/swagger-ui-dist/${file}`) });
      }
    },
  };
}

/** The page in each language: it says something before any script does. */
function spoken(): Plugin {
  return {
    name: "spoken",
    apply: "build",
    enforce: "post",
    writeBundle() {
      const page = readFileSync(`${CLIENT}/index.html`, "utf8");
      for (const language of LANGUAGES) writeFileSync(`${CLIENT}/index.${language}.html`, inWords(page, language));
      writeFileSync(`${CLIENT}/index.html`, inWords(page, LANGUAGES[0]!));
    },
  };
}

/** The typefaces of every page are asked for with the page, and not only once its styles have been read. */
function typefaces(): Plugin {
  return {
    name: "typefaces",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_page, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => TYPEFACES.test(file))
          .map((file) => ({ rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true }))
          .map((attrs) => ({ tag: "link", attrs, injectTo: "head" })),
    },
  };
}

/** Puts the compressed file beside each file that gets smaller, so that the server need not compress it whenever it is asked for. */
function compressed(): Plugin {
  const put = async (file: string): Promise<void> => {
    const whole = readFileSync(file);
    for (const [ending, compress] of Object.entries(CODINGS)) {
      const small = await compress(whole);
      if (small.length < whole.length) writeFileSync(`${file}.${ending}`, small);
    }
  };
  return {
    name: "compressed",
    apply: "build",
    async closeBundle() {
      const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
      await Promise.all(
        files.filter(({ name }) => !COMPRESSED_ALREADY.test(name)).map(({ parentPath, name }) => put(join(parentPath, name))),
      );
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fixed(), typefaces(), spoken(), compressed()],
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false }, // compressing takes its time
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // what every page stands on is one chunk, and what few people open is another: else each would be cut into many small ones
          groups: [
            {
              name: "base",
              test: /\/src\/(wire|words|device|input|stage|room|parts)\/(?!KeyList|CardTiles|Parade|CopyField|finishedGames|guestProgress|openedRecords|leftReview)|\/src\/game\/(PlayedGame|Toast|LastLines|promptPlace|promptWords|freePlace|(SeatPanel|PromptBar|AnswerButtons|Explanation|TipCard)\.svelte)\b|rolldown.runtime|\/art\/(avatars|animals)\//,
            },
            {
              name: "finished", // what a device keeps of games that are over
              test: /\/src\/device\/(finishedGames|guestProgress|openedRecords|leftReview)/,
            },
            {
              name: "sheets",
              test: /\/src\/(parts\/(KeyList|CardTiles)\.svelte|table\/(\w+Sheet|RuleAtHand|Happening|InThisGame)\.svelte|rules\/)/,
            },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] } },
});
