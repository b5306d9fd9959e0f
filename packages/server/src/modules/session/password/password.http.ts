import { Problem, problemAt } from '@tilldesk/domain/problems';
import { resolveEmailChange, forgotPassword, readResetLink, resetPassword } from '@tilldesk/domain/signin';
import type { Db } from '../../../database/pool.ts';
import { inBusiness, outsideBusiness } from '../../../database/transaction.ts';
import { serveOpen, type Route } from '../../../http/serve.ts';
import { hashOf } from '../../../database/caller.ts';
import { forgotAttempts, countAttempt } from '../attempts.store.ts';
import { answerWaiting, readWaiting } from '../email-change.store.ts';
import { passwordResetEmail, readLink, useLink } from './links.store.ts';
import { hashChosen } from './password-choice.ts';
import { hashPin, assertPinNotSimple } from '../pin/pin-choice.store.ts';
import { changePasswordOf, setFirstPin } from '../profile.store.ts';
import { findAccount } from '../session.store.ts';

/** Routes for forgotten passwords and mailed links, which set a new password or confirm a change of the sign-in e-mail. */
export const passwordCalls: Route[] = [
  serveOpen(forgotPassword, async ({ body, db, now, address, runInBackground, mail }) => {
    await countAttempt(db, forgotAttempts, `${body.store.toLowerCase()}/${body.email}`, address, now);
    // The response is sent before it is known whether such an account exists.
    runInBackground(async () => {
      const found = await outsideBusiness(db, (tx) => findAccount(tx, body.store, body.email));
      if (!found) return;
      await inBusiness(db, found.businessId, async (tx) => {
        const email = await passwordResetEmail(tx, found, found.storeId, now);
        if (email) await mail(tx, email);
      });
    });
    return { success: true };
  }),

  serveOpen(readResetLink, async ({ body, db, now }) => {
    const hash = hashOf(body.token);
    const business = await businessOf(db, hash, body.id);
    const change = await inBusiness(db, business, (tx) => readWaiting(tx, hash, body.id, now));
    if (change) {
      const { side, name, store, by, newEmail } = change;
      return { invited: false, choosesPin: false, emailChange: { side, name, store, by, newEmail } };
    }
    const { invited, hasPin } = await findLink(db, hash, body.id, now);
    return { invited, choosesPin: !hasPin, emailChange: null };
  }),

  serveOpen(resetPassword, async ({ body, db, now, publish, mail }) => {
    const hash = hashOf(body.token);
    const link = await findLink(db, hash, body.id, now);
    // A rejected password does not use up the link.
    const { accessPin } = body;
    if (accessPin !== undefined) {
      if (link.hasPin) throw problemAt('accessPin', 'employee.ownPin');
      assertPinNotSimple(accessPin);
    }
    const passwordHash = await hashChosen(body.newPassword, link.own);
    const pinHash = accessPin === undefined ? null : await hashPin(accessPin);
    const events = await inBusiness(db, link.businessId, async (tx) => {
      if (!(await useLink(tx, link, hash, now))) throw new Problem('password.link');
      if (pinHash !== null) await setFirstPin(tx, link, pinHash, now);
      const changed = await changePasswordOf(tx, link, passwordHash, now, { action: 'user.passwordReset' });
      await mail(tx, changed.email);
      return changed.events;
    });
    publish(events);
    return { success: true };
  }),

  serveOpen(resolveEmailChange, async ({ body, db, now, publish, mail }) => {
    const hash = hashOf(body.token);
    const business = await businessOf(db, hash, body.id);
    const { state, newEmail, events } = await inBusiness(db, business, async (tx) => {
      const answered = await answerWaiting(tx, { businessId: business, userId: body.id }, hash, body.answer, now);
      for (const email of answered.emails) await mail(tx, email);
      return answered;
    });
    publish(events);
    return { state, newEmail };
  }),
];

/** Returns the business of a mailed link. Throws password.link if it is unknown. */
async function businessOf(db: Db, hash: string, userId: string): Promise<string> {
  const [named] = await outsideBusiness(db, (tx) =>
    tx.raw<{ business: string | null }>('select link_business($1, $2) as business', [hash, userId]),
  );
  if (!named?.business) throw new Problem('password.link');
  return named.business;
}

/** Returns the mailed password link of a token. Throws password.link if it is used, expired or unknown. */
async function findLink(db: Db, hash: string, userId: string, now: string) {
  const business = await businessOf(db, hash, userId);
  const link = await inBusiness(db, business, (tx) => readLink(tx, hash, userId, now));
  if (!link) throw new Problem('password.link');
  return link;
}
