import { Problem } from '@tilldesk/domain/problems';
import type { InvoiceDraft } from '@tilldesk/domain/sales';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { checkout, type Checkout } from './checkout/checkout.store.ts';
import { createDraft } from './draft/drafts.store.ts';
import { salespersonOf } from './salesperson.store.ts';
import { reverseInvoice } from './voiding.store.ts';
import { findInvoice, readInvoiceTotal } from './sales.statements.ts';

/** The sale that another document makes, such as the exchange of a refund: `modules.ts` passes it to that document. */
export const exchangeSales = {
  /** Saves a draft. Throws access.denied, record.exists, and the problems of a draft. */
  async draft(
    tx: Tx,
    caller: Actor,
    now: string,
    { id, ...draft }: InvoiceDraft,
  ): Promise<{ id: string; total: number }> {
    const salesperson = salespersonOf(caller);
    if (!salesperson.maySell) throw new Problem('access.denied');
    const known = await tx.all(findInvoice, { businessId: caller.businessId, id });
    if (known.length > 0) throw new Problem('record.exists');
    await createDraft(tx, salesperson, now, id, draft);
    const row = await tx.first(readInvoiceTotal, { businessId: caller.businessId, id });
    return { id, total: row!.total };
  },
  /** Posts the draft. */
  post: (tx: Tx, caller: Actor, now: string, id: string, order: Checkout) =>
    checkout(tx, salespersonOf(caller), now, id, order),
  /** Reverses the posted sale. */
  reverse: reverseInvoice,
};
