import { settlePart } from '@tilldesk/domain/sales';
import { byId } from './found.ts';
import { knownIds } from './knownIds.ts';
import type { Shop } from './Shop.ts';

/** Changes three sales of the fake shop to open ones: an overdue invoice, a voided one, and a quote with the given last day. */
export function salesInHand({ invoices }: Shop, quotedUntil = '2026-03-28'): void {
  const open = byId(invoices, knownIds.open);
  const [first] = settlePart(open.total, [{ id: open.id, kind: 'cash', amount: 2000 }]);
  if (first === undefined) throw new Error('fake world: nothing was paid');
  Object.assign(open, {
    status: 'open',
    paid: 2000,
    due: open.total - 2000,
    dueDate: '2026-03-13',
    isOverdue: true,
    payments: [{ ...first, reverses: null, register: null, at: open.createdAt }],
  });
  const voided = byId(invoices, knownIds.voided);
  const [cash] = voided.payments;
  if (cash === undefined) throw new Error('fake world: nothing was paid');
  const at = '2026-03-14T16:30:00.000Z';
  Object.assign(voided, {
    status: 'voided',
    paid: 0,
    due: 0,
    payments: [
      cash,
      {
        ...cash,
        id: knownIds.quote,
        amount: -cash.amount,
        tendered: -cash.tendered,
        change: -cash.change,
        reverses: cash.id,
        at,
      },
    ],
    history: [...voided.history, { at, by: 'Dana Reyes', action: 'invoice.voided', reason: 'Rung up twice' }],
  });
  const quote = byId(invoices, knownIds.quote);
  const isExpired = quotedUntil < '2026-03-14';
  const history = [
    ...quote.history,
    { at: quote.createdAt, by: quote.salesperson, action: 'invoice.quoted', reason: null },
  ];
  Object.assign(quote, { status: 'quote', quotedUntil, isExpired, history });
}
