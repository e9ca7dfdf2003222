// Tests of what needs no browser: the clock is turned by hand, and the socket is one of paper.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/words.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
