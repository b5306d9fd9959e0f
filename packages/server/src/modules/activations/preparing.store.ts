import { Problem, problemAt } from '@tilldesk/domain/problems';
import {
  activationFaults,
  normalizedCodes,
  assertActivation,
  type activations as calls,
} from '@tilldesk/domain/activations';
import { dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import type { Actor, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { formatInvoiceNumber } from '../stores/numbers.store.ts';
import { carrierOf } from './carriers.store.ts';
import { lockActivation } from './notify.store.ts';
import { lockActivationsOf } from './posting.store.ts';
import {
  insertActivation,
  savePreparedActivation,
  findActivationOfLine,
  lockCart,
  saveDiscardedActivation,
  findActivationOfDevice,
  findStoreOfActivation,
} from './activations.statements.ts';

type Draft = z.output<typeof calls.prepare.body>;
type Terms = Omit<z.output<typeof calls.change.body>, 'version'>;

/**
 * Saves an activation for a line of a cart. A repeated request with the same id changes nothing. Throws record.notFound and
 * carrier.gone at carrierId, the errors of the entry checks, activation.twice and activation.sameDay at imei, record.exists for a
 * line that already has an activation, and invoice.posted if the cart is already posted: such an activation would never be
 * posted.
 */
export async function prepare(tx: Tx, caller: Actor, now: string, draft: Draft): Promise<void> {
  const { id, invoiceId, lineId, ...terms } = draft;
  if (await existsInStore(tx, caller, id)) return;
  lockActivationsOf(tx, caller, invoiceId);
  await assertNotOver(tx, caller, invoiceId);
  const codes = await validateTerms(tx, caller, now, { id, invoiceId }, terms);
  const existing = await tx.first(findActivationOfLine, { businessId: caller.businessId, invoiceId, lineId });
  if (existing) throw new Problem('record.exists');
  await tx.all(insertActivation, {
    businessId: caller.businessId,
    id,
    storeId: caller.storeId,
    invoiceId,
    lineId,
    ...termsOf(terms, codes),
    commission: caller.limits.viewCost ? terms.commission : null,
    spiff: caller.limits.viewCost ? terms.spiff : null,
    userId: caller.userId,
    now,
  });
}

/** Passes if the cart is not saved yet. A saved cart is locked, so that it is not posted before this activation is saved. */
async function assertNotOver(tx: Tx, scope: Scope, invoiceId: string): Promise<void> {
  const cart = await tx.first(lockCart, { businessId: scope.businessId, invoiceId });
  if (!cart || cart.status === 'draft' || cart.status === 'quote') return;
  throw new Problem('invoice.posted', { invoice: cart.number === null ? invoiceId : formatInvoiceNumber(cart.number) });
}

/**
 * Changes a prepared activation before its sale. Throws record.notFound, activation.over, record.changed, and the errors of
 * prepare.
 */
export async function changePrepared(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  change: Terms & { version: number },
): Promise<void> {
  const existing = await lockActivation(tx, caller, id);
  if (existing.status !== 'prepared') throw new Problem('activation.over');
  if (existing.version !== change.version) throw new Problem('record.changed');
  const codes = await validateTerms(tx, caller, now, { id, invoiceId: existing.invoiceId }, change);
  // Callers who may not see the expected commission leave it unchanged.
  await tx.all(savePreparedActivation, {
    businessId: caller.businessId,
    id,
    ...termsOf(change, codes),
    commission: change.commission,
    spiff: change.spiff,
    maySeeCosts: caller.limits.viewCost,
    now,
  });
}

/**
 * Removes an activation from its cart. A repeated request changes nothing. Throws record.notFound, and activation.over after the
 * sale.
 */
export async function discardPrepared(tx: Tx, caller: Actor, now: string, id: string): Promise<void> {
  const { status } = await lockActivation(tx, caller, id);
  if (status === 'discarded') return;
  if (status !== 'prepared') throw new Problem('activation.over');
  await tx.all(saveDiscardedActivation, { businessId: caller.businessId, id, now });
  await writeAuditEntry(tx, caller, now, 'activation.discarded', 'activation', id);
}

type Codes = ReturnType<typeof normalizedCodes>;

/** Runs the entry checks of the carrier and the same-day check of the business, and returns the normalized codes. */
async function validateTerms(
  tx: Tx,
  caller: Actor,
  now: string,
  { id, invoiceId }: { id: string; invoiceId: string },
  terms: Terms,
): Promise<Codes> {
  const carrier = await carrierOf(tx, caller, terms.carrierId, 'carrierId');
  if (!carrier.isActive) throw problemAt('carrierId', 'carrier.gone');
  assertActivation(activationFaults(terms, carrier), terms.isConfirmed === true);
  const codes = normalizedCodes(terms);
  const { imei } = codes;
  if (imei === null) return codes;
  const other = await tx.first(findActivationOfDevice, {
    businessId: caller.businessId,
    imei,
    id,
    businessDay: dayOf(now, caller.store.timeZone),
    invoiceId,
  });
  if (other) throw problemAt('imei', other.isSold ? 'activation.sameDay' : 'activation.twice', { code: imei });
  return codes;
}

const termsOf = (terms: Terms, { imei, iccid, phone }: Codes) => ({
  carrierId: terms.carrierId,
  dealerCode: terms.dealerCode,
  type: terms.type,
  term: terms.term,
  plan: terms.plan,
  planPrice: terms.planPrice,
  phone,
  portFrom: terms.type === 'portIn' ? terms.portFrom : null,
  imei,
  iccid,
  account: terms.account,
});

/** Returns whether the activation exists in this store. Throws record.exists for an id of another store. */
async function existsInStore(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const row = await tx.first(findStoreOfActivation, { businessId: scope.businessId, id });
  if (row && row.storeId !== scope.storeId) throw new Problem('record.exists');
  return row !== undefined;
}
