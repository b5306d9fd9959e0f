import type { SignedIn, User } from '@tilldesk/domain/signin';
import type { Caller } from '../../database/caller.ts';

/** Returns the response of a finished sign-in, and of every request that issues a new token (spec §7). */
export const signedInAs = (caller: Caller, token: string): SignedIn => ({
  twoFactor: false,
  challenge: null,
  method: null,
  email: caller.email,
  userId: caller.userId,
  user: userOf(caller),
  accessToken: token,
  permissions: caller.permissions,
  screenTimeout: caller.store.screenTimeout,
});

/** Returns a person in the form of the spec's calls. */
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
