// Applies the change of one moment to the view before it.
import type { Difference } from "./messages";

/** The value after a change: what did not change is the same object as before. */
export function changed<Value>(value: Value, difference: Difference): Value {
  if ("to" in difference) return difference.to as Value;
  const parts = Object.entries(difference.of);
  if (parts.length === 0) return value;
  const next = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>; // in a list, the names are its indices
  for (const [name, part] of parts) next[name] = changed(next[name], part);
  return next as Value;
}
