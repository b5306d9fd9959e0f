import { createHash } from 'node:crypto';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Tx } from '../database/transaction.ts';
import type { Caller } from './caller.ts';

/** An answer as it went out the first time. */
export type SavedAnswer = { status: number; answer: string };

/** What tells one request from another under the same key. */
export const requestHash = (method: string, path: string, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${path}\n${textOf(body)}`)
    .digest('hex');

function textOf(body: unknown): string {
  try {
    return JSON.stringify(body) ?? '';
  } catch (error) {
    // Read without harm, yet nested too deep to be written again: nothing that the contract knows.
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
 * Claims a key for this transaction. Null: go on, it is new, or its request was refused before. Otherwise the first answer, to be
 * sent again byte for byte. A key that is still in work makes this wait for its end; another request under the same key is refused.
 */
export async function claimKey(
  tx: Tx,
  caller: Caller,
  key: string,
  request: string,
  now: string,
): Promise<SavedAnswer | null> {
  const [ours] = await tx.raw(
    `insert into idempotency_keys (business_id, key, user_id, request, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning key`,
    [caller.businessId, key, caller.userId, request, now],
    'claim_key',
  );
  if (ours) return null;
  const [first] = await tx.raw<{ request: string; user_id: string; status: number | null; answer: string | null }>(
    'select request, user_id, status, answer from idempotency_keys where business_id = $1 and key = $2 for update',
    [caller.businessId, key],
    'first_answer',
  );
  // Another person's key is as foreign as another request's: its answer is not theirs to read.
  if (!first || first.request !== request || first.user_id !== caller.userId) throw new Problem('request.keyReused');
  return first.status === null || first.answer === null ? null : { status: first.status, answer: first.answer };
}

/**
 * Binds a key to the request that was refused under it, in a transaction of its own. The refusal is not kept: the same request
 * may come again once its cause is gone (docs/decisions/0046).
 */
export async function bindKey(tx: Tx, caller: Caller, key: string, request: string, now: string): Promise<void> {
  await tx.raw(
    `insert into idempotency_keys (business_id, key, user_id, request, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [caller.businessId, key, caller.userId, request, now],
    'bind_key',
  );
}

/** A refusal that asks for another body of the same request, so that its key stays free: a field, or an approval. */
const refusalsToRetry: readonly string[] = ['request.invalid', 'approval.needed'];

/** Whether a call that was refused so binds its key: the request was understood, and the server's state is no cause. */
export const bindsKey = (error: unknown): boolean =>
  error instanceof Problem &&
  error.status < 429 &&
  error.code !== 'request.keyReused' &&
  !refusalsToRetry.includes(error.code);

/** Keeps the answer with the key, in the transaction whose work it tells of. */
export async function saveAnswer(tx: Tx, caller: Caller, key: string, saved: SavedAnswer): Promise<void> {
  await tx.raw(
    'update idempotency_keys set status = $3, answer = $4 where business_id = $1 and key = $2',
    [caller.businessId, key, saved.status, saved.answer],
    'keep_answer',
  );
}

/** Forgets keys older than 30 days (docs/decisions/0003); the documents' own ids go on refusing a second one. */
export async function deleteOldKeys(tx: Tx, now: string): Promise<void> {
  await tx.raw(`delete from idempotency_keys where created_at < $1::timestamptz - interval '30 days'`, [now]);
}
