import { Problem } from '@tilldesk/domain/problems';
import { isTestCode } from '@tilldesk/domain/activations';
import { dayOf } from '@tilldesk/domain/time';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { noteAll } from '../audit/audit.store.ts';

type Prepared = {
  id: string;
  imei: string | null;
  /** Null if the line was removed from the cart. */
  sku: string | null;
  isOtherDevice: boolean;
  isGone: boolean;
};

/** SQL for whether activations were prepared for an invoice; the arguments are SQL. */
export const hasActivationsSql = (businessId: string, invoiceId: string): string => `exists (select from activations a
    where a.business_id = ${businessId} and a.invoice_id = ${invoiceId} and a.status = 'prepared')`;

/**
 * Posts the activations that were prepared with the lines of a sale, in the sale's transaction. Activations of removed lines are
 * discarded. Throws activation.otherDevice if the line's unit does not have the IMEI, activation.testDevice, carrier.gone, and
 * activation.sameDay if the business already activated the device today.
 */
export async function postActivations(tx: Tx, scope: StoreScope, now: string, invoiceId: string): Promise<void> {
  const prepared = await tx.raw<Prepared>(
    `select a.id, a.imei, l.sku, not c.is_active as "isGone",
       coalesce(u.code <> a.imei and not exists (select 1 from device_identifiers d
         where d.business_id = u.business_id and d.device_id = u.device_id and d.value = a.imei), false) as "isOtherDevice"
     from activations a
     join carriers c on c.business_id = a.business_id and c.id = a.carrier_id
     left join invoice_lines l on l.business_id = a.business_id and l.id = a.line_id and l.invoice_id = a.invoice_id
     left join units u on u.business_id = l.business_id and u.id = l.unit_id
     where a.business_id = $1 and a.invoice_id = $2 and a.status = 'prepared'
     order by a.imei, a.id for update of a`,
    [scope.businessId, invoiceId],
    'prepared_activations',
  );
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
  await tx.raw(
    `update activations set updated_at = $4, version = version + 1,
       status = case when id = any($3::uuid[]) then 'pending' else 'discarded' end,
       activated_at = case when id = any($3::uuid[]) then $4::timestamptz end,
       business_day = case when id = any($3::uuid[]) then $5::date end
     where business_id = $1 and invoice_id = $2 and status = 'prepared'`,
    [scope.businessId, invoiceId, ids, now, today],
    'post_activations',
  );
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
  await tx.raw(
    `select pg_advisory_xact_lock(hashtextextended('activation ' || $1 || value, 0))
     from unnest($2::text[]) value order by value`,
    [scope.businessId, imeis],
    'activation_turn',
  );
  const [other] = await tx.raw<{ imei: string }>(
    `select imei from activations
     where business_id = $1 and imei = any($2::text[]) and business_day = $3 and status in ('pending', 'active') limit 1`,
    [scope.businessId, imeis, today],
    'activated_today',
  );
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
  const cancelled = await tx.raw<{ id: string }>(
    `update activations set status = 'cancelled', ended_on = $3, updated_at = $4, version = version + 1
     where business_id = $1 and invoice_id = $2 and status in ('pending', 'active') returning id`,
    [scope.businessId, invoiceId, today, now],
    'cancel_activations',
  );
  if (cancelled.length === 0) return;
  const after = { status: 'cancelled', endedOn: today, reason };
  const notes = cancelled.map(({ id }) => ({ action: 'activation.cancelled', entityId: id, before: null, after }));
  await noteAll(tx, scope, now, 'activation', notes);
}
