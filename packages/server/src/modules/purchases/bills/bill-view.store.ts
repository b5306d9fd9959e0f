import type { Bill, LandedCost, PurchasePaymentRow } from '@tilldesk/domain/purchases';
import type { Tx } from '../../../database/transaction.ts';
import type { PurchaseScope } from '../locking.store.ts';
import { costFor } from '../purchase-list.store.ts';
import { billNumber, paymentNumber, formatReceiptNumber } from '../../stores/numbers.store.ts';
import { listBillsOfPurchase, listPaymentsOfPurchase, listLandedCosts } from './bills.statements.ts';

/** Returns the bills of an order, latest first. */
export async function billsOf(tx: Tx, scope: PurchaseScope, purchaseId: string): Promise<Bill[]> {
  const cost = costFor(scope);
  const rows = await tx.all(listBillsOfPurchase, { businessId: scope.businessId, purchaseId });
  return rows.map(({ isReversed, lines, charges, total, paid, ...row }) => ({
    ...row,
    number: billNumber(row.number),
    status: isReversed ? 'reversed' : 'posted',
    lines: (lines ?? []).map(({ correction: _, unitCost, net, tax, ...line }) => ({
      ...line,
      unitCost: cost(unitCost),
      net: cost(net),
      tax: cost(tax),
    })),
    charges: charges.map(({ label, amount }) => ({ label, amount: cost(amount) })),
    correction: cost((lines ?? []).reduce((sum, line) => sum + line.correction, 0)),
    total: cost(total),
    paid: cost(paid),
    due: cost(isReversed ? 0 : total - paid),
  }));
}

/** Returns the payment parts that paid bills of an order, latest first. */
export async function paymentsOf(tx: Tx, scope: PurchaseScope, purchaseId: string): Promise<PurchasePaymentRow[]> {
  const cost = costFor(scope);
  const rows = await tx.all(listPaymentsOfPurchase, { businessId: scope.businessId, purchaseId });
  return rows.map(({ bill, ...row }) => ({
    ...row,
    number: paymentNumber(row.number),
    billNumber: billNumber(bill),
    amount: cost(row.amount),
  }));
}

/** Returns the landed costs of an order with their parts, latest first. */
export async function landedOf(tx: Tx, scope: PurchaseScope, purchaseId: string): Promise<LandedCost[]> {
  const cost = costFor(scope);
  const rows = await tx.all(listLandedCosts, { businessId: scope.businessId, purchaseId });
  return rows.map(({ receipt, ...row }) => ({
    ...row,
    amount: cost(row.amount),
    receiptNumber: receipt === null ? null : formatReceiptNumber(receipt),
    shares: row.shares.map((share) => ({ ...share, amount: cost(share.amount) })),
  }));
}
