import { parseIdentifier, classifyIdentifiers, type IdentifierType } from '../inventory/identifiers.rules.ts';

/** Parsed codes of one box, independent of their order. */
export type BoxReading = {
  /** Identifiers of device and SIM: IMEIs in the order of reading, one of each other type. */
  identifiers: { type: IdentifierType; value: string }[];
  /** Product codes: GTINs (UPC, EAN) with a valid check digit, in the order of reading. */
  barcodes: string[];
  /** The manufacturer's part number, if present. */
  partNumber: string | null;
  /** Identifiers that look like an IMEI but have an invalid check digit. */
  invalidCheckDigit: string[];
};

/**
 * Sorts the codes of one box by type. Recognizes GTINs (GS1 General Specifications, 7.9), the element string of a GTIN with its
 * serial number (application identifiers 01 and 21), words before a code ("IMEI1: …"), and the data identifiers of ANSI MH10.8.2:
 * 1P before a part number, and on a label that has one, S before a serial number.
 */
export function readBox(codes: readonly string[]): BoxReading {
  const parts = codes.map(withoutLabel).flatMap(elements).filter(Boolean);
  const partNumber = parts.find((code) => partOf(code) !== null) ?? null;
  const others = parts.filter((code) => partOf(code) === null);
  const barcodes = others.filter(isGtin);
  const named = others
    .filter((code) => !isGtin(code))
    .map((code) => (partNumber !== null && /^S[A-Z0-9]{8,}$/.test(code) ? code.slice(1) : code));
  const identifiers = classifyIdentifiers(named);
  return {
    identifiers,
    barcodes: [...new Set(barcodes)],
    partNumber: partNumber && partOf(partNumber),
    invalidCheckDigit: identifiers
      .map(({ value }) => value)
      .filter((value) => parseIdentifier(value).hasInvalidCheckDigit),
  };
}

/**
 * Whether a code is a GTIN of 8, 12 or 13 digits by its check digit. One of 14 names a case of many, and 14 digits on a device's
 * box are an IMEI without its last digit.
 */
export const isGtin = (code: string): boolean => /^(\d{8}|\d{12,13})$/.test(code) && hasCheckDigit(code);

/** The weights 3 and 1 alternate from the right, beginning before the check digit. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** A code in upper case, without the words that some labels print before it. */
const withoutLabel = (code: string): string =>
  code
    .trim()
    .toUpperCase()
    .replace(/^(IMEI\s?\d?|MEID|EID|ICCID|S\/?N|SERIAL(\s?NO\.?)?|UPC|EAN|GTIN)\s*[:#]\s*/, '');

/**
 * The GTIN and the serial number of an element string (GS1 General Specifications, 3), in any order; other codes are returned
 * unchanged. Elements of variable length end with a separator: a space here, since scanners send a control character. Lots, dates
 * and other elements are ignored.
 */
function elements(code: string): string[] {
  const text = code.replace(/^\](C1|E0|D2|Q3)/, '');
  const found = new Map<string, string>();
  for (const part of text.split(/\s+/)) {
    let rest = part;
    while (rest !== '') {
      const [matched = '', ...groups] = element.exec(rest) ?? [];
      const [name, value] = groups.filter((group) => group !== undefined);
      if (name === undefined || value === undefined) return [code];
      found.set(name, value);
      rest = rest.slice(matched.length);
    }
  }
  const [gtin, serial] = [found.get('01'), found.get('21')];
  if (gtin === undefined || serial === undefined || !hasCheckDigit(gtin)) return [code];
  // A GTIN of 13 digits or fewer is padded with leading zeros.
  return [gtin.replace(/^0{1,2}(?=\d{12,13}$)/, ''), serial];
}

/** One element: its name and its value, of fixed length (GTIN, date, variant) or up to the end. */
const element = /^(?:\(?(01)\)?(\d{14})|\(?(1[1-7])\)?(\d{6})|\(?(20)\)?(\d{2})|\(?(10|21|22|24[01]|250)\)?([^(\s]+))/;

const partOf = (code: string): string | null => /^1P([A-Z0-9][A-Z0-9/._-]{2,})$/.exec(code)?.[1] ?? null;
