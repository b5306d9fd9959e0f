/**
 * Terms are the index entries of search. Words are stored folded. Codes (SKU, barcode, IMEI, phone) are stored with a
 * leading '=', so that an exact code differs from a word. Codes of six characters or more are also stored reversed with
 * a leading '~', so that their last digits find them. Names that can be found by their beginning are stored completely,
 * without punctuation, with a leading '^'.
 */

/** Converts to lower case without accents and with ligatures expanded: 'Café' becomes 'cafe'. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Normalizes a code for comparison to its letters and digits. '+1 (555) 010-4477' becomes '15550104477'. */
const foldCode = (code: string): string => fold(code).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the terms that find a name by its beginning, with and without its brand in front. */
export function startTerms(name: string, brand: string | null | undefined): string[] {
  const [fullName, maker] = [fold(name), fold(brand ?? '')];
  const names = maker !== '' && fullName.startsWith(maker) ? [fullName, fullName.slice(maker.length)] : [fullName];
  return [...new Set(names.map(startTerm))].filter((term) => term !== '^');
}

/** Returns the prefix of such a term for a name that begins with the search. */
export const startTerm = (search: string): string => `^${foldCode(search)}`;

type Texts = readonly (string | null | undefined)[];

/** Returns the terms that find a record by words of its texts and by its codes. */
export function termsOf(texts: Texts, codes: Texts = []): string[] {
  return [
    ...new Set([...texts.flatMap((t) => (t ? wordTerms(t) : [])), ...codes.flatMap((c) => (c ? codeTerms(c) : []))]),
  ];
}

/**
 * Parses a search: returns for each of its words the prefixes, one of which a term must begin with. At most eight words
 * count. Digits separated by phone number punctuation are one word.
 */
export function searchTermsOf(search: string): string[][] {
  const isNumber = /^[\d\s().+-]+$/.test(search) && foldCode(search).length >= 7;
  const words = isNumber ? [foldCode(search)] : fold(search).split(/\s+/).map(foldCode);
  return [...new Set(words)]
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => [word, `=${word}`, ...(/^\d{4,}$/.test(word) ? [tail(word)] : [])]);
}

/** Returns the term that only this exact code has. */
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
