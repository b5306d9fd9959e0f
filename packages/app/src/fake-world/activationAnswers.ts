import { Problem, problemAt } from '@tilldesk/domain/problems';
import {
  activationFaults,
  activations,
  carriers,
  keptCodes,
  refuseActivation,
  tellable,
  type Activation,
  type ActivationTerms,
  type Carrier,
} from '@tilldesk/domain/selling';
import { answer, type FakeAnswer } from './answer.ts';
import { byId, place } from './found.ts';
import type { World } from './World.ts';

type Book = { carriers: Carrier[]; activations: Activation[] };
const books = new WeakMap<World, Book>();

const id = (last: string) => `01936c3a-7c00-70fa-8000-0000000000${last}`;
const offered = { simLength: 20, isActive: true, version: 1 };
const northtel = { ...offered, id: id('01'), name: 'Northtel', simPrefix: '8901410', dealerCodes: ['NT-2210'] };
const baytel = { ...offered, id: id('02'), name: 'Baytel', simPrefix: '8901260', dealerCodes: ['B-17', 'B-18'] };

/** A shop that opens today works with no carrier yet. */
function bookOf(world: World): Book {
  const isNew = world.shop.kind === 'new';
  const book = books.get(world) ?? { carriers: isNew ? [] : [{ ...baytel }, { ...northtel }], activations: [] };
  books.set(world, book);
  return book;
}

/** An entry as the server keeps it, once its checks pass. */
function accepted(world: World, own: string, terms: ActivationTerms) {
  const book = bookOf(world);
  const carrier = byId(book.carriers, terms.carrierId);
  refuseActivation(activationFaults(terms, carrier), terms.isConfirmed === true);
  const codes = keptCodes(terms);
  const twin = book.activations.find((one) => one.id !== own && one.imei !== null && one.imei === codes.imei);
  if (twin && twin.status !== 'discarded') {
    throw problemAt('imei', 'activation.sameDay', { code: twin.imei ?? '' });
  }
  const { isConfirmed: _, commission, spiff, ...rest } = terms;
  const { viewCost } = world.own.limits;
  const earned = viewCost ? { commission, spiff } : { commission: null, spiff: null };
  return { ...rest, ...codes, ...earned, carrier: carrier.name };
}

const standingOf = (world: World, invoiceId: string) =>
  bookOf(world).activations.filter((one) => one.invoiceId === invoiceId && one.status !== 'discarded');

/** What was prepared for a sale is posted with it. */
export function postPrepared(world: World, invoiceId: string): void {
  for (const one of standingOf(world, invoiceId)) {
    Object.assign(one, { status: 'pending', activatedAt: world.now, version: one.version + 1 });
  }
}

const fresh = { status: 'prepared', confirmation: null, endedOn: null, activatedAt: null, version: 1 } as const;

export const activationAnswers: readonly FakeAnswer[] = [
  answer(activations.list, ({ query }, world) => ({ items: standingOf(world, query.invoiceId) })),
  answer(activations.prepare, ({ body: { id: own, invoiceId, lineId, ...terms } }, world) => {
    const about = { id: own, invoiceId, lineId, currency: place.defaultCurrency, by: world.own.user.name };
    const kept = { ...accepted(world, own, terms), ...about, ...fresh };
    bookOf(world).activations.push(kept);
    return kept;
  }),
  answer(activations.change, ({ params, body: { version, ...terms } }, world) => {
    const one = byId(bookOf(world).activations, params.id);
    if (one.version !== version) throw new Problem('record.changed');
    return Object.assign(one, accepted(world, one.id, terms), { version: version + 1 });
  }),
  answer(activations.discard, ({ params }, world) =>
    Object.assign(byId(bookOf(world).activations, params.id), { status: 'discarded' as const }),
  ),
  answer(activations.tell, ({ params, body }, world) => {
    const one = byId(bookOf(world).activations, params.id);
    if (!tellable(one.status).includes(body.status)) throw new Problem('activation.over');
    const news = body.status === 'active' ? { confirmation: body.confirmation } : { endedOn: body.endedOn };
    return Object.assign(one, news, { status: body.status, version: one.version + 1 });
  }),
  answer(carriers.list, (_, world) => ({ items: bookOf(world).carriers })),
  answer(carriers.create, ({ body }, world) => {
    const { name } = body;
    const twin = bookOf(world).carriers.some((one) => one.name === name);
    if (twin) throw problemAt('name', 'carrier.nameTaken', { name });
    const kept = { ...body, version: 1 };
    bookOf(world).carriers.push(kept);
    return kept;
  }),
  answer(carriers.change, ({ params, body }, world) =>
    Object.assign(byId(bookOf(world).carriers, params.id), body, { version: body.version + 1 }),
  ),
];

/** A device that was activated with a sale and waits for its carrier's answer. */
export const activatedWith = (invoiceId: string): FakeAnswer =>
  answer(activations.list, (_, world) => {
    const book = bookOf(world);
    if (book.activations.length === 0) {
      const codes = { imei: '356109400079199', iccid: '89014103211118510720', phone: '3055550142' };
      const plan = { carrierId: northtel.id, carrier: northtel.name, dealerCode: 'NT-2210', type: 'new' as const };
      const terms = { term: 24, plan: 'Unlimited 50', planPrice: 5000, portFrom: null, account: 'A-77' };
      const lineId = byId(world.shop.invoices, invoiceId).lines[0]?.id ?? id('12');
      const about = { id: id('11'), invoiceId, lineId, currency: place.defaultCurrency, by: 'Dana Reyes' };
      const earned = world.own.limits.viewCost ? { commission: 9000, spiff: 1000 } : { commission: null, spiff: null };
      book.activations.push({ ...codes, ...plan, ...terms, ...about, ...earned, ...fresh });
      postPrepared(world, invoiceId);
    }
    return { items: standingOf(world, invoiceId) };
  });
