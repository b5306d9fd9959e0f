/** A typed character, and the milliseconds since the one before it. */
export type Keystroke = { key: string; gapMs: number };

/** Keystrokes without a long pause between them: from a keyboard scanner or a person. */
export type Burst = {
  keystrokes: readonly Keystroke[];
  /** Time of the last keystroke, in milliseconds of any monotonic clock. */
  lastAtMs: number;
};

/** What the focused element accepts: no text, text, a secret, or a number of at most so many digits. */
export type Entry = { kind: 'none' | 'text' | 'secret' } | { kind: 'number'; digits: number };

/** A code and the index of its first keystroke; a person typed the keystrokes before it. */
export type FoundScan = { code: string; from: number };

/** Faster than a person types: keystrokes at this pace are a scan, whatever they contain (docs/decisions/screens/0023). */
export const FAST_GAP_MS = 35;
/** Longest gap between two keystrokes of a slow scanner; text at this pace must look like a code (docs/decisions/screens/0043). */
export const SCANNER_GAP_MS = 130;
/** A longer pause ends a burst. Up to this pace, text that is not valid in its number field is a scan. */
export const BURST_GAP_MS = 300;
/** Minimum length of a scanned code, unless the scanner sends a prefix. */
const BURST_LENGTH_MIN = 6;
/** Maximum number of digits before the decimal mark of an amount. */
export const MONEY_DIGITS = 7;

/** Longer than any code: more keystrokes without a pause are not stored. */
const KEYSTROKES_MAX = 1000;

export const emptyBurst: Burst = { keystrokes: [], lastAtMs: Number.NEGATIVE_INFINITY };

/** Returns whether a keystroke at this time still belongs to the burst. */
export const isContinuing = (burst: Burst, atMs: number): boolean => isWithin(burst, atMs, BURST_GAP_MS);

/** Returns whether a keystroke at this time follows too fast for a person. */
export const isFast = (burst: Burst, atMs: number): boolean => isWithin(burst, atMs, FAST_GAP_MS);

const isWithin = ({ keystrokes, lastAtMs }: Burst, atMs: number, gapMs: number): boolean =>
  keystrokes.length > 0 && atMs - lastAtMs < gapMs;

/** Adds a character; one that comes too late starts a new burst. */
export const addKey = (burst: Burst, key: string, atMs: number): Burst =>
  isContinuing(burst, atMs) && burst.keystrokes.length < KEYSTROKES_MAX
    ? { keystrokes: [...burst.keystrokes, { key, gapMs: atMs - burst.lastAtMs }], lastAtMs: atMs }
    : { keystrokes: [{ key, gapMs: Number.POSITIVE_INFINITY }], lastAtMs: atMs };

/** Returns the index of the first keystroke of the burst's last part without a gap of `gapMs`. */
export const tailOf = ({ keystrokes }: Burst, gapMs: number): number =>
  Math.max(
    0,
    keystrokes.findLastIndex((keystroke) => keystroke.gapMs >= gapMs),
  );

/** Returns the text from a keystroke on, including control characters. */
export const textFrom = ({ keystrokes }: Burst, from: number): string =>
  keystrokes
    .slice(from)
    .map(({ key }) => key)
    .join('');

/** Ends a GS1 element of variable length; scanners send it as a control character. */
export const SEPARATOR = '\u001d';

/**
 * Normalizes a code: a space replaces the GS1 separator, other control characters (STX, ETX) and surrounding spaces are
 * removed.
 */
export const cleanCode = (text: string): string =>
  text
    .replaceAll(SEPARATOR, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();

/** Returns the code that follows the configured prefix, however short; null without a prefix, or while a person is typing. */
export function completedScan(burst: Burst, prefix: string): FoundScan | null {
  if (prefix === '') return null;
  const from = tailOf(burst, SCANNER_GAP_MS);
  for (const start of [tailOf(burst, FAST_GAP_MS), from]) {
    const text = textFrom(burst, start);
    const code = text.startsWith(prefix) ? cleanCode(text.slice(prefix.length)) : '';
    if (code !== '') return { code, from: start };
  }
  return null;
}

/**
 * Returns the code that an Enter or Tab at this time ends, or null when the text came from a person or a text expander. No
 * single gap decides. Three rules apply, the most reliable one first:
 *
 * - In a number field, text that is not a valid entry (letters, or too many digits) is a scan at any pace.
 * - Text that looks like a code, and not like an entry of its field, is a scan at scanner pace, however slow or uneven.
 * - The last part of the burst in which every gap is below `FAST_GAP_MS` is a scan unless it is words.
 */
export function scanEndedAt(burst: Burst, atMs: number, entry: Entry, prefix = ''): FoundScan | null {
  if (!isContinuing(burst, atMs)) return null;
  const gapsMs = [...burst.keystrokes.slice(1).map(({ gapMs }) => gapMs), atMs - burst.lastAtMs];
  const isEvenlyPaced = gapsMs.every((gapMs) => gapMs < SCANNER_GAP_MS);
  const isMachine = isEvenlyPaced || gapsMs.filter((gapMs) => gapMs < FAST_GAP_MS).length * 3 > gapsMs.length * 2;
  const named = isEvenlyPaced ? completedScan(burst, prefix) : null;
  if (named !== null) return named;

  const typed = textFrom(burst, 0);
  const code = cleanCode(typed);
  const isNoEntry = entry.kind === 'number' && !isNumber(code, entry.digits);
  if (isCode(code) && (isNoEntry || (isMachine && isLikeCode(typed, entry)))) return { code, from: 0 };

  const from = tailOf(burst, FAST_GAP_MS);
  const tail = textFrom(burst, from);
  const last = cleanCode(tail);
  // No code starts with a space: a pause before a space is one between two words.
  return isFast(burst, atMs) && !tail.startsWith(' ') && isCode(last) ? { code: last, from } : null;
}

const isCode = (text: string): boolean => text.length >= BURST_LENGTH_MIN && !isSearchText(text);

/** Returns whether a person may have typed the text into a number field of so many digits. */
const isNumber = (text: string, digits: number): boolean =>
  /^[-−]?\p{Sc}?[\d., ]+%?$/u.test(text) && text.replace(/[.,]\d*%?$/, '').replaceAll(/\D/g, '').length <= digits;

/**
 * Capitals and digits without a space, or a link. Text that people type at this pace is words, and amounts with a decimal mark.
 */
const isLikeCode = (typed: string, { kind }: Entry): boolean =>
  kind !== 'secret' &&
  /\d/.test(typed) &&
  !/ /.test(typed) &&
  !(kind === 'number' && /[.,]/.test(typed)) &&
  (!/\p{Ll}/u.test(typed) || /^\p{Cc}*https?:/iu.test(typed));

/**
 * Text expanders, password managers and autofill are as fast as a scanner, but they write words. A code is never a lowercase
 * word, also one that ends a sentence, and has no lowercase letters together with spaces.
 */
const isSearchText = (text: string): boolean =>
  /\p{Ll}/u.test(text) && (/\s/.test(text) || /^[¿¡]?\p{L}+[.,;:!?…]*$/u.test(text));
