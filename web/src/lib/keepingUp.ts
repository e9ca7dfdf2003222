/** Load this page anew if the server has other pages by now: what it says may have changed with them. */
export async function keepUp(): Promise<void> {
  const script = document.querySelector("script[type=module]")?.getAttribute("src");
  const answer = await fetch("/", { cache: "no-cache" }).catch(() => undefined);
  if (script && answer?.ok && !(await answer.text()).includes(script)) location.reload();
}
