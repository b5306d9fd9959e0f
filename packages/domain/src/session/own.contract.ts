import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { store } from '../stores/stores.entity.ts';
import { permission } from '../rights/rights.ts';
import { user } from './session.contract.ts';

/** Ends the session: the token is dead at once. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  needs: 'signed-in',
  about: 'Sign out',
  answer: z.object({ success: z.boolean() }),
});

/** Who is signed in, where, and with which rights and limits. */
export const ownSession = endpoint({
  method: 'GET',
  path: '/session',
  needs: 'signed-in',
  about: "The session's own data",
  answer: z.object({
    user,
    store,
    permissions: z.array(permission),
    /** What a role allows beside rights. */
    limits: z.object({ viewCost: z.boolean() }),
    screenTimeout: z.int(),
  }),
});
export type OwnSession = z.output<typeof ownSession.answer>;
