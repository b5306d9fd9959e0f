import type { Place } from './places.ts';

/** What a mailed link to a new password bears: whose it is, and the token that proves it. */
export type ResetLink = { id: string; token: string };

/** Reads `/reset-password?id=<person>#<token>`; null where a mail program cut or changed it. */
export function linkIn({ search, hash }: Pick<Place, 'search' | 'hash'>): ResetLink | null {
  const id = new URLSearchParams(search).get('id') ?? '';
  const token = hash.slice(1);
  return UUID.test(id) && TOKEN.test(token) ? { id, token } : null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const TOKEN = /^[\w-]{43}$/;
