const formatters = new Map<string, { format: Intl.NumberFormat; digits: number }>();

function formatterOf(currency: string, locale: string) {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const made = { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
  formatters.set(key, made);
  return made;
}

/**
 * Formats whole minor units (cents, yen) in the currency's usual form. The digits are moved as text, so no amount loses a cent.
 */
export function formatMoney(minor: number | bigint, currency: string, locale: string): string {
  const { format, digits } = formatterOf(currency, locale);
  const text = String(minor < 0 ? -minor : minor).padStart(digits + 1, '0');
  const integerPart = text.slice(0, text.length - digits);
  const part = text.slice(text.length - digits);
  const decimal = `${minor < 0 ? '-' : ''}${integerPart}${digits > 0 ? `.${part}` : ''}`;
  return format.format(decimal as Intl.StringNumericLiteral);
}
