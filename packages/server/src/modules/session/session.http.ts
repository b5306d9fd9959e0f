import { Problem } from '@tilldesk/domain/problems';
import { login, logout, ownSession, type Store, type User } from '@tilldesk/domain/shop';
import { inBusiness, inNobodysName } from '../../database/transaction.ts';
import { serve, serveOpen, type Served } from '../../http/serve.ts';
import { hashOf, openSession, type Who } from '../../http/who.ts';
import { secretFits } from './password.ts';
import { findAccount, issueToken, noteFailure, noteSuccess, revokeToken, signInStanding } from './session.store.ts';

export const sessionCalls: Served[] = [
  serveOpen(login, async ({ body, db, now, address }) => {
    const account = `${body.store.toLowerCase()}/${body.email}`;
    const { standing, found } = await inNobodysName(db, async (tx) => ({
      standing: await signInStanding(tx, account, address, now),
      found: await findAccount(tx, body.store, body.email),
    }));
    const tooMany = new Problem('signin.tooMany', { minutes: standing.waitMinutes });
    if (standing.limited && !standing.isKnown) throw tooMany;

    // No transaction is held while the password is compared: that is slow on purpose.
    if (!(await secretFits(found?.passwordHash ?? null, body.password)) || !found) {
      await inNobodysName(db, (tx) => noteFailure(tx, account, address, now));
      throw standing.limited ? tooMany : new Problem('signin.wrong');
    }

    const { token, who } = await inBusiness(db, found.businessId, async (tx) => {
      await noteSuccess(tx, account, address, now);
      const issued = await issueToken(tx, found, address, now);
      return { token: issued, who: await openSession(tx, hashOf(issued), now) };
    });
    if (!who) throw new Problem('signin.wrong');
    return {
      twoFactor: false,
      email: who.email,
      userId: who.userId,
      user: userOf(who),
      accessToken: token,
      permissions: who.permissions,
      screenTimeout: who.store.screenTimeout,
    };
  }),

  serve(logout, async ({ tx, tokenHash, now }) => {
    await revokeToken(tx, tokenHash, now);
    return { success: true };
  }),

  serve(ownSession, async ({ who }) => ({
    user: userOf(who),
    store: storeOf(who),
    permissions: who.permissions,
    limits: who.limits,
    screenTimeout: who.store.screenTimeout,
  })),
];

const userOf = (who: Who): User => ({
  id: who.userId,
  _id: who.userId,
  email: who.email,
  name: who.name,
  username: who.username,
  userType: who.userType,
  language: who.language,
  location: who.locationId,
  warehouse: who.warehouseId,
  accessPin: who.hasPin,
  store: who.storeId,
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
});
