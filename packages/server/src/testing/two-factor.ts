import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Email } from '../email/email.ts';
import { PASSWORD, type SmallShop } from './small-shop.ts';
import { asPerson, type ApiResponse, type servicesOn, type Person } from './till.ts';

type Services = Awaited<ReturnType<typeof servicesOn>>;

/** A key as a browser makes one for itself. */
export const newBrowser = (): string => randomBytes(32).toString('base64url');

/** The six digits that an authenticator with this secret shows at a moment. */
export const appCode = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });

/** The code of the newest mail that has one. */
export function mailedCode(emails: readonly Email[]): string {
  const codes = emails.flatMap(({ message }) => ('code' in message ? [message.code] : []));
  return codes.at(-1) ?? 'no code was mailed';
}

/** Six digits that are not these. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Turns the second step on for a person who is signed in; answers the authenticator's secret and the recovery codes. */
export async function enrol({ time, emails }: Services, person: Person, method: 'app' | 'mail') {
  const begun = Object(
    (await person.request('POST', '/profile/two-factor', { currentPassword: PASSWORD, way: method })).body,
  );
  const secret = method === 'app' ? String(begun['secret']) : '';
  const code = method === 'app' ? appCode(secret, time.now) : mailedCode(emails);
  const confirmed = await person.request('POST', '/profile/two-factor/confirm', {
    challenge: begun['challenge'],
    code,
  });
  return { secret, recoveryCodes: Object(confirmed.body)['recoveryCodes'] as string[] };
}

/** A sign-in with the right password, from an address of its own where one is named. */
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

/** Whom a token is. */
export const personWith = ({ app }: Services, token: unknown): Person => asPerson(app, String(token));

/** What an answer says: its status and its code. */
export const summaryOf = ({ status, body }: ApiResponse): unknown[] => [status, Object(body)['code']];
