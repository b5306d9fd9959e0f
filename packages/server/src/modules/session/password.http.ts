import { Problem } from '@tilldesk/domain/problems';
import { forgotPassword, resetPassword } from '@tilldesk/domain/shop';
import { inBusiness, inNobodysName } from '../../database/transaction.ts';
import { serveOpen, type Served } from '../../http/serve.ts';
import { hashOf } from '../../http/who.ts';
import { forgotAttempts, takeAttempt } from './attempts.store.ts';
import { forgottenLetter, readLink, useLink } from './links.store.ts';
import { hashChosen } from './password-choice.ts';
import { changePasswordOf } from './profile.store.ts';
import { findAccount } from './session.store.ts';

/** Forgotten passwords, and the links by which a new one is chosen. */
export const passwordCalls: Served[] = [
  serveOpen(forgotPassword, async ({ body, db, now, address, later, mail }) => {
    await takeAttempt(db, forgotAttempts, `${body.store.toLowerCase()}/${body.email}`, address, now);
    // The answer is on its way before it is known whether there is such an account.
    later(async () => {
      const found = await inNobodysName(db, (tx) => findAccount(tx, body.store, body.email));
      if (!found) return;
      const letter = await inBusiness(db, found.businessId, (tx) => forgottenLetter(tx, found, found.storeId, now));
      if (letter) mail(letter);
    });
    return { success: true };
  }),

  serveOpen(resetPassword, async ({ body, db, now, told, mail }) => {
    const hash = hashOf(body.token);
    const [named] = await inNobodysName(db, (tx) =>
      tx.raw<{ business: string | null }>('select link_business($1, $2) as business', [hash, body.id]),
    );
    const business = named?.business ?? null;
    const link = business && (await inBusiness(db, business, (tx) => readLink(tx, hash, body.id, now)));
    if (!link) throw new Problem('password.link');
    // A password that is refused does not use the link up.
    const passwordHash = await hashChosen(body.newPassword, link.own);
    const { news, letter } = await inBusiness(db, link.businessId, async (tx) => {
      if (!(await useLink(tx, link, hash, now))) throw new Problem('password.link');
      return changePasswordOf(tx, link, passwordHash, now, { action: 'user.passwordReset' });
    });
    told(news);
    mail(letter);
    return { success: true };
  }),
];
