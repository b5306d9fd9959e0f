import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can, type Permission } from '@tilldesk/domain/rights';
import {
  APPROVAL_MINUTES,
  approvalActions,
  coversFacts,
  factsText,
  type ApprovalAction,
  type ApprovedFact,
} from '@tilldesk/domain/approvals';
import type { Actor, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';

/** The action, its document, and the approvals given for it, if any. */
export type ApprovalOrder = {
  action: ApprovalAction;
  subjectId: string;
  /** The exact facts of the action. Each one must have been approved. At least one. */
  facts: readonly ApprovedFact[];
  approvalId?: string | readonly string[] | null | undefined;
  /**
   * `before`: approvals that this person received for this document also count if they are not listed in `approvalId`, for
   * instance when a price is approved while it is typed. They are bound to the same facts. @default only the listed ones
   */
  given?: 'before';
};

/**
 * Passes if the caller has the right to the action. Otherwise marks approvals as used. Call this function in the transaction of
 * the action, after all facts are known and locked: an approval is used only if the action commits. Throws approval.needed, which
 * lists the facts that need an approval.
 */
export async function assertApproved(
  tx: Tx,
  caller: Scope & Pick<Actor, 'permissions'>,
  now: string,
  order: ApprovalOrder,
): Promise<void> {
  const { action, facts } = order;
  const [module, right] = approvalActions[action];
  if (can(caller.permissions, module, right)) return;
  const given = await activeApprovals(tx, caller, now, order);
  const all = given.flatMap((one) => one.facts);
  if (!coversFacts(all, facts)) throw new Problem('approval.needed', { action, for: factsText(facts) });
  const used = given.filter((one) => facts.some((fact) => coversFacts(one.facts, [fact])));
  await tx.raw(
    'update approvals set used_at = $3 where business_id = $1 and id = any($2::uuid[])',
    [caller.businessId, used.map(({ id }) => id), now],
    'use_approvals',
  );
}

type ActiveApproval = { id: string; facts: ApprovedFact[] };

/** Returns the unused, unexpired approvals of an order, locked. */
function activeApprovals(
  tx: Tx,
  caller: Scope,
  now: string,
  { action, subjectId, approvalId, given }: Omit<ApprovalOrder, 'facts'>,
): Promise<ActiveApproval[]> {
  return tx.raw<ActiveApproval>(
    `select id, facts from approvals
     where business_id = $1 and (id = any($2::uuid[]) or $8) and store_id = $3 and requester_id = $4 and action = $5
       and subject_id = $6 and used_at is null and expires_at > $7
     order by id for update`,
    [
      caller.businessId,
      [approvalId ?? []].flat(),
      caller.storeId,
      caller.userId,
      action,
      subjectId,
      now,
      given === 'before',
    ],
    'hold_approvals',
  );
}

/** Returns the facts of an order that are not approved yet, for an action that follows later. */
export async function missingApprovals(
  tx: Tx,
  caller: Scope,
  now: string,
  { facts, ...order }: Pick<ApprovalOrder, 'action' | 'subjectId' | 'facts'>,
): Promise<ApprovedFact[]> {
  if (facts.length === 0) return [];
  const approvedBefore = (await activeApprovals(tx, caller, now, { ...order, given: 'before' })).flatMap(
    (one) => one.facts,
  );
  return facts.filter((fact) => !coversFacts(approvedBefore, [fact]));
}

/** An approval as returned to its requester. */
export type Granted = { id: string; granter: string; expiresAt: string };

type NewApproval = { id: string; action: ApprovalAction; subjectId: string; for: ApprovedFact[]; granterId: string };

/**
 * Saves an approval after the PIN was verified. Throws approval.denied at the e-mail if the approver lacks the right to the
 * action, and record.exists for an id that was already used.
 */
export async function grant(
  tx: Tx,
  caller: Actor,
  now: string,
  { id, action, subjectId, for: facts, granterId }: NewApproval,
): Promise<Granted> {
  const [granter] = await tx.raw<{ name: string; permissions: Permission[]; isHere: boolean }>(
    `select u.name, r.permissions, u.user_type = 'admin' or exists (
       select 1 from user_stores s where s.business_id = u.business_id and s.user_id = u.id and s.store_id = $3) as "isHere"
     from users u join roles r on r.business_id = u.business_id and r.id = u.role_id
     where u.business_id = $1 and u.id = $2 and u.active`,
    [caller.businessId, granterId, caller.storeId],
  );
  const [module, right] = approvalActions[action];
  if (!granter?.isHere || !can(granter.permissions, module, right)) {
    throw problemAt('email', 'approval.denied', { person: granter?.name ?? '' });
  }
  const expiresAt = new Date(Date.parse(now) + APPROVAL_MINUTES * 60_000).toISOString();
  const [saved] = await tx.raw(
    `insert into approvals (business_id, id, store_id, requester_id, granter_id, action, subject_id, granted_at, expires_at, facts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb) on conflict do nothing returning 1`,
    [
      caller.businessId,
      id,
      caller.storeId,
      caller.userId,
      granterId,
      action,
      subjectId,
      now,
      expiresAt,
      JSON.stringify(facts),
    ],
  );
  if (!saved) throw new Problem('record.exists');
  await writeAuditEntry(tx, caller, now, 'approval.granted', 'approval', id, null, {
    action,
    subjectId,
    granterId,
    facts,
  });
  return { id, granter: granter.name, expiresAt };
}
