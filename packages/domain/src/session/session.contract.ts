import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { clean, id } from '../fields/fields.ts';
import { permission } from '../rights/rights.ts';

/** A user in the calls of the specification (spec §3); both `id` and `_id`. `accessPin`: whether a PIN is set. */
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

/** Two-factor methods: authenticator app, or mailed code. */
export const twoFactorMethods = ['app', 'mail'] as const;
export type TwoFactorMethod = (typeof twoFactorMethods)[number];

/** A key created and stored by a browser, to distinguish new from known devices. 43 characters of base64url. */
export const browserKey = z.string().check(z.regex(/^[\w-]{43}$/));

export const storeCode = z.string().check(clean, z.minLength(1), z.maxLength(60));
export const signInEmail = z.string().check(clean, z.toLowerCase(), z.minLength(1), z.maxLength(254));

/** Identifies a waiting sign-in of a browser: 256 random bits, valid for 5 minutes, 5 attempts and one use. */
export const challenge = z.string().check(z.regex(/^[\w-]{43}$/));

/**
 * Response of a sign-in, flat, absent values null (spec §7). With `twoFactor` all values except email, challenge and way are
 * null.
 */
export const signedIn = z.object({
  twoFactor: z.boolean(),
  /** Not in the specification: identifies the waiting sign-in. */
  challenge: z.nullable(z.string()),
  /** How the code is delivered. */
  method: z.nullable(z.enum(twoFactorMethods)),
  email: z.string(),
  userId: z.nullable(id),
  user: z.nullable(user),
  accessToken: z.nullable(z.string()),
  permissions: z.nullable(z.array(permission)),
  /** Minutes; 0 disables. */
  screenTimeout: z.nullable(z.int()),
});

export type SignedIn = z.output<typeof signedIn>;

/** Signing in (spec §7). Passwords are never cut; wrong ones return 400, since a 401 is an expired session. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  needs: 'nobody',
  about: 'Sign in with store, email and password',
  body: z.strictObject({
    store: storeCode,
    email: signInEmail,
    password: z.string().check(z.minLength(1), z.maxLength(1000)),
    platform: z.string().check(clean, z.maxLength(60)),
    browser: z.optional(browserKey),
  }),
  answer: signedIn,
  secret: true,
});

/**
 * Completes a two-factor sign-in: a code of the app, a mailed one, or a recovery code. Without `challenge` it applies to the
 * newest waiting sign-in of this e-mail from the same address (spec §7).
 */
export const verifyTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/verifyTwoFactor',
  needs: 'nobody',
  about: 'Complete a sign-in with its code',
  body: z.strictObject({
    email: signInEmail,
    code: z.string().check(clean, z.minLength(1), z.maxLength(40)),
    challenge: z.optional(challenge),
  }),
  answer: signedIn,
  secret: true,
});
