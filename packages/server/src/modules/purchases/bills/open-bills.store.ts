import { dayOf } from '@tilldesk/domain/time';
import type { Tx } from '../../../database/transaction.ts';
import { nameOf } from '../../vendors/vendor-ledger.store.ts';
import type { PurchaseScope } from '../locking.store.ts';
import { billNumber, formatPurchaseNumber } from '../../stores/numbers.store.ts';
import { listUnpaidBills, sumDueElsewhere } from './bills.statements.ts';

/** Returns bills of a vendor that are not fully paid, oldest due first. */
export async function listOpenBills(tx: Tx, scope: PurchaseScope, now: string, vendorId: string) {
  await nameOf(tx, scope, vendorId);
  const today = dayOf(now, scope.store.timeZone);
  const rows = await tx.all(listUnpaidBills, { businessId: scope.businessId, storeId: scope.storeId, vendorId });
  const items = rows.map((bill) => ({
    ...bill,
    number: billNumber(bill.number),
    purchaseNumber: bill.purchaseNumber === null ? null : formatPurchaseNumber(bill.purchaseNumber),
    isLate: bill.dueDay < today,
  }));
  return {
    items,
    due: items.reduce((sum, { due }) => sum + due, 0),
    dueElsewhere: await dueElsewhere(tx, scope, vendorId),
  };
}

/** Returns the amount due to the vendor for bills of other stores with the same currency. */
async function dueElsewhere(tx: Tx, scope: PurchaseScope, vendorId: string): Promise<number> {
  const row = await tx.first(sumDueElsewhere, { businessId: scope.businessId, storeId: scope.storeId, vendorId });
  return row!.due;
}
