import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/nunito/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./device/windows.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchForMissingParts } from "./wire/newVersion";
import { prepareWords } from "./words/words";

watchForMissingParts();
const target = document.getElementById("app");
if (target)
  void prepareWords().then(() => {
    target.replaceChildren(); // the message for when this script or its words cannot be loaded
    mount(App, { target });
  });
