import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Carrier, carriers as calls } from '@tilldesk/domain/activations';
import type * as z from 'zod/mini';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { listCarriers, insertCarrier, saveCarrier, findCarrierOfName } from './activations.statements.ts';

type Draft = z.output<typeof calls.create.body>;
type Change = z.output<typeof calls.change.body>;

/** Returns the carriers of the store by name. Carriers that are no longer offered come last. */
export const carriersOf = (tx: Tx, scope: Scope): Promise<Carrier[]> =>
  tx.all(listCarriers, { businessId: scope.businessId, storeId: scope.storeId, id: null });

/** Returns one carrier of the store. Throws record.notFound, at the field `at` if one is given. */
export async function carrierOf(tx: Tx, scope: Scope, id: string, at?: string): Promise<Carrier> {
  const found = await tx.first(listCarriers, { businessId: scope.businessId, storeId: scope.storeId, id });
  if (found) return found;
  throw at === undefined ? new Problem('record.notFound') : problemAt(at, 'record.notFound');
}

/**
 * Adds a carrier. A repeated request with the same id changes nothing. Throws carrier.nameTaken at name, and record.exists for an
 * id of another store.
 */
export async function addCarrier(tx: Tx, scope: Scope, now: string, draft: Draft): Promise<void> {
  const { id, name, ...rest } = draft;
  const saved = await tx.first(insertCarrier, {
    businessId: scope.businessId,
    id,
    storeId: scope.storeId,
    name,
    simPrefix: rest.simPrefix,
    simLength: rest.simLength,
    dealerCodes: codesOf(rest),
    isActive: rest.isActive,
    now,
  });
  if (saved) return writeAuditEntry(tx, scope, now, 'carrier.added', 'carrier', id, null, { name, ...rest });
  await assertNameAvailable(tx, scope, id, name);
  await carrierOf(tx, scope, id);
}

/** Changes a carrier. Throws record.notFound, record.changed, and carrier.nameTaken at name. */
export async function changeCarrier(tx: Tx, scope: Scope, now: string, id: string, change: Change): Promise<void> {
  const { version, name, ...rest } = change;
  const before = await carrierOf(tx, scope, id);
  await assertNameAvailable(tx, scope, id, name);
  const changed = await tx.first(saveCarrier, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    id,
    name,
    simPrefix: rest.simPrefix,
    simLength: rest.simLength,
    dealerCodes: codesOf(rest),
    isActive: rest.isActive,
    now,
    version,
  });
  if (!changed) throw new Problem('record.changed');
  await writeAuditEntry(tx, scope, now, 'carrier.changed', 'carrier', id, before, { name, ...rest });
}

const codesOf = ({ dealerCodes }: Pick<Draft, 'dealerCodes'>) => JSON.stringify([...new Set(dealerCodes)]);

async function assertNameAvailable(tx: Tx, scope: Scope, id: string, name: string): Promise<void> {
  const existing = await tx.first(findCarrierOfName, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    name,
    id,
  });
  if (existing) throw problemAt('name', 'carrier.nameTaken', { name });
}
