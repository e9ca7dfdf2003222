// Generated from the server's code by tools/constants.py; do not edit.

/** The most letters of a name. An emoji of a whole family is one. */
export const LONGEST_NAME = 24;

/** The most actions of which one message may ask what they would do. */
export const MOST_ACTIONS = 40;

/** The animals that people choose from. */
export const FACES = ["fox", "hare", "hedgehog", "otter", "badger", "frog", "deer", "bear"] as const;

/** Why the server closes a socket: docs/protocol.md. */
export const CLOSE = {
  POLICY: 1008,
  TOO_BIG: 1009,
  COMES_AGAIN: 1012,
  FULL: 1013,
  BLOCKED: 4403,
  NO_TABLE: 4404,
  OTHER_PROTOCOL: 4426,
} as const;

/** The HTTP status of each refusal that does not just say 400. */
export const STATUS = {
  "unknown-table": 404,
  "unknown-seat-link": 404,
  "unknown-game": 404,
  "unknown-exercise": 404,
  "no-such-puzzle": 404,
  "not-on-list": 404,
  "no-imprint": 404,
  "unknown-block": 404,
  "wrong-key": 401,
  "figures-closed": 403,
  "wrong-code-word": 403,
  "holds-another-seat": 409,
  "begun-by-older-rules": 410,
  "too-fast": 429,
  "not-kept": 503,
  failing: 503,
  "begun-by-newer-rules": 503,
  "reviews-busy": 503,
} as const;
