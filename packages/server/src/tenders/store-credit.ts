import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { moveCredit } from '../modules/customers/credit.store.ts';
import type { PaidInvoice, InvoicePayment, Tender } from './tender.ts';
import { readCreditLeft } from './tenders.statements.ts';

/** Credit that a customer has in the shop. Its entries have the ids of the payments. */
export const storeCredit: Tender = {
  kind: 'storeCredit',
  name: { en: 'Store credit', es: 'Crédito de la tienda' },

  /** Throws tender.creditShort at the tender. */
  async accept(tx, scope, _now, { customerId }, tenders) {
    let left = await creditOf(tx, scope, customerId);
    for (const { amount, at } of tenders) {
      if (amount > left) throw problemAt(`${at}.amount`, 'tender.creditShort', { credit: left });
      left -= amount;
    }
  },
  book: moveSpent,
  reverse: moveSpent,

  payOut: (tx, scope, now, { customerId }, parts) => moveFor(tx, scope, now, customerId, parts, 'refund'),
  /** Throws refund.spent if the customer no longer has the credit. */
  async takeBack(tx, scope, now, { number, customerId }, parts) {
    const taken = parts.reduce((sum, { amount }) => sum - amount, 0);
    if (taken > (await creditOf(tx, scope, customerId))) throw new Problem('refund.spent', { refund: number });
    await moveFor(tx, scope, now, customerId, parts, 'refund');
  },

  invariants: {
    'store credit of sales': `
    select coalesce(c.id, p.id)::text as subject, c.amount::text as stored, (-p.amount)::text as computed
    from (select * from customer_credits where kind = 'sale') c
    full join (select * from payments where kind = 'storeCredit' and amount <> 0) p
      on p.business_id = c.business_id and p.id = c.id`,

    'store credit of refunds': `
    select coalesce(c.id, p.id)::text as subject, c.amount::text as stored, p.amount::text as computed
    from (select * from customer_credits where kind = 'refund') c
    full join (select * from refund_payments where kind = 'storeCredit') p
      on p.business_id = c.business_id and p.id = c.id`,
  },
};

/** Payments spend the credit; their counter-entries return it. */
async function moveSpent(
  tx: Tx,
  scope: Scope,
  now: string,
  { customerId }: PaidInvoice,
  payments: readonly InvoicePayment[],
): Promise<void> {
  const moves = payments.flatMap(({ id, amount }) => (amount === 0 ? [] : [{ id, amount: -amount }]));
  await moveFor(tx, scope, now, customerId, moves, 'sale');
}

async function moveFor(
  tx: Tx,
  scope: Scope,
  now: string,
  customerId: string | null,
  moves: readonly { id: string; amount: number }[],
  kind: 'sale' | 'refund',
): Promise<void> {
  if (customerId !== null) await moveCredit(tx, scope, now, customerId, moves, kind);
}

async function creditOf(tx: Tx, { businessId }: Scope, customerId: string | null): Promise<number> {
  const row = await tx.first(readCreditLeft, { businessId, customerId });
  return row?.left ?? 0;
}
