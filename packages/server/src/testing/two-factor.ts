import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Email } from '../email/email.ts';
import { PASSWORD, type SmallShop } from './small-shop.ts';
import { asPerson, type ApiResponse, type servicesOn, type Person } from './till.ts';

type Services = Awaited<ReturnType<typeof servicesOn>>;

/** Returns a browser key, as a browser generates it. */
export const newBrowser = (): string => randomBytes(32).toString('base64url');

/** Returns the six digits that an authenticator with this secret shows at a moment. */
export const appCode = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });

/** Returns the code of the newest mail that has one. */
export function mailedCode(emails: readonly Email[]): string {
  const codes = emails.flatMap(({ message }) => ('code' in message ? [message.code] : []));
  return codes.at(-1) ?? 'no code was mailed';
}

/** Returns six digits that differ from the given ones. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Enables two-factor sign-in for a signed-in person; returns the authenticator's secret and the recovery codes. */
export async function enrol({ time, emails }: Services, person: Person, method: 'app' | 'mail') {
  const begun = Object(
    (await person.request('POST', '/profile/two-factor', { currentPassword: PASSWORD, method })).body,
  );
  const secret = method === 'app' ? String(begun['secret']) : '';
  const code = method === 'app' ? appCode(secret, time.now) : mailedCode(emails);
  const confirmed = await person.request('POST', '/profile/two-factor/confirm', {
    challenge: begun['challenge'],
    code,
  });
  return { secret, recoveryCodes: Object(confirmed.body)['recoveryCodes'] as string[] };
}

/** Signs in with the correct password, from the given network address if there is one. */
export async function passwordStep(
  { app }: Services,
  shop: SmallShop,
  personName: keyof SmallShop['people'],
  { from = '127.0.0.1', browser }: { from?: string; browser?: string } = {},
): Promise<Record<string, unknown>> {
  const payload = {
    store: shop.code,
    email: shop.people[personName].email,
    password: PASSWORD,
    platform: 'tilldesk',
    ...(browser === undefined ? {} : { browser }),
  };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress: from });
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() };
}

/** Sends a code for the second step. */
export async function codeStep(
  { app }: Services,
  body: { email: string; code: string; challenge?: unknown },
  from = '127.0.0.1',
): Promise<ApiResponse> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/verifyTwoFactor',
    payload: body,
    remoteAddress: from,
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), text: answer.body };
}

/** Returns the API client of a token. */
export const personWith = ({ app }: Services, token: unknown): Person => asPerson(app, String(token));

/** Returns the status and the code of an answer. */
export const summaryOf = ({ status, body }: ApiResponse): unknown[] => [status, Object(body)['code']];
