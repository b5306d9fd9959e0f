/** A character that was typed, and the time since the one before it in milliseconds. */
export type Keystroke = { key: string; gapMs: number };

/** Keys without a long pause between them: a scanner that writes like a keyboard, or a person. */
export type Burst = {
  keystrokes: readonly Keystroke[];
  /** When the last key came, in milliseconds of any clock that only goes on. */
  lastAtMs: number;
};

/** What has the focus while keys come: nothing that is written into, text, a secret, or a number of so many digits at most. */
export type Entry = { kind: 'none' | 'text' | 'secret' } | { kind: 'number'; digits: number };

/** A code, and the stroke at which it begins: what was typed before it was typed by a person. */
export type FoundScan = { code: string; from: number };

/** Faster than a person types: what comes at this pace is a scan, whatever it says (docs/decisions/0023). */
export const FAST_GAP_MS = 35;
/** What a slow scanner leaves between two keys at most; text at this pace has to look like a code (docs/decisions/0043). */
export const SCANNER_GAP_MS = 130;
/** A longer pause ends a burst. What cannot be an entry of the number field that it was typed into is a scan up to here. */
export const BURST_GAP_MS = 300;
/** The shortest code that counts as scanned, unless the scanner announces itself by a prefix. */
const BURST_LENGTH_MIN = 6;
/** Digits that an amount of money has before its decimal mark at most. */
export const MONEY_DIGITS = 7;

/** Longer than any code: nobody needs to remember more of what is typed without a pause. */
const KEYSTROKES_MAX = 1000;

export const silence: Burst = { keystrokes: [], lastAtMs: Number.NEGATIVE_INFINITY };

/** Whether a key at this moment still belongs to the burst. */
export const isContinuing = (burst: Burst, atMs: number): boolean => isWithin(burst, atMs, BURST_GAP_MS);

/** Whether a key at this moment follows so closely that no person typed it. */
export const isFast = (burst: Burst, atMs: number): boolean => isWithin(burst, atMs, FAST_GAP_MS);

const isWithin = ({ keystrokes, lastAtMs }: Burst, atMs: number, gapMs: number): boolean =>
  keystrokes.length > 0 && atMs - lastAtMs < gapMs;

/** Adds a character; one that comes too late begins a new burst. */
export const addKey = (burst: Burst, key: string, atMs: number): Burst =>
  isContinuing(burst, atMs) && burst.keystrokes.length < KEYSTROKES_MAX
    ? { keystrokes: [...burst.keystrokes, { key, gapMs: atMs - burst.lastAtMs }], lastAtMs: atMs }
    : { keystrokes: [{ key, gapMs: Number.POSITIVE_INFINITY }], lastAtMs: atMs };

/** The stroke at which the last part of the burst without a gap of so many milliseconds begins. */
export const tailOf = ({ keystrokes }: Burst, gapMs: number): number =>
  Math.max(
    0,
    keystrokes.findLastIndex((keystroke) => keystroke.gapMs >= gapMs),
  );

/** What was written from a stroke on, control characters among it. */
export const textFrom = ({ keystrokes }: Burst, from: number): string =>
  keystrokes
    .slice(from)
    .map(({ key }) => key)
    .join('');

/** What ends an element of GS1 that has no fixed length; it comes as a control character. */
export const SEPARATOR = '\u001d';

/** A code as the shop reads it: a space where GS1 separates, no other control characters (STX, ETX), no spaces round it. */
export const cleanCode = (text: string): string =>
  text
    .replaceAll(SEPARATOR, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();

/** The code that a configured prefix announces, however short; null where none does, or a person is typing. */
export function announced(burst: Burst, prefix: string): FoundScan | null {
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
 * The code that an Enter or Tab at this moment ends, or null where it was typed, by hand or by a text expander. No single
 * gap decides; three things do, the most telling first:
 *
 * - In a field for a number: what no person enters there, since it has letters or too many digits, is a scan at any pace.
 * - What looks like a code, and not like an entry of its field, is a scan at the pace of a scanner, however slow or uneven.
 * - The end of the burst, where no gap is as long as `FAST_GAP_MS`, is a scan unless it is words.
 */
export function scanEndedAt(burst: Burst, atMs: number, entry: Entry, prefix = ''): FoundScan | null {
  if (!isContinuing(burst, atMs)) return null;
  const gapsMs = [...burst.keystrokes.slice(1).map(({ gapMs }) => gapMs), atMs - burst.lastAtMs];
  const isEvenlyPaced = gapsMs.every((gapMs) => gapMs < SCANNER_GAP_MS);
  const isMachine = isEvenlyPaced || gapsMs.filter((gapMs) => gapMs < FAST_GAP_MS).length * 3 > gapsMs.length * 2;
  const named = isEvenlyPaced ? announced(burst, prefix) : null;
  if (named !== null) return named;

  const typed = textFrom(burst, 0);
  const code = cleanCode(typed);
  const isNoEntry = entry.kind === 'number' && !isNumber(code, entry.digits);
  if (isCode(code) && (isNoEntry || (isMachine && isLikeCode(typed, entry)))) return { code, from: 0 };

  const from = tailOf(burst, FAST_GAP_MS);
  const tail = cleanCode(textFrom(burst, from));
  return isFast(burst, atMs) && isCode(tail) ? { code: tail, from } : null;
}

const isCode = (text: string): boolean => text.length >= BURST_LENGTH_MIN && !isSearchText(text);

/** Whether a person may have typed it into a field for a number of so many digits. */
const isNumber = (text: string, digits: number): boolean =>
  /^[-−]?\p{Sc}?[\d., ]+%?$/u.test(text) && text.replace(/[.,]\d*%?$/, '').replaceAll(/\D/g, '').length <= digits;

/** Capitals and digits without a space, or a link: what people type at this pace are words, and amounts with a decimal mark. */
const isLikeCode = (typed: string, { kind }: Entry): boolean =>
  kind !== 'secret' &&
  /\d/.test(typed) &&
  !/ /.test(typed) &&
  !(kind === 'number' && /[.,]/.test(typed)) &&
  (!/\p{Ll}/u.test(typed) || /^\p{Cc}*https?:/iu.test(typed));

/**
 * What writes words is as fast as a scanner: a text expander, a password manager, a browser that fills in. No code is a word
 * in small letters, nor has it small letters and spaces.
 */
const isSearchText = (text: string): boolean => /\p{Ll}/u.test(text) && (/\s/.test(text) || /^\p{L}+$/u.test(text));
