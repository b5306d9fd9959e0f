import { can, type Permission } from '@tilldesk/domain/rights';
import { customers, type Customer, formatPhone } from '@tilldesk/domain/customers';
import { findCustomers } from '@tilldesk/domain/sales';
import type { LoadOptions, Option } from '@tilldesk/ui/select';
import { refresh } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import type { CustomerTyped } from './customerTyped.ts';

/** A selected customer; `taxExempt` is null when unknown. */
export type PickedCustomer = { id: string; name: string; taxExempt: boolean | null };

type CustomerOption = Option & { taxExempt: boolean };
type Facts = Pick<Customer, 'id' | 'name' | 'phone' | 'email' | 'taxExempt'>;

const optionOf = ({ id, name, phone, email, taxExempt }: Facts): CustomerOption => ({
  id,
  label: name,
  hint: phone ? formatPhone(phone) : (email ?? undefined),
  taxExempt,
});

const loadTillCustomers: LoadOptions = async ({ text, page, signal }) => {
  const { items, more } = await call(findCustomers, { query: { text, page } }, { signal });
  return { items: items.map(optionOf), more };
};

const loadAllCustomers: LoadOptions = async ({ text, page, signal }) => {
  const query = { search: text, page, limit: 20, sort: 'name' } as const;
  const { items, pagination } = await call(customers.list, { query }, { signal });
  return { items: items.map(optionOf), more: pagination.hasNextPage };
};

/**
 * Loads one page of customers for a picker, by the call that the user has the right to make: salespeople may lack the right to
 * read all customers.
 */
export const loaderFor = (permissions: readonly Permission[]): LoadOptions =>
  can(permissions, 'Sale & Invoice', 'create') ? loadTillCustomers : loadAllCustomers;

/** Returns the customer of a picker option. */
export const picked = (option: Option | null): PickedCustomer | null =>
  option && {
    id: option.id,
    name: option.label,
    taxExempt: 'taxExempt' in option && typeof option.taxExempt === 'boolean' ? option.taxExempt : null,
  };

/** Returns the draft of a new customer. */
export const draftOf = (id: string, { phone, firstName, lastName, email }: CustomerTyped) => ({
  id,
  firstName: firstName.trim() || null,
  lastName: lastName.trim() || null,
  phones:
    phone.trim() === '' ? [] : [{ number: phone.trim(), label: 'mobile' as const, contactName: null, isPrimary: true }],
  emails: email.trim() === '' ? [] : [{ address: email.trim(), isPrimary: true }],
  tags: [],
  smsConsent: false,
  emailConsent: false,
  taxExempt: false,
});
export type NewCustomerDraft = ReturnType<typeof draftOf>;

/** Adds a customer and returns it as an option. Throws `ApiProblem`. */
export async function createCustomer(draft: NewCustomerDraft, despiteDuplicate: readonly string[], key: string) {
  const body = { ...draft, ...(despiteDuplicate.length > 0 && { despiteDuplicate: [...despiteDuplicate] }) };
  const made = await call(customers.create, { body }, { key });
  refresh('customers');
  return optionOf(made);
}

/** Returns the option of a customer of whom only the id and the name are known. */
export const knownOption = (id: string, name: string): Option => ({ id, label: name });
