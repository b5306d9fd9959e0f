import { Problem } from '@tilldesk/domain/problems';
import type { Activation } from '@tilldesk/domain/activations';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** Returns one activation of the store. Throws record.notFound. */
export async function readActivation(tx: Tx, caller: Actor, id: string): Promise<Activation> {
  const [found] = await read(tx, caller, { id });
  if (!found) throw new Problem('record.notFound');
  return found;
}

/** Returns the activations of a sale in the order of entry, without discarded ones. */
export const activationsOf = (tx: Tx, caller: Actor, invoiceId: string): Promise<Activation[]> =>
  read(tx, caller, { invoiceId });

async function read(tx: Tx, caller: Actor, by: { id?: string; invoiceId?: string }): Promise<Activation[]> {
  const rows = await tx.raw<Omit<Activation, 'currency'>>(
    `select a.id, a.invoice_id as "invoiceId", a.line_id as "lineId", a.status, a.carrier_id as "carrierId",
       c.name as carrier, a.dealer_code as "dealerCode", a.type, a.term, a.plan, a.plan_price as "planPrice", a.phone,
       a.port_from as "portFrom", a.imei, a.iccid, a.account, a.commission, a.spiff, a.confirmation,
       a.ended_on as "endedOn", u.name as by, a.activated_at as "activatedAt", a.version
     from activations a
     join carriers c on c.business_id = a.business_id and c.id = a.carrier_id
     join users u on u.business_id = a.business_id and u.id = a.user_id
     where a.business_id = $1 and a.store_id = $2
       and case when $3::uuid is null then a.invoice_id = $4 and a.status <> 'discarded' else a.id = $3 end
     order by a.created_at, a.id`,
    [caller.businessId, caller.storeId, by.id ?? null, by.invoiceId ?? null],
    'activations',
  );
  const seen = caller.limits.viewCost ? {} : { commission: null, spiff: null };
  return rows.map((row) => ({ ...row, ...seen, currency: caller.store.currency }));
}
