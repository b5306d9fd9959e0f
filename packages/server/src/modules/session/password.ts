import { hash, verify } from '@node-rs/argon2';

/** Hashes a password or PIN with argon2id, the library's default (19 MiB, 2 passes: OWASP's first recommendation). */
export const hashSecret = (secret: string): Promise<string> => hash(secret);

/**
 * Compares a secret with its hash. Without a hash it compares with one that nothing fits, so that an unknown account
 * takes as long as a known one.
 */
export async function secretFits(stored: string | null, secret: string): Promise<boolean> {
  const fits = await verify(stored ?? (await unfitting), secret);
  return stored !== null && fits;
}

const unfitting = hashSecret(crypto.randomUUID());
