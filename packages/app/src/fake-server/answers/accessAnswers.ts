import { problemAt, Problem } from '@tilldesk/domain/problems';
import {
  resolveEmailChange,
  forgotPassword,
  login,
  readResetLink,
  resendCode,
  resetPassword,
  verifyTwoFactor,
  type SignedIn,
  type TwoFactorMethod,
} from '@tilldesk/domain/signin';
import { answer, type FakeAnswer } from '../answer.ts';
import type { FakeServer } from '../FakeServer.ts';

/** Secrets that the fake shop's users type. */
export const secrets = {
  challenge: 'fake-challenge-of-forty-three-characters-00',
  code: '482915',
  recoveryCode: 'q7xd-m2kp-9rtw',
  resetToken: 'fake-reset-token-of-forty-three-characters0',
  inviteToken: 'fake-invite-token-of-forty-three-character0',
  oldEmailToken: 'fake-old-email-token-of-forty-three-chars-0',
  newEmailToken: 'fake-new-email-token-of-forty-three-chars-0',
  common: 'password1234',
} as const;

const signedIn = ({ own: { user, permissions, screenTimeout } }: FakeServer): SignedIn => ({
  twoFactor: false,
  challenge: null,
  method: null,
  email: user.email,
  userId: user.id,
  user,
  accessToken: 'fake',
  permissions,
  screenTimeout,
});

/** The sign-in of a user with a second step. */
export const requiresCode = (method: TwoFactorMethod): FakeAnswer =>
  answer(login, ({ body: { email } }) => ({
    twoFactor: true,
    challenge: secrets.challenge,
    method,
    email,
    userId: null,
    user: null,
    accessToken: null,
    permissions: null,
    screenTimeout: null,
  }));

const isValidToken = (token: string): boolean => token === secrets.resetToken || token === secrets.inviteToken;

/** Returns which address of a pending email change a link was mailed to; null for a password link. */
const sideOf = (token: string): 'old' | 'new' | null =>
  token === secrets.oldEmailToken ? 'old' : token === secrets.newEmailToken ? 'new' : null;

const newEmail = 'noah.klein@newmail.example';

/** Responses of the fake server to users who are not signed in. */
export const accessAnswers: readonly FakeAnswer[] = [
  answer(login, (_, fakeServer) => signedIn(fakeServer)),
  answer(verifyTwoFactor, ({ body: { code } }, fakeServer) => {
    if (code !== secrets.code && code !== secrets.recoveryCode) throw new Problem('signin.codeWrong');
    return signedIn(fakeServer);
  }),
  answer(resendCode, () => ({ success: true })),
  answer(forgotPassword, () => ({ success: true })),
  answer(readResetLink, ({ body: { token } }) => {
    const side = sideOf(token);
    if (side === null && !isValidToken(token)) throw new Problem('password.link');
    if (side !== null) {
      const change = { side, name: 'Noah Klein', store: 'Harbour Street', by: 'Dana Reyes', newEmail };
      return { invited: false, choosesPin: false, emailChange: change };
    }
    const invited = token === secrets.inviteToken;
    return { invited, choosesPin: invited, emailChange: null };
  }),
  // In the fake shop the new address is the second one to confirm.
  answer(resolveEmailChange, ({ body: { token, answer: decision } }) => {
    const side = sideOf(token);
    if (side === null) throw new Problem('password.link');
    return {
      state: decision === 'stop' ? ('stopped' as const) : side === 'old' ? ('waiting' as const) : ('changed' as const),
      newEmail,
    };
  }),
  answer(resetPassword, ({ body: { token, newPassword, accessPin } }) => {
    if (!isValidToken(token)) throw new Problem('password.link');
    if (accessPin === '1234') throw problemAt('accessPin', 'pin.simple');
    if (newPassword === secrets.common) throw problemAt('newPassword', 'password.common');
    return { success: true };
  }),
];
