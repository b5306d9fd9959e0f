import type { Tx } from '../../database/transaction.ts';
import type { Who } from '../../http/who.ts';
import type { Told } from '../../socket/changes.ts';
import { raise } from '../notifications/notifications.store.ts';

/**
 * Notifies of wrong access PINs: whose session it is when its gate closed; of guesses at a colleague's PIN, or of a closed gate,
 * the person whose PIN was tried and the admins.
 */
export async function tellOfWrongPins(
  tx: Tx,
  who: Who,
  now: string,
  { target, isGuess, isLast }: { target: string | null; isGuess: boolean; isLast: boolean },
): Promise<Told[]> {
  const at = { ...who, now, actorId: who.userId };
  const closed = isLast
    ? await raise(tx, at, {
        kind: 'pinBlocked',
        params: {},
        audience: { users: [who.userId] },
        link: null,
        groupKey: `pin-blocked/${who.tokenId}`,
      })
    : [];
  if (target === null || !(isGuess || isLast)) return closed;
  const people = await tx.raw<{ id: string; name: string; isTarget: boolean }>(
    `select id, name, id = $2 as "isTarget" from users
     where business_id = $1 and active and (id = $2 or user_type = 'admin')`,
    [who.businessId, target],
  );
  const owner = people.find(({ isTarget }) => isTarget)?.name ?? '';
  const guessed = await raise(tx, at, {
    kind: 'pinGuessed',
    params: { person: owner, by: who.name },
    audience: { users: people.map(({ id }) => id).filter((id) => id !== who.userId) },
    link: null,
    groupKey: `pin-guessed/${target}/${who.userId}`,
  });
  return [...closed, ...guessed];
}
