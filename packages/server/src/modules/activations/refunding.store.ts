import type { Deactivation } from '@tilldesk/domain/refunds';
import type { ActivationStatus } from '@tilldesk/domain/activations';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { noteAll } from '../audit/audit.store.ts';
import { lockActivation, moveActivation } from './notify.store.ts';
import { saveRestoredActivations } from './activations.statements.ts';

/** The outcome of an activation when its line is refunded. `endedOn` is a day of the store, null if the activation continues. */
type Ending = { id: string; status: Deactivation; endedOn: string | null; reason: string };

/**
 * Ends an activation when its line is refunded, as the table of status transitions allows. An activation that continues stays
 * unchanged. Returns the previous status. Throws record.notFound, activation.over, and purchase.dayAhead at endedOn.
 */
export async function endActivation(tx: Tx, scope: StoreScope, now: string, ending: Ending): Promise<ActivationStatus> {
  const { id, status, endedOn, reason } = ending;
  const { status: from } = await lockActivation(tx, scope, id);
  if (status !== 'continues' && endedOn !== null) {
    await moveActivation(tx, scope, now, { id, from }, { status, endedOn, reason });
  }
  return from;
}

/** An activation with its status before and after a refund. */
export type Ended = { id: string; was: ActivationStatus; now: Deactivation };

/**
 * Restores the activations that a refund ended, when that refund is voided. Skips activations whose status changed since, and
 * activations whose device has another pending or active one on the same business day.
 */
export async function restoreActivations(
  tx: Tx,
  scope: Scope,
  now: string,
  ended: readonly Ended[],
  reason: string,
): Promise<void> {
  const moved = ended.filter((one) => one.now !== 'continues');
  if (moved.length === 0) return;
  const restored = await tx.all(saveRestoredActivations, {
    businessId: scope.businessId,
    moved: JSON.stringify(moved),
    now,
  });
  const notes = restored.map(({ id, was }) => ({
    action: `activation.${was}`,
    entityId: id,
    before: { status: moved.find((one) => one.id === id)?.now },
    after: { status: was, reason },
  }));
  await noteAll(tx, scope, now, 'activation', notes);
}
