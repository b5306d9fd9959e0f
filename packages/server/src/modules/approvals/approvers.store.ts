import { problemAt } from '@tilldesk/domain/problems';
import { approvalActions, type ApprovalAction } from '@tilldesk/domain/approvals';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { peopleWithPin } from '../../parties/people/store-people.store.ts';

/** Returns the other people of the store who have the right to an action and an access PIN, by name. */
export async function listApprovers(
  tx: Tx,
  scope: Scope,
  action: ApprovalAction,
): Promise<{ id: string; name: string }[]> {
  const people = await peopleWithPin(tx, scope, approvalActions[action]);
  return people.filter(({ id }) => id !== scope.userId).map(({ id, name }) => ({ id, name }));
}

/**
 * Returns the e-mail address against which the PIN is checked. Throws request.invalid at approverId if neither an approver nor an
 * e-mail is given, and record.notFound for an unknown approver.
 */
export async function emailOfApprover(
  tx: Tx,
  { businessId }: Scope,
  approverId: string | undefined,
  email: string | null | undefined,
): Promise<string> {
  if (approverId === undefined) {
    if (!email) throw problemAt('approverId', 'request.invalid');
    return email;
  }
  const [person] = await tx.raw<{ email: string }>(
    'select email from users where business_id = $1 and id = $2 and active',
    [businessId, approverId],
    'approver_email',
  );
  if (!person) throw problemAt('approverId', 'record.notFound');
  return person.email;
}
