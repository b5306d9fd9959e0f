import { Problem } from '@tilldesk/domain/problems';
import { isExemptOn } from '@tilldesk/domain/customers';
import { dayOf } from '@tilldesk/domain/time';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { currentCustomerId } from './saving.store.ts';
import { lockBuyer } from './customers.statements.ts';

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
    const row = await tx.first(lockBuyer, { businessId: scope.businessId, currentId });
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
