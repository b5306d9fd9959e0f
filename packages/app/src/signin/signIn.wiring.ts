import { login } from '@tilldesk/domain/signin';
import { call } from '../wiring/api.ts';
import { ApiProblem } from '../wiring/ApiProblem.ts';
import { session } from '../wiring/session.ts';
import { refusalSentence, type SaySignIn } from './words.ts';

const PLATFORM = 'tilldesk';

export type Credentials = { store: string; email: string; password: string };

/** Signs in and begins the session. Throws `ApiProblem`. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { accessToken, user, permissions, screenTimeout } = await call(login, {
    body: { ...credentials, platform: PLATFORM },
  });
  if (accessToken === null || user === null) throw new ApiProblem(400, { code: 'server.failed', message: '' });
  session.begin({ token: accessToken, user, permissions: permissions ?? [], screenTimeout: screenTimeout ?? 0 });
}

/** What to tell a person who could not sign in: the server's sentence, or one of the two of spec §8. */
export async function failureText(error: unknown, language: 'en' | 'es', say: SaySignIn): Promise<string> {
  if (!(error instanceof ApiProblem)) return say('signin.failed');
  const isUnspoken = error.code === 'server.failed';
  // Between a dead server and the browser there may be a gateway that answers 502 to 504 in its own words.
  if (error.unreachable || (isUnspoken && error.status >= 502)) return say('signin.unreachable');
  if (isUnspoken) return say('signin.failed');
  return (await refusalSentence(language, error.code, error.params)) ?? error.message;
}
