import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Carrier, carriers as calls } from '@tilldesk/domain/activations';
import type * as z from 'zod/mini';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';

type Draft = z.output<typeof calls.create.body>;
type Change = z.output<typeof calls.change.body>;

const columns = `c.id, c.name, c.sim_prefix as "simPrefix", c.sim_length as "simLength", c.dealer_codes as "dealerCodes",
  c.is_active as "isActive", c.version`;

/** Returns the carriers of the store by name. Carriers that are no longer offered come last. */
export const carriersOf = (tx: Tx, scope: Scope): Promise<Carrier[]> =>
  tx.raw<Carrier>(
    `select ${columns} from carriers c where c.business_id = $1 and c.store_id = $2
     order by c.is_active desc, c.name, c.id`,
    [scope.businessId, scope.storeId],
    'carriers',
  );

/** Returns one carrier of the store. Throws record.notFound, at the field `at` if one is given. */
export async function carrierOf(tx: Tx, scope: Scope, id: string, at?: string): Promise<Carrier> {
  const [found] = await tx.raw<Carrier>(
    `select ${columns} from carriers c where c.business_id = $1 and c.store_id = $2 and c.id = $3`,
    [scope.businessId, scope.storeId, id],
    'carrier',
  );
  if (found) return found;
  throw at === undefined ? new Problem('record.notFound') : problemAt(at, 'record.notFound');
}

/**
 * Adds a carrier. A repeated request with the same id changes nothing. Throws carrier.nameTaken at name, and record.exists for an
 * id of another store.
 */
export async function addCarrier(tx: Tx, scope: Scope, now: string, draft: Draft): Promise<void> {
  const { id, name, ...rest } = draft;
  const [saved] = await tx.raw(
    `insert into carriers (business_id, id, store_id, name, sim_prefix, sim_length, dealer_codes, is_active, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict do nothing returning id`,
    [scope.businessId, id, scope.storeId, name, rest.simPrefix, rest.simLength, codesOf(rest), rest.isActive, now],
    'add_carrier',
  );
  if (saved) return writeAuditEntry(tx, scope, now, 'carrier.added', 'carrier', id, null, { name, ...rest });
  await assertNameAvailable(tx, scope, id, name);
  await carrierOf(tx, scope, id);
}

/** Changes a carrier. Throws record.notFound, record.changed, and carrier.nameTaken at name. */
export async function changeCarrier(tx: Tx, scope: Scope, now: string, id: string, change: Change): Promise<void> {
  const { version, name, ...rest } = change;
  const before = await carrierOf(tx, scope, id);
  await assertNameAvailable(tx, scope, id, name);
  const [changed] = await tx.raw(
    `update carriers set name = $4, sim_prefix = $5, sim_length = $6, dealer_codes = $7, is_active = $8, updated_at = $9,
       version = version + 1
     where business_id = $1 and store_id = $2 and id = $3 and version = $10 returning id`,
    [
      scope.businessId,
      scope.storeId,
      id,
      name,
      rest.simPrefix,
      rest.simLength,
      codesOf(rest),
      rest.isActive,
      now,
      version,
    ],
    'change_carrier',
  );
  if (!changed) throw new Problem('record.changed');
  await writeAuditEntry(tx, scope, now, 'carrier.changed', 'carrier', id, before, { name, ...rest });
}

const codesOf = ({ dealerCodes }: Pick<Draft, 'dealerCodes'>) => JSON.stringify([...new Set(dealerCodes)]);

async function assertNameAvailable(tx: Tx, scope: Scope, id: string, name: string): Promise<void> {
  const [existing] = await tx.raw(
    'select 1 from carriers where business_id = $1 and store_id = $2 and name = $3 and id <> $4',
    [scope.businessId, scope.storeId, name, id],
    'carrier_named',
  );
  if (existing) throw problemAt('name', 'carrier.nameTaken', { name });
}
