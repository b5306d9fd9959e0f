import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { clean, id, instant, text, version } from '../fields/fields.ts';
import { newPassword } from './password.rules.ts';
import { accessPin } from './pin.rules.ts';
import { challenge, twoFactorMethods, user } from './session.contract.ts';

const own = { needs: ['Profile Settings', 'read'], pin: true } as const;
const done = z.object({ success: z.boolean() });
/** The current password, required for changes to sign-in settings (ASVS 5.0 6.2.3, 7.5.1). */
const currentPassword = z.string().check(z.minLength(1), z.maxLength(1000));
const code = z.string().check(clean, z.minLength(1), z.maxLength(40));

/** Languages that a user can choose. */
export const languages = ['en', 'es'] as const;

/** The user's own account, as shown in `/profile-settings`. */
export const profile = z.object({
  user,
  phone: z.nullable(z.string()),
  version,
  roleName: z.string(),
  twoFactor: z.nullable(z.enum(twoFactorMethods)),
  recoveryCodesLeft: z.int(),
  passwordChangedAt: z.nullable(instant({ required: true })),
});

export type Profile = z.output<typeof profile>;

/** One session of a user. */
export const signIn = z.object({
  id,
  storeName: z.string(),
  /** 'Chrome 156 on Linux', or null if unknown. */
  device: z.nullable(z.string()),
  address: z.string(),
  createdAt: instant({ required: true }),
  lastSeenAt: instant({ required: true }),
  /** The current session. */
  current: z.boolean(),
});

export type SignIn = z.output<typeof signIn>;

/** Calls of the user's own account, password and two-factor settings; `/profile-settings` is behind the PIN gate (spec §6). */
export const profileCalls = {
  one: endpoint({ ...own, method: 'GET', path: '/profile', about: 'Get my account', answer: profile }),
  change: endpoint({
    ...own,
    method: 'PATCH',
    path: '/profile',
    about: 'Update my account',
    body: z.strictObject({
      version,
      name: z.optional(text({ required: true })),
      username: z.optional(text({ required: true })),
      phone: z.optional(text({ format: 'phone' })),
      language: z.optional(z.nullable(z.enum(languages))),
    }),
    answer: profile,
  }),
  /** Ends all other sessions of the user. */
  changePassword: endpoint({
    ...own,
    method: 'POST',
    path: '/profile/password',
    about: 'Change my password',
    body: z.strictObject({ currentPassword, newPassword }),
    answer: done,
  }),
  /** Behind the PIN gate only for users with a PIN: the first one requires the password only. Opens the gate. */
  changePin: endpoint({
    needs: 'signed-in',
    method: 'POST',
    path: '/profile/pin',
    about: 'Change my access PIN',
    body: z.strictObject({ currentPassword, accessPin }),
    answer: done,
  }),
  /** Starts two-factor setup: returns the secret for the app, or mails a code. Nothing changes until it is confirmed. */
  enrol: endpoint({
    ...own,
    method: 'POST',
    path: '/profile/two-factor',
    about: 'Start setting up two-factor authentication',
    body: z.strictObject({ currentPassword, method: z.enum(twoFactorMethods) }),
    answer: z.object({
      challenge: z.string(),
      /** Base32, for manual entry into an authenticator app. */
      secret: z.nullable(z.string()),
      /** `otpauth://…`, to show as a QR code. */
      uri: z.nullable(z.string()),
    }),
    secret: true,
  }),
  /** Enables two-factor authentication; the ten recovery codes are returned only once. */
  confirm: endpoint({
    ...own,
    method: 'POST',
    path: '/profile/two-factor/confirm',
    about: 'Turn on two-factor authentication',
    body: z.strictObject({ challenge, code }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    secret: true,
  }),
  turnOff: endpoint({
    ...own,
    method: 'POST',
    path: '/profile/two-factor/off',
    about: 'Turn off two-factor authentication',
    body: z.strictObject({ currentPassword }),
    answer: done,
  }),
  /** Creates ten new recovery codes; the old ones become invalid. */
  newCodes: endpoint({
    ...own,
    method: 'POST',
    path: '/profile/recovery-codes',
    about: 'Create new recovery codes',
    body: z.strictObject({ currentPassword }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    secret: true,
  }),
  signIns: endpoint({
    ...own,
    method: 'GET',
    path: '/profile/sign-ins',
    about: 'List my sign-ins',
    answer: z.object({ items: z.array(signIn) }),
  }),
  revoke: endpoint({
    ...own,
    method: 'DELETE',
    path: '/profile/sign-ins/:id',
    about: 'End one of my sign-ins',
    params: z.strictObject({ id }),
    answer: done,
  }),
  revokeOthers: endpoint({
    ...own,
    method: 'DELETE',
    path: '/profile/sign-ins',
    about: 'End all my other sign-ins',
    answer: done,
  }),
} as const;
