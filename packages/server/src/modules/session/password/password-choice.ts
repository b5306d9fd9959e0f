import { Problem } from '@tilldesk/domain/problems';
import { hashSecret } from './password.ts';

/**
 * Hashes a password that a person chose. The contract checks its length. Rejected here are the most common passwords,
 * repetitions, rows of keys, and passwords made mostly of the person's own words: e-mail, name, shop (ASVS 5.0 6.2.4, 6.2.11).
 * The password is never trimmed or truncated. @throws Problem password.common.
 */
export async function hashChosen(password: string, own: readonly string[]): Promise<string> {
  if (await isCommon(password, own)) throw new Problem('password.common');
  return hashSecret(password);
}

/** The minimum length of a person's word that is checked: 'Al' is part of many unrelated passwords. */
const WORD_LENGTH_MIN = 4;
/** The minimum number of letters that must remain without the person's own words. */
const LETTERS_LEFT = 4;

/** Returns whether a password is easily guessed, with or without knowledge of the person. */
export async function isCommon(password: string, own: readonly string[]): Promise<boolean> {
  const typed = password.toLowerCase();
  const common = await commonPasswords();
  const unit = unitOf(typed);
  if (common.has(typed) || isRow(typed)) return true;
  if (unit !== typed && (unit.length <= WORD_LENGTH_MIN || common.has(unit) || isRow(unit))) return true;
  return isOwn(typed, own);
}

function isOwn(typed: string, own: readonly string[]): boolean {
  const guessable = ['tilldesk', ...own.flatMap((text) => [text, ...text.split(/[\s@.]+/)])]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= WORD_LENGTH_MIN)
    .toSorted((a, b) => b.length - a.length);
  const left = guessable.reduce((rest, word) => rest.replaceAll(word, ''), typed);
  return left !== typed && left.replace(/[^\p{L}]/gu, '').length < LETTERS_LEFT;
}

/** Returns the shortest text whose repetition makes this one: 'abcabcabc' is made of 'abc'. */
function unitOf(text: string): string {
  const at = (text + text).indexOf(text, 1);
  return text.slice(0, at);
}

const rows = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];

/**
 * Returns whether a text is a row of keys, forwards or backwards, such as '123456789012' or 'lkjihgfedcba'; the row wraps
 * around at its end.
 */
const isRow = (text: string): boolean =>
  rows.some((row) =>
    [row, row.split('').toReversed().join('')].some((keys) =>
      keys.repeat(1 + Math.ceil(text.length / keys.length)).includes(text),
    ),
  );

let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns 49,000 common passwords. They are loaded when the first password is chosen, since most server runs never need them.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  );
  return loaded;
}
