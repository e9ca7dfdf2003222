// Copying a text. On a plain http address there is no clipboard, so the old way must do.

/** Whether it worked; if not, the text is selected and can be copied by hand. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on a plain http address
    return document.execCommand("copy");
  }
}
