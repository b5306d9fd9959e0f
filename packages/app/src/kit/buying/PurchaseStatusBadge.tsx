import type { PurchasePayment, PurchaseStatus } from '@tilldesk/domain/stock';
import { Badge, type Tone } from '@tilldesk/ui';
import { Beside } from '../page/flow.styles.ts';
import { useSay } from '../say/useSay.ts';

/** How far an order is; `isLate` says that its day is over and something is still to come. */
export function PurchaseStatusBadge({ status, isLate }: { status: PurchaseStatus; isLate: boolean }) {
  const say = useSay();
  return (
    <Beside>
      <Badge tone={toneOf[status]} dot>
        {say(`buying.status.${status}`)}
      </Badge>
      {isLate && <Badge tone="bad">{say('buying.late')}</Badge>}
    </Beside>
  );
}

/** How far an order is paid. */
export function PaymentBadge({ payment }: { payment: PurchasePayment }) {
  const say = useSay();
  return <Badge tone={paymentTone[payment]}>{say(`buying.payment.${payment}`)}</Badge>;
}

const toneOf: Record<PurchaseStatus, Tone> = {
  draft: 'neutral',
  ordered: 'accent',
  partiallyReceived: 'warn',
  received: 'ok',
  closed: 'neutral',
  cancelled: 'neutral',
};

const paymentTone: Record<PurchasePayment, Tone> = {
  unbilled: 'neutral',
  unpaid: 'warn',
  partiallyPaid: 'accent',
  paid: 'ok',
};
