import { Problem, problemBody } from '@tilldesk/domain/problems';
import {
  customerProblem,
  customerName,
  customers,
  type Customer,
  type CustomerContent,
  withOnePrimary,
  type ContactOwner,
} from '@tilldesk/domain/customers';
import { answer, type FakeAnswer } from '../answer.ts';
import { creditOf, inShort, normalizedNumber } from '../customerBook.ts';
import { byId, listed } from '../found.ts';
import { added, changed } from '../saved.ts';
import { stored, type Shop } from '../Shop.ts';

type Contacts = { [K in 'phones' | 'emails']?: CustomerContent[K] | undefined };

/** Returns a customer as sent by the server. */
function customerOf(shop: Shop, row: Shop['customers'][number]): Customer {
  const { phone, email } = inShort(row);
  const bought = shop.invoices.filter(({ customerId, status }) => customerId === row.id && status === 'paid');
  return {
    ...row,
    name: customerName(row),
    phone,
    email,
    invoiceCount: bought.length,
    totalSpent: bought.reduce((sum, { total }) => sum + total, 0),
    lastVisit: bought.at(-1)?.postedAt ?? null,
    storeCredit: creditOf(shop, row.id),
  };
}

/** Returns the owners of these contacts, except one customer. */
export function bearersIn(shop: Shop, values: readonly string[], except: string | undefined): ContactOwner[] {
  return shop.customers.flatMap((row) => {
    const own = [...row.phones.map(({ number }) => number), ...row.emails.map(({ address }) => address)];
    const borne = own.filter((value) => values.includes(value));
    if (row.id === except || borne.length === 0) return [];
    const { invoiceCount, lastVisit } = customerOf(shop, row);
    const { id, name, phone, email } = inShort(row);
    return [{ id, name, phone, email, values: borne, invoiceCount, lastVisit }];
  });
}

const normalized = <C extends Contacts>(draft: C): C => ({
  ...draft,
  ...(draft.phones && {
    phones: withOnePrimary(
      draft.phones.map((phone) => ({ ...phone, number: normalizedNumber(phone.number) })),
      ({ number }) => number,
    ),
  }),
});

function assertNotShared(
  shop: Shop,
  id: string,
  { phones = [], emails = [] }: Contacts,
  known: readonly string[] = [],
) {
  const own = shop.customers.find((row) => row.id === id);
  const isOwn = (value: string) =>
    own?.phones.some(({ number }) => number === value) || own?.emails.some(({ address }) => address === value);
  const at = (path: string, value: string) => {
    const contactOwner = isOwn(value) ? undefined : bearersIn(shop, [value], id).find((one) => !known.includes(one.id));
    return contactOwner
      ? [[path, new Problem('customer.duplicate', { name: contactOwner.name, value, id: contactOwner.id })] as const]
      : [];
  };
  const rejection = [
    ...phones.flatMap(({ number }, i) => at(`phones.${i}`, number)),
    ...emails.flatMap(({ address }, i) => at(`emails.${i}`, address)),
  ];
  const [first] = rejection;
  if (!first) return;
  const fields = Object.fromEntries(rejection.map(([path, problem]) => [path, problemBody(problem)]));
  throw new Problem('customer.duplicate', first[1].params, fields);
}

export const customerAnswers: readonly FakeAnswer[] = [
  answer(customers.list, ({ query }, { shop }) => {
    const { preferredLanguage, group, hearAboutUs } = query;
    const fitting = shop.customers
      .map((row) => customerOf(shop, row))
      .filter((row) => preferredLanguage === undefined || row.preferredLanguage === preferredLanguage)
      .filter((row) => group === undefined || row.group === group)
      .filter((row) => hearAboutUs === undefined || row.hearAboutUs === hearAboutUs);
    return listed(fitting, query, (row) => [
      row.name,
      row.firstName,
      row.lastName,
      ...row.phones.map(({ number }) => number),
      ...row.emails.map(({ address }) => address),
      ...row.tags,
    ]);
  }),
  answer(customers.one, ({ params }, { shop }) => customerOf(shop, byId(shop.customers, params.id))),
  answer(customers.create, ({ body }, { shop, now }) => {
    const { despiteDuplicate, ...draft } = normalized(body);
    const rejection = customerProblem(draft);
    if (rejection) throw rejection;
    assertNotShared(shop, body.id, draft, despiteDuplicate);
    return customerOf(shop, added(stored.customer, shop.customers, draft, now));
  }),
  answer(customers.change, ({ params, body }, { shop, now }) => {
    const { despiteDuplicate, ...changes } = normalized(body);
    assertNotShared(shop, params.id, changes, despiteDuplicate);
    return customerOf(shop, changed(shop.customers, params.id, changes, now));
  }),
];
