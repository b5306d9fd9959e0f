/** Keys that came one after the other faster than a person types: a scanner that writes like a keyboard. */
export type Burst = {
  /** What was written so far, control characters among it. */
  text: string;
  /** When the last key came, in milliseconds of any clock that only goes on. */
  lastAtMs: number;
};

/** A scanner leaves less than this between two keys (docs/decisions/0023). */
export const BURST_GAP_MS = 35;
/** The shortest code that counts as scanned, unless the scanner announces itself by a prefix. */
export const BURST_LENGTH_MIN = 6;

export const silence: Burst = { text: '', lastAtMs: Number.NEGATIVE_INFINITY };

/** Whether a key at this moment still belongs to the burst. */
export const isGoingOn = ({ text, lastAtMs }: Burst, atMs: number): boolean =>
  text !== '' && atMs - lastAtMs < BURST_GAP_MS;

/** Hears a character; one that comes too late begins a new burst. */
export const hear = (burst: Burst, character: string, atMs: number): Burst => ({
  text: isGoingOn(burst, atMs) ? burst.text + character : character,
  lastAtMs: atMs,
});

/** What ends an element of GS1 that has no fixed length; it comes as a control character. */
export const SEPARATOR = '\u001d';

/** A code as the shop reads it: a space where GS1 separates, no other control characters (STX, ETX), no spaces round it. */
export const cleanCode = (text: string): string =>
  text
    .replaceAll(SEPARATOR, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();

/** The code of a burst that a configured prefix announces, however short; null where none does. */
export function announced({ text }: Burst, prefix: string): string | null {
  if (prefix === '' || !text.startsWith(prefix)) return null;
  return cleanCode(text.slice(prefix.length)) || null;
}

/** The code that an Enter or Tab at this moment ends, or null where it was typed, by hand or by a text expander. */
export function scanEndedAt(burst: Burst, atMs: number, prefix = ''): string | null {
  if (!isGoingOn(burst, atMs)) return null;
  const code = cleanCode(burst.text);
  return announced(burst, prefix) ?? (code.length >= BURST_LENGTH_MIN && !isWords(code) ? code : null);
}

/**
 * What writes words is as fast as a scanner: a text expander, a password manager, a browser that fills in. No code is a word
 * in small letters, nor has it small letters and spaces.
 */
const isWords = (text: string): boolean => /\p{Ll}/u.test(text) && (/\s/.test(text) || /^\p{L}+$/u.test(text));
