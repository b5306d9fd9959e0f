import { Problem } from '@tilldesk/domain/problems';
import { costOfPieces, type Purchase, type PurchaseLine, type ReceiptRow } from '@tilldesk/domain/purchases';
import { dayOf } from '@tilldesk/domain/time';
import { and, eq } from 'drizzle-orm';
import { trimRate } from '../../database/columns.ts';
import type { Tx } from '../../database/transaction.ts';
import { billsOf, landedOf, paymentsOf } from './bills/bill-view.store.ts';
import { openQuantity, type PurchaseScope } from './locking.store.ts';
import { costFor, headOf } from './purchase-list.store.ts';
import { formatReceiptNumber } from '../stores/numbers.store.ts';
import { purchases } from './purchases.tables.ts';
import {
  readPurchaseNames,
  listWholeLines,
  listReceiptsOfPurchase,
  listPurchaseHistory,
} from './purchases.statements.ts';

/** Returns a whole order of the store with all its documents. Throws record.notFound. */
export async function readPurchase(tx: Tx, scope: PurchaseScope, now: string, id: string): Promise<Purchase> {
  const [stored] = await tx
    .select()
    .from(purchases)
    .where(and(eq(purchases.businessId, scope.businessId), eq(purchases.storeId, scope.storeId), eq(purchases.id, id)));
  if (!stored) throw new Problem('record.notFound');
  const cost = costFor(scope);
  const { named, vendor } = await namesOf(tx, scope, id);
  const lines = await linesOf(tx, scope, id);
  const landedCosts = await landedOf(tx, scope, id);
  const toBill = lines.map((line) => ({
    pieces: line.received - line.billed,
    value: costOfPieces(line, line.billed, line.received - line.billed),
  }));
  return {
    ...headOf(scope, stored, dayOf(now, scope.store.timeZone)),
    ...named,
    vendorName: vendor.name,
    vendor,
    termsDays: stored.termsDays,
    notes: stored.notes,
    discount: stored.discount,
    gross: cost(stored.gross),
    discountTotal: cost(stored.discountTotal),
    chargeList: scope.limits.viewCost ? stored.chargeList : [],
    lines: lines.map((line) => wireLine(scope, line, landedCosts)),
    receipts: await receiptsOf(tx, scope, id),
    bills: await billsOf(tx, scope, id),
    payments: await paymentsOf(tx, scope, id),
    landedCosts,
    landed: cost(landedCosts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)),
    toBill: {
      pieces: toBill.reduce((sum, { pieces }) => sum + pieces, 0),
      value: cost(toBill.reduce((sum, { value }) => sum + value, 0)),
    },
    orderedAt: stored.orderedAt,
    sentAt: stored.sentAt,
    sentTo: stored.sentTo,
    closedAt: stored.closedAt,
    closedReason: stored.closedReason,
    history: await historyOf(tx, scope, id),
  };
}

async function namesOf(tx: Tx, scope: PurchaseScope, id: string) {
  const row = await tx.first(readPurchaseNames, { businessId: scope.businessId, id });
  const { buyer, locationName, ...vendor } = row!;
  return { named: { buyer, locationName }, vendor };
}

type LineRow = Omit<PurchaseLine, 'open' | 'landed'> & { net: number };

const linesOf = (tx: Tx, scope: PurchaseScope, id: string): Promise<LineRow[]> =>
  tx.all(listWholeLines, { businessId: scope.businessId, id });

function wireLine(scope: PurchaseScope, line: LineRow, landedCosts: Purchase['landedCosts']): PurchaseLine {
  const shares = landedCosts.flatMap((landed) => landed.shares).filter((share) => share.lineId === line.id);
  const figures = {
    unitCost: line.unitCost,
    gross: line.gross,
    discountTotal: line.discountTotal,
    net: line.net,
    tax: line.tax,
    total: line.total,
    landed: shares.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  };
  const hidden = { ...figures, ...Object.fromEntries(Object.keys(figures).map((key) => [key, null])), discount: null };
  return {
    ...line,
    taxRate: trimRate(line.taxRate),
    open: openQuantity(line),
    ...(scope.limits.viewCost ? figures : hidden),
  };
}

async function receiptsOf(tx: Tx, scope: PurchaseScope, id: string): Promise<ReceiptRow[]> {
  const cost = costFor(scope);
  const rows = await tx.all(listReceiptsOfPurchase, { businessId: scope.businessId, id });
  return rows.map((row) => ({
    ...row,
    number: row.number === null ? null : formatReceiptNumber(row.number),
    value: cost(row.value),
  }));
}

const historyOf = (tx: Tx, scope: PurchaseScope, id: string) =>
  tx.all(listPurchaseHistory, { businessId: scope.businessId, id });
