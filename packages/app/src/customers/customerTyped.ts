/** What a person has typed of a customer, by field. */
export type CustomerTyped = { phone: string; firstName: string; lastName: string; email: string };

/** Fewer digits are no phone: they may be part of a name. */
const PHONE_DIGITS_MIN = 4;

/** Puts what was typed to find a customer into the fields of a new one: an address, a number, or a first and a last name. */
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
