import { can } from '@tilldesk/domain/rights';
import type { RefundLink } from '@tilldesk/domain/refunds';
import type { Invoice } from '@tilldesk/domain/sales';
import { Card, ItemList } from '@tilldesk/ui';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';

/** Lists the refunds of the invoice and the refund that it was exchanged in. */
export function InvoiceRefunds({ invoice: { refunds, exchangeOf } }: { invoice: Invoice }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  if (refunds.length === 0 && exchangeOf === null) return null;
  const about = ({ at, status }: RefundLink) =>
    [moment(at), ...(status === 'voided' ? [t('sales.status.voided')] : [])].join(' · ');
  return (
    <Card title={t('sales.refunds')}>
      <ItemList
        variant="filled"
        items={[
          ...refunds.map((refund) => ({
            id: refund.id,
            icon: 'undo' as const,
            title: <RefundName refund={refund}>{refund.number}</RefundName>,
            text: about(refund),
            value: money(refund.total),
          })),
          ...(exchangeOf === null
            ? []
            : [
                {
                  id: exchangeOf.id,
                  icon: 'refresh' as const,
                  title: (
                    <RefundName refund={exchangeOf}>
                      {t('sales.refunds.exchangeOf', { number: exchangeOf.number })}
                    </RefundName>
                  ),
                  text: about(exchangeOf),
                  value: money(exchangeOf.total),
                },
              ]),
        ]}
      />
    </Card>
  );
}

/** Links to a refund; plain text without the right to read refunds, and for a refund of another store. */
function RefundName({ refund, children }: { refund: RefundLink; children: string }) {
  const t = useTranslate();
  const { permissions } = useSession();
  if (refund.store !== null) return t('sales.refunds.at', { number: refund.number, store: refund.store });
  if (!can(permissions, 'Refunds & Exchanges', 'read')) return children;
  return (
    <PageLink to="/refund-management/refund-details/:refundId" with={{ refundId: refund.id }}>
      {children}
    </PageLink>
  );
}
