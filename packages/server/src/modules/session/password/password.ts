import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inLine, type HashLane } from './hashing.ts';

/** Hashes a password or PIN with argon2id, the library's default (19 MiB, 2 passes: OWASP's first recommendation). */
export const hashSecret = (secret: string): Promise<string> => inLine(() => hash(secret));

/**
 * Compares a secret with its hash. Without a hash it compares with one that matches nothing, so that an unknown account takes
 * as long as a known one. Throws request.tooMany if the queue is full.
 */
export async function secretMatches(stored: string | null, secret: string, lane?: HashLane): Promise<boolean> {
  const against = stored ?? (await unfitting);
  const matches = await inLine(() => verify(against, secret), lane);
  return stored !== null && matches;
}

const unfitting = hashSecret(crypto.randomUUID());

/**
 * Hashes the secrets of a set, such as recovery codes, with a common salt, so that one hash of a typed secret can be compared
 * with all of them.
 */
export function hashSet(secrets: readonly string[]): Promise<string[]> {
  const salt = randomBytes(16);
  return Promise.all(secrets.map((secret) => inLine(() => hash(secret, { salt }))));
}

/** Hashes a secret with the salt of a set, taken from one of its hashes. */
export const hashAs = (stored: string, secret: string, lane?: HashLane): Promise<string> =>
  inLine(() => hash(secret, { salt: Buffer.from(stored.split('$')[4] ?? '', 'base64') }), lane);
