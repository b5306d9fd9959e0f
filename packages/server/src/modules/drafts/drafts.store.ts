import { Problem } from '@tilldesk/domain/problems';
import {
  DRAFT_DAYS,
  DRAFT_MAX_BYTES,
  DRAFTS_MAX,
  withoutSecrets,
  type Draft,
  type DraftPlace,
} from '@tilldesk/domain/drafts';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';

/** The owner of form drafts: one person in one store. */
export type Writer = { businessId: string; userId: string; storeId: string };

/**
 * Saves a person's form draft and replaces the previous one. Secrets are removed, whatever the client sent. Throws
 * draft.tooLarge.
 */
export async function saveDraft(
  tx: Tx,
  { businessId, userId, storeId }: Writer,
  now: string,
  { route, record }: DraftPlace,
  written: unknown,
): Promise<{ id: string; savedAt: string }> {
  const content = JSON.stringify(withoutSecrets(written) ?? null);
  const size = Buffer.byteLength(content);
  if (size > DRAFT_MAX_BYTES || (written !== null && content === 'null')) throw new Problem('draft.tooLarge');
  const [saved] = await tx.raw<{ id: string }>(
    `insert into form_drafts (business_id, id, user_id, store_id, route, record, content, size, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)
     on conflict on constraint form_drafts_place
     do update set content = excluded.content, size = excluded.size, saved_at = excluded.saved_at
     returning id`,
    [businessId, newId(now), userId, storeId, route, record, content, size, now],
    'save_draft',
  );
  await tx.raw(
    `delete from form_drafts where business_id = $1 and user_id = $2 and store_id = $3 and (
       saved_at < $4::timestamptz - make_interval(days => $5)
       or id in (select id from form_drafts where business_id = $1 and user_id = $2 and store_id = $3
                 order by saved_at desc, id desc offset $6))`,
    [businessId, userId, storeId, now, DRAFT_DAYS, DRAFTS_MAX],
    'drop_drafts_beyond',
  );
  return { id: saved!.id, savedAt: now };
}

/** Returns a person's form draft, unless it is older than 30 days. */
export async function findDraft(tx: Tx, writer: Writer, now: string, place: DraftPlace): Promise<Draft | null> {
  const [row] = await tx.raw<{ id: string; content: unknown; saved_at: string }>(
    `select id, content, saved_at from form_drafts
     where business_id = $1 and user_id = $2 and store_id = $3 and route = $4 and record = $5
       and saved_at >= $6::timestamptz - make_interval(days => $7)`,
    [writer.businessId, writer.userId, writer.storeId, place.route, place.record, now, DRAFT_DAYS],
    'find_draft',
  );
  return row ? { id: row.id, content: row.content, savedAt: row.saved_at } : null;
}

/** Deletes a person's own draft. Throws record.notFound, also for another person's draft. */
export async function discardDraft(tx: Tx, writer: Writer, id: string): Promise<void> {
  await tx.one(
    'delete from form_drafts where business_id = $1 and user_id = $2 and store_id = $3 and id = $4 returning id',
    [writer.businessId, writer.userId, writer.storeId, id],
    'discard_draft',
  );
}

/** Deletes all drafts that are older than 30 days. Runs as the database owner when the server starts. */
export async function deleteOldDrafts(tx: Tx, now: string): Promise<void> {
  await tx.raw(`delete from form_drafts where saved_at < $1::timestamptz - make_interval(days => $2)`, [
    now,
    DRAFT_DAYS,
  ]);
}
