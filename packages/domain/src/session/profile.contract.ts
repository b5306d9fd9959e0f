import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { clean, id, instant, text, version } from '../fields/fields.ts';
import { newPassword } from './password.rules.ts';
import { accessPin } from './pin.rules.ts';
import { challenge, twoFactorMethods, user } from './session.contract.ts';

const own = { needs: ['Profile Settings', 'read'], pin: true } as const;
const done = z.object({ success: z.boolean() });
/** What is asked again before anything that opens the door: the password of now (ASVS 5.0 6.2.3, 7.5.1). */
const currentPassword = z.string().check(z.minLength(1), z.maxLength(1000));
const code = z.string().check(clean, z.minLength(1), z.maxLength(40));

/** Languages that a person may choose. */
export const languages = ['en', 'es'] as const;

/** One's own account as `/profile-settings` shows it. */
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

/** One of a person's sign-ins. */
export const signIn = z.object({
  id,
  storeName: z.string(),
  /** 'Chrome 156 on Linux', or null where the browser did not say. */
  device: z.nullable(z.string()),
  address: z.string(),
  createdAt: instant({ required: true }),
  lastSeenAt: instant({ required: true }),
  /** The one that asks. */
  current: z.boolean(),
});

export type SignIn = z.output<typeof signIn>;

/** The calls of one's own account, its password and its second step; `/profile-settings` is behind the PIN gate (spec §6). */
export const profileCalls = {
  one: endpoint({ ...own, method: 'GET', path: '/profile', about: 'My account', answer: profile }),
  change: endpoint({
    ...own,
    method: 'PATCH',
    path: '/profile',
    about: 'Change my account',
    body: z.strictObject({
      version,
      name: z.optional(text({ required: true })),
      username: z.optional(text({ required: true })),
      phone: z.optional(text({ format: 'phone' })),
      language: z.optional(z.nullable(z.enum(languages))),
    }),
    answer: profile,
  }),
  /** Ends every other sign-in of the person. */
  changePassword: endpoint({
    ...own,
    method: 'POST',
    path: '/profile/password',
    about: 'Change my password',
    body: z.strictObject({ currentPassword, newPassword }),
    answer: done,
  }),
  /** Behind the PIN gate only for who has a PIN: the first one is chosen with the password alone. It opens the gate. */
  changePin: endpoint({
    needs: 'signed-in',
    method: 'POST',
    path: '/profile/pin',
    about: 'Change my access PIN',
    body: z.strictObject({ currentPassword, accessPin }),
    answer: done,
  }),
  /** Begins to set up a second step: answers the app's secret, or mails a code. Nothing changes until it is confirmed. */
  enrol: endpoint({
    ...own,
    method: 'POST',
    path: '/profile/two-factor',
    about: 'Begin to set up the second step',
    body: z.strictObject({ currentPassword, way: z.enum(twoFactorMethods) }),
    answer: z.object({
      challenge: z.string(),
      /** Base32, to type into an app that cannot scan. */
      secret: z.nullable(z.string()),
      /** `otpauth://…`, to draw as a QR code. */
      uri: z.nullable(z.string()),
    }),
    secret: true,
  }),
  /** Turns the second step on; the ten recovery codes are shown this once. */
  confirm: endpoint({
    ...own,
    method: 'POST',
    path: '/profile/two-factor/confirm',
    about: 'Turn the second step on',
    body: z.strictObject({ challenge, code }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    secret: true,
  }),
  turnOff: endpoint({
    ...own,
    method: 'POST',
    path: '/profile/two-factor/off',
    about: 'Turn the second step off',
    body: z.strictObject({ currentPassword }),
    answer: done,
  }),
  /** Makes ten new recovery codes; the old ones are dead. */
  newCodes: endpoint({
    ...own,
    method: 'POST',
    path: '/profile/recovery-codes',
    about: 'Make new recovery codes',
    body: z.strictObject({ currentPassword }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    secret: true,
  }),
  signIns: endpoint({
    ...own,
    method: 'GET',
    path: '/profile/sign-ins',
    about: 'Where I am signed in',
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
