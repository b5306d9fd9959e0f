import { Problem } from '@tilldesk/domain/problems';
import { logout, ownSession } from '@tilldesk/domain/session';
import { login, type SignedIn, type TwoFactorMethod } from '@tilldesk/domain/signin';
import { type Store } from '@tilldesk/domain/stores';
import { inBusiness, outsideBusiness } from '../../database/transaction.ts';
import { route, serveOpen, type Route } from '../../http/serve.ts';
import { hashOf, type Caller } from '../../database/caller.ts';
import { codeRequestAttempts, passwordAttempts, countAttempt } from './attempts.store.ts';
import { newCode, openChallenge } from './two-factor/challenges.store.ts';
import { hashSecret, secretMatches } from './password/password.ts';
import { findAccount, isBrowserOf, revokeToken } from './session.store.ts';
import { finishSignIn, knowsBrowser } from './sign-in.store.ts';
import { readReceiptFacts } from '../stores/stores.store.ts';
import { endedSignIn } from './sign-ins.store.ts';
import { signedInAs, userOf } from './signed-in.ts';
import { storesOf } from './switching.store.ts';
import { addressed, secondStepOf } from './two-factor/two-factor.store.ts';

export const sessionCalls: Route[] = [
  serveOpen(login, async ({ body, db, now, address, agent, publish, mail }) => {
    const account = `${body.store.toLowerCase()}/${body.email}`;
    const browserHash = body.browser ? hashOf(body.browser) : null;
    const { isKnownBrowser, found } = await outsideBusiness(db, async (tx) => ({
      isKnownBrowser: await isBrowserOf(tx, body.store, body.email, browserHash),
      found: await findAccount(tx, body.store, body.email),
    }));
    // A browser that the person has signed in at is counted separately, so that attempts from elsewhere do not block it.
    const [counted, from] = isKnownBrowser
      ? [`${account} ${browserHash}`, `browser ${browserHash}`]
      : [account, address];
    const attempt = await countAttempt(db, passwordAttempts, counted, from, now);

    // The password is compared outside any transaction, because the comparison is slow by design.
    const isCorrect = await secretMatches(found?.passwordHash ?? null, body.password, 'sign-in').catch(
      async (error: unknown) => {
        // If the full queue prevented the comparison, the attempt does not count as a wrong password.
        await attempt.forget();
        throw error;
      },
    );
    if (!isCorrect || !found) throw new Problem('signin.wrong');
    await attempt.forget();

    const { businessId, userId, storeId } = found;
    const given = { businessId, userId, storeId, address, agent, browserHash };
    const { step, isKnown } = await inBusiness(db, businessId, async (tx) => ({
      step: await secondStepOf(tx, found),
      isKnown: await knowsBrowser(tx, given),
    }));
    if (step?.method) {
      // At a browser known for the person, sign-ins from other browsers do not count.
      await countAttempt(db, codeRequestAttempts, isKnown ? `${step.email} ${browserHash}` : step.email, address, now);
      const code = step.method === 'mail' ? newCode() : null;
      const codeHash = code === null ? null : await hashSecret(code);
      const waiting = {
        ...given,
        purpose: 'sign-in' as const,
        method: step.method,
        email: step.email,
        codeHash,
        totpSecret: null,
      };
      const challenge = await inBusiness(db, businessId, async (tx) => {
        if (code !== null) await mail(tx, { ...addressed(step), message: { kind: 'signInCode', code } });
        return openChallenge(tx, waiting, now);
      });
      return waitingFor(step.email, challenge, step.method);
    }

    const finished = await inBusiness(db, businessId, async (tx) => {
      const signed = await finishSignIn(tx, given, now);
      if (!signed) throw new Problem('signin.wrong');
      return signed;
    });
    publish(finished.events);
    return signedInAs(finished.caller, finished.token);
  }),

  route(logout, async ({ tx, caller, tokenHash, now, publish }) => {
    await revokeToken(tx, tokenHash, now);
    publish([endedSignIn(caller, caller.tokenId)]);
    return { success: true };
  }),

  route(ownSession, async ({ tx, caller, integrations }) => ({
    user: userOf(caller),
    store: storeOf(caller, await readReceiptFacts(tx, caller)),
    permissions: caller.permissions,
    limits: caller.limits,
    screenTimeout: caller.store.screenTimeout,
    pinGranted: caller.pinGranted,
    stores: await storesOf(tx, caller),
    contact: integrations.contact,
    translates: integrations.translator !== null,
  })),
];

/** Returns the response of a sign-in that requires a code: it contains no data of the person but the typed e-mail. */
const waitingFor = (email: string, challenge: string, method: TwoFactorMethod): SignedIn => ({
  twoFactor: true,
  challenge,
  method,
  email,
  userId: null,
  user: null,
  accessToken: null,
  permissions: null,
  screenTimeout: null,
});

const storeOf = ({ storeId, store }: Caller, facts: Pick<Store, 'taxNumber' | 'receiptHeader'>): Store => ({
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
  ...facts,
  transaction: store.transaction,
});
