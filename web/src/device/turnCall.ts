// Calls the player who has to act: by a sound, if sounds are on, and by a notification, if the page is hidden and allowed to send one.
import { settings } from "./settings.svelte";
import { sounds } from "./sounds";

/** Whether this browser lets a page notify: on a desk, over https or from this machine. */
export function mayNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

/** Ask for permission to notify. Returns whether it was granted. */
export async function askToNotify(): Promise<boolean> {
  return mayNotify() && (await Notification.requestPermission()) === "granted";
}

export function call(title: string, text: string): void {
  sounds.play("call");
  if (!document.hidden || !settings.notifications || !mayNotify() || Notification.permission !== "granted") return;
  try {
    const notification = new Notification(title, { body: text, tag: "menagerie-turn" });
    notification.onclick = () => {
      focus();
      notification.close();
    };
  } catch {
    // a phone wants a service worker for it; the title of the page says it too
  }
}
