/**
 * Terms are what search reads: folded words as they are, codes (SKU, barcode, IMEI, phone) with '=' in front so that an
 * exact one can be told from a word, and codes of six characters or more also with '~' and reversed, so that their last
 * digits find them. Names whose beginning counts are kept whole, without signs, with '^'.
 */

/** Small letters without accents, ligatures undone: 'Café' is 'cafe'. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A code as it is compared: its letters and digits alone. '+1 (555) 010-4477' is '15550104477'. */
const foldCode = (code: string): string => fold(code).replace(/[^\p{L}\p{N}]/gu, '');

/** The terms by which a name is found that begins with a search, with its brand in front or without. */
export function startTerms(name: string, brand: string | null | undefined): string[] {
  const [fullName, maker] = [fold(name), fold(brand ?? '')];
  const names = maker !== '' && fullName.startsWith(maker) ? [fullName, fullName.slice(maker.length)] : [fullName];
  return [...new Set(names.map(startTerm))].filter((term) => term !== '^');
}

/** What such a term begins with where a name begins with the search. */
export const startTerm = (search: string): string => `^${foldCode(search)}`;

type Texts = readonly (string | null | undefined)[];

/** The terms under which a record is found by words of its texts and by its codes. */
export function termsOf(texts: Texts, codes: Texts = []): string[] {
  return [
    ...new Set([...texts.flatMap((t) => (t ? wordTerms(t) : [])), ...codes.flatMap((c) => (c ? codeTerms(c) : []))]),
  ];
}

/**
 * What a search asks for: for each of its words the prefixes of which one must be a term's beginning. At most eight
 * words count. Digits with the signs of a phone number between them are one word.
 */
export function searchTermsOf(search: string): string[][] {
  const isNumber = /^[\d\s().+-]+$/.test(search) && foldCode(search).length >= 7;
  const words = isNumber ? [foldCode(search)] : fold(search).split(/\s+/).map(foldCode);
  return [...new Set(words)]
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => [word, `=${word}`, ...(/^\d{4,}$/.test(word) ? [tail(word)] : [])]);
}

/** The term that only this very code has. */
export const exactTerm = (code: string): string => `=${foldCode(code)}`;

/** 'USB-C Cable' is found by usb, c, usbc and cable. */
const wordTerms = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .flatMap((chunk) => [foldCode(chunk), ...chunk.split(/[^\p{L}\p{N}]+/u)])
    .filter(Boolean);

function codeTerms(code: string): string[] {
  const folded = foldCode(code);
  if (!folded) return [];
  return folded.length >= 6 ? [`=${folded}`, tail(folded)] : [`=${folded}`];
}

const tail = (folded: string): string => `~${[...folded].toReversed().join('')}`;
