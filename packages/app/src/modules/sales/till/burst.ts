/** Keys that came one after the other faster than a person types: a scanner that writes like a keyboard. */
export type Burst = { text: string; lastAtMs: number };

/** A scanner leaves less than this between two keys. */
const BURST_GAP_MS = 35;
/** The shortest code that counts as scanned. */
const BURST_LENGTH_MIN = 6;

export const silence: Burst = { text: '', lastAtMs: Number.NEGATIVE_INFINITY };

/** Hears a character; one that comes too late begins a new burst. */
export const hear = (burst: Burst, character: string, atMs: number): Burst => ({
  text: atMs - burst.lastAtMs < BURST_GAP_MS ? burst.text + character : character,
  lastAtMs: atMs,
});

/** The code that an Enter at this moment ends, or null where it was typed by hand. */
export const scanEndedAt = ({ text, lastAtMs }: Burst, atMs: number): string | null =>
  text.length >= BURST_LENGTH_MIN && atMs - lastAtMs < BURST_GAP_MS ? text : null;
