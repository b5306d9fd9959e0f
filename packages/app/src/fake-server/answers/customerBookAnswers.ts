import {
  customerFigures,
  customerGroups,
  customerLinks,
  findDuplicateCustomers,
  tillCustomer,
} from '@tilldesk/domain/customers';
import { answer, type FakeAnswer } from '../answer.ts';
import { bearersIn } from './customerAnswers.ts';
import { creditOf, customerBook, inShort, normalizedNumber } from '../customerBook.ts';
import { byId } from '../found.ts';
import type { FakeServer } from '../FakeServer.ts';

const listed = (text: string): string[] => text.split(',').filter(Boolean);

const soldTo = ({ shop }: FakeServer, id: string) =>
  shop.invoices
    .filter(({ customerId, status }) => customerId === id && (status === 'paid' || status === 'open'))
    .toReversed();

function linksOf({ shop }: FakeServer, id: string) {
  const links = customerBook(shop).links.get(id) ?? [];
  return {
    items: links.map(({ otherId, relation }) => {
      const { id: other, name, phone, email } = inShort(byId(shop.customers, otherId));
      return { id: other, name, phone, email, relation };
    }),
  };
}

/** Data related to a customer, outside of the record. */
export const customerBookAnswers: readonly FakeAnswer[] = [
  answer(findDuplicateCustomers, ({ query }, { shop }) => ({
    items: bearersIn(shop, [...listed(query.phones).map(normalizedNumber), ...listed(query.emails)], query.except),
  })),
  answer(customerGroups, (_, { shop }) => ({
    items: [...new Set(shop.customers.flatMap(({ group }) => group ?? []))].toSorted(),
  })),
  answer(tillCustomer, ({ params }, { shop }) => ({
    ...inShort(byId(shop.customers, params.id)),
    storeCredit: creditOf(shop, params.id),
  })),
  answer(customerFigures, ({ params }, fakeServer) => {
    const bought = soldTo(fakeServer, params.id);
    const sum = (of: 'net' | 'total') => bought.reduce((so, invoice) => so + invoice[of], 0);
    const cost = bought.flatMap(({ lines }) => lines).reduce((so, line) => so + (line.cost ?? 0), 0);
    return {
      netSales: sum('net'),
      grossProfit: fakeServer.own.limits?.viewCost ? sum('net') - cost : null,
      averageInvoice: bought.length === 0 ? null : Math.round(sum('total') / bought.length),
      due: bought.reduce((so, invoice) => so + invoice.due, 0),
      devices: bought.flatMap(({ lines }) => lines).filter(({ unitId }) => unitId !== null).length,
    };
  }),
  answer(customerLinks.list, ({ params }, fakeServer) => linksOf(fakeServer, params.id)),
];
