import { Problem } from '@tilldesk/domain/problems';
import { isExemptOn } from '@tilldesk/domain/shop';
import { dayOf } from '@tilldesk/domain/time';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { currentCustomerId } from './saving.store.ts';

/** A customer as a sale needs them. */
export type SaleCustomer = {
  id: string;
  group: string | null;
  taxExempt: boolean;
  taxExemptExpires: string | null;
  taxExemptNumber: string | null;
};

/** Merges that may come while a sale waits for its customer: so many times it looks again. */
const ATTEMPTS_MAX = 5;

/**
 * The customer to whom something is sold, held so that no merge takes them away under the sale; one who was merged leads to
 * the one who stayed. Null where there is none. Sales and merges hold customers first, then invoices. Throws record.changed
 * when merges never end.
 */
export async function lockSaleCustomer(
  tx: Tx,
  scope: Pick<Scope, 'businessId'>,
  id: string,
): Promise<SaleCustomer | null> {
  let currentId = id;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const [row] = await tx.raw<SaleCustomer>(
      `select id, customer_group as "group", tax_exempt as "taxExempt", tax_exempt_expires as "taxExemptExpires",
         tax_exempt_number as "taxExemptNumber"
       from customers
       where business_id = $1 and id = $2 and archived_at is null for no key update`,
      [scope.businessId, currentId],
      'hold_buyer',
    );
    if (row) return row;
    const into = await currentCustomerId(tx, scope, currentId);
    if (into === currentId) return null;
    currentId = into;
  }
  throw new Problem('record.changed');
}

/** Whether they pay no tax on the store's day. */
export const isCustomerExempt = (saleCustomer: SaleCustomer, scope: StoreScope, now: string): boolean =>
  isExemptOn(saleCustomer, dayOf(now, scope.store.timeZone));
