// Structural sharing: what has not changed stays the same object, so that only what has changed is drawn again.

/** `next`, with every part that equals its counterpart in `old` replaced by that counterpart. */
export function shared<T>(old: unknown, next: T): T {
  if (Object.is(old, next) || typeof old !== "object" || typeof next !== "object" || old === null || next === null) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const before = old as Record<string, unknown>;
  const after = next as Record<string, unknown>;
  const keys = Object.keys(after);
  let same = Object.keys(before).length === keys.length;
  for (const key of keys) {
    after[key] = shared(before[key], after[key]);
    same &&= key in before && Object.is(before[key], after[key]);
  }
  return same ? (old as T) : next;
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
