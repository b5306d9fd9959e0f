/** A rate as people write it: '0.0825' is '8.25'. Digits are moved, nothing is computed, so that nothing is rounded. */
export function percentOf(rate: string): string {
  const [integerPart = '0', places = ''] = rate.split('.');
  const digits = places.padEnd(2, '0');
  return plain(integerPart + digits.slice(0, 2), digits.slice(2));
}

/**
 * A percentage as the contract writes a rate: '8.25' is '0.0825', '' is null. Four places of the percentage at most;
 * what is no number is given back as it is, for the entity to refuse.
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
