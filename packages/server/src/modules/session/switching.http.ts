import { Problem } from '@tilldesk/domain/problems';
import { storePeople, switchPerson, switchStore } from '@tilldesk/domain/shop';
import { inBusiness } from '../../database/transaction.ts';
import { serve, serveWithoutTransaction, type Served } from '../../http/serve.ts';
import { hashOf, openSession, type Caller } from '../../http/caller.ts';
import { note } from '../audit/audit.store.ts';
import { secretMatches } from './password.ts';
import { endOfSignIn, issueToken } from './session.store.ts';
import { endedSignIn } from './sign-ins.store.ts';
import { recordWrongSwitch } from './pin.store.ts';
import { signedInAs } from './signed-in.ts';
import {
  resetPinFailures,
  leaveToken,
  peopleAt,
  storesOf,
  switchableSince,
  countSwitchAttempt,
} from './switching.store.ts';

/** Going on in another store, and handing the till to another person. */
export const switchingCalls: Served[] = [
  serve(switchStore, async ({ tx, caller, tokenHash, body: { storeId }, now, address, agent, publish }) => {
    const stores = await storesOf(tx, caller);
    if (!stores.some(({ id }) => id === storeId)) throw new Problem('record.notFound');
    const { businessId, userId, browserHash } = caller;
    const left = await leaveToken(tx, tokenHash, now);
    // Neither a longer life nor new tries at the PIN gate come of it.
    const token = await issueToken(tx, { businessId, userId, storeId, address, agent, browserHash, ...left }, now);
    const next = await openSession(tx, hashOf(token), now);
    if (!next) throw new Problem('session.expired');
    publish([endedSignIn(caller, caller.tokenId)]);
    await note(tx, next, now, 'session.storeSwitched', 'user', userId, { storeId: caller.storeId }, { storeId });
    return signedInAs(next, token);
  }),

  serve(storePeople, async ({ tx, caller, body: { browser }, now }) => ({
    items: isOwn(caller, browser)
      ? await peopleAt(tx, caller, hashOf(browser), switchableSince(now, caller.store.timeZone))
      : [],
  })),

  // No transaction is held while the PIN is compared, and a try counts whatever becomes of the call.
  serveWithoutTransaction(
    switchPerson,
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
        await note(tx, next, now, 'session.personSwitched', 'user', userId, { userId: caller.userId }, { userId });
        return signedInAs(next, token);
      });
      publish([endedSignIn(caller, caller.tokenId)]);
      return answer;
    },
  ),
];

/** Whether the session was begun at the browser that it says it is at. */
const isOwn = (caller: Caller, browser: string): boolean => caller.browserHash === hashOf(browser);
