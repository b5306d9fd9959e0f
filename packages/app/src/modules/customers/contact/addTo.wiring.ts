import {
  customer,
  customers,
  type Customer,
  type CustomerContent,
  emptyCustomer,
  mergedCustomer,
} from '@tilldesk/domain/customers';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/useAnswer.ts';

/**
 * Adds entered data to an existing customer: fills empty fields, adds every phone, email and tag, and overwrites
 * nothing. Throws `ApiProblem`.
 */
export async function addTo(id: string, written: Partial<CustomerContent>): Promise<Customer> {
  const savedCustomer = await call(customers.one, { params: { id } });
  const names = Object.keys(customer.fields) as (keyof CustomerContent)[];
  const merged = mergedCustomer(savedCustomer, { ...emptyCustomer, ...written });
  const changed = names.filter((name) => JSON.stringify(merged[name]) !== JSON.stringify(savedCustomer[name]));
  if (changed.length === 0) return savedCustomer;
  const body = { ...Object.fromEntries(changed.map((name) => [name, merged[name]])), version: savedCustomer.version };
  const saved = await call(customers.change, { params: { id }, body });
  refresh('customers');
  return saved;
}
