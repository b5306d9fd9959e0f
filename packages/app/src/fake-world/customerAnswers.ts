import { customerName, customers, unreachable, type Customer } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { byId, listed } from './found.ts';
import { added, changed, removed } from './kept.ts';
import { stored, type Shop } from './Shop.ts';

function rowOf({ invoices }: Shop, row: Shop['customers'][number]): Customer {
  const bought = invoices.filter(({ customerId, status }) => customerId === row.id && status === 'paid');
  return {
    ...row,
    name: customerName(row),
    invoiceCount: bought.length,
    totalSpent: bought.reduce((sum, { total }) => sum + total, 0),
    lastVisit: bought.at(-1)?.postedAt ?? null,
  };
}

export const customerAnswers: readonly FakeAnswer[] = [
  answer(customers.list, ({ query }, { shop }) => {
    const { preferredLanguage: wanted } = query;
    const rows = shop.customers.map((row) => rowOf(shop, row));
    const fitting = rows.filter(({ preferredLanguage }) => wanted === undefined || preferredLanguage === wanted);
    return listed(fitting, query, (row) => [row.name, row.firstName, row.lastName, row.phone, row.email]);
  }),
  answer(customers.one, ({ params }, { shop }) => rowOf(shop, byId(shop.customers, params.id))),
  answer(customers.create, ({ body }, { shop, now }) => {
    const refusal = unreachable(body);
    if (refusal) throw refusal;
    return rowOf(shop, added(stored.customer, shop.customers, body, now));
  }),
  answer(customers.change, ({ params, body }, { shop, now }) =>
    rowOf(shop, changed(shop.customers, params.id, body, now)),
  ),
  answer(customers.archive, ({ params }, { shop }) => rowOf(shop, removed(shop.customers, params.id))),
];
