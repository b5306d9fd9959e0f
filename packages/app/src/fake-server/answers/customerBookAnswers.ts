import { paginate } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import {
  customerCredit,
  customerDevices,
  customerFigures,
  customerGroups,
  customerHistory,
  customerLinks,
  customerMerges,
  customerNotes,
  customerPayments,
  findDuplicateCustomers,
  mergeDifferences,
  mergedCustomer,
  inverseRelation,
  tillCustomer,
  type CreditEntry,
} from '@tilldesk/domain/customers';
import { answer, type FakeAnswer } from '../answer.ts';
import { bearersIn, customerOf, customerRow } from './customerAnswers.ts';
import { creditOf, customerBook, inShort, normalizedNumber } from '../customerBook.ts';
import { byId, place } from '../found.ts';
import type { FakeServer } from '../FakeServer.ts';

type Paged = { page: number; limit: number };
const paged = <R>(rows: readonly R[], { page, limit }: Paged) => ({
  items: rows.slice((page - 1) * limit, page * limit),
  pagination: paginate(page, limit, rows.length),
});

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

function booked(
  fakeServer: FakeServer,
  id: string,
  entry: Pick<CreditEntry, 'id' | 'kind' | 'amount' | 'reason' | 'corrects'>,
) {
  const { credits } = customerBook(fakeServer.shop);
  const customerCredits = credits.get(id) ?? [];
  const balance = creditOf(fakeServer.shop, id) + entry.amount;
  if (balance < 0) throw new Problem('credit.short', { available: creditOf(fakeServer.shop, id) });
  const made = { ...entry, balance, isCorrected: false, by: fakeServer.own.user.name, at: fakeServer.now };
  const before = customerCredits.map((one) => (one.id === entry.corrects ? { ...one, isCorrected: true } : one));
  credits.set(id, [made, ...before]);
  return made;
}

function movesOf({ shop }: FakeServer, id: string) {
  const own = shop.invoices.filter(({ customerId }) => customerId === id);
  const posted = own.filter(({ status }) => status !== 'draft');
  return {
    invoices: posted.length,
    drafts: own.length - posted.length,
    devices: posted.flatMap(({ lines }) => lines.filter(({ unitId }) => unitId !== null)).length,
    adjustments: 0,
    reservations: 0,
    notes: customerBook(shop).notes.get(id)?.length ?? 0,
    links: customerBook(shop).links.get(id)?.length ?? 0,
    storeCredit: creditOf(shop, id),
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
    ...inShort(customerRow(shop, params.id)),
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
      devices: movesOf(fakeServer, params.id).devices,
    };
  }),
  answer(customerDevices, ({ params, query }, fakeServer) =>
    paged(
      soldTo(fakeServer, params.id).flatMap((invoice) =>
        invoice.lines.flatMap((line) =>
          line.unitId === null
            ? []
            : [
                {
                  lineId: line.id,
                  unitId: line.unitId,
                  code: line.unitCode ?? '',
                  productName: line.description,
                  status: 'sold' as const,
                  invoiceId: invoice.id,
                  invoice: invoice.number ?? '',
                  storeName: place.storeName,
                  isHere: true,
                  soldAt: invoice.postedAt ?? invoice.createdAt,
                  warrantyUntil: line.warrantyUntil,
                },
              ],
        ),
      ),
      query,
    ),
  ),
  answer(customerPayments, ({ params, query }, fakeServer) =>
    paged(
      soldTo(fakeServer, params.id).flatMap((invoice) =>
        invoice.payments.map(({ id, kind, amount, reference, at }) => ({
          id,
          invoiceId: invoice.id,
          invoice: invoice.number ?? '',
          kind,
          amount,
          reference,
          takenBy: invoice.salesperson,
          at,
        })),
      ),
      query,
    ),
  ),
  answer(customerNotes.list, ({ params, query }, { shop }) =>
    paged(customerBook(shop).notes.get(customerRow(shop, params.id).id) ?? [], query),
  ),
  answer(customerNotes.add, ({ params, body }, { shop, own, now }) => {
    const note = { ...body, by: own.user.name, at: now };
    const { notes } = customerBook(shop);
    notes.set(params.id, [note, ...(notes.get(params.id) ?? [])]);
    return note;
  }),
  answer(customerHistory, ({ params, query }, { shop }) => {
    const { id, createdAt, updatedAt } = customerRow(shop, params.id);
    const by = 'Dana Reyes';
    return paged(
      [
        { id, at: updatedAt, by, action: 'customer.changed', fields: ['phones', 'notes'] },
        { id: `${id.slice(0, -2)}c1`, at: createdAt, by, action: 'customer.created', fields: [] },
      ],
      query,
    );
  }),
  answer(customerLinks.list, ({ params }, fakeServer) => linksOf(fakeServer, params.id)),
  answer(customerLinks.set, ({ params, body }, fakeServer) => {
    const { links } = customerBook(fakeServer.shop);
    const set = (id: string, otherId: string, relation: typeof body.relation) =>
      links.set(id, [...(links.get(id) ?? []).filter((link) => link.otherId !== otherId), { otherId, relation }]);
    set(params.id, body.otherId, body.relation);
    set(body.otherId, params.id, inverseRelation[body.relation]);
    return linksOf(fakeServer, params.id);
  }),
  answer(customerLinks.remove, ({ params }, fakeServer) => {
    const { links } = customerBook(fakeServer.shop);
    const part = (id: string, otherId: string) =>
      links.set(
        id,
        (links.get(id) ?? []).filter((link) => link.otherId !== otherId),
      );
    part(params.id, params.otherId);
    part(params.otherId, params.id);
    return linksOf(fakeServer, params.id);
  }),
  answer(customerCredit.list, ({ params, query }, { shop }) => ({
    balance: creditOf(shop, params.id),
    ...paged(customerBook(shop).credits.get(params.id) ?? [], query),
  })),
  answer(customerCredit.grant, ({ params, body }, fakeServer) =>
    booked(fakeServer, params.id, { ...body, kind: 'grant', corrects: null }),
  ),
  answer(customerCredit.correct, ({ params, body }, fakeServer) => {
    const grant = byId(customerBook(fakeServer.shop).credits.get(params.id) ?? [], params.entryId);
    return booked(fakeServer, params.id, { ...body, kind: 'correction', amount: -grant.amount, corrects: grant.id });
  }),
  answer(customerMerges.preview, ({ params, query }, fakeServer) => {
    const stays = customerOf(fakeServer.shop, customerRow(fakeServer.shop, params.id));
    const sourceCustomer = customerOf(fakeServer.shop, customerRow(fakeServer.shop, query.otherId));
    return {
      stays,
      goes: sourceCustomer,
      differences: mergeDifferences(stays, sourceCustomer),
      moves: movesOf(fakeServer, sourceCustomer.id),
    };
  }),
  answer(customerMerges.list, ({ params }, { shop }) => ({
    items: customerBook(shop).merges.flatMap(({ merge }) => (merge.staysId === params.id ? [merge] : [])),
  })),
  answer(customerMerges.merge, ({ params, body }, fakeServer) => {
    const { shop, own, now } = fakeServer;
    const [stays, sourceRow] = [customerRow(shop, params.id), customerRow(shop, body.otherId)];
    if (stays.version !== body.version || sourceRow.version !== body.otherVersion) throw new Problem('record.changed');
    const before = { ...stays };
    const moved = shop.invoices.filter(({ customerId }) => customerId === sourceRow.id);
    const merge = {
      id: body.id,
      staysId: stays.id,
      staysName: inShort(stays).name,
      goneId: sourceRow.id,
      goneName: inShort(sourceRow).name,
      moves: movesOf(fakeServer, sourceRow.id),
      by: own.user.name,
      at: now,
      undoneAt: null,
      undoneBy: null,
      undoUntil: new Date(Date.parse(now) + 30 * 86_400_000).toISOString(),
      mayUndo: true,
    };
    Object.assign(stays, mergedCustomer(stays, sourceRow, body.picks), { version: stays.version + 1 });
    for (const invoice of moved) Object.assign(invoice, { customerId: stays.id, customerName: merge.staysName });
    shop.customers.splice(shop.customers.indexOf(sourceRow), 1);
    const book = customerBook(shop);
    book.pointers.set(sourceRow.id, stays.id);
    book.merges.unshift({ merge, before, gone: sourceRow, invoices: moved.map(({ id }) => id) });
    return merge;
  }),
  answer(customerMerges.undo, ({ params }, { shop, own, now }) => {
    const { merges, pointers } = customerBook(shop);
    const customerCredits = merges.find(({ merge }) => merge.id === params.mergeId);
    if (!customerCredits) throw new Problem('record.notFound');
    const { merge, before, gone: sourceRow, invoices } = customerCredits;
    Object.assign(byId(shop.customers, merge.staysId), before);
    shop.customers.push(sourceRow);
    pointers.delete(sourceRow.id);
    for (const invoice of shop.invoices.filter(({ id }) => invoices.includes(id))) {
      Object.assign(invoice, { customerId: sourceRow.id, customerName: merge.goneName });
    }
    return Object.assign(merge, { undoneAt: now, undoneBy: own.user.name, mayUndo: false });
  }),
];
