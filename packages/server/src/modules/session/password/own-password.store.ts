import { Problem } from '@tilldesk/domain/problems';
import type { Db } from '../../../database/pool.ts';
import { inBusiness } from '../../../database/transaction.ts';
import type { Caller } from '../../../database/caller.ts';
import { ownPasswordAttempts, countAttempt } from '../attempts.store.ts';
import { secretMatches } from './password.ts';
import { passwordOf } from '../profile.store.ts';

/**
 * Requires the current password of a signed-in user. After five wrong ones, this sign-in is blocked for 15 minutes; other
 * sign-ins are not. Returns the words that the next password must not be made of. @throws Problem password.current,
 * signin.tooMany.
 */
export async function confirmPassword(db: Db, caller: Caller, typed: string, now: string): Promise<{ own: string[] }> {
  const attempt = await countAttempt(db, ownPasswordAttempts, caller.userId, caller.tokenId, now);
  const { passwordHash, own } = await inBusiness(db, caller.businessId, (tx) => passwordOf(tx, caller));
  if (!(await secretMatches(passwordHash, typed))) throw new Problem('password.current');
  await attempt.forget();
  return { own };
}
