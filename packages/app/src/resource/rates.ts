/** Converts a rate to a percentage: '0.0825' is '8.25'. The decimal point is moved as text, so that nothing is rounded. */
export function percentOf(rate: string): string {
  const [integerPart = '0', places = ''] = rate.split('.');
  const digits = places.padEnd(2, '0');
  return plain(integerPart + digits.slice(0, 2), digits.slice(2));
}

/**
 * Converts a percentage to a rate of the contract: '8.25' is '0.0825', '' is null. At most four decimal places of the
 * percentage. Invalid text is returned unchanged, for the entity to reject.
 */
export function rateOf(percent: string): string | null {
  const typed = percent.trim().replace(',', '.');
  if (typed === '') return null;
  const [, integerPart, places = ''] = /^(\d{0,3})(?:\.(\d{0,4}))?$/.exec(typed) ?? [];
  if (integerPart === undefined || integerPart + places === '') return typed;
  const digits = integerPart.padStart(3, '0');
  return plain(digits.slice(0, -2), digits.slice(-2) + places);
}

function plain(integerPart: string, places: string): string {
  const trimmed = places.replace(/0+$/, '');
  return (integerPart.replace(/^0+(?=\d)/, '') || '0') + (trimmed === '' ? '' : `.${trimmed}`);
}
