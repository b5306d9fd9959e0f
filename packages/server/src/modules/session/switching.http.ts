import { Problem } from '@tilldesk/domain/problems';
import { peopleHere, switchPerson, switchStore } from '@tilldesk/domain/shop';
import { inBusiness } from '../../database/transaction.ts';
import { serve, serveApart, type Served } from '../../http/serve.ts';
import { hashOf, openSession, type Who } from '../../http/who.ts';
import { note } from '../audit/audit.store.ts';
import { secretFits } from './password.ts';
import { endOfSignIn, issueToken } from './session.store.ts';
import { endedSignIn } from './sign-ins.store.ts';
import { noteWrongSwitch } from './pin.store.ts';
import { signedInAs } from './signed-in.ts';
import { forgiveTries, leaveToken, peopleAt, storesOf, switchableSince, takeTry } from './switching.store.ts';

/** Going on in another store, and handing the till to another person. */
export const switchingCalls: Served[] = [
  serve(switchStore, async ({ tx, who, tokenHash, body: { storeId }, now, address, agent, told }) => {
    const stores = await storesOf(tx, who);
    if (!stores.some(({ id }) => id === storeId)) throw new Problem('record.notFound');
    const { businessId, userId, browserHash } = who;
    const left = await leaveToken(tx, tokenHash, now);
    // Neither a longer life nor new tries at the PIN gate come of it.
    const token = await issueToken(tx, { businessId, userId, storeId, address, agent, browserHash, ...left }, now);
    const next = await openSession(tx, hashOf(token), now);
    if (!next) throw new Problem('session.expired');
    told([endedSignIn(who, who.tokenId)]);
    await note(tx, next, now, 'session.storeSwitched', 'user', userId, { storeId: who.storeId }, { storeId });
    return signedInAs(next, token);
  }),

  serve(peopleHere, async ({ tx, who, body: { browser }, now }) => ({
    items: isOwn(who, browser)
      ? await peopleAt(tx, who, hashOf(browser), switchableSince(now, who.store.timeZone))
      : [],
  })),

  // No transaction is held while the PIN is compared, and a try counts whatever becomes of the call.
  serveApart(
    switchPerson,
    async ({ db, who, tokenHash, body: { browser, userId, pin }, now, address, agent, told }) => {
      const { businessId, storeId } = who;
      const browserHash = hashOf(browser);
      const since = switchableSince(now, who.store.timeZone);
      const offered =
        isOwn(who, browser) && userId !== who.userId
          ? await inBusiness(db, businessId, (tx) => takeTry(tx, who, browserHash, userId, since))
          : null;
      const isRight = await secretFits(offered?.pinHash ?? null, pin);
      if (!isRight && offered) {
        const tried = { userId, email: offered.email, address, failures: offered.failures };
        told(await inBusiness(db, businessId, (tx) => noteWrongSwitch(tx, who, tried, now)));
      }
      if (!isRight || !offered) throw new Problem('pin.wrong');

      const answer = await inBusiness(db, businessId, async (tx) => {
        await leaveToken(tx, tokenHash, now);
        await forgiveTries(tx, who, browserHash, userId);
        const endsAt = endOfSignIn(offered.signedInAt);
        const own = { businessId, userId, storeId, address, agent, browserHash, endsAt };
        const token = await issueToken(tx, own, now);
        const next = await openSession(tx, hashOf(token), now);
        if (!next) throw new Problem('session.expired');
        await note(tx, next, now, 'session.personSwitched', 'user', userId, { userId: who.userId }, { userId });
        return signedInAs(next, token);
      });
      told([endedSignIn(who, who.tokenId)]);
      return answer;
    },
  ),
];

/** Whether the session was begun at the browser that it says it is at. */
const isOwn = (who: Who, browser: string): boolean => who.browserHash === hashOf(browser);
