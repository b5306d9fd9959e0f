import { customerName, type CustomerLink } from '@tilldesk/domain/customers';
import { knownIds } from './knownIds.ts';
import type { Shop } from './Shop.ts';

type Row = Shop['customers'][number];

/** The linked customers and the store credit of the customers of a shop, by customer. */
type CustomerBook = {
  links: Map<string, { otherId: string; relation: CustomerLink['relation'] }[]>;
  credits: Map<string, number>;
};

/** Returns the customer data of a shop: Mia Torres has a sister and some credit. */
export function customerBook({ customers }: Shop): CustomerBook {
  const { mia, grace } = knownIds;
  if (customers.length === 0) return { links: new Map(), credits: new Map() };
  return {
    links: new Map([
      [mia, [{ otherId: grace, relation: 'sibling' }]],
      [grace, [{ otherId: mia, relation: 'sibling' }]],
    ]),
    credits: new Map([[mia, 2500]]),
  };
}

/** Returns the balance of a customer's ledger. */
export const creditOf = (shop: Shop, id: string): number => customerBook(shop).credits.get(id) ?? 0;

/** Returns a customer as referenced by other records and the till. */
export const inShort = (row: Row) => ({
  id: row.id,
  name: customerName(row),
  phone: row.phones.find(({ isPrimary }) => isPrimary)?.number ?? null,
  email: row.emails.find(({ isPrimary }) => isPrimary)?.address ?? null,
  taxExempt: row.taxExempt,
  alert: row.alert,
});

/** Returns a phone number as stored by the server, for ten digits. */
export const normalizedNumber = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+')) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : digits;
};
