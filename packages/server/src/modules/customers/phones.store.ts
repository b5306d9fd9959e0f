import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** The store data that determines the country of a phone number without a country prefix. */
export type PhonePlace = { currency: string; phone?: string | null | undefined };

/**
 * Returns a phone in normalized form: E.164 if it is a possible number, read in the store's country unless it begins with '+';
 * otherwise its digits and a leading '+', since short and internal numbers are allowed.
 */
export function normalizedPhone(typed: string, place: PhonePlace | undefined): string {
  const number = parsePhoneNumberFromString(typed, countryOf(place));
  return number?.isPossible() ? number.number : typed.replace(/(?!^\+)\D/g, '');
}

/** Returns the number in national format, for searches without the country prefix. */
export const nationalPhone = (storedPhone: string): string | null =>
  storedPhone.startsWith('+') ? (parsePhoneNumberFromString(storedPhone)?.nationalNumber ?? null) : null;

/** Returns the default country of phone numbers: that of the store's own phone, otherwise that of its currency. */
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
