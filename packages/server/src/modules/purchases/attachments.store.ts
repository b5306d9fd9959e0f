import { Problem } from '@tilldesk/domain/problems';
import { ATTACHMENTS_MAX, type Attachment } from '@tilldesk/domain/vendors';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { type PurchaseScope } from './locking.store.ts';
import { assertMaySeeCosts } from '../../parties/people/limits.store.ts';

/** The record that files are attached to. */
export type AttachmentOwner = { kind: 'purchase' | 'vendor'; id: string };

/**
 * Returns the attachments of an order of the store, or of a vendor, newest first. Throws record.notFound,
 * access.denied.
 */
export async function listAttachments(
  tx: Tx,
  scope: PurchaseScope,
  owner: AttachmentOwner,
): Promise<{ items: Attachment[] }> {
  assertMaySeeCosts(scope);
  await lockAttachmentOwner(tx, scope, owner);
  return { items: await attachmentsOf(tx, scope, owner) };
}

const attachmentsOf = (tx: Tx, scope: PurchaseScope, { kind, id }: AttachmentOwner): Promise<Attachment[]> =>
  tx.raw<Attachment>(
    `select p.file_id as id, p.name, f.mime, f.size, p.at, u.name as by
     from attachments p
     join files f on f.business_id = p.business_id and f.id = p.file_id
     join users u on u.business_id = p.business_id and u.id = p.user_id
     where p.business_id = $1 and p.kind = $2 and p.record_id = $3 order by p.at desc, p.file_id desc`,
    [scope.businessId, kind, id],
    'attachments_of',
  );

/**
 * Attaches a file to a record; a file that is attached already is unchanged. Throws record.notFound, also for a file
 * that another user uploaded, and file.quota beyond 50.
 */
export async function addAttachment(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  owner: AttachmentOwner,
  { fileId, name }: { fileId: string; name: string },
): Promise<{ items: Attachment[] }> {
  assertMaySeeCosts(scope);
  await lockAttachmentOwner(tx, scope, owner);
  await tx.one('select 1 from files where business_id = $1 and id = $2 and user_id = $3', [
    scope.businessId,
    fileId,
    scope.userId,
  ]);
  const existing = await attachmentsOf(tx, scope, owner);
  if (existing.some(({ id }) => id === fileId)) return { items: existing };
  if (existing.length >= ATTACHMENTS_MAX) throw new Problem('file.quota');
  await tx.raw(
    `insert into attachments (business_id, kind, record_id, file_id, name, user_id, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [scope.businessId, owner.kind, owner.id, fileId, name, scope.userId, now],
  );
  await writeAuditEntry(tx, scope, now, `${owner.kind}.paperAdded`, owner.kind, owner.id, null, { name });
  return { items: await attachmentsOf(tx, scope, owner) };
}

/**
 * Removes an attachment from a record. The file itself is not deleted, because other users may have it open. Throws
 * record.notFound.
 */
export async function removeAttachment(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  owner: AttachmentOwner,
  fileId: string,
): Promise<{ items: Attachment[] }> {
  assertMaySeeCosts(scope);
  await lockAttachmentOwner(tx, scope, owner);
  const deleted = await tx.one<{ name: string }>(
    'delete from attachments where business_id = $1 and kind = $2 and record_id = $3 and file_id = $4 returning name',
    [scope.businessId, owner.kind, owner.id, fileId],
  );
  await writeAuditEntry(
    tx,
    scope,
    now,
    `${owner.kind}.paperRemoved`,
    owner.kind,
    owner.id,
    { name: deleted.name },
    null,
  );
  return { items: await attachmentsOf(tx, scope, owner) };
}

/** Locks the record against concurrent changes of its attachments only. */
async function lockAttachmentOwner(tx: Tx, scope: PurchaseScope, { kind, id }: AttachmentOwner): Promise<void> {
  const [row] =
    kind === 'purchase'
      ? await tx.raw('select 1 from purchases where business_id = $1 and store_id = $2 and id = $3 for no key update', [
          scope.businessId,
          scope.storeId,
          id,
        ])
      : await tx.raw('select 1 from vendors where business_id = $1 and id = $2 for no key update', [
          scope.businessId,
          id,
        ]);
  if (!row) throw new Problem('record.notFound');
}
