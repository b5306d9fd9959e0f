import { Problem } from '@tilldesk/domain/problems';
import type { Db } from '../../database/pool.ts';
import { inBusiness } from '../../database/transaction.ts';
import type { Who } from '../../http/who.ts';
import { ownPasswordAttempts, takeAttempt } from './attempts.store.ts';
import { secretFits } from './password.ts';
import { passwordOf } from './profile.store.ts';

/**
 * Asks a person who is signed in for the password of now; five wrong ones close this to the sign-in for 15 minutes, and to
 * no other. Answers the words that the next one may not be made of. @throws Problem password.current, signin.tooMany.
 */
export async function confirmPassword(db: Db, who: Who, typed: string, now: string): Promise<{ own: string[] }> {
  const attempt = await takeAttempt(db, ownPasswordAttempts, who.userId, who.tokenId, now);
  const { passwordHash, own } = await inBusiness(db, who.businessId, (tx) => passwordOf(tx, who));
  if (!(await secretFits(passwordHash, typed))) throw new Problem('password.current');
  await attempt.forget();
  return { own };
}
