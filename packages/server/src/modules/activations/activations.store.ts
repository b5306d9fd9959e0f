import { Problem } from '@tilldesk/domain/problems';
import type { Activation } from '@tilldesk/domain/activations';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { listActivations } from './activations.statements.ts';

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
  const rows = await tx.all(listActivations, {
    businessId: caller.businessId,
    storeId: caller.storeId,
    id: by.id ?? null,
    invoiceId: by.invoiceId ?? null,
  });
  const seen = caller.limits.viewCost ? {} : { commission: null, spiff: null };
  return rows.map((row) => ({ ...row, ...seen, currency: caller.store.currency }));
}
