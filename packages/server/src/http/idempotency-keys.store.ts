import { createHash } from 'node:crypto';
import { Problem, problemAt, problemStatus } from '@tilldesk/domain/problems';
import type { Tx } from '../database/transaction.ts';
import type { FirstRequest } from '../database/caller.ts';
import type { Scope } from '../database/scope.ts';

/** An answer as it was first sent. */
export type SavedAnswer = { status: number; answer: string };

/** Returns a hash that distinguishes requests under the same key. */
export const requestHash = (method: string, path: string, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${path}\n${textOf(body)}`)
    .digest('hex');

function textOf(body: unknown): string {
  try {
    return JSON.stringify(body) ?? '';
  } catch (error) {
    // Parsed without error, but nested too deeply to be serialized again: no valid body of the contract is.
    if (error instanceof RangeError) throw new Problem('request.unreadable');
    throw error;
  }
}

/** Reads the header; a key is 1 to 255 printable characters. */
export function keyOf(header: unknown): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw problemAt('headers.idempotency-key', 'request.invalid');
  }
  return header;
}

/**
 * Returns null if the key is new or its request was rejected before; otherwise the first answer, to be sent again byte for
 * byte. Throws request.keyReused for a different request under the same key.
 */
export function firstAnswer(first: FirstRequest, caller: Scope, request: string): SavedAnswer | null {
  const { first_user: user, first_request: firstRequest, first_status: status, first_answer: answer } = first;
  if (firstRequest === null) return null;
  // A key of another person is treated like a different request: the caller must not read that person's answer.
  if (firstRequest !== request || user !== caller.userId) throw new Problem('request.keyReused');
  return status === null || answer === null ? null : { status, answer };
}

/**
 * Binds a key to the request that was rejected under it, in a separate transaction. The rejection itself is not saved:
 * the same request may be repeated once its cause is removed (docs/decisions/platform/0046).
 */
export async function bindKey(tx: Tx, caller: Scope, key: string, request: string, now: string): Promise<void> {
  await tx.raw(
    `insert into idempotency_keys (business_id, key, user_id, request, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [caller.businessId, key, caller.userId, request, now],
    'bind_key',
  );
}

/**
 * Rejections that require a different body of the same request, so that its key stays free: a field, or an approval.
 */
const retryableRejections: readonly string[] = ['request.invalid', 'approval.needed'];

/**
 * Returns whether a call rejected with this error binds its key: the request was understood, and the server's state is
 * not the cause.
 */
export const bindsKey = (error: unknown): boolean =>
  error instanceof Problem &&
  problemStatus(error) < 429 &&
  error.code !== 'request.keyReused' &&
  !retryableRejections.includes(error.code);

/** Saves the answer with the key, in the transaction of the call. */
export function saveAnswer(tx: Tx, caller: Scope, key: string, saved: SavedAnswer): void {
  tx.send(
    'update idempotency_keys set status = $3, answer = $4 where business_id = $1 and key = $2',
    [caller.businessId, key, saved.status, saved.answer],
    'save_answer',
  );
}

/**
 * Deletes keys older than 30 days (docs/decisions/commerce/0003); a second document with the same id is still rejected by the
 * documents' own ids.
 */
export async function deleteOldKeys(tx: Tx, now: string): Promise<void> {
  await tx.raw(`delete from idempotency_keys where created_at < $1::timestamptz - interval '30 days'`, [now]);
}
