// Builds the client into the Python package, where the server finds it.
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const ART = "../src/menagerie/art";

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

export default defineConfig({
  plugins: [svelte(), fixed()],
  build: {
    outDir: "../src/menagerie/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { fs: { allow: [".."] } },
});
