import type { SignedIn, User } from '@tilldesk/domain/shop';
import type { Caller } from '../../http/caller.ts';

/** What a finished sign-in answers, and every call that gives a new token (spec §7). */
export const signedInAs = (caller: Caller, token: string): SignedIn => ({
  twoFactor: false,
  challenge: null,
  way: null,
  email: caller.email,
  userId: caller.userId,
  user: userOf(caller),
  accessToken: token,
  permissions: caller.permissions,
  screenTimeout: caller.store.screenTimeout,
});

/** A person as the spec's calls show one. */
export const userOf = (caller: Caller): User => ({
  id: caller.userId,
  _id: caller.userId,
  email: caller.email,
  name: caller.name,
  username: caller.username,
  userType: caller.userType,
  language: caller.language,
  location: caller.locationId,
  warehouse: caller.warehouseId,
  accessPin: caller.hasPin,
  store: caller.storeId,
});
