import { isImei, luhnDigit } from '../fields/luhn.ts';

/** What a phone or its box bears. The first four name the device, EID and ICCID its SIM. */
export const identifierTypes = ['IMEI1', 'IMEI2', 'MEID', 'SN', 'EID', 'ICCID'] as const;
export type IdentifierType = (typeof identifierTypes)[number];

/** A code as it was read. `offered` is the IMEI that 14 digits would be with their check digit. */
export type ReadIdentifier = {
  type: IdentifierType;
  /** Capitals and digits, without the signs between them. */
  value: string;
  /** It claims by its 15 digits to be an IMEI, and its check digit is another: mistyped, or no IMEI. */
  isDoubtful: boolean;
  offered: string | null;
};

/**
 * Reads what a scanner or a person gives and tells by its pattern what it is: 15 digits an IMEI (3GPP TS 23.003; the last is
 * the Luhn digit), 16 digits the same with a software version in place of it, 14 digits an IMEI that lacks it, 14 hex or 18
 * decimal digits a MEID (3GPP2 S.R0048), 32 digits beginning 89 an EID (GSMA SGP.02), 18 to 22 digits beginning 89 an ICCID
 * (ITU-T E.118); anything else is a maker's serial number.
 */
export function readIdentifier(text: string): ReadIdentifier {
  const value = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const read = (type: IdentifierType, more: Partial<ReadIdentifier> = {}): ReadIdentifier => ({
    type,
    value,
    isDoubtful: false,
    offered: null,
    ...more,
  });
  if (/^89\d{30}$/.test(value)) return read('EID');
  // Decimal MEIDs have 18 digits too; none begins with 89, whose first ten stand for at most 4294967295.
  if (/^89\d{16,20}$/.test(value)) return read('ICCID');
  if (/^\d{15}$/.test(value)) return read('IMEI1', { isDoubtful: !isImei(value) });
  if (/^\d{16}$/.test(value)) return read('IMEI1', { value: withCheckDigit(value.slice(0, 14)) });
  if (/^\d{14}$/.test(value)) return read('IMEI1', { isDoubtful: true, offered: withCheckDigit(value) });
  if (/^(?=.*[A-F])[0-9A-F]{14}$/.test(value) || /^\d{18}$/.test(value)) return read('MEID');
  return read('SN');
}

/**
 * An identifier as it is kept, however it came in: opened, imported, received. Null for what names no device: nothing but
 * signs, or an IMEI whose check digit is wrong or missing.
 */
export function normalizedIdentifier(text: string): { type: IdentifierType; value: string } | null {
  const { type, value, isDoubtful } = readIdentifier(text);
  return value === '' || isDoubtful ? null : { type, value };
}

/** Sorts the codes of one box: the IMEIs in the order they were read, one of each other kind; a code read twice is one. */
export function sortIdentifiers(texts: readonly string[]): { type: IdentifierType; value: string }[] {
  const sorted = new Map<IdentifierType, string>();
  for (const { type, value } of texts.map(readIdentifier)) {
    if (value === '' || [...sorted.values()].includes(value)) continue;
    sorted.set(type === 'IMEI1' && sorted.has('IMEI1') ? 'IMEI2' : type, value);
  }
  return identifierTypes.flatMap((type) => {
    const value = sorted.get(type);
    return value === undefined ? [] : [{ type, value }];
  });
}

const withCheckDigit = (body: string) => `${body}${luhnDigit(body)}`;
