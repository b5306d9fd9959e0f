import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inLine, type HashLane } from './hashing.ts';

/** Hashes a password or PIN with argon2id, the library's default (19 MiB, 2 passes: OWASP's first recommendation). */
export const hashSecret = (secret: string): Promise<string> => inLine(() => hash(secret));

/**
 * Compares a secret with its hash. Without a hash it compares with one that nothing fits, so that an unknown account
 * takes as long as a known one. Throws request.tooMany where the lane is full.
 */
export async function secretMatches(stored: string | null, secret: string, lane?: HashLane): Promise<boolean> {
  const against = stored ?? (await unfitting);
  const matches = await inLine(() => verify(against, secret), lane);
  return stored !== null && matches;
}

const unfitting = hashSecret(crypto.randomUUID());

/** Hashes secrets of one set, such as recovery codes, with one salt of their own: one hash tells which of them was typed. */
export function hashSet(secrets: readonly string[]): Promise<string[]> {
  const salt = randomBytes(16);
  return Promise.all(secrets.map((secret) => inLine(() => hash(secret, { salt }))));
}

/** Hashes a secret as those of the set were, of which one hash is given. */
export const hashAs = (stored: string, secret: string, lane?: HashLane): Promise<string> =>
  inLine(() => hash(secret, { salt: Buffer.from(stored.split('$')[4] ?? '', 'base64') }), lane);
