/** Typed customer details, by field. */
export type CustomerTyped = { phone: string; firstName: string; lastName: string; email: string };

/** Fewer digits do not count as a phone number: they may be part of a name. */
const PHONE_DIGITS_MIN = 4;

/** Splits a search text into the fields of a new customer: an email address, a phone number, or a first and a last name. */
export function customerTyped(text: string): CustomerTyped {
  const nothing = { phone: '', firstName: '', lastName: '', email: '' };
  const typed = text.trim();
  if (typed.includes('@')) return { ...nothing, email: typed };
  if (/^[\d\s().+-]+$/.test(typed) && typed.replace(/\D/g, '').length >= PHONE_DIGITS_MIN) {
    return { ...nothing, phone: typed };
  }
  const [firstName = '', ...rest] = typed.split(/\s+/);
  return { ...nothing, firstName, lastName: rest.join(' ') };
}
