import { can } from '@tilldesk/domain/rights';
import { approvalActions, type InventoryCount } from '@tilldesk/domain/stock';
import { useSession } from '../../../session/useSession.ts';

/** Whether the person counts without being told what is expected; the server tells them nothing of it. */
export function useIsBlind({ mode, status }: InventoryCount): boolean {
  const { permissions } = useSession();
  return mode === 'blind' && status !== 'posted' && !can(permissions, ...approvalActions['count.post']);
}
