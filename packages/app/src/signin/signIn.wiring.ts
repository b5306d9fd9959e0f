import {
  resolveEmailChange,
  forgotPassword,
  login,
  readResetLink,
  resendCode,
  resetPassword,
  verifyTwoFactor,
  type SignedIn,
} from '@tilldesk/domain/signin';
import { call } from '../api/call.ts';
import { ApiProblem } from '../api/ApiProblem.ts';
import { chosenLanguage } from '../browser/preference.ts';
import { session } from '../session/session.ts';
import { browserKey } from './browserKey.wiring.ts';
import { waitingSignIn, type PendingVerification } from './waiting.wiring.ts';
import { rejectionSentence, type EntryLanguage } from './texts.ts';

const PLATFORM = 'tilldesk';

export type Credentials = { store: string; email: string; password: string };

/** Signs in and begins the session, or stores what the code step needs (spec §4). Throws `ApiProblem`. */
export async function signIn(credentials: Credentials): Promise<'signed-in' | 'code'> {
  const answer = await call(login, { body: { ...credentials, platform: PLATFORM, browser: browserKey() } });
  if (!answer.twoFactor) {
    begin(answer);
    return 'signed-in';
  }
  const { challenge, email, method } = answer;
  if (challenge === null || method === null) throw failed();
  waitingSignIn.write({ challenge, email, method, requestedAt: Date.now() });
  return 'code';
}

/** Finishes a sign-in with its code and begins the session. Throws `ApiProblem`. */
export async function verify({ challenge, email }: PendingVerification, code: string): Promise<void> {
  begin(await call(verifyTwoFactor, { body: { email, code, challenge } }));
  waitingSignIn.drop();
}

/** Sends the code of a pending sign-in by email again. Returns the time of sending; throws `ApiProblem`. */
export async function requestNewCode(waiting: PendingVerification): Promise<number> {
  await call(resendCode, { body: { challenge: waiting.challenge } });
  const requestedAt = Date.now();
  waitingSignIn.write({ ...waiting, requestedAt });
  return requestedAt;
}

/** Requests a link to reset the password; the response is the same for every account. Throws `ApiProblem`. */
export const requestResetLink = async (account: { store: string; email: string }): Promise<void> => {
  await call(forgotPassword, { body: account });
};

/** Returns the state of a mailed link and its purpose. Throws `ApiProblem`. */
export const checkResetLink = (link: { id: string; token: string }) => call(readResetLink, { body: link });
export type ResetLinkInfo = Awaited<ReturnType<typeof checkResetLink>>;

/**
 * Sets a password by a mailed link, and the access PIN of a user who has none. The server ends all sessions of the user, so
 * this browser's session ends too.
 */
export async function choosePassword(
  link: { id: string; token: string },
  chosen: { newPassword: string; accessPin?: string },
): Promise<void> {
  await call(resetPassword, { body: { ...link, ...chosen } });
  if (session.current()?.user.id === link.id) session.end('signedOut');
}

/**
 * Confirms or cancels a change of the sign-in email by a mailed link. After a confirmation the server ends all sessions of the
 * user, so this browser's session ends too. Throws `ApiProblem`.
 */
export async function answerChange(link: { id: string; token: string }, answer: 'confirm' | 'stop') {
  const answered = await call(resolveEmailChange, { body: { ...link, answer } });
  if (answered.state === 'changed' && session.current()?.user.id === link.id) session.end('signedOut');
  return answered;
}

function begin({ accessToken, user, permissions, screenTimeout }: SignedIn): void {
  if (accessToken === null || user === null) throw failed();
  session.begin({ token: accessToken, user, permissions: permissions ?? [], screenTimeout: screenTimeout ?? 0 });
  if (user.language === 'en' || user.language === 'es') chosenLanguage.set(user.language);
}

const failed = () => new ApiProblem(400, { code: 'server.failed', message: '' });

/** Returns the text for a failed call: the server's message, or one of the two given. */
export async function errorText(
  error: unknown,
  language: EntryLanguage,
  own: { failed: string; unreachable: string },
): Promise<string> {
  if (!(error instanceof ApiProblem)) return own.failed;
  const hasNoMessage = error.code === 'server.failed';
  // A gateway in front of a stopped server may return 502 to 504 with its own text.
  if (error.unreachable || (hasNoMessage && error.status >= 502)) return own.unreachable;
  if (hasNoMessage) return own.failed;
  return (await rejectionSentence(language, error.code, error.params)) ?? error.message;
}
