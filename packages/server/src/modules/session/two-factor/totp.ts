import { Secret, TOTP } from 'otpauth';
import type { Encryption } from '../../../encryption/encryption.ts';
import type { Challenge } from './challenges.store.ts';
import type { HashLane } from '../password/hashing.ts';
import { hashAs, secretMatches } from '../password/password.ts';
import type { Keys, RightCode } from './two-factor.store.ts';

const PERIOD_SECONDS = 30;
/** The name of the product in an authenticator app. */
const ISSUER = 'Tilldesk';

/**
 * Compares a typed code for a challenge; returns null if it is not right. One slow hash is computed for every code, challenge
 * and person, also when none of them exists, so that the response time reveals nothing.
 */
export async function readCode(
  challenge: Challenge | null,
  keys: Keys | null,
  typed: string,
  now: string,
  encryption: Encryption,
  lane?: HashLane,
): Promise<RightCode | null> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  const [firstCode] = keys?.recoveryCodes ?? [];
  if (keys && firstCode && isRecoveryCode(code)) {
    const codeHash = await hashAs(firstCode.codeHash, code, lane);
    const used = keys.recoveryCodes.find((known) => known.codeHash === codeHash);
    return used ? { kind: 'recovery', id: used.id } : null;
  }
  const isMailed = await secretMatches(challenge?.method === 'mail' ? challenge.codeHash : null, code, lane);
  if (isMailed) return { kind: 'mailed' };
  if (challenge?.method !== 'app') return null;
  const encrypted = challenge.totpSecret ?? keys?.totpSecret ?? null;
  const secret = encrypted === null ? null : encryption.decrypt(encrypted, boundTo(challenge));
  const step = secret === null ? null : stepOf(secret, code, now);
  return step === null ? null : { kind: 'app', step };
}

const RECOVERY_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;

/** Returns a recovery code for the loss of the phone: 50 random bits, such as 'k7mw3-9xq2p'. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RECOVERY_LENGTH));
  const letters = Array.from(bytes, (byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Returns a recovery code in the form that is hashed, without the spaces and dashes it was typed with. */
export const withoutDashes = (code: string): string => code.replaceAll('-', '');

const isRecoveryCode = (code: string): boolean =>
  code.length === RECOVERY_LENGTH && [...code].every((letter) => RECOVERY_LETTERS.includes(letter));

/** Returns the context that an encrypted secret is bound to: its person. */
export const boundTo = ({ businessId, userId }: { businessId: string; userId: string }): string =>
  `${businessId}/${userId}/authenticator`;

/** Returns a new authenticator secret of 160 random bits, for manual entry and as the URI of the QR code. */
export function newAuthenticator(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ ...form, issuer: ISSUER, label: email, secret }).toString() };
}

const form = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };

/**
 * Returns the 30-second step of a code: the current one, the one before or the one after (RFC 6238, 5.2); otherwise null.
 */
function stepOf(secret: string, code: string, now: string): number | null {
  const timestamp = Date.parse(now);
  const delta = TOTP.validate({ ...form, token: code, secret: Secret.fromBase32(secret), timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / (PERIOD_SECONDS * 1000)) + delta;
}
