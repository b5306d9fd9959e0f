import type { Place } from '../places.ts';

/** Contents of a mailed link to a new password: the user's id, and the token that proves access. */
export type ResetLink = { id: string; token: string };

/** Parses `/reset-password?id=<user>#<token>`; null when a mail program truncated or changed it. */
export function linkIn({ search, hash }: Pick<Place, 'search' | 'hash'>): ResetLink | null {
  const id = new URLSearchParams(search).get('id') ?? '';
  const token = hash.slice(1);
  return UUID.test(id) && TOKEN.test(token) ? { id, token } : null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const TOKEN = /^[\w-]{43}$/;
