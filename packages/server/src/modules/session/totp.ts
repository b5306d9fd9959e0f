import { Secret, TOTP } from 'otpauth';
import type { Encryption } from '../../encryption/encryption.ts';
import type { Challenge } from './challenges.store.ts';
import type { HashLane } from './hashing.ts';
import { hashAs, secretMatches } from './password.ts';
import type { Keys, RightCode } from './two-factor.store.ts';

const PERIOD_SECONDS = 30;
/** The shown name of the product in an authenticator. */
const ISSUER = 'Tilldesk';

/**
 * Looks at a code that was typed for a challenge; null when it is not right. One slow hash is made whatever the code,
 * the challenge or the person is, also when there is none of them: the time tells nothing.
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
  const isMailed = await secretMatches(challenge?.way === 'mail' ? challenge.codeHash : null, code, lane);
  if (isMailed) return { kind: 'mailed' };
  if (challenge?.way !== 'app') return null;
  const encrypted = challenge.totpSecret ?? keys?.totpSecret ?? null;
  const secret = encrypted === null ? null : encryption.open(encrypted, boundTo(challenge));
  const step = secret === null ? null : stepOf(secret, code, now);
  return step === null ? null : { kind: 'app', step };
}

const RECOVERY_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;

/** A code for the day when the phone is gone: 50 random bits, 'k7mw3-9xq2p'. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RECOVERY_LENGTH));
  const letters = Array.from(bytes, (byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** A recovery code as it is hashed, whatever spaces and dashes it is typed with. */
export const withoutDashes = (code: string): string => code.replaceAll('-', '');

const isRecoveryCode = (code: string): boolean =>
  code.length === RECOVERY_LENGTH && [...code].every((letter) => RECOVERY_LETTERS.includes(letter));

/** Whose secret a sealed one is. */
export const boundTo = ({ businessId, userId }: { businessId: string; userId: string }): string =>
  `${businessId}/${userId}/authenticator`;

/** A new authenticator: 160 random bits, for the hand and for the camera. */
export function newAuthenticator(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ ...form, issuer: ISSUER, label: email, secret }).toString() };
}

const form = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };

/** The 30-second step that a code is of: that of now, the one before or the one after (RFC 6238, 5.2); else null. */
function stepOf(secret: string, code: string, now: string): number | null {
  const timestamp = Date.parse(now);
  const delta = TOTP.validate({ ...form, token: code, secret: Secret.fromBase32(secret), timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / (PERIOD_SECONDS * 1000)) + delta;
}
