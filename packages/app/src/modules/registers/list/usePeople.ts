import { compareNames } from '@tilldesk/domain/fields';
import { can } from '@tilldesk/domain/rights';
import { employees } from '@tilldesk/domain/employees';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';

/** Returns the people to filter drawers by; none without the right to see employees. */
export function usePeople(): { id: string; label: string }[] {
  const { permissions } = useSession();
  const { data } = useAnswer(employees.list, can(permissions, 'Employee', 'read') ? { query: { limit: 500 } } : null);
  return (data?.items ?? [])
    .map(({ id, name }) => ({ id, label: name }))
    .toSorted((a, b) => compareNames(a.label, b.label));
}
