import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { clean, id } from '../fields/fields.ts';
import { permission } from '../rights/rights.ts';

/** A person as the spec's calls show one (spec §3); both `id` and `_id`. `accessPin` says whether a PIN is set. */
export const user = z.object({
  id,
  _id: id,
  email: z.string(),
  name: z.string(),
  username: z.string(),
  userType: z.string(),
  language: z.nullable(z.string()),
  location: z.nullable(z.string()),
  warehouse: z.nullable(z.string()),
  accessPin: z.boolean(),
  store: z.string(),
});
export type User = z.output<typeof user>;

/** Signing in (spec §7). Passwords are never cut; wrong ones answer 400, since a 401 is an expired session. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  needs: 'nobody',
  about: 'Sign in with store, email and password',
  body: z.strictObject({
    store: z.string().check(clean, z.minLength(1), z.maxLength(60)),
    email: z.string().check(clean, z.toLowerCase(), z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(1000)),
    platform: z.string().check(clean, z.maxLength(60)),
  }),
  answer: z.object({
    twoFactor: z.boolean(),
    email: z.string(),
    userId: z.nullable(id),
    user: z.nullable(user),
    accessToken: z.nullable(z.string()),
    permissions: z.nullable(z.array(permission)),
    screenTimeout: z.nullable(z.int()),
  }),
});
