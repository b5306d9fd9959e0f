import { Problem, problemAt } from '@tilldesk/domain/problems';
import { type InvoiceStatus } from '@tilldesk/domain/sales';
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
  await assertNotOver(tx, caller, invoiceId);
  const codes = await validateTerms(tx, caller, now, { id, invoiceId }, terms);
  const [existing] = await tx.raw(
    `select 1 from activations where business_id = $1 and invoice_id = $2 and line_id = $3 and status <> 'discarded'`,
    [caller.businessId, invoiceId, lineId],
    'line_activated',
  );
  if (existing) throw new Problem('record.exists');
  await tx.raw(
    `insert into activations (business_id, id, store_id, invoice_id, line_id, status, carrier_id, dealer_code, type, term,
       plan, plan_price, phone, port_from, imei, iccid, account, commission, spiff, user_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'prepared', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $20)`,
    [
      caller.businessId,
      id,
      caller.storeId,
      invoiceId,
      lineId,
      ...termsOf(terms, codes),
      ...(caller.limits.viewCost ? [terms.commission, terms.spiff] : [null, null]),
      caller.userId,
      now,
    ],
    'prepare_activation',
  );
}

/** Passes if the cart is not saved yet. A saved cart is locked, so that it is not posted before this activation is saved. */
async function assertNotOver(tx: Tx, scope: Scope, invoiceId: string): Promise<void> {
  const [cart] = await tx.raw<{ number: number | null; status: InvoiceStatus }>(
    'select number, status from invoices where business_id = $1 and id = $2 for key share',
    [scope.businessId, invoiceId],
    'cart_of_activation',
  );
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
  await tx.raw(
    `update activations set carrier_id = $3, dealer_code = $4, type = $5, term = $6, plan = $7, plan_price = $8, phone = $9,
       port_from = $10, imei = $11, iccid = $12, account = $13, commission = case when $16 then $14::bigint else commission end,
       spiff = case when $16 then $15::bigint else spiff end, updated_at = $17, version = version + 1
     where business_id = $1 and id = $2`,
    [caller.businessId, id, ...termsOf(change, codes), change.commission, change.spiff, caller.limits.viewCost, now],
    'change_activation',
  );
}

/**
 * Removes an activation from its cart. A repeated request changes nothing. Throws record.notFound, and activation.over after the
 * sale.
 */
export async function discardPrepared(tx: Tx, caller: Actor, now: string, id: string): Promise<void> {
  const { status } = await lockActivation(tx, caller, id);
  if (status === 'discarded') return;
  if (status !== 'prepared') throw new Problem('activation.over');
  await tx.raw(
    `update activations set status = 'discarded', updated_at = $3, version = version + 1
     where business_id = $1 and id = $2`,
    [caller.businessId, id, now],
    'discard_activation',
  );
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
  const [other] = await tx.raw<{ isSold: boolean }>(
    `select status <> 'prepared' as "isSold" from activations
     where business_id = $1 and imei = $2 and id <> $3
       and (status in ('pending', 'active') and business_day = $4 or status = 'prepared' and invoice_id = $5) limit 1`,
    [caller.businessId, imei, id, dayOf(now, caller.store.timeZone), invoiceId],
    'device_activated',
  );
  if (other) throw problemAt('imei', other.isSold ? 'activation.sameDay' : 'activation.twice', { code: imei });
  return codes;
}

const termsOf = (terms: Terms, { imei, iccid, phone }: Codes) => [
  terms.carrierId,
  terms.dealerCode,
  terms.type,
  terms.term,
  terms.plan,
  terms.planPrice,
  phone,
  terms.type === 'portIn' ? terms.portFrom : null,
  imei,
  iccid,
  terms.account,
];

/** Returns whether the activation exists in this store. Throws record.exists for an id of another store. */
async function existsInStore(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const [row] = await tx.raw<{ storeId: string }>(
    'select store_id as "storeId" from activations where business_id = $1 and id = $2',
    [scope.businessId, id],
  );
  if (row && row.storeId !== scope.storeId) throw new Problem('record.exists');
  return row !== undefined;
}
