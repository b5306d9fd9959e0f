import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import {
  lockPersonForDrawer,
  saveLeftDrawers,
  insertDrawerPerson,
  findDrawerOf,
  saveDrawerLeft,
  readOccupancy,
} from './registers.statements.ts';

/** The user and store for a drawer operation. */
export type AtDrawer = Pick<Scope, 'businessId' | 'storeId' | 'userId'>;

/**
 * Assigns a person to an open drawer and removes them from their current drawer of this store. The person is locked, so that of
 * two concurrent assignments the later one is effective. Call it with the drawer locked.
 */
export async function assignToDrawer(tx: Tx, at: AtDrawer, now: string, drawerId: string): Promise<void> {
  await tx.all(lockPersonForDrawer, { businessId: at.businessId, userId: at.userId });
  if ((await drawerOf(tx, at, at.userId)) === drawerId) return;
  await tx.all(saveLeftDrawers, { businessId: at.businessId, storeId: at.storeId, userId: at.userId, now });
  await tx.all(insertDrawerPerson, {
    businessId: at.businessId,
    id: newId(now),
    storeId: at.storeId,
    drawerId,
    userId: at.userId,
    now,
  });
}

/** Returns the drawer of the store that a person is assigned to, in any state, or undefined. */
export async function drawerOf(
  tx: Tx,
  at: Pick<AtDrawer, 'businessId' | 'storeId'>,
  userId: string,
): Promise<string | undefined> {
  const on = await tx.first(findDrawerOf, { businessId: at.businessId, storeId: at.storeId, userId });
  return on?.sessionId;
}

/** Removes one person, or all people, from a drawer. */
export async function removeFromDrawer(
  tx: Tx,
  businessId: string,
  now: string,
  drawerId: string,
  userId: string | null,
): Promise<void> {
  await tx.all(saveDrawerLeft, { businessId, drawerId, userId, now });
}

/** Returns whether a person is assigned to a drawer, and whether anybody else is. */
export async function drawerOccupancy(
  tx: Tx,
  businessId: string,
  drawerId: string,
  userId: string,
): Promise<{ isOn: boolean; others: boolean }> {
  const row = await tx.first(readOccupancy, { businessId, drawerId, userId });
  return row ?? { isOn: false, others: false };
}
