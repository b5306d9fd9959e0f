import { Problem } from '@tilldesk/domain/problems';
import { isTestCode } from '@tilldesk/domain/activations';
import { dayOf } from '@tilldesk/domain/time';
import type { StoreScope } from '../../database/scope.ts';
import { valuesOf } from '../../database/statement.ts';
import type { Tx } from '../../database/transaction.ts';
import { noteAll } from '../audit/audit.store.ts';
import {
  listPreparedActivations,
  lockCartActivations,
  savePostedActivations,
  lockImeis,
  findActivationOfDay,
  saveCancelledActivations,
} from './activations.statements.ts';

/** SQL for whether activations were prepared for an invoice; the arguments are SQL. */
export const hasActivationsSql = (businessId: string, invoiceId: string): string => `exists (select from activations a
    where a.business_id = ${businessId} and a.invoice_id = ${invoiceId} and a.status = 'prepared')`;

/**
 * Locks the activations of a cart until the end of the transaction, so that none is prepared while the cart is posted: a cart that
 * was never saved has no row to lock. Sent without waiting; later statements see what was prepared before.
 */
export function lockActivationsOf(tx: Tx, { businessId }: Pick<StoreScope, 'businessId'>, invoiceId: string): void {
  const { text, prepared } = lockCartActivations;
  tx.send(text, valuesOf(lockCartActivations, { businessId, invoiceId }), prepared);
}

/**
 * Posts the activations that were prepared with the lines of a sale, in the sale's transaction. Activations of removed lines are
 * discarded. Throws activation.otherDevice if the line's unit does not have the IMEI, activation.testDevice, carrier.gone, and
 * activation.sameDay if the business already activated the device today.
 */
export async function postActivations(tx: Tx, scope: StoreScope, now: string, invoiceId: string): Promise<void> {
  const prepared = await tx.all(listPreparedActivations, { businessId: scope.businessId, invoiceId });
  if (prepared.length === 0) return;
  const sold = prepared.filter(({ sku }) => sku !== null);
  for (const { imei, sku, isOtherDevice, isGone } of sold) {
    if (isGone) throw new Problem('carrier.gone');
    if (isTestCode(sku ?? '')) throw new Problem('activation.testDevice', { code: sku ?? '' });
    if (isOtherDevice) throw new Problem('activation.otherDevice', { code: imei ?? '' });
  }
  const today = dayOf(now, scope.store.timeZone);
  await assertNotSameDay(
    tx,
    scope,
    today,
    sold.flatMap(({ imei }) => imei ?? []),
  );
  const ids = sold.map(({ id }) => id);
  await tx.all(savePostedActivations, { businessId: scope.businessId, invoiceId, ids, now, today });
  const notes = prepared.map(({ id, imei, sku }) => ({
    action: sku === null ? 'activation.discarded' : 'activation.pending',
    entityId: id,
    before: null,
    after: sku === null ? null : { imei },
  }));
  await noteAll(tx, scope, now, 'activation', notes);
}

/** Locks by IMEI, in sorted order, so that two tills that activate the same device at the same time run one after the other. */
async function assertNotSameDay(tx: Tx, scope: StoreScope, today: string, imeis: readonly string[]): Promise<void> {
  if (imeis.length === 0) return;
  await tx.all(lockImeis, { businessId: scope.businessId, imeis });
  const other = await tx.first(findActivationOfDay, { businessId: scope.businessId, imeis, today });
  if (other) throw new Problem('activation.sameDay', { code: other.imei });
}

/** Cancels the activations of a sale that is voided on its own day. */
export async function cancelActivationsOf(
  tx: Tx,
  scope: StoreScope,
  now: string,
  invoiceId: string,
  reason: string,
): Promise<void> {
  const today = dayOf(now, scope.store.timeZone);
  const cancelled = await tx.all(saveCancelledActivations, { businessId: scope.businessId, invoiceId, today, now });
  if (cancelled.length === 0) return;
  const after = { status: 'cancelled', endedOn: today, reason };
  const notes = cancelled.map(({ id }) => ({ action: 'activation.cancelled', entityId: id, before: null, after }));
  await noteAll(tx, scope, now, 'activation', notes);
}
