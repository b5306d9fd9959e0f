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
  const before = await tx.raw<Agreed>(
    `select due_date as "dueDate", amount from invoice_instalments where business_id = $1 and invoice_id = $2
     order by position`,
    [caller.businessId, id],
    'agreed_instalments',
  );
  if (before.length > 0)
    await assertApproved(tx, caller, now, {
      action: 'invoice.correct',
      subjectId: id,
      facts: rows.map(({ dueDate, amount }) => factOf('instalment', { detail: dueDate, amountMinor: amount })),
      approvalId,
    });
  await tx.raw('delete from invoice_instalments where business_id = $1 and invoice_id = $2', [caller.businessId, id]);
  let leaves = due;
  const parts = rows.map(({ dueDate, amount }, position) => {
    leaves -= amount;
    return { position, dueDate, amount, leaves };
  });
  await tx.raw(
    `with agreed as (
       insert into invoice_instalments (business_id, invoice_id, position, due_date, amount, leaves)
       select $1, $2, x.* from jsonb_to_recordset($3::jsonb)
         as x(position int, "dueDate" date, amount bigint, leaves bigint)
     )
     update invoices set due_date = $4, updated_at = $5, version = version + 1 where business_id = $1 and id = $2`,
    [caller.businessId, id, JSON.stringify(parts), parts.at(-1)!.dueDate, now],
    'agree_instalments',
  );
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
