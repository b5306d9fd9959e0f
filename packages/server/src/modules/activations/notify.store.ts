import { Problem, problemAt } from '@tilldesk/domain/problems';
import { tellable, type activations as calls, type ActivationStatus } from '@tilldesk/domain/activations';
import { dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockActivationRow, saveActivationReport } from './activations.statements.ts';

type StatusReport = z.output<typeof calls.report.body>;

/** A status report of the carrier, without the version that the client read. */
type ActivationUpdate = StatusReport extends infer One
  ? One extends StatusReport
    ? Omit<One, 'version'>
    : never
  : never;

/** An activation that is locked until the end of the transaction. */
type LockedActivation = { status: ActivationStatus; invoiceId: string; version: number };

/** Locks an activation of the store. Throws record.notFound. */
export async function lockActivation(tx: Tx, scope: Scope, id: string): Promise<LockedActivation> {
  return tx.existing(lockActivationRow, { businessId: scope.businessId, storeId: scope.storeId, id });
}

/**
 * Records a status report of the carrier, as the table of status transitions allows. Returns the id of the sale. Throws
 * record.notFound, record.changed, and the errors of moveActivation.
 */
export async function reportStatus(
  tx: Tx,
  scope: StoreScope,
  now: string,
  id: string,
  report: StatusReport,
): Promise<string> {
  const { status: from, version, invoiceId } = await lockActivation(tx, scope, id);
  const { version: seen, ...update } = report;
  if (version !== seen) throw new Problem('record.changed');
  await moveActivation(tx, scope, now, { id, from }, update);
  return invoiceId;
}

/** Moves a locked activation to another status. Throws activation.over, and purchase.dayAhead at endedOn. */
export async function moveActivation(
  tx: Tx,
  scope: StoreScope,
  now: string,
  { id, from }: { id: string; from: ActivationStatus },
  update: ActivationUpdate,
): Promise<void> {
  if (!tellable(from).includes(update.status)) throw new Problem('activation.over');
  const endedOn = update.status === 'active' ? null : update.endedOn;
  if (endedOn !== null && endedOn > dayOf(now, scope.store.timeZone)) throw problemAt('endedOn', 'purchase.dayAhead');
  await tx.all(saveActivationReport, {
    businessId: scope.businessId,
    id,
    status: update.status,
    confirmation: update.status === 'active' ? update.confirmation : null,
    endedOn,
    now,
  });
  await writeAuditEntry(tx, scope, now, `activation.${update.status}`, 'activation', id, { status: from }, update);
}
