import { can } from '@tilldesk/domain/rights';
import { useSession } from '../../session/useSession.ts';

/** Returns what the person can do with drawers. */
export function useDrawerRights() {
  const { permissions } = useSession();
  return {
    /** Can open, join, move cash and close their own drawer. */
    works: can(permissions, 'Cash In / Out Report', 'create'),
    /** Can close a drawer that they are not on. */
    forces: can(permissions, 'Cash In / Out Report', 'create') && can(permissions, 'Transactions', 'update'),
  };
}
