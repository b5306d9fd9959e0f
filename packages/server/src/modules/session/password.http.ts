import { Problem, problemAt } from '@tilldesk/domain/problems';
import { forgotPassword, readResetLink, resetPassword } from '@tilldesk/domain/shop';
import type { Db } from '../../database/pool.ts';
import { inBusiness, inNobodysName } from '../../database/transaction.ts';
import { serveOpen, type Served } from '../../http/serve.ts';
import { hashOf } from '../../http/who.ts';
import { forgotAttempts, takeAttempt } from './attempts.store.ts';
import { forgottenLetter, readLink, useLink } from './links.store.ts';
import { hashChosen } from './password-choice.ts';
import { hashPin, refuseSimplePin } from './pin-choice.store.ts';
import { changePasswordOf, setFirstPin } from './profile.store.ts';
import { findAccount } from './session.store.ts';

/** Forgotten passwords, and the links by which a new one is chosen. */
export const passwordCalls: Served[] = [
  serveOpen(forgotPassword, async ({ body, db, now, address, later, mail }) => {
    await takeAttempt(db, forgotAttempts, `${body.store.toLowerCase()}/${body.email}`, address, now);
    // The answer is on its way before it is known whether there is such an account.
    later(async () => {
      const found = await inNobodysName(db, (tx) => findAccount(tx, body.store, body.email));
      if (!found) return;
      await inBusiness(db, found.businessId, async (tx) => {
        const letter = await forgottenLetter(tx, found, found.storeId, now);
        if (letter) await mail(tx, letter);
      });
    });
    return { success: true };
  }),

  serveOpen(readResetLink, async ({ body, db, now }) => {
    const { invited, hasPin } = await findLink(db, hashOf(body.token), body.id, now);
    return { invited, choosesPin: !hasPin };
  }),

  serveOpen(resetPassword, async ({ body, db, now, told, mail }) => {
    const hash = hashOf(body.token);
    const link = await findLink(db, hash, body.id, now);
    // A password that is refused does not use the link up.
    const { accessPin } = body;
    if (accessPin !== undefined) {
      if (link.hasPin) throw problemAt('accessPin', 'employee.ownPin');
      refuseSimplePin(accessPin);
    }
    const passwordHash = await hashChosen(body.newPassword, link.own);
    const pinHash = accessPin === undefined ? null : await hashPin(accessPin);
    const news = await inBusiness(db, link.businessId, async (tx) => {
      if (!(await useLink(tx, link, hash, now))) throw new Problem('password.link');
      if (pinHash !== null) await setFirstPin(tx, link, pinHash, now);
      const changed = await changePasswordOf(tx, link, passwordHash, now, { action: 'user.passwordReset' });
      await mail(tx, changed.letter);
      return changed.news;
    });
    told(news);
    return { success: true };
  }),
];

/** The mailed link that a token opens. Throws password.link where it is used, too old or unknown. */
async function findLink(db: Db, hash: string, userId: string, now: string) {
  const [named] = await inNobodysName(db, (tx) =>
    tx.raw<{ business: string | null }>('select link_business($1, $2) as business', [hash, userId]),
  );
  const business = named?.business ?? null;
  const link = business && (await inBusiness(db, business, (tx) => readLink(tx, hash, userId, now)));
  if (!link) throw new Problem('password.link');
  return link;
}
