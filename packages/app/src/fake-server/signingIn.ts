import {
  login,
  readResetLink,
  type SignedIn,
  type TwoFactorMethod,
  type verifyTwoFactor,
} from '@tilldesk/domain/signin';
import { answer, type FakeAnswer } from './answer.ts';
import type { FakeServer } from './FakeServer.ts';

/** Secrets that the stories type, and those of mailed links. */
export const secrets = {
  challenge: 'fake-challenge-of-forty-three-characters-00',
  code: '482915',
  recoveryCode: 'q7xd-m2kp-9rtw',
  link: 'fake-reset-token-of-forty-three-characters0',
} as const;

/** What the server returns to a sign-in that is complete. */
export const signedIn = ({ own: { user, permissions, screenTimeout } }: Pick<FakeServer, 'own'>): SignedIn => ({
  twoFactor: false,
  challenge: null,
  method: null,
  email: user.email,
  userId: user.id,
  user,
  accessToken: 'fake-token',
  permissions,
  screenTimeout,
});

/** The call signs the user in. */
export const signsIn = (endpoint: typeof login | typeof verifyTwoFactor): FakeAnswer =>
  answer(endpoint, (_, fakeServer) => signedIn(fakeServer));

/** The sign-in of a user with a second step. */
export const requiresCode = (method: TwoFactorMethod): FakeAnswer =>
  answer(login, () => ({
    twoFactor: true,
    challenge: secrets.challenge,
    method,
    email: 'dana@harbourstreet.example',
    userId: null,
    user: null,
    accessToken: null,
    permissions: null,
    screenTimeout: null,
  }));

const forPassword = (invited: boolean): FakeAnswer =>
  answer(readResetLink, () => ({ invited, choosesPin: invited, emailChange: null }));

const forEmail = (side: 'old' | 'new'): FakeAnswer =>
  answer(readResetLink, () => ({
    invited: false,
    choosesPin: false,
    emailChange: {
      side,
      name: 'Noah Klein',
      store: 'Harbour Street',
      by: 'Dana Reyes',
      newEmail: 'noah.klein@newmail.example',
    },
  }));

/** The purposes of mailed links. */
export const links = {
  password: forPassword(false),
  invitation: forPassword(true),
  oldEmail: forEmail('old'),
  newEmail: forEmail('new'),
} as const;
