import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can, type Permission } from '@tilldesk/domain/rights';
import { APPROVAL_MINUTES, approvalActions, type ApprovalAction } from '@tilldesk/domain/stock';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Who } from '../../http/who.ts';
import { note } from '../audit/audit.store.ts';

/** What is to be done, on which document, and the approval that was given for it, if any; of several the one that fits. */
export type ApprovalOrder = {
  action: ApprovalAction;
  subjectId: string;
  approvalId?: string | readonly string[] | null | undefined;
};

/**
 * Passes who may do the action by their own right; uses up the approval of anybody else. Call it in the transaction of
 * the action: an approval is used when that stands. Throws approval.needed.
 */
export async function approved(
  tx: Tx,
  who: Scope & Pick<Who, 'permissions'>,
  now: string,
  { action, subjectId, approvalId }: ApprovalOrder,
): Promise<void> {
  const [module, right] = approvalActions[action];
  if (can(who.permissions, module, right)) return;
  const [used] = await tx.raw(
    `update approvals set used_at = $7
     where business_id = $1 and id = any($2::uuid[]) and store_id = $3 and requester_id = $4 and action = $5 and subject_id = $6
       and used_at is null and expires_at > $7
     returning 1`,
    [who.businessId, [approvalId ?? []].flat(), who.storeId, who.userId, action, subjectId, now],
    'use_approval',
  );
  if (!used) throw new Problem('approval.needed', { action });
}

/** An approval as its requester hears of it. */
export type Granted = { id: string; granter: string; expiresAt: string };

/**
 * Keeps what a person approved whose PIN was right. Throws approval.denied at their e-mail where they may not do the
 * action themselves, record.exists for an id that was used.
 */
export async function grant(
  tx: Tx,
  who: Who,
  now: string,
  { id, action, subjectId, granterId }: { id: string; action: ApprovalAction; subjectId: string; granterId: string },
): Promise<Granted> {
  const [granter] = await tx.raw<{ name: string; permissions: Permission[]; isHere: boolean }>(
    `select u.name, r.permissions, u.user_type = 'admin' or exists (
       select 1 from user_stores s where s.business_id = u.business_id and s.user_id = u.id and s.store_id = $3) as "isHere"
     from users u join roles r on r.business_id = u.business_id and r.id = u.role_id
     where u.business_id = $1 and u.id = $2 and u.active`,
    [who.businessId, granterId, who.storeId],
  );
  const [module, right] = approvalActions[action];
  if (!granter?.isHere || !can(granter.permissions, module, right)) {
    throw problemAt('email', 'approval.denied', { person: granter?.name ?? '' });
  }
  const expiresAt = new Date(Date.parse(now) + APPROVAL_MINUTES * 60_000).toISOString();
  const [kept] = await tx.raw(
    `insert into approvals (business_id, id, store_id, requester_id, granter_id, action, subject_id, granted_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning 1`,
    [who.businessId, id, who.storeId, who.userId, granterId, action, subjectId, now, expiresAt],
  );
  if (!kept) throw new Problem('record.exists');
  await note(tx, who, now, 'approval.granted', 'approval', id, null, { action, subjectId, granterId });
  return { id, granter: granter.name, expiresAt };
}
