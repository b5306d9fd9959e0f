import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id } from '../fields/fields.ts';
import { challenge, signInEmail, storeCode } from './session.contract.ts';
import { newPassword } from './password.rules.ts';
import { accessPin } from './pin.rules.ts';

const done = z.object({ success: z.boolean() });

/** Mails the code of a waiting sign-in again, three times at most; same response for unknown challenges. */
export const resendCode = endpoint({
  method: 'POST',
  path: '/auth/resend-code',
  needs: 'nobody',
  about: 'Resend a sign-in code',
  body: z.strictObject({ challenge }),
  answer: done,
});

/** Mails a link to choose a new password; same response whether the account exists or not. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  needs: 'nobody',
  about: 'Request a password reset link',
  body: z.strictObject({ store: storeCode, email: signInEmail }),
  answer: done,
});

const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** The two addresses that confirm a change of the sign-in e-mail: old and new. */
const emailSides = ['old', 'new'] as const;

/** Validates a mailed link before input: rejects used, expired and unknown links, and returns its purpose. */
export const readResetLink = endpoint({
  method: 'POST',
  path: '/auth/reset-link',
  needs: 'nobody',
  about: 'Check an emailed link',
  body: z.strictObject({ id, token }),
  answer: z.object({
    /** The user was invited and has no password yet. */
    invited: z.boolean(),
    /** The user has no access PIN yet: it is chosen together with the password. */
    choosesPin: z.boolean(),
    /** The link confirms a change of the sign-in e-mail at one of the two addresses; null for one to choose a password. */
    emailChange: z.nullable(
      z.object({
        side: z.enum(emailSides),
        name: z.string(),
        store: z.string(),
        /** Who requested the change. */
        by: z.string(),
        newEmail: z.string(),
      }),
    ),
  }),
});

/**
 * Sets a password by the mailed link (spec §7), valid once; all sessions of the user end. A user without an access PIN can set
 * one too; an existing one is changed in the profile only.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  needs: 'nobody',
  about: 'Set a new password with an emailed link',
  body: z.strictObject({ id, token, newPassword, accessPin: z.optional(accessPin) }),
  answer: done,
});

/**
 * Confirms a change of the sign-in e-mail by the link that was mailed to one of the two addresses, or cancels it by that of the
 * old one. After both confirmations the change is made and all sessions of the user end.
 */
export const resolveEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change',
  needs: 'nobody',
  about: 'Confirm or cancel an email change with an emailed link',
  body: z.strictObject({ id, token, answer: z.enum(['confirm', 'stop']) }),
  answer: z.object({ state: z.enum(['waiting', 'changed', 'stopped']), newEmail: z.string() }),
});
