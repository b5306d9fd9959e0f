import { Problem } from '@tilldesk/domain/problems';
import { isExemptOn } from '@tilldesk/domain/customers';
import { dayOf } from '@tilldesk/domain/time';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { currentCustomerId } from './saving.store.ts';

/** The customer data that a sale needs. */
export type SaleCustomer = {
  id: string;
  group: string | null;
  taxExempt: boolean;
  taxExemptExpires: string | null;
  taxExemptNumber: string | null;
};

/** The number of attempts if the customer is merged while the sale waits for the lock. */
const ATTEMPTS_MAX = 5;

/**
 * Returns the customer of a sale, locked so that no merge moves them during the sale. A merged customer resolves to the merge
 * target. Null if there is none. Sales and merges lock customers first, then invoices. Throws record.changed if the customer is
 * merged again at each attempt.
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

/** Returns whether the customer is tax exempt on the store's day. */
export const isCustomerExempt = (saleCustomer: SaleCustomer, scope: StoreScope, now: string): boolean =>
  isExemptOn(saleCustomer, dayOf(now, scope.store.timeZone));
