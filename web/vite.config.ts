// Builds the client into the Python package, where the server finds it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, type ZlibOptions } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const ART = "../src/menagerie/art";
const CLIENT = "../src/menagerie/server/client";
const PACKED_ALREADY = /\.(png|woff2)$/;
const PACKINGS = {
  br: promisify<Buffer, Buffer>(brotliCompress), // at its best, unless told otherwise
  gz: (whole: Buffer) => promisify<Buffer, ZlibOptions, Buffer>(gzip)(whole, { level: 9 }),
};

/** What is asked for by a fixed address: the mark, and the pages about the API. */
function fixed(): Plugin {
  return {
    name: "fixed",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "art/mark.svg", source: readFileSync(`${ART}/mark.svg`) });
      for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
        this.emitFile({ type: "asset", fileName: `api/${file}`, source: readFileSync(`node_modules/swagger-ui-dist/${file}`) });
      }
    },
  };
}

/** Puts the packed file beside each file that gets smaller, so that the server need not pack it each time that it is asked for. */
function packed(): Plugin {
  const pack = async (file: string): Promise<void> => {
    const whole = readFileSync(file);
    for (const [ending, packing] of Object.entries(PACKINGS)) {
      const small = await packing(whole);
      if (small.length < whole.length) writeFileSync(`${file}.${ending}`, small);
    }
  };
  return {
    name: "packed",
    apply: "build",
    async closeBundle() {
      const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
      await Promise.all(files.filter(({ name }) => !PACKED_ALREADY.test(name)).map(({ parentPath, name }) => pack(join(parentPath, name))));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fixed(), packed()],
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { fs: { allow: [".."] } },
});
