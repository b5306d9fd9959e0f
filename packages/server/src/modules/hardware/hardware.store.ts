import { Problem } from '@tilldesk/domain/problems';
import { plainWorkstation, type Workstation, type WorkstationDraft } from '@tilldesk/domain/hardware';
import type { Tx } from '../../database/transaction.ts';
import type { Scope } from '../../database/scope.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';

type At = Pick<Scope, 'businessId' | 'storeId' | 'userId'>;

type Row = {
  id: string;
  name: string;
  settings: Omit<WorkstationDraft, 'name'>;
  version: number;
  created_at: string;
  updated_at: string;
};

const columns = 'id, name, settings, version, created_at, updated_at';

const asWorkstation = ({ settings, created_at: createdAt, updated_at: updatedAt, ...row }: Row): Workstation => ({
  ...plainWorkstation,
  ...settings,
  ...row,
  createdAt,
  updatedAt,
});

/** Returns the workstations of a store, by name. */
export async function listWorkstations(tx: Tx, { businessId, storeId }: At): Promise<Workstation[]> {
  const rows = await tx.raw<Row>(
    `select ${columns} from workstations where business_id = $1 and store_id = $2 order by name, id`,
    [businessId, storeId],
  );
  return rows.map(asWorkstation);
}

/** Returns one workstation of any store of the business. Throws record.notFound. */
export async function readWorkstation(tx: Tx, { businessId }: At, id: string): Promise<Workstation> {
  const row = await tx.one<Row>(`select ${columns} from workstations where business_id = $1 and id = $2`, [
    businessId,
    id,
  ]);
  return asWorkstation(row);
}

/**
 * Saves the print settings of a workstation: a new one at version 0, otherwise the one at `version`. Throws record.changed for
 * another version, and record.notFound if it does not exist.
 */
export async function saveWorkstation(
  tx: Tx,
  at: At,
  now: string,
  { id, version, name, ...settings }: WorkstationDraft & { id: string; version: number },
): Promise<Workstation> {
  const [before] = await tx.raw<Row>(
    `select ${columns} from workstations where business_id = $1 and id = $2 for update`,
    [at.businessId, id],
  );
  if (!before && version > 0) throw new Problem('record.notFound');
  const [row] = await tx.raw<Row>(
    `insert into workstations (business_id, id, store_id, name, settings, version, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 1, $6, $6)
     on conflict (business_id, id) do update set store_id = $3, name = $4, settings = $5, updated_at = $6,
       version = workstations.version + 1
     where workstations.version = $7
     returning ${columns}`,
    [at.businessId, id, at.storeId, name, JSON.stringify(settings), now, version],
  );
  if (!row) throw new Problem('record.changed');
  const written = { name, ...settings };
  await writeAuditEntry(tx, at, now, 'workstation.saved', 'workstation', id, before ? draftOf(before) : null, written);
  return asWorkstation(row);
}

/** Deletes a workstation of the store and its print settings. Throws record.notFound. */
export async function removeWorkstation(tx: Tx, at: At, now: string, id: string): Promise<void> {
  const deleted = await tx.one<Row>(
    `delete from workstations where business_id = $1 and store_id = $2 and id = $3 returning ${columns}`,
    [at.businessId, at.storeId, id],
  );
  await writeAuditEntry(tx, at, now, 'workstation.removed', 'workstation', id, draftOf(deleted), null);
}

/** Writes an audit entry for a cash drawer that is opened without a sale, as a test. Throws record.notFound. */
export async function noteDrawerOpening(tx: Tx, at: At, now: string, id: string): Promise<void> {
  const { name } = await readWorkstation(tx, at, id);
  await writeAuditEntry(tx, at, now, 'workstation.drawerOpened', 'workstation', id, null, { name });
}

const draftOf = ({ name, settings }: Row): WorkstationDraft => ({ name, ...settings });
