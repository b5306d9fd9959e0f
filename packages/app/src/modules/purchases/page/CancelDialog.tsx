import type { Purchase } from '@tilldesk/domain/purchases';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { leaving } from '../../../navigation/unsavedChanges.ts';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
import { cancelOrder } from './orderActions.ts';

/** Dialog that cancels an order, or discards a draft. Returns to the list. */
export function CancelDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const navigateTo = useNavigateTo();
  const returnToList = () => {
    leaving.release();
    navigateTo('/purchases', { replace: true });
  };
  return <ActionDialog action={cancelOrder} of={purchase} onClose={onClose} onDone={returnToList} />;
}
