// Copies a text. At a plain http address there is no clipboard API, so the old way is needed.

/** Copy a text. Returns false if that failed; then the text is selected, to be copied by hand. */
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
