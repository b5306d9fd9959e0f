import { Problem } from '@tilldesk/domain/problems';
import { assertAgreement, type Agreed } from '@tilldesk/domain/sales';
import { dayOf } from '@tilldesk/domain/time';
import { factOf } from '@tilldesk/domain/approvals';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockPostedInvoice, assertNotVoided } from '../../ledgers/receivables/invoice-locks.store.ts';
import type { Because } from './voiding.store.ts';
import { listInstalments, removeInstalments, insertInstalments } from './sales.statements.ts';

/**
 * Agrees the days by which the amount due on an open invoice is to be paid, and replaces the previous agreement; the audit log
 * retains both. Throws invoice.voided, invoice.notOpen, record.changed, the problems of an agreement, and approval.needed if an
 * agreement exists.
 */
export async function agreeInstalments(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  { version, rows, reason, approvalId }: Because & { version: number; rows: readonly Agreed[] },
): Promise<void> {
  const invoice = await lockPostedInvoice(tx, caller, id);
  assertNotVoided(invoice);
  const due = invoice.total - invoice.paid;
  if (due === 0) throw new Problem('invoice.notOpen');
  if (invoice.version !== version) throw new Problem('record.changed');
  assertAgreement(rows, due, dayOf(now, caller.store.timeZone));
  const before = await tx.all(listInstalments, { businessId: caller.businessId, id });
  if (before.length > 0)
    await assertApproved(tx, caller, now, {
      action: 'invoice.correct',
      subjectId: id,
      facts: rows.map(({ dueDate, amount }) => factOf('instalment', { detail: dueDate, amountMinor: amount })),
      approvalId,
    });
  await tx.all(removeInstalments, { businessId: caller.businessId, id });
  let leaves = due;
  const parts = rows.map(({ dueDate, amount }, position) => {
    leaves -= amount;
    return { position, dueDate, amount, leaves };
  });
  await tx.all(insertInstalments, {
    businessId: caller.businessId,
    id,
    parts: JSON.stringify(parts),
    dueDate: parts.at(-1)!.dueDate,
    now,
  });
  await writeAuditEntry(
    tx,
    caller,
    now,
    'invoice.instalmentsAgreed',
    'invoice',
    id,
    { rows: before },
    { rows, reason },
  );
}
