import { Problem, problemAt } from '@tilldesk/domain/problems';
import {
  activationFaults,
  activations,
  carriers,
  normalizedCodes,
  assertActivation,
  tellable,
  type Activation,
  type ActivationInput,
  type Carrier,
} from '@tilldesk/domain/activations';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, place } from '../found.ts';
import type { FakeServer } from '../FakeServer.ts';

type Book = { carriers: Carrier[]; activations: Activation[] };
const books = new WeakMap<FakeServer, Book>();

const id = (last: string) => `01936c3a-7c00-70fa-8000-0000000000${last}`;
const offered = { simLength: 20, isActive: true, version: 1 };
const northtel = { ...offered, id: id('01'), name: 'Northtel', simPrefix: '8901410', dealerCodes: ['NT-2210'] };
const baytel = { ...offered, id: id('02'), name: 'Baytel', simPrefix: '8901260', dealerCodes: ['B-17', 'B-18'] };

/** A new shop has no carrier yet. */
function bookOf(fakeServer: FakeServer): Book {
  const isNew = fakeServer.shop.kind === 'new';
  const book = books.get(fakeServer) ?? { carriers: isNew ? [] : [{ ...baytel }, { ...northtel }], activations: [] };
  books.set(fakeServer, book);
  return book;
}

/** An entry as stored by the server, once its checks pass. */
function accepted(fakeServer: FakeServer, ownId: string, terms: ActivationInput) {
  const book = bookOf(fakeServer);
  const carrier = byId(book.carriers, terms.carrierId);
  assertActivation(activationFaults(terms, carrier), terms.isConfirmed === true);
  const codes = normalizedCodes(terms);
  const duplicate = book.activations.find((one) => one.id !== ownId && one.imei !== null && one.imei === codes.imei);
  if (duplicate && duplicate.status !== 'discarded') {
    throw problemAt('imei', 'activation.sameDay', { code: duplicate.imei ?? '' });
  }
  const { isConfirmed: _, commission, spiff, ...rest } = terms;
  const { viewCost } = fakeServer.own.limits;
  const earned = viewCost ? { commission, spiff } : { commission: null, spiff: null };
  return { ...rest, ...codes, ...earned, carrier: carrier.name };
}

const activeActivationsOf = (fakeServer: FakeServer, invoiceId: string) =>
  bookOf(fakeServer).activations.filter((one) => one.invoiceId === invoiceId && one.status !== 'discarded');

/** Posts the activations that were prepared for a sale. */
export function postPrepared(fakeServer: FakeServer, invoiceId: string): void {
  for (const one of activeActivationsOf(fakeServer, invoiceId)) {
    Object.assign(one, { status: 'pending', activatedAt: fakeServer.now, version: one.version + 1 });
  }
}

const fresh = { status: 'prepared', confirmation: null, endedOn: null, activatedAt: null, version: 1 } as const;

export const activationAnswers: readonly FakeAnswer[] = [
  answer(activations.list, ({ query }, fakeServer) => ({ items: activeActivationsOf(fakeServer, query.invoiceId) })),
  answer(activations.prepare, ({ body: { id: ownId, invoiceId, lineId, ...terms } }, fakeServer) => {
    const about = { id: ownId, invoiceId, lineId, currency: place.defaultCurrency, by: fakeServer.own.user.name };
    const created = { ...accepted(fakeServer, ownId, terms), ...about, ...fresh };
    bookOf(fakeServer).activations.push(created);
    return created;
  }),
  answer(activations.change, ({ params, body: { version, ...terms } }, fakeServer) => {
    const one = byId(bookOf(fakeServer).activations, params.id);
    if (one.version !== version) throw new Problem('record.changed');
    return Object.assign(one, accepted(fakeServer, one.id, terms), { version: version + 1 });
  }),
  answer(activations.discard, ({ params }, fakeServer) =>
    Object.assign(byId(bookOf(fakeServer).activations, params.id), { status: 'discarded' as const }),
  ),
  answer(activations.report, ({ params, body }, fakeServer) => {
    const one = byId(bookOf(fakeServer).activations, params.id);
    if (!tellable(one.status).includes(body.status)) throw new Problem('activation.over');
    const outcome = body.status === 'active' ? { confirmation: body.confirmation } : { endedOn: body.endedOn };
    return Object.assign(one, outcome, { status: body.status, version: one.version + 1 });
  }),
  answer(carriers.list, (_, fakeServer) => ({ items: bookOf(fakeServer).carriers })),
  answer(carriers.create, ({ body }, fakeServer) => {
    const { name } = body;
    const duplicate = bookOf(fakeServer).carriers.some((one) => one.name === name);
    if (duplicate) throw problemAt('name', 'carrier.nameTaken', { name });
    const created = { ...body, version: 1 };
    bookOf(fakeServer).carriers.push(created);
    return created;
  }),
  answer(carriers.change, ({ params, body }, fakeServer) =>
    Object.assign(byId(bookOf(fakeServer).carriers, params.id), body, { version: body.version + 1 }),
  ),
];

/** A device that was activated with a sale and waits for its carrier's response. */
export const activatedWith = (invoiceId: string): FakeAnswer =>
  answer(activations.list, (_, fakeServer) => {
    const book = bookOf(fakeServer);
    if (book.activations.length === 0) {
      const codes = { imei: '356109400079199', iccid: '89014103211118510720', phone: '3055550142' };
      const plan = { carrierId: northtel.id, carrier: northtel.name, dealerCode: 'NT-2210', type: 'new' as const };
      const terms = { term: 24, plan: 'Unlimited 50', planPrice: 5000, portFrom: null, account: 'A-77' };
      const lineId = byId(fakeServer.shop.invoices, invoiceId).lines[0]?.id ?? id('12');
      const about = { id: id('11'), invoiceId, lineId, currency: place.defaultCurrency, by: 'Dana Reyes' };
      const earned = fakeServer.own.limits.viewCost
        ? { commission: 9000, spiff: 1000 }
        : { commission: null, spiff: null };
      book.activations.push({ ...codes, ...plan, ...terms, ...about, ...earned, ...fresh });
      postPrepared(fakeServer, invoiceId);
    }
    return { items: activeActivationsOf(fakeServer, invoiceId) };
  });
