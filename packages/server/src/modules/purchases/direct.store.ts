import { Problem, problemAt } from '@tilldesk/domain/problems';
import { parseIdentifier, classifyIdentifiers } from '@tilldesk/domain/inventory';
import { type directPurchase as call } from '@tilldesk/domain/purchases';
import type * as z from 'zod/mini';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { createPurchase } from './drafts.store.ts';
import { linesOf, type PurchaseScope } from './locking.store.ts';
import { checkManifest, assertRows } from './manifest.store.ts';
import { placeOrder } from './ordering.store.ts';
import { postReceipt } from './posting.store.ts';
import { writeEntries, type NewEntry } from './receipt-locking.store.ts';
import { startReceipt } from './receiving.store.ts';
import { findPostedReceipt } from './purchases.statements.ts';

type Order = z.output<(typeof call)['body']>;

/**
 * Buys goods that are received at once: places an order and receives it in full, in one transaction. A repeated call
 * with the same order changes nothing. Throws the problems of ordering and receiving; problems of a device list are at
 * `devices.<i>`.
 */
export async function buyOnTheSpot(tx: Tx, scope: PurchaseScope, now: string, order: Order): Promise<void> {
  const { id, receiptId, deliveryNote, devices, acceptInvalidCheckDigit, ...content } = order;
  const posted = await tx.first(findPostedReceipt, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    receiptId,
    id,
  });
  if (posted) return;
  await createPurchase(tx, scope, now, id, content);
  await placeOrder(tx, scope, now, id);
  assertRows(await checkManifest(tx, scope, id, devices), acceptInvalidCheckDigit, 'devices');
  const receipt = await startReceipt(tx, scope, now, id, { id: receiptId, deliveryNote });
  if (receipt !== receiptId) throw new Problem('purchase.receiving');

  const lines = await linesOf(tx, scope, id);
  const entries = lines.flatMap((line, i): NewEntry[] => {
    const entry = { lineId: line.id, productId: line.productId, unitId: null, arrival: 'ok' as const, scannedAt: now };
    if (line.tracking === 'quantity') {
      const { quantity } = line;
      return [{ ...entry, id: newId(now), result: 'byHand', quantity, code: null, identifiers: [] }];
    }
    const own = devices.filter((device) => device.lineId === line.id);
    if (own.length < line.quantity) {
      throw problemAt(`lines.${i}.quantity`, 'receipt.serialsNeeded', { product: line.description });
    }
    return own.map(({ codes, color, storage, condition }) => {
      const identifiers = classifyIdentifiers(codes).map(({ value }) => value);
      const code = identifiers[0] ?? parseIdentifier(codes[0] ?? '').value;
      const device = { ...entry, color, storage, condition };
      return { ...device, id: newId(now), result: 'matched', quantity: 1, code, identifiers };
    });
  });
  await writeEntries(tx, scope, now, receiptId, entries);
  await postReceipt(tx, scope, now, receiptId);
}
