import { Problem } from '@tilldesk/domain/problems';
import { hashSecret } from './password.ts';

/**
 * Hashes a password that a person chose. How long it must be is the contract's; here it is refused when it is among the
 * commonest, a repetition or a row of keys, or hardly more than the person's own words: e-mail, name, shop (ASVS 5.0
 * 6.2.4, 6.2.11). It is never trimmed or cut. @throws Problem password.common.
 */
export async function hashChosen(password: string, own: readonly string[]): Promise<string> {
  if (await isCommon(password, own)) throw new Problem('password.common');
  return hashSecret(password);
}

/** The shortest of a person's words that is looked for: 'Al' stands in half the passwords of the world. */
const WORD_LENGTH_MIN = 4;
/** With the person's own words taken out, so many letters must be left. */
const LETTERS_LEFT = 4;

/** Whether a password is one that somebody who knows the person, or nobody in particular, would try first. */
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

/** The shortest text that, repeated, makes this one: 'abcabcabc' is made of 'abc'. */
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

/** '123456789012', 'lkjihgfedcba': a row of keys, forwards or backwards, going on at its beginning. */
const isRow = (text: string): boolean =>
  rows.some((row) =>
    [row, row.split('').toReversed().join('')].some((keys) =>
      keys.repeat(1 + Math.ceil(text.length / keys.length)).includes(text),
    ),
  );

let loaded: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords by how common they are; loaded with the first choice, since most starts see none. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  );
  return loaded;
}
