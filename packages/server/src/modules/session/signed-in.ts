import type { SignedIn, User } from '@tilldesk/domain/shop';
import type { Who } from '../../http/who.ts';

/** What a finished sign-in answers, and every call that gives a new token (spec §7). */
export const signedInAs = (who: Who, token: string): SignedIn => ({
  twoFactor: false,
  challenge: null,
  way: null,
  email: who.email,
  userId: who.userId,
  user: userOf(who),
  accessToken: token,
  permissions: who.permissions,
  screenTimeout: who.store.screenTimeout,
});

/** A person as the spec's calls show one. */
export const userOf = (who: Who): User => ({
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
