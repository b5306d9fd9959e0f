import {
  customerName,
  type CreditEntry,
  type CustomerLink,
  type CustomerMerge,
  type CustomerNote,
} from '@tilldesk/domain/customers';
import { knownIds } from './knownIds.ts';
import type { Shop } from './Shop.ts';

type Row = Shop['customers'][number];

/** Data related to the customers of a fake shop, by customer. */
export type CustomerBook = {
  notes: Map<string, CustomerNote[]>;
  links: Map<string, { otherId: string; relation: CustomerLink['relation'] }[]>;
  credits: Map<string, CreditEntry[]>;
  merges: { merge: CustomerMerge; before: Row; gone: Row; invoices: string[] }[];
  /** Merged customers and their merge targets. */
  pointers: Map<string, string>;
};

const books = new WeakMap<Shop, CustomerBook>();

/** Returns the customer data of a shop; it starts with two notes and some credit. */
export function customerBook(shop: Shop): CustomerBook {
  const savedBook = books.get(shop);
  if (savedBook) return savedBook;
  const book: CustomerBook = {
    notes: new Map(),
    links: new Map(),
    credits: new Map(),
    merges: [],
    pointers: new Map(),
  };
  const [mia, grace] = [knownIds.mia, knownIds.grace].map((id) => shop.customers.find((row) => row.id === id));
  if (mia && grace) {
    const by = 'Dana Reyes';
    book.notes.set(mia.id, [
      {
        id: `${mia.id.slice(0, -2)}a2`,
        text: 'Wants to hear when the blue one is back.',
        by,
        at: '2026-03-10T16:20:00.000Z',
      },
      {
        id: `${mia.id.slice(0, -2)}a1`,
        text: 'Asked about a trade-in.',
        by: 'Noah Klein',
        at: '2026-02-20T21:05:00.000Z',
      },
    ]);
    book.credits.set(mia.id, [
      {
        id: `${mia.id.slice(0, -2)}b1`,
        kind: 'grant',
        amount: 2500,
        balance: 2500,
        reason: 'Late repair in February',
        corrects: null,
        isCorrected: false,
        by,
        at: '2026-02-21T15:00:00.000Z',
      },
    ]);
    book.links.set(mia.id, [{ otherId: grace.id, relation: 'sibling' }]);
    book.links.set(grace.id, [{ otherId: mia.id, relation: 'sibling' }]);
  }
  books.set(shop, book);
  return book;
}

/** Returns the balance of a customer's ledger. */
export const creditOf = (shop: Shop, id: string): number => customerBook(shop).credits.get(id)?.[0]?.balance ?? 0;

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
