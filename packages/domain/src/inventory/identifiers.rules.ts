import { isImei, luhnDigit } from '../fields/luhn.ts';

/** Identifiers on a phone or its box. The first four identify the device, EID and ICCID its SIM. */
export const identifierTypes = ['IMEI1', 'IMEI2', 'MEID', 'SN', 'EID', 'ICCID'] as const;
export type IdentifierType = (typeof identifierTypes)[number];

/** A parsed code. `offered` is the IMEI of 14 digits completed with their check digit. */
export type ParsedIdentifier = {
  type: IdentifierType;
  /** Upper case letters and digits, without separators. */
  value: string;
  /** An IMEI with a wrong or missing check digit: mistyped, or not an IMEI. */
  hasInvalidCheckDigit: boolean;
  offered: string | null;
};

/**
 * Determines the type of a scanned or typed identifier by its pattern: 15 digits an IMEI (3GPP TS 23.003; the last is the Luhn
 * digit), 16 digits an IMEI with a software version instead, 14 digits an IMEI without it, 14 hex or 18 decimal digits a MEID
 * (3GPP2 S.R0048), 32 digits beginning 89 an EID (GSMA SGP.02), 18 to 22 digits beginning 89 an ICCID (ITU-T E.118); anything
 * else is a manufacturer's serial number.
 */
export function parseIdentifier(text: string): ParsedIdentifier {
  const value = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const read = (type: IdentifierType, more: Partial<ParsedIdentifier> = {}): ParsedIdentifier => ({
    type,
    value,
    hasInvalidCheckDigit: false,
    offered: null,
    ...more,
  });
  if (/^89\d{30}$/.test(value)) return read('EID');
  // Decimal MEIDs also have 18 digits; none begins with 89, since their first ten digits are at most 4294967295.
  if (/^89\d{16,20}$/.test(value)) return read('ICCID');
  if (/^\d{15}$/.test(value)) return read('IMEI1', { hasInvalidCheckDigit: !isImei(value) });
  if (/^\d{16}$/.test(value)) return read('IMEI1', { value: withCheckDigit(value.slice(0, 14)) });
  if (/^\d{14}$/.test(value)) return read('IMEI1', { hasInvalidCheckDigit: true, offered: withCheckDigit(value) });
  if (/^(?=.*[A-F])[0-9A-F]{14}$/.test(value) || /^\d{18}$/.test(value)) return read('MEID');
  return read('SN');
}

/**
 * Normalizes an identifier for storage. Null if it is not a valid identifier: punctuation only, or an IMEI with a wrong or
 * missing check digit.
 */
export function normalizeIdentifier(text: string): { type: IdentifierType; value: string } | null {
  const { type, value, hasInvalidCheckDigit } = parseIdentifier(text);
  return value === '' || hasInvalidCheckDigit ? null : { type, value };
}

/** Sorts the codes of one box: IMEIs in the order of reading, one of each other type; duplicates are removed. */
export function classifyIdentifiers(texts: readonly string[]): { type: IdentifierType; value: string }[] {
  const sorted = new Map<IdentifierType, string>();
  for (const { type, value } of texts.map(parseIdentifier)) {
    if (value === '' || [...sorted.values()].includes(value)) continue;
    sorted.set(type === 'IMEI1' && sorted.has('IMEI1') ? 'IMEI2' : type, value);
  }
  return identifierTypes.flatMap((type) => {
    const value = sorted.get(type);
    return value === undefined ? [] : [{ type, value }];
  });
}

const withCheckDigit = (body: string) => `${body}${luhnDigit(body)}`;
