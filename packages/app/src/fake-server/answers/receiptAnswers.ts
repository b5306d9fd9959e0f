import { Problem } from '@tilldesk/domain/problems';
import { receiptByToken, RECEIPT_LINK_DAYS, receiptDelivery, type ReceiptDelivery } from '@tilldesk/domain/receipts';
import { type Invoice } from '@tilldesk/domain/sales';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, place } from '../found.ts';
import { knownIds } from '../knownIds.ts';
import type { FakeServer } from '../FakeServer.ts';

/** The token of the link that a story opens. */
export const receiptToken = 'r'.repeat(43);

type Book = Map<string, Pick<ReceiptDelivery, 'mails' | 'links'>>;
const books = new WeakMap<FakeServer, Book>();

function sentOf(fakeServer: FakeServer, invoiceId: string) {
  const book: Book = books.get(fakeServer) ?? new Map();
  books.set(fakeServer, book);
  const sent = book.get(invoiceId) ?? { mails: [], links: 0 };
  book.set(invoiceId, sent);
  return sent;
}

const endOf = ({ now }: FakeServer) => new Date(Date.parse(now) + RECEIPT_LINK_DAYS * 86_400_000).toISOString();

function outgoingOf(fakeServer: FakeServer, invoice: Invoice): ReceiptDelivery {
  const { customers } = fakeServer.shop;
  const customer = invoice.customerId === null ? null : byId(customers, invoice.customerId);
  const { mails, links } = sentOf(fakeServer, invoice.id);
  const to = customer?.emails.find(({ isPrimary }) => isPrimary)?.address ?? null;
  return { to, language: mails[0]?.language ?? null, mails: [...mails], links };
}

/** Responses of the fake server for mailing receipts and opening them by link. */
export const receiptAnswers: readonly FakeAnswer[] = [
  answer(receiptDelivery.outgoing, ({ params }, fakeServer) =>
    outgoingOf(fakeServer, byId(fakeServer.shop.invoices, params.id)),
  ),
  answer(receiptDelivery.mail, ({ params, body: { id, to, language } }, fakeServer) => {
    const invoice = byId(fakeServer.shop.invoices, params.id);
    const sent = sentOf(fakeServer, invoice.id);
    const { name: by } = fakeServer.own.user;
    if (sent.mails.every((mail) => mail.id !== id)) {
      sent.mails.unshift({ id, to, language, by, at: fakeServer.now });
      sent.links += 1;
      const entry = { at: fakeServer.now, by, action: 'receipt.mailed', reason: to };
      Object.assign(invoice, { history: [entry, ...invoice.history] });
    }
    return outgoingOf(fakeServer, invoice);
  }),
  answer(receiptDelivery.link, ({ params }, fakeServer) => {
    sentOf(fakeServer, params.id).links += 1;
    return { path: `/receipt#${receiptToken}`, endsAt: endOf(fakeServer) };
  }),
  answer(receiptDelivery.printed, ({ params }, fakeServer) => {
    const invoice = byId(fakeServer.shop.invoices, params.id);
    const entry = { at: fakeServer.now, by: fakeServer.own.user.name, action: 'receipt.printed', reason: null };
    Object.assign(invoice, { printed: true, history: [entry, ...invoice.history] });
    return { printed: true as const };
  }),
  answer(receiptDelivery.endLinks, ({ params }, fakeServer) => {
    sentOf(fakeServer, params.id).links = 0;
    return outgoingOf(fakeServer, byId(fakeServer.shop.invoices, params.id));
  }),
  answer(receiptByToken, ({ body: { token } }, fakeServer) => {
    if (token !== receiptToken) throw new Problem('receipt.link');
    return {
      language: 'es' as const,
      endsAt: endOf(fakeServer),
      store: place,
      invoice: byId(fakeServer.shop.invoices, knownIds.sale),
    };
  }),
];
