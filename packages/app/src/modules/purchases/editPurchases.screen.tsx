import { can } from '@tilldesk/domain/rights';
import { purchases, type Purchase } from '@tilldesk/domain/purchases';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useParamsOf } from '../../navigation/useNavigateTo.ts';
import { Failed } from '../../page/Failed.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useProblem } from '../../i18n/useProblem.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { toasts } from '../../page/toasts.ts';
import { useSession } from '../../session/useSession.ts';
import { orderOf } from './order/order.ts';
import { CancelDialog } from './page/CancelDialog.tsx';
import { PurchasePage } from './page/PurchasePage.tsx';
import { useClone } from './useClone.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

const OrderForm = lazyPart(async () => (await import('./order/OrderForm.tsx')).OrderForm);

/** Page of an order: a draft in its form for users who may edit it, everything else read-only. */
export function Screen(): ReactNode {
  const { purchaseId: id } = useParamsOf('/purchases/edit-purchases/:purchaseId');
  const { permissions, limits } = useSession();
  const { data, problem, again } = useAnswer(purchases.one, { params: { id } });
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  const mayWrite = limits.viewCost && can(permissions, 'Purchase', 'update');
  if (data.status === 'draft' && mayWrite) return <Draft key={id} purchase={data} onReload={again} />;
  return <PurchasePage purchase={data} />;
}

/**
 * A draft keeps its initial version while other users save; their version is loaded when the user's own save is
 * rejected.
 */
function Draft({ purchase, onReload }: { purchase: Purchase; onReload: () => void }) {
  const [opened, setOpened] = useState(purchase);
  const [editRequested, setEditRequested] = useState(false);
  if (editRequested && purchase.version !== opened.version) {
    setOpened(purchase);
    setEditRequested(false);
  }
  const [cancelling, setCancelling] = useState(false);
  const problems = useProblem();
  const mayAdd = can(useSession().permissions, 'Purchase', 'create');
  const { work, clone } = useClone();
  const rejected = work.problem;
  useEffect(
    function reportCopyFailed() {
      if (rejected) toasts.show({ tone: 'bad', text: problems.message(rejected) });
    },
    [rejected, problems],
  );
  return (
    <Suspense fallback={<Wait />}>
      <OrderForm
        key={opened.version}
        start={orderOf(opened)}
        onReload={() => {
          setEditRequested(true);
          onReload();
        }}
        onCancel={() => setCancelling(true)}
        onClone={mayAdd ? () => void clone(purchase.id) : undefined}
      />
      {cancelling && <CancelDialog purchase={purchase} onClose={() => setCancelling(false)} />}
    </Suspense>
  );
}
