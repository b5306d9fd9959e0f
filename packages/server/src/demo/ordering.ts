import { allRights } from '@tilldesk/domain/rights';
import { dayOf } from '@tilldesk/domain/time';
import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { billPurchase } from '../modules/purchases/bills/bills.store.ts';
import { createPurchase } from '../modules/purchases/drafts.store.ts';
import type { PurchaseScope } from '../modules/purchases/locking.store.ts';
import { addLandedCost } from '../modules/purchases/bills/landed.store.ts';
import { saveManifest } from '../modules/purchases/manifest.store.ts';
import { cancelPurchase, closeShort, placeOrder } from '../modules/purchases/ordering.store.ts';
import { payBill } from '../modules/purchases/bills/payments.store.ts';
import { postReceipt } from '../modules/purchases/posting.store.ts';
import { writeEntries, type NewEntry } from '../modules/purchases/receipt-locking.store.ts';
import { startReceipt } from '../modules/purchases/receiving.store.ts';
import type { OrderPlan } from './plan/buying.ts';

/** Goods are bought free of sales tax, for resale. */
const taxRate = '0';

/** Runs an order through the shop's own functions: placed, received, its freight allocated, billed, paid. */
export async function order(tx: Tx, scope: StoreScope, plan: OrderPlan): Promise<void> {
  const purchaser: PurchaseScope = { ...scope, limits: { viewCost: true }, permissions: allRights() };
  const { id, placedAt, outcome } = plan;
  await createPurchase(tx, purchaser, placedAt, id, contentOf(plan));
  if (outcome === 'draft') return;
  await placeOrder(tx, purchaser, placedAt, id);
  if (outcome === 'cancelled') {
    await cancelPurchase(tx, purchaser, plan.at, id, {
      version: await versionOf(tx, id),
      reason: 'The vendor has none left',
    });
    return;
  }
  if (outcome === 'sent') {
    const rows = plan.lines.flatMap(({ id: lineId, units }) =>
      units.map(({ code, color, storage }) => ({ lineId, codes: [code], color, storage })),
    );
    await saveManifest(tx, purchaser, placedAt, id, { rows, acceptInvalidCheckDigit: false });
    return;
  }
  await applyOrder(tx, purchaser, plan);
  await settle(tx, purchaser, plan);
  if (outcome !== 'closedShort') return;
  await closeShort(tx, purchaser, plan.at, id, { version: await versionOf(tx, id), reason: 'The rest will not come' });
}

function contentOf({ vendorId, orderDay, expectedDay, lines, freight, id, bill }: OrderPlan) {
  const charges = freight > 0 ? [{ id: bill?.chargeId ?? id, label: 'Freight', amount: freight }] : [];
  return {
    vendorId,
    orderDay,
    expectedDay,
    charges,
    vendorRef: null,
    termsDays: null,
    discount: null,
    notes: null,
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      quantity: line.ordered,
      unitCost: line.unitCost,
      vendorSku: null,
      discount: null,
      taxRate,
    })),
  };
}

async function applyOrder(tx: Tx, purchaser: PurchaseScope, plan: OrderPlan): Promise<void> {
  const { at, receiptId } = plan;
  await startReceipt(tx, purchaser, at, plan.id, { id: receiptId, deliveryNote: plan.bill?.reference ?? null });
  const entries = plan.lines.flatMap(({ id: lineId, productId, receivedCount, units }): NewEntry[] => {
    const entry = { lineId, productId, unitId: null, arrival: 'ok' as const, scannedAt: at };
    if (units.length === 0)
      return [{ ...entry, id: lineId, result: 'byHand', quantity: receivedCount, code: null, identifiers: [] }];
    return units.map(({ code, color, storage }, i) => ({
      ...entry,
      color,
      storage,
      code,
      identifiers: [code],
      result: 'matched',
      quantity: 1,
      // The id of the n-th scan of a line: the line's id with the number in the last digits.
      id: `${lineId.slice(0, -4)}${i.toString(16).padStart(4, '0')}`,
    }));
  });
  await writeEntries(tx, purchaser, at, receiptId, entries);
  await postReceipt(tx, purchaser, at, receiptId);
}

async function settle(
  tx: Tx,
  purchaser: PurchaseScope,
  { at, id, freight, bill, lines, landedId, receiptId }: OrderPlan,
): Promise<void> {
  if (freight > 0) {
    const landed = { id: landedId, label: 'Freight', amount: freight, split: 'cost' as const, receiptId };
    await addLandedCost(tx, purchaser, at, id, landed);
  }
  if (!bill) return;
  const day = dayOf(at, purchaser.store.timeZone);
  await billPurchase(tx, purchaser, at, id, {
    id: bill.id,
    vendorId: null,
    reference: bill.reference,
    day,
    dueDay: null,
    lines: lines.map((line) => ({ lineId: line.id, quantity: line.receivedCount, unitCost: line.unitCost, tax: null })),
    charges: freight > 0 ? [{ id: bill.chargeId, label: 'Freight', amount: freight }] : [],
  });
  if (bill.paid === 'none') return;
  const owed = freight + lines.reduce((sum, line) => sum + line.receivedCount * line.unitCost, 0);
  const amount = bill.paid === 'all' ? owed : Math.round(owed / 2);
  const payment = { id: bill.paymentId, amount, method: 'bank' as const, reference: null, paidOn: day, note: null };
  await payBill(tx, purchaser, at, bill.id, payment);
}

async function versionOf(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.raw<{ version: number }>('select version from purchases where id = $1', [id]);
  return row!.version;
}
