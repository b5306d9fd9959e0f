import { can } from '@tilldesk/domain/rights';
import { customerGroups } from '@tilldesk/domain/customers';
import { useAnswer } from '../../api/useAnswer.ts';
import { useSession } from '../../session/useSession.ts';

/** Returns the groups that customers of the business belong to. */
export function useGroups(): readonly { id: string; label: string }[] {
  const { permissions } = useSession();
  const { data } = useAnswer(customerGroups, can(permissions, 'Customer', 'read') ? {} : null);
  return (data?.items ?? []).map((name) => ({ id: name, label: name }));
}
