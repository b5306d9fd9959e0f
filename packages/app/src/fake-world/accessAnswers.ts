import { problemAt, Problem } from '@tilldesk/domain/problems';
import {
  forgotPassword,
  login,
  resendCode,
  resetPassword,
  verifyTwoFactor,
  type SignedIn,
  type TwoFactorWay,
} from '@tilldesk/domain/signin';
import { answer, type FakeAnswer } from './answer.ts';
import type { World } from './World.ts';

/** What the fake world's people type. */
export const secrets = {
  challenge: 'fake-challenge-of-forty-three-characters-00',
  code: '482915',
  recoveryCode: 'q7xd-m2kp-9rtw',
  resetToken: 'fake-reset-token-of-forty-three-characters0',
  common: 'password1234',
} as const;

const signedIn = ({ own: { user, permissions, screenTimeout } }: World): SignedIn => ({
  twoFactor: false,
  challenge: null,
  way: null,
  email: user.email,
  userId: user.id,
  user,
  accessToken: 'fake',
  permissions,
  screenTimeout,
});

/** The sign-in of a person who set up a second step. */
export const asksForCode = (way: TwoFactorWay): FakeAnswer =>
  answer(login, ({ body: { email } }) => ({
    twoFactor: true,
    challenge: secrets.challenge,
    way,
    email,
    userId: null,
    user: null,
    accessToken: null,
    permissions: null,
    screenTimeout: null,
  }));

/** How the fake server answers those who are not signed in yet. */
export const accessAnswers: readonly FakeAnswer[] = [
  answer(login, (_, world) => signedIn(world)),
  answer(verifyTwoFactor, ({ body: { code } }, world) => {
    if (code !== secrets.code && code !== secrets.recoveryCode) throw new Problem('signin.codeWrong');
    return signedIn(world);
  }),
  answer(resendCode, () => ({ success: true })),
  answer(forgotPassword, () => ({ success: true })),
  answer(resetPassword, ({ body: { token, newPassword } }) => {
    if (token !== secrets.resetToken) throw new Problem('password.link');
    if (newPassword === secrets.common) throw problemAt('newPassword', 'password.common');
    return { success: true };
  }),
];
