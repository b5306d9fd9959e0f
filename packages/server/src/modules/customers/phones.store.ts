import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** A store, as far as it says in which country a number without a prefix is. */
export type PhonePlace = { currency: string; phone?: string | null | undefined };

/**
 * A phone as it is kept: E.164 where it is a possible number, read in the store's country unless it begins with '+'; else
 * its digits and a leading '+', since a short or internal number is a number too.
 */
export function normalizedPhone(typed: string, place: PhonePlace | undefined): string {
  const number = parsePhoneNumberFromString(typed, countryOf(place));
  return number?.isPossible() ? number.number : typed.replace(/(?!^\+)\D/g, '');
}

/** The same number as it is dialled at home, for those who search without the prefix. */
export const nationalPhone = (storedPhone: string): string | null =>
  storedPhone.startsWith('+') ? (parsePhoneNumberFromString(storedPhone)?.nationalNumber ?? null) : null;

/** The country whose numbers are written without a prefix: that of the store's own phone, else that of its currency. */
function countryOf(place: PhonePlace | undefined): CountryCode {
  const own = place?.phone?.startsWith('+') ? parsePhoneNumberFromString(place.phone)?.country : undefined;
  return own ?? byCurrency[place?.currency ?? ''] ?? 'US';
}

const byCurrency: Readonly<Record<string, CountryCode>> = {
  USD: 'US',
  CAD: 'CA',
  MXN: 'MX',
  GTQ: 'GT',
  HNL: 'HN',
  NIO: 'NI',
  CRC: 'CR',
  DOP: 'DO',
  COP: 'CO',
  PEN: 'PE',
  CLP: 'CL',
  ARS: 'AR',
  UYU: 'UY',
  BRL: 'BR',
  GBP: 'GB',
};
