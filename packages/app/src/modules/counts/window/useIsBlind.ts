import { can } from '@tilldesk/domain/rights';
import { approvalActions } from '@tilldesk/domain/approvals';
import { type InventoryCount } from '@tilldesk/domain/counts';
import { useSession } from '../../../session/useSession.ts';

/** Returns whether the user counts without expected quantities; the server does not send them either. */
export function useIsBlind({ mode, status }: InventoryCount): boolean {
  const { permissions } = useSession();
  return mode === 'blind' && status !== 'posted' && !can(permissions, ...approvalActions['count.post']);
}
