import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Register } from '@tilldesk/domain/registers';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { listRegisters, type Looker } from './registers.store.ts';
import {
  insertRegister,
  lockRegisterRow,
  saveRegister,
  findOpenDrawer,
  findOtherRegister,
  findRegisterOfName,
  lockStoreOfRegisters,
} from './registers.statements.ts';

/** Adds a register to the store. Throws register.nameTaken at name, record.exists. */
export async function createRegister(
  tx: Tx,
  caller: Looker,
  now: string,
  { id, name }: { id: string; name: string },
): Promise<Register> {
  await lockStore(tx, caller);
  await assertNameNotTaken(tx, caller, id, name);
  const saved = await tx.first(insertRegister, {
    businessId: caller.businessId,
    id,
    storeId: caller.storeId,
    name,
    now,
  });
  if (!saved) throw new Problem('record.exists');
  await writeAuditEntry(tx, caller, now, 'register.created', 'register', id, null, { name });
  return readRegister(tx, caller, id);
}

/** The changes of a register; omitted fields are unchanged. */
type RegisterChange = { version: number; name?: string | undefined; active?: boolean | undefined };

/**
 * Renames, deactivates or reactivates a register. Throws record.notFound, record.changed, register.nameTaken at name,
 * register.inUse while its drawer is open, register.last.
 */
export async function changeRegister(
  tx: Tx,
  caller: Looker,
  now: string,
  id: string,
  { version, ...change }: RegisterChange,
): Promise<Register> {
  await lockStore(tx, caller);
  const before = await tx.existing(lockRegisterRow, { businessId: caller.businessId, storeId: caller.storeId, id });
  if (before.version !== version) throw new Problem('record.changed');
  const name = change.name ?? before.name;
  const active = change.active ?? before.active;
  if (active) await assertNameNotTaken(tx, caller, id, name);
  else if (before.active) await assertMayDeactivate(tx, caller, id);
  await tx.all(saveRegister, { businessId: caller.businessId, id, now, name, active });
  const was = { name: before.name, active: before.active };
  await writeAuditEntry(tx, caller, now, 'register.changed', 'register', id, was, { name, active });
  return readRegister(tx, caller, id);
}

async function assertMayDeactivate(tx: Tx, caller: Scope, id: string): Promise<void> {
  // A separate statement, so that it sees an opening that locked the register before.
  const open = await tx.first(findOpenDrawer, { businessId: caller.businessId, registerId: id });
  if (open) throw new Problem('register.inUse');
  const other = await tx.first(findOtherRegister, { businessId: caller.businessId, storeId: caller.storeId, id });
  if (!other) throw new Problem('register.last');
}

async function assertNameNotTaken(tx: Tx, caller: Scope, id: string, name: string): Promise<void> {
  const existing = await tx.first(findRegisterOfName, {
    businessId: caller.businessId,
    storeId: caller.storeId,
    id,
    name,
  });
  if (existing) throw problemAt('name', 'register.nameTaken');
}

/** Only one change of the store's registers runs at a time, because names are compared and active registers are counted. */
const lockStore = (tx: Tx, { businessId, storeId }: Scope) => tx.all(lockStoreOfRegisters, { businessId, storeId });

async function readRegister(tx: Tx, caller: Looker, id: string): Promise<Register> {
  const found = (await listRegisters(tx, caller, 'all')).find((one) => one.id === id);
  if (!found) throw new Problem('record.notFound');
  return found;
}
