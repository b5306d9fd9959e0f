import type { Tx } from '../../../database/transaction.ts';
import type { Caller } from '../../../database/caller.ts';
import type { UserEvent } from '../../../realtime/changes.ts';
import { notify } from '../../notifications/notifications.store.ts';

/**
 * Notifies of wrong access PINs: the user of the session when its gate is closed; the person whose PIN was tried and the admins
 * when a colleague's PIN was guessed at or the gate is closed.
 */
export async function notifyOfWrongPins(
  tx: Tx,
  caller: Caller,
  now: string,
  { target, isFailedGuess, isLast }: { target: string | null; isFailedGuess: boolean; isLast: boolean },
): Promise<UserEvent[]> {
  const at = { ...caller, now, actorId: caller.userId };
  const closed = isLast
    ? await notify(tx, at, {
        kind: 'pinBlocked',
        params: {},
        audience: { users: [caller.userId] },
        link: null,
        groupKey: `pin-blocked/${caller.tokenId}`,
      })
    : [];
  if (target === null || !(isFailedGuess || isLast)) return closed;
  const people = await tx.raw<{ id: string; name: string; isTarget: boolean }>(
    `select id, name, id = $2 as "isTarget" from users
     where business_id = $1 and active and (id = $2 or user_type = 'admin')`,
    [caller.businessId, target],
  );
  const owner = people.find(({ isTarget }) => isTarget)?.name ?? '';
  const guessed = await notify(tx, at, {
    kind: 'pinGuessed',
    params: { person: owner, by: caller.name },
    audience: { users: people.map(({ id }) => id).filter((id) => id !== caller.userId) },
    link: null,
    groupKey: `pin-guessed/${target}/${caller.userId}`,
  });
  return [...closed, ...guessed];
}
