import { Problem } from '@tilldesk/domain/problems';
import { ATTACHMENTS_MAX, type Attachment } from '@tilldesk/domain/vendors';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import type { Actor } from '../../database/scope.ts';
import { assertMaySeeCosts } from '../../parties/people/limits.store.ts';
import {
  listAttachedFiles,
  findOwnFile,
  insertAttachment,
  deleteAttachment,
  lockExpenseForAttachment,
  lockPurchaseForAttachment,
  lockVendorForAttachment,
} from './attachments.statements.ts';

/** The record that files are attached to. */
export type AttachmentOwner = { kind: 'purchase' | 'vendor' | 'expense'; id: string };

/**
 * Returns the attachments of an order of the store, or of a vendor, newest first. Throws record.notFound,
 * access.denied.
 */
export async function listAttachments(tx: Tx, scope: Actor, owner: AttachmentOwner): Promise<{ items: Attachment[] }> {
  await lockAttachmentOwner(tx, scope, owner);
  return { items: await attachmentsOf(tx, scope, owner) };
}

const attachmentsOf = (tx: Tx, scope: Actor, { kind, id }: AttachmentOwner): Promise<Attachment[]> =>
  tx.all(listAttachedFiles, { businessId: scope.businessId, kind, id });

/**
 * Attaches a file to a record; a file that is attached already is unchanged. Throws record.notFound, also for a file
 * that another user uploaded, and file.quota beyond 50.
 */
export async function addAttachment(
  tx: Tx,
  scope: Actor,
  now: string,
  owner: AttachmentOwner,
  { fileId, name }: { fileId: string; name: string },
): Promise<{ items: Attachment[] }> {
  await lockAttachmentOwner(tx, scope, owner);
  await tx.existing(findOwnFile, { businessId: scope.businessId, fileId, userId: scope.userId });
  const existing = await attachmentsOf(tx, scope, owner);
  if (existing.some(({ id }) => id === fileId)) return { items: existing };
  if (existing.length >= ATTACHMENTS_MAX) throw new Problem('file.quota');
  await tx.all(insertAttachment, {
    businessId: scope.businessId,
    kind: owner.kind,
    id: owner.id,
    fileId,
    name,
    userId: scope.userId,
    now,
  });
  await writeAuditEntry(tx, scope, now, `${owner.kind}.paperAdded`, owner.kind, owner.id, null, { name });
  return { items: await attachmentsOf(tx, scope, owner) };
}

/**
 * Removes an attachment from a record. The file itself is not deleted, because other users may have it open. Throws
 * record.notFound, expense.fixed.
 */
export async function removeAttachment(
  tx: Tx,
  scope: Actor,
  now: string,
  owner: AttachmentOwner,
  fileId: string,
): Promise<{ items: Attachment[] }> {
  await lockAttachmentOwner(tx, scope, owner);
  if (owner.kind === 'expense') await assertNotPaid(tx, scope, owner.id);
  const deleted = await tx.existing(deleteAttachment, {
    businessId: scope.businessId,
    kind: owner.kind,
    id: owner.id,
    fileId,
  });
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

/**
 * Locks the record against concurrent changes of its attachments only. Throws record.notFound; access.denied to people who may
 * not see costs.
 */
async function lockAttachmentOwner(tx: Tx, scope: Actor, { kind, id }: AttachmentOwner): Promise<void> {
  const { businessId, storeId } = scope;
  // Orders and bills show the cost of goods; a receipt of an expense does not.
  if (kind !== 'expense') assertMaySeeCosts(scope);
  if (kind === 'purchase') await tx.existing(lockPurchaseForAttachment, { businessId, storeId, id });
  else if (kind === 'expense') await tx.existing(lockExpenseForAttachment, { businessId, storeId, id });
  else await tx.existing(lockVendorForAttachment, { businessId, id });
}

/** The receipts of an expense that was paid stay with it: expense.fixed. */
async function assertNotPaid(tx: Tx, { businessId, storeId }: Actor, id: string): Promise<void> {
  const { status } = await tx.existing(lockExpenseForAttachment, { businessId, storeId, id });
  if (status === 'paid' || status === 'voided') throw new Problem('expense.fixed');
}
