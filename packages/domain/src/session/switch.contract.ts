import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id } from '../fields/fields.ts';
import { browserKey, signedIn } from './session.contract.ts';

/**
 * Switches the session to another store of the user: creates a new token and invalidates the old one. Returns the same as a
 * sign-in.
 */
export const switchStore = endpoint({
  method: 'POST',
  path: '/session/store',
  needs: 'signed-in',
  about: 'Switch to another of my stores',
  body: z.strictObject({ storeId: id }),
  answer: signedIn,
  secret: true,
});

/** Users who signed in with their password at this browser today in this store, without the current user. */
export const switchableUsers = endpoint({
  method: 'POST',
  path: '/session/people',
  needs: 'signed-in',
  about: 'List users who can switch by PIN',
  body: z.strictObject({ browser: browserKey }),
  answer: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
});
export type SwitchableUser = z.output<typeof switchableUsers.answer>['items'][number];

/**
 * Switches to another user by their access PIN: creates a new token with that user's own rights and invalidates the old one.
 * After five wrong PINs the user must sign in with the password. Returns the same as a sign-in.
 */
export const switchUser = endpoint({
  method: 'POST',
  path: '/session/switch',
  needs: 'signed-in',
  about: 'Switch to another user by PIN',
  body: z.strictObject({ browser: browserKey, userId: id, pin: z.string().check(z.regex(/^\d{4}$/)) }),
  answer: signedIn,
  secret: true,
});
