import { Problem } from '@tilldesk/domain/problems';
import { login, logout, ownSession, type SignedIn, type Store, type TwoFactorWay } from '@tilldesk/domain/shop';
import { inBusiness, inNobodysName } from '../../database/transaction.ts';
import { serve, serveOpen, type Served } from '../../http/serve.ts';
import { hashOf, type Who } from '../../http/who.ts';
import { askedAttempts, passwordAttempts, takeAttempt } from './attempts.store.ts';
import { newCode, openChallenge } from './challenges.store.ts';
import { hashSecret, secretFits } from './password.ts';
import { findAccount, isBrowserOf, revokeToken } from './session.store.ts';
import { finishSignIn, knowsBrowser } from './sign-in.store.ts';
import { endedSignIn } from './sign-ins.store.ts';
import { signedInAs, userOf } from './signed-in.ts';
import { storesOf } from './switching.store.ts';
import { addressed, secondStepOf } from './two-factor.store.ts';

export const sessionCalls: Served[] = [
  serveOpen(login, async ({ body, db, now, address, agent, told, mail }) => {
    const account = `${body.store.toLowerCase()}/${body.email}`;
    const browserHash = body.browser ? hashOf(body.browser) : null;
    const { isOwnBrowser, found } = await inNobodysName(db, async (tx) => ({
      isOwnBrowser: await isBrowserOf(tx, body.store, body.email, browserHash),
      found: await findAccount(tx, body.store, body.email),
    }));
    // A browser that the person has signed in at is counted by itself: whatever others try elsewhere, it may sign in.
    const [counted, from] = isOwnBrowser ? [`${account} ${browserHash}`, `browser ${browserHash}`] : [account, address];
    const attempt = await takeAttempt(db, passwordAttempts, counted, from, now);

    // No transaction is open while the password is compared: that is slow on purpose.
    const fits = await secretFits(found?.passwordHash ?? null, body.password, 'sign-in').catch(
      async (error: unknown) => {
        // What the full queue did not compare was no wrong password.
        await attempt.forget();
        throw error;
      },
    );
    if (!fits || !found) throw new Problem('signin.wrong');
    await attempt.forget();

    const { businessId, userId, storeId } = found;
    const given = { businessId, userId, storeId, address, agent, browserHash };
    const { step, isKnown } = await inBusiness(db, businessId, async (tx) => ({
      step: await secondStepOf(tx, found),
      isKnown: await knowsBrowser(tx, given),
    }));
    if (step?.way) {
      // At a browser of the person's own nobody else's sign-ins count.
      await takeAttempt(db, askedAttempts, isKnown ? `${step.email} ${browserHash}` : step.email, address, now);
      const code = step.way === 'mail' ? newCode() : null;
      const codeHash = code === null ? null : await hashSecret(code);
      const waiting = {
        ...given,
        purpose: 'sign-in' as const,
        way: step.way,
        email: step.email,
        codeHash,
        totpSecret: null,
      };
      const challenge = await inBusiness(db, businessId, async (tx) => {
        if (code !== null) await mail(tx, { ...addressed(step), message: { kind: 'signInCode', code } });
        return openChallenge(tx, waiting, now);
      });
      return waitingFor(step.email, challenge, step.way);
    }

    const finished = await inBusiness(db, businessId, async (tx) => {
      const signed = await finishSignIn(tx, given, now);
      if (!signed) throw new Problem('signin.wrong');
      return signed;
    });
    told(finished.news);
    return signedInAs(finished.who, finished.token);
  }),

  serve(logout, async ({ tx, who, tokenHash, now, told }) => {
    await revokeToken(tx, tokenHash, now);
    told([endedSignIn(who, who.tokenId)]);
    return { success: true };
  }),

  serve(ownSession, async ({ tx, who, outer }) => ({
    user: userOf(who),
    store: storeOf(who),
    permissions: who.permissions,
    limits: who.limits,
    screenTimeout: who.store.screenTimeout,
    pinGranted: who.pinGranted,
    stores: await storesOf(tx, who),
    contact: outer.contact,
    translates: outer.translator !== null,
  })),
];

/** What a sign-in answers that waits for its code: nothing of the person but the e-mail that was typed. */
const waitingFor = (email: string, challenge: string, way: TwoFactorWay): SignedIn => ({
  twoFactor: true,
  challenge,
  way,
  email,
  userId: null,
  user: null,
  accessToken: null,
  permissions: null,
  screenTimeout: null,
});

const storeOf = ({ storeId, store }: Who): Store => ({
  id: storeId,
  _id: storeId,
  code: store.code,
  storeName: store.name,
  storeEmail: store.email,
  phone: store.phone,
  address: store.address,
  defaultCurrency: store.currency,
  timeZone: store.timeZone,
  screenTimeout: store.screenTimeout,
  defaultTaxRate: store.defaultTaxRate,
  receiptFooter: store.receiptFooter,
  transaction: store.transaction,
});
