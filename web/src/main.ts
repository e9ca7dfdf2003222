import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/nunito/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./lib/windows.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchForMissingParts } from "./lib/keepingUp";
import { prepareWords } from "./lib/words";

watchForMissingParts();
const target = document.getElementById("app");
if (target)
  void prepareWords().then(() => {
    target.replaceChildren(); // what is told where this script, or its words, do not come
    mount(App, { target });
  });
