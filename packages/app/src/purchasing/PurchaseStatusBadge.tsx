import type { PurchasePayment, PurchaseStatus } from '@tilldesk/domain/purchases';
import { Badge, type Tone } from '@tilldesk/ui';
import { InlineGroup } from '../page/flow.styles.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Badge of an order's progress. `isLate`: its expected day has passed and items are still outstanding. */
export function PurchaseStatusBadge({ status, isLate }: { status: PurchaseStatus; isLate: boolean }) {
  const t = useTranslate();
  return (
    <InlineGroup>
      <Badge tone={toneOf[status]} dot>
        {t(`buying.status.${status}`)}
      </Badge>
      {isLate && <Badge tone="bad">{t('buying.late')}</Badge>}
    </InlineGroup>
  );
}

/** Badge of an order's payment state. */
export function PaymentBadge({ payment }: { payment: PurchasePayment }) {
  const t = useTranslate();
  return <Badge tone={paymentTone[payment]}>{t(`buying.payment.${payment}`)}</Badge>;
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
