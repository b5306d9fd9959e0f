/** Codes in the picture with the time at which each was last seen, in milliseconds. */
export type Seen = ReadonlyMap<string, number>;

/** A code that was out of the picture for this long counts as a new one: the next box of the same kind. */
const RESCAN_AFTER_MS = 1_500;

/**
 * Returns the codes that entered the picture. Detection is intermittent, so that a code that is missing for a moment still
 * counts as seen.
 */
export function newlySeen(before: Seen, codes: readonly string[], atMs: number): { newCodes: string[]; now: Seen } {
  const newCodes = [...new Set(codes)].filter(
    (code) => atMs - (before.get(code) ?? Number.NEGATIVE_INFINITY) > RESCAN_AFTER_MS,
  );
  return { newCodes, now: new Map([...before, ...codes.map((code) => [code, atMs] as const)]) };
}
