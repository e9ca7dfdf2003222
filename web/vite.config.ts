// Builds the client into the Python package, where the server finds it.
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const ART = "art";

/** One sprite a folder of pictures: art/cubirds/owl.svg is /art/cubirds.svg#owl. */
function sprites(): Plugin {
  return {
    name: "sprites",
    generateBundle() {
      for (const folder of readdirSync(ART, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
        const symbols = readdirSync(`${ART}/${folder.name}`).sort().map((file) => {
          const picture = readFileSync(`${ART}/${folder.name}/${file}`, "utf8");
          const box = /viewBox="([^"]+)"/.exec(picture)?.[1];
          const inside = picture.slice(picture.indexOf(">", picture.indexOf("<svg")) + 1, picture.lastIndexOf("</svg>"));
          return `<symbol id="${file.replace(".svg", "")}" viewBox="${box}">${inside.trim()}</symbol>`;
        });
        const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
        this.emitFile({ type: "asset", fileName: `art/${folder.name}.svg`, source });
      }
      for (const file of readdirSync(ART).filter((name) => name.endsWith(".svg"))) {
        this.emitFile({ type: "asset", fileName: `art/${file}`, source: readFileSync(`${ART}/${file}`) });
      }
      for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
        this.emitFile({ type: "asset", fileName: `api/${file}`, source: readFileSync(`node_modules/swagger-ui-dist/${file}`) });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sprites()],
  build: {
    outDir: "../src/menagerie/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { fs: { allow: [".."] } },
});
