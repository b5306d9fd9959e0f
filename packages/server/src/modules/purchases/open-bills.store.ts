import { dayOf } from '@tilldesk/domain/time';
import type { Tx } from '../../database/transaction.ts';
import { nameOf } from '../vendors/vendor-ledger.store.ts';
import type { PurchaseScope } from './locking.store.ts';
import { billNumber, formatPurchaseNumber } from '../stores/numbers.store.ts';

/** Returns bills of a vendor that are not fully paid, oldest due first. */
export async function listOpenBills(tx: Tx, scope: PurchaseScope, now: string, vendorId: string) {
  await nameOf(tx, scope, vendorId);
  const today = dayOf(now, scope.store.timeZone);
  const rows = await tx.raw<OpenBillRow>(
    `select b.id, b.number, b.reference, b.purchase_id as "purchaseId", p.number as "purchaseNumber", b.day,
       b.due_day as "dueDay", b.total, b.paid, b.total - b.paid as due
     from bills b join purchases p on p.business_id = b.business_id and p.id = b.purchase_id
     where b.business_id = $1 and b.store_id = $2 and b.vendor_id = $3 and b.reversed_at is null and b.paid < b.total
     order by b.due_day, b.number limit 500`,
    [scope.businessId, scope.storeId, vendorId],
  );
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

type OpenBillRow = {
  id: string;
  number: number;
  reference: string;
  purchaseId: string;
  purchaseNumber: number | null;
  day: string;
  dueDay: string;
  total: number;
  paid: number;
  due: number;
};

/** Returns the amount due to the vendor for bills of other stores with the same currency. */
async function dueElsewhere(tx: Tx, scope: PurchaseScope, vendorId: string): Promise<number> {
  const [row] = await tx.raw<{ due: number }>(
    `select coalesce(sum(b.total - b.paid), 0)::bigint as due from bills b
     join stores o on o.business_id = b.business_id and o.id = b.store_id
     join stores s on s.business_id = b.business_id and s.id = $2 and s.currency = o.currency
     where b.business_id = $1 and b.store_id <> $2 and b.vendor_id = $3 and b.reversed_at is null and b.paid < b.total`,
    [scope.businessId, scope.storeId, vendorId],
    'due_elsewhere',
  );
  return row!.due;
}
