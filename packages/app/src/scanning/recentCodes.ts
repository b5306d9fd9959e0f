/** Codes that stand in the picture, with the moment at which each was seen last, in milliseconds. */
export type Seen = ReadonlyMap<string, number>;

/** A code that was out of the picture for so long is a new one: the next box of the same kind. */
const RESCAN_AFTER_MS = 1_500;

/** Tells which codes came into the picture: a reader blinks, so that one that is missing for a moment is still there. */
export function newlySeen(before: Seen, codes: readonly string[], atMs: number): { newCodes: string[]; now: Seen } {
  const newCodes = [...new Set(codes)].filter(
    (code) => atMs - (before.get(code) ?? Number.NEGATIVE_INFINITY) > RESCAN_AFTER_MS,
  );
  return { newCodes, now: new Map([...before, ...codes.map((code) => [code, atMs] as const)]) };
}
