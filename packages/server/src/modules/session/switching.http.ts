import { Problem } from '@tilldesk/domain/problems';
import { switchableUsers, switchUser, switchStore } from '@tilldesk/domain/session';
import { inBusiness } from '../../database/transaction.ts';
import { route, serveWithoutTransaction, type Route } from '../../http/serve.ts';
import { hashOf, openSession, type Caller } from '../../database/caller.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { secretMatches } from './password/password.ts';
import { endOfSignIn, issueToken } from './session.store.ts';
import { endedSignIn } from './sign-ins.store.ts';
import { recordWrongSwitch } from './pin/pin.store.ts';
import { signedInAs } from './signed-in.ts';
import {
  resetPinFailures,
  leaveToken,
  peopleAt,
  storesOf,
  switchableSince,
  countSwitchAttempt,
} from './switching.store.ts';

/** Routes for switching to another store, and for the quick switch to another person. */
export const switchingRoutes: Route[] = [
  route(switchStore, async ({ tx, caller, tokenHash, body: { storeId }, now, address, agent, publish }) => {
    const stores = await storesOf(tx, caller);
    if (!stores.some(({ id }) => id === storeId)) throw new Problem('record.notFound');
    const { businessId, userId, browserHash } = caller;
    const left = await leaveToken(tx, tokenHash, now);
    // The new token inherits the lifetime and the PIN failures of the old one.
    const token = await issueToken(tx, { businessId, userId, storeId, address, agent, browserHash, ...left }, now);
    const next = await openSession(tx, hashOf(token), now);
    if (!next) throw new Problem('session.expired');
    publish([endedSignIn(caller, caller.tokenId)]);
    await writeAuditEntry(
      tx,
      next,
      now,
      'session.storeSwitched',
      'user',
      userId,
      { storeId: caller.storeId },
      { storeId },
    );
    return signedInAs(next, token);
  }),

  route(switchableUsers, async ({ tx, caller, body: { browser }, now }) => ({
    items: isOwn(caller, browser)
      ? await peopleAt(tx, caller, hashOf(browser), switchableSince(now, caller.store.timeZone))
      : [],
  })),

  // The PIN is compared outside any transaction, and a try counts whatever the outcome of the request.
  serveWithoutTransaction(
    switchUser,
    async ({ db, caller, tokenHash, body: { browser, userId, pin }, now, address, agent, publish }) => {
      const { businessId, storeId } = caller;
      const browserHash = hashOf(browser);
      const since = switchableSince(now, caller.store.timeZone);
      const offered =
        isOwn(caller, browser) && userId !== caller.userId
          ? await inBusiness(db, businessId, (tx) => countSwitchAttempt(tx, caller, browserHash, userId, since))
          : null;
      const isRight = await secretMatches(offered?.pinHash ?? null, pin);
      if (!isRight && offered) {
        const tried = { userId, email: offered.email, address, failures: offered.failures };
        publish(await inBusiness(db, businessId, (tx) => recordWrongSwitch(tx, caller, tried, now)));
      }
      if (!isRight || !offered) throw new Problem('pin.wrong');

      const answer = await inBusiness(db, businessId, async (tx) => {
        await leaveToken(tx, tokenHash, now);
        await resetPinFailures(tx, caller, browserHash, userId);
        const endsAt = endOfSignIn(offered.signedInAt);
        const own = { businessId, userId, storeId, address, agent, browserHash, endsAt };
        const token = await issueToken(tx, own, now);
        const next = await openSession(tx, hashOf(token), now);
        if (!next) throw new Problem('session.expired');
        await writeAuditEntry(
          tx,
          next,
          now,
          'session.personSwitched',
          'user',
          userId,
          { userId: caller.userId },
          { userId },
        );
        return signedInAs(next, token);
      });
      publish([endedSignIn(caller, caller.tokenId)]);
      return answer;
    },
  ),
];

/** Returns whether the session was started at the browser that the request names. */
const isOwn = (caller: Caller, browser: string): boolean => caller.browserHash === hashOf(browser);
