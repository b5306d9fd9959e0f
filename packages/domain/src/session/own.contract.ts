import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id } from '../fields/fields.ts';
import { store } from '../stores/stores.entity.ts';
import { permission } from '../rights/rights.ts';
import { contact } from './contact.contract.ts';
import { user } from './session.contract.ts';

/** Ends the session: the token becomes invalid immediately. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  needs: 'signed-in',
  about: 'Sign out',
  answer: z.object({ success: z.boolean() }),
});

/** The signed-in user, store, rights and limits. */
export const ownSession = endpoint({
  method: 'GET',
  path: '/session',
  needs: 'signed-in',
  about: "The session's own data",
  answer: z.object({
    user,
    store,
    permissions: z.array(permission),
    /** Role settings other than rights. */
    limits: z.object({ viewCost: z.boolean() }),
    /** Minutes; 0 disables. */
    screenTimeout: z.int(),
    /** Whether the access PIN was entered in this session; admins need none (spec §6). */
    pinGranted: z.boolean(),
    /** The user's stores, for the store switch in the header. */
    stores: z.array(z.object({ id, code: z.string(), storeName: z.string() })),
    contact,
    /** Whether a translation service is configured; without one texts are not translated. */
    translates: z.boolean(),
  }),
});
export type OwnSession = z.output<typeof ownSession.answer>;
