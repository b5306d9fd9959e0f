import { Problem } from '@tilldesk/domain/problems';
import {
  openReceipt,
  RECEIPT_LINK_DAYS,
  saleReceipts,
  type Invoice,
  type ReceiptOutgoing,
} from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { byId, place } from './found.ts';
import { known } from './known.ts';
import type { World } from './World.ts';

/** The token of the link that a story follows. */
export const receiptToken = 'r'.repeat(43);

type Book = Map<string, Pick<ReceiptOutgoing, 'mails' | 'links'>>;
const books = new WeakMap<World, Book>();

function sentOf(world: World, invoiceId: string) {
  const book: Book = books.get(world) ?? new Map();
  books.set(world, book);
  const sent = book.get(invoiceId) ?? { mails: [], links: 0 };
  book.set(invoiceId, sent);
  return sent;
}

const endOf = ({ now }: World) => new Date(Date.parse(now) + RECEIPT_LINK_DAYS * 86_400_000).toISOString();

function outgoingOf(world: World, invoice: Invoice): ReceiptOutgoing {
  const { customers } = world.shop;
  const customer = invoice.customerId === null ? null : byId(customers, invoice.customerId);
  const { mails, links } = sentOf(world, invoice.id);
  const to = customer?.emails.find(({ isPrimary }) => isPrimary)?.address ?? null;
  return { to, language: mails[0]?.language ?? null, mails: [...mails], links };
}

/** How the fake server mails receipts and opens them by their links. */
export const receiptAnswers: readonly FakeAnswer[] = [
  answer(saleReceipts.outgoing, ({ params }, world) => outgoingOf(world, byId(world.shop.invoices, params.id))),
  answer(saleReceipts.mail, ({ params, body: { id, to, language } }, world) => {
    const invoice = byId(world.shop.invoices, params.id);
    const sent = sentOf(world, invoice.id);
    const { name: by } = world.own.user;
    if (sent.mails.every((mail) => mail.id !== id)) {
      sent.mails.unshift({ id, to, language, by, at: world.now });
      sent.links += 1;
      const entry = { at: world.now, by, action: 'receipt.mailed', reason: to };
      Object.assign(invoice, { history: [entry, ...invoice.history] });
    }
    return outgoingOf(world, invoice);
  }),
  answer(saleReceipts.link, ({ params }, world) => {
    sentOf(world, params.id).links += 1;
    return { path: `/receipt#${receiptToken}`, endsAt: endOf(world) };
  }),
  answer(saleReceipts.printed, ({ params }, world) => {
    const invoice = byId(world.shop.invoices, params.id);
    const entry = { at: world.now, by: world.own.user.name, action: 'receipt.printed', reason: null };
    Object.assign(invoice, { printed: true, history: [entry, ...invoice.history] });
    return { printed: true as const };
  }),
  answer(saleReceipts.endLinks, ({ params }, world) => {
    sentOf(world, params.id).links = 0;
    return outgoingOf(world, byId(world.shop.invoices, params.id));
  }),
  answer(openReceipt, ({ body: { token } }, world) => {
    if (token !== receiptToken) throw new Problem('receipt.link');
    return {
      language: 'es' as const,
      endsAt: endOf(world),
      store: place,
      invoice: byId(world.shop.invoices, known.sale),
    };
  }),
];
