import { clonePurchase } from '@tilldesk/domain/purchases';
import { useMutation, type Mutation } from '../../api/useMutation.ts';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { refresh } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { newId } from '../../api/newId.ts';

/** Returns a function that copies an order into a new draft and opens it. */
export function useClone(): { work: Mutation; clone: (purchaseId: string) => Promise<void> } {
  const navigateTo = useNavigateTo();
  const work = useMutation();
  return {
    work,
    async clone(purchaseId) {
      const done = await work.run({ clone: purchaseId }, (key) =>
        call(clonePurchase, { params: { id: purchaseId }, body: { id: newId() } }, { key }),
      );
      if (done === null) return;
      refresh('purchases');
      navigateTo('/purchases/edit-purchases/:purchaseId', { with: { purchaseId: done.id } });
    },
  };
}
