import { vendors } from '@tilldesk/domain/vendors';
import { dayOf } from '@tilldesk/domain/time';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { vendorOption, type VendorOption } from '../../purchasing/vendors.wiring.ts';
import { Denied } from '../../page/Denied.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useAnswer } from '../../api/useAnswer.ts';
import { newId } from '../../api/newId.ts';
import { useSession } from '../../session/useSession.ts';
import { emptyOrder } from './order/order.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

const OrderForm = lazyPart(async () => (await import('./order/OrderForm.tsx')).OrderForm);

/** Page for a new order, for users who may see costs; `?vendor=` sets the vendor. */
export function Screen() {
  const { viewCost } = useSession().limits;
  const [address] = useSearchParams();
  const id = address.get('vendor');
  const { data, problem } = useAnswer(vendors.one, id === null || !viewCost ? null : { params: { id } });
  if (!viewCost) return <Denied />;
  // An order can be written even if the vendor in the address no longer exists.
  if (id !== null && !data && !problem) return <Wait />;
  return <NewOrder key={data?.id} vendor={data?.active ? vendorOption(data) : null} />;
}

function NewOrder({ vendor }: { vendor: VendorOption | null }) {
  const { timeZone } = useSession().store;
  const [start] = useState(() => emptyOrder(newId(), dayOf(new Date(), timeZone), vendor));
  return (
    <Suspense fallback={<Wait />}>
      <OrderForm start={start} />
    </Suspense>
  );
}
