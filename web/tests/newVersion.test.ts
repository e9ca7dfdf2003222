import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { keepUp, loadAnew, watchForMissingParts } from "../src/wire/newVersion";

const page = (script: string): string => `<!doctype html><script type="module" crossorigin src="${script}"></script>`;

let reload: MockInstance;

function serve(text: string, ok = true): void {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok, text: () => Promise.resolve(text) }));
}

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<script type="text/plain" src="/assets/index-1.js"></script>';
  document.querySelector("script")!.setAttribute("type", "module"); // only now, so that nobody fetches it
  reload = vi.spyOn(location, "reload").mockReturnValue();
});

test("a page of the same version stays", async () => {
  serve(page("/assets/index-1.js"));
  await keepUp();
  expect(reload).not.toHaveBeenCalled();
});

test("an older page is loaded anew once for each version that it meets", async () => {
  serve(page("/assets/index-2.js"));
  await keepUp();
  await keepUp();
  expect(reload).toHaveBeenCalledTimes(1);
  serve(page("/assets/index-3.js"));
  await keepUp();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a page that somebody else put there is no version", async () => {
  serve("<!doctype html><title>Welcome to our hotel</title>");
  await keepUp();
  expect(await loadAnew()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("without a server, or one that is troubled, the page stays", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no network")));
  await keepUp();
  expect(await loadAnew()).toBe(false);
  serve(page("/assets/index-2.js"), false);
  await keepUp();
  expect(await loadAnew()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("a device that keeps nothing is not loaded anew by itself, for it might never end", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("nothing is kept here");
    },
  });
  serve(page("/assets/index-2.js"));
  await keepUp();
  expect(reload).not.toHaveBeenCalled();
  expect(await loadAnew()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a missing part of a page that is older than the server loads it anew", async () => {
  watchForMissingParts();
  serve(page("/assets/index-2.js"));
  dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
