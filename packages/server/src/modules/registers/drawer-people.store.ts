import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** The user and store for a drawer operation. */
export type AtDrawer = Pick<Scope, 'businessId' | 'storeId' | 'userId'>;

/**
 * Assigns a person to an open drawer and removes them from their current drawer of this store. The person is locked, so that of
 * two concurrent assignments the later one is effective. Call it with the drawer locked.
 */
export async function assignToDrawer(tx: Tx, at: AtDrawer, now: string, drawerId: string): Promise<void> {
  await tx.raw('select 1 from users where business_id = $1 and id = $2 for no key update', [at.businessId, at.userId]);
  if ((await drawerOf(tx, at, at.userId)) === drawerId) return;
  await tx.raw(
    `update register_session_people set left_at = $4
     where business_id = $1 and store_id = $2 and user_id = $3 and left_at is null`,
    [at.businessId, at.storeId, at.userId, now],
  );
  await tx.raw(
    `insert into register_session_people (business_id, id, store_id, session_id, user_id, joined_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [at.businessId, newId(now), at.storeId, drawerId, at.userId, now],
  );
}

/** Returns the drawer of the store that a person is assigned to, in any state, or undefined. */
export async function drawerOf(
  tx: Tx,
  at: Pick<AtDrawer, 'businessId' | 'storeId'>,
  userId: string,
): Promise<string | undefined> {
  const [on] = await tx.raw<{ session_id: string }>(
    `select session_id from register_session_people
     where business_id = $1 and store_id = $2 and user_id = $3 and left_at is null`,
    [at.businessId, at.storeId, userId],
  );
  return on?.session_id;
}

/** Removes one person, or all people, from a drawer. */
export async function removeFromDrawer(
  tx: Tx,
  businessId: string,
  now: string,
  drawerId: string,
  userId: string | null,
): Promise<void> {
  await tx.raw(
    `update register_session_people set left_at = $4
     where business_id = $1 and session_id = $2 and ($3::uuid is null or user_id = $3) and left_at is null`,
    [businessId, drawerId, userId, now],
  );
}

/** Returns whether a person is assigned to a drawer, and whether anybody else is. */
export async function drawerOccupancy(
  tx: Tx,
  businessId: string,
  drawerId: string,
  userId: string,
): Promise<{ isOn: boolean; others: boolean }> {
  const [row] = await tx.raw<{ isOn: boolean; others: boolean }>(
    `select coalesce(bool_or(user_id = $3), false) as "isOn", coalesce(bool_or(user_id <> $3), false) as others
     from register_session_people where business_id = $1 and session_id = $2 and left_at is null`,
    [businessId, drawerId, userId],
  );
  return row ?? { isOn: false, others: false };
}
