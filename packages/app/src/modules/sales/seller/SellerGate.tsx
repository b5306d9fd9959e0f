import { saleSeller, type Seller } from '@tilldesk/domain/sales';
import { isSellerMissing } from '@tilldesk/domain/stores';
import { useState, type ReactNode } from 'react';
import { useAnswer } from '../../../api/useAnswer.ts';
import { Failed } from '../../../page/Failed.tsx';
import { lazyOnIdle } from '../../../page/lazyOnIdle.tsx';
import { Wait } from '../../../page/Loading.tsx';
import { useSession } from '../../../session/useSession.ts';

const SellerStep = lazyOnIdle(async () => (await import('./SellerStep.tsx')).SellerStep);

type SellerGateProps = {
  invoiceId: string;
  /** Receives the confirmed seller, null where the store does not ask, and an action that asks for another one. */
  children: (seller: Seller | null, onChange: () => void) => ReactNode;
};

/** Renders a sale once its seller is known. Where the store asks who sells, the seller is confirmed by access PIN first. */
export function SellerGate({ invoiceId, children }: SellerGateProps) {
  const { transaction } = useSession().store;
  const [isChanging, setChanging] = useState(false);
  const asks = isSellerMissing(transaction, null);
  const { data, problem, again } = useAnswer(saleSeller, asks ? { params: { id: invoiceId } } : null);
  if (!asks) return children(null, () => undefined);
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  if (isChanging || isSellerMissing(transaction, data.seller?.id ?? null)) {
    return <SellerStep invoiceId={invoiceId} current={data.seller} onDone={() => setChanging(false)} />;
  }
  return children(data.seller, () => setChanging(true));
}
