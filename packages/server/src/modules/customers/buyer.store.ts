import { Problem } from '@tilldesk/domain/problems';
import { isExemptOn } from '@tilldesk/domain/shop';
import { dayOf } from '@tilldesk/domain/time';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { standingFor } from './keeping.store.ts';

/** A customer as a sale needs them. */
export type Buyer = {
  id: string;
  group: string | null;
  taxExempt: boolean;
  taxExemptExpires: string | null;
  taxExemptNumber: string | null;
};

/** Merges that may come while a sale waits for its customer: so many times it looks again. */
const TURNS = 5;

/**
 * The customer to whom something is sold, held so that no merge takes them away under the sale; one who was merged leads to
 * the one who stayed. Null where there is none. Sales and merges hold customers first, then invoices. Throws record.changed
 * when merges never end.
 */
export async function holdBuyer(tx: Tx, scope: Pick<Scope, 'businessId'>, id: string): Promise<Buyer | null> {
  let wanted = id;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [row] = await tx.raw<Buyer>(
      `select id, customer_group as "group", tax_exempt as "taxExempt", tax_exempt_expires as "taxExemptExpires",
         tax_exempt_number as "taxExemptNumber"
       from customers
       where business_id = $1 and id = $2 and archived_at is null for no key update`,
      [scope.businessId, wanted],
      'hold_buyer',
    );
    if (row) return row;
    const into = await standingFor(tx, scope, wanted);
    if (into === wanted) return null;
    wanted = into;
  }
  throw new Problem('record.changed');
}

/** Whether they pay no tax on the store's day. */
export const isBuyerExempt = (buyer: Buyer, scope: StoreScope, now: string): boolean =>
  isExemptOn(buyer, dayOf(now, scope.store.timeZone));
