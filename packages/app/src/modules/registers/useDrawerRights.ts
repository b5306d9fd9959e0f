import { can } from '@tilldesk/domain/rights';
import { useSession } from '../../session/useSession.ts';

/** What a person may do with drawers. */
export function useDrawerRights() {
  const { permissions } = useSession();
  return {
    /** Opens, joins, moves cash, closes their own. */
    works: can(permissions, 'Cash In / Out Report', 'create'),
    /** Closes a drawer that they are not on. */
    forces: can(permissions, 'Cash In / Out Report', 'create') && can(permissions, 'Transactions', 'update'),
  };
}
