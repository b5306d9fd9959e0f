import { problemAt, Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import type { Denomination } from '@tilldesk/domain/registers';
import { newId } from '../../database/new-id.ts';
import type { Actor, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { settle, type ClosedDrawer } from './closing.store.ts';
import { drawerOf, assignToDrawer, removeFromDrawer, drawerOccupancy, type AtDrawer } from './drawer-people.store.ts';
import { lockDrawer, lockOwnDrawer, noteCount, assertSameSum } from './locked-drawer.store.ts';
import { lockActiveRegister, findOpenDrawer, insertDrawer } from './registers.statements.ts';

/** The values for opening a drawer. Amounts in minor units. */
type Opening = {
  id: string;
  counted: number;
  denominations?: Denomination[] | null | undefined;
  note?: string | null | undefined;
};

/**
 * Opens the drawer of a register (the store's first if none is named), or joins the open one, in which case the amount is a
 * count. Returns the drawer's session. Opening, joining and closing lock the register until the end of the transaction. Throws
 * record.notFound at registerId.
 */
export async function enterDrawer(
  tx: Tx,
  at: AtDrawer,
  now: string,
  registerId: string | undefined,
  counted: number,
): Promise<string> {
  const { register, open } = await lockRegister(tx, at, registerId);
  if (open) {
    await noteCount(tx, at, now, open, counted);
    await assignToDrawer(tx, at, now, open);
    return open;
  }
  const id = newId(now);
  await saveOpening(tx, at, now, register, { id, counted });
  return id;
}

/**
 * Opens a drawer from Cash In/Out, without the clock. Throws record.notFound at registerId, drawer.isOpen, record.exists,
 * clock.cashBelow at counted where the person may not change transactions, drawer.piecesDiffer at denominations.
 */
export async function openDrawer(
  tx: Tx,
  caller: StoreScope & Pick<Actor, 'permissions'>,
  now: string,
  { registerId, ...opening }: Opening & { registerId: string },
): Promise<void> {
  assertSameSum(opening.counted, opening.denominations);
  const { openingMinimum: minimum } = settingsOf(caller);
  if (opening.counted < minimum && !can(caller.permissions, 'Transactions', 'update')) {
    throw problemAt('counted', 'clock.cashBelow', { minimum });
  }
  const { register, open } = await lockRegister(tx, caller, registerId);
  if (open) throw new Problem('drawer.isOpen');
  await saveOpening(tx, caller, now, register, opening);
}

/** Assigns a person to an open drawer of the store. Throws record.notFound, drawer.closed. */
export async function joinDrawer(
  tx: Tx,
  at: AtDrawer,
  now: string,
  drawerId: string,
  counted: number | null,
): Promise<void> {
  const drawer = await lockOwnDrawer(tx, at, drawerId);
  if (drawer.status !== 'open') throw new Problem('drawer.closed');
  if (counted !== null) await noteCount(tx, at, now, drawerId, counted);
  await assignToDrawer(tx, at, now, drawerId);
  await writeAuditEntry(tx, at, now, 'drawer.joined', 'drawer', drawerId, null, { counted });
}

/** Locks a register, and returns the session of its open drawer, if there is one. Throws record.notFound at registerId. */
async function lockRegister(tx: Tx, at: AtDrawer, registerId: string | undefined) {
  const register = await tx.first(lockActiveRegister, {
    businessId: at.businessId,
    storeId: at.storeId,
    registerId: registerId ?? null,
  });
  if (!register) throw problemAt('registerId', 'record.notFound');
  const open = await tx.first(findOpenDrawer, { businessId: at.businessId, registerId: register.id });
  return { register: register.id, open: open?.id };
}

async function saveOpening(tx: Tx, at: AtDrawer, now: string, register: string, opening: Opening): Promise<void> {
  const { id, counted, denominations = null, note: comment = null } = opening;
  // The amount that the last closing left in the drawer; no amount is expected if that closing was not counted.
  const saved = await tx.first(insertDrawer, {
    businessId: at.businessId,
    id,
    storeId: at.storeId,
    register,
    userId: at.userId,
    now,
    counted,
    denominations: denominations && JSON.stringify(denominations),
    comment,
  });
  if (!saved) throw new Problem('record.exists');
  await assignToDrawer(tx, at, now, id);
  await writeAuditEntry(tx, at, now, 'drawer.opened', 'drawer', id, null, { counted });
}

/**
 * How a person leaves their drawer: the counted amount (null if not counted), and the check that rejects less than the minimum.
 */
export type Leaving = { userId: string; counted: number | null; note: string | null; assertNotLow: () => void };

/**
 * Removes a person from their drawer of the store. If other people are assigned to it, it remains open and the amount is
 * recorded as a count; the last person closes it. Returns null if it remains open, if the person has no drawer, or if it was
 * closed before.
 */
export async function leaveDrawer(
  tx: Tx,
  at: AtDrawer & StoreScope,
  now: string,
  { userId, counted, note: comment, assertNotLow }: Leaving,
): Promise<ClosedDrawer | null> {
  const drawerId = await drawerOf(tx, at, userId);
  const drawer = drawerId === undefined ? undefined : await lockDrawer(tx, at.businessId, drawerId);
  if (drawer?.status !== 'open') return null;
  const { isOn, others } = await drawerOccupancy(tx, at.businessId, drawer.id, userId);
  // The person joined another drawer while this waited for the lock.
  if (!isOn) return null;
  assertNotLow();
  await removeFromDrawer(tx, at.businessId, now, drawer.id, userId);
  if (!others) return settle(tx, at, now, drawer, { counted, note: comment });
  if (counted !== null) await noteCount(tx, at, now, drawer.id, counted);
  return null;
}

/** Returns the drawer that closes when a person leaves it, because nobody else is assigned to it. Null if there is none. */
export async function drawerClosedBy(tx: Tx, at: AtDrawer, userId: string): Promise<string | null> {
  const drawerId = await drawerOf(tx, at, userId);
  if (drawerId === undefined) return null;
  const { others } = await drawerOccupancy(tx, at.businessId, drawerId, userId);
  return others ? null : drawerId;
}
