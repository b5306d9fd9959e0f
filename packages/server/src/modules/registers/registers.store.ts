import { Problem } from '@tilldesk/domain/problems';
import type { Register, RegisterSession } from '@tilldesk/domain/registers';
import { newId } from '../../database/new-id.ts';
import type { Actor, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { isBlind } from '../stores/transaction.store.ts';
import { registers } from './registers.tables.ts';
import { listRegisterRows, listDrawers } from './registers.statements.ts';

/** The name of a store's first register. */
const FIRST_NAME = 'Till 1';

/** Creates the first register of a store. */
export async function firstRegister(tx: Tx, businessId: string, storeId: string, now: string): Promise<void> {
  const at = { createdAt: now, updatedAt: now };
  await tx.insert(registers).values({ businessId, id: newId(now), storeId, name: FIRST_NAME, ...at });
}

/** The user who views drawers; permissions and settings decide what they may see. */
export type Looker = StoreScope & Pick<Actor, 'permissions'>;

/** Returns the registers of a store, each with its open drawer, and with its last drawer if that was not counted. */
export async function listRegisters(tx: Tx, caller: Looker, state: 'active' | 'all' = 'active'): Promise<Register[]> {
  const rows = await tx.all(listRegisterRows, {
    businessId: caller.businessId,
    storeId: caller.storeId,
    isWithInactive: state === 'all',
  });
  const drawers = await readDrawers(
    tx,
    caller,
    rows.flatMap(({ open, uncounted }) => [open ?? [], uncounted ?? []].flat()),
  );
  const drawer = (id: string | null) => drawers.find((one) => one.id === id) ?? null;
  return rows.map(({ open, uncounted, ...row }) => ({
    ...row,
    session: drawer(open),
    uncounted: drawer(uncounted),
  }));
}

/** Returns one drawer of a store. Throws record.notFound. */
export async function readDrawer(tx: Tx, caller: Looker, id: string): Promise<RegisterSession> {
  const [drawer] = await readDrawers(tx, caller, [id]);
  if (!drawer) throw new Problem('record.notFound');
  return drawer;
}

/** Returns drawers of a store by their ids, latest opening first. */
export async function readDrawers(tx: Tx, caller: Looker, ids: readonly string[]): Promise<RegisterSession[]> {
  if (ids.length === 0) return [];
  const rows = await tx.all(listDrawers, {
    businessId: caller.businessId,
    storeId: caller.storeId,
    ids,
    userId: caller.userId,
  });
  return rows.map(({ summed, bankDrop, ...row }): RegisterSession => {
    const isHidden = row.status !== 'closed' && isBlind(caller);
    return {
      ...row,
      people: row.people ?? [],
      openingDifference: row.openingExpected === null ? null : row.openingCounted - row.openingExpected,
      expected: isHidden ? null : summed,
      difference: row.counted === null ? null : row.counted - summed,
      dropped: bankDrop,
      left: row.counted === null ? null : row.counted - bankDrop,
    };
  });
}
