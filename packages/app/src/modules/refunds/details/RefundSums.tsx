import type { Refund } from '@tilldesk/domain/refunds';
import { Card, ItemList, SumList } from '@tilldesk/ui';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { settlementFaces } from '../settlementFaces.ts';

/** Shows the totals of a refund and how it was paid. */
export function RefundSums({ refund }: { refund: Refund }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { net, tax, fees, total, toDue, exchanged, paidOut } = refund;
  const onlyIf = (amount: number, label: string, id: string) =>
    amount === 0 ? [] : [{ id, label, value: money(amount) }];
  return (
    <Card title={t('refunds.summary')}>
      <SumList
        items={[
          { id: 'goods', label: t('refunds.sum.goods'), value: money(net + fees) },
          ...onlyIf(0 - fees, t('refunds.fees'), 'fees'),
          { id: 'tax', label: t('refunds.tax'), value: money(tax) },
          { id: 'total', label: t('refunds.sum.total'), value: money(total), total: true },
          ...onlyIf(toDue, t('refunds.tender.due'), 'due'),
          ...onlyIf(exchanged, t('refunds.tender.exchange'), 'exchange'),
          { id: 'out', label: t('refunds.paidOut'), value: money(paidOut) },
        ]}
      />
    </Card>
  );
}

/** Lists the payments of a refund and the reversals of a void. */
export function RefundPayments({ refund: { payments } }: { refund: Refund }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  if (payments.length === 0) return null;
  return (
    <Card title={t('refunds.payments')}>
      <Stack>
        <ItemList
          variant="filled"
          items={payments.map(({ id, kind, amount, reference, reverses, at }) => {
            const name = t(`refunds.tender.${kind}`);
            return {
              id,
              icon: reverses === null ? settlementFaces[kind] : ('undo' as const),
              title: reverses === null ? name : t('refunds.payments.back', { kind: name }),
              text: [moment(at), ...(reference === null ? [] : [t('refunds.reference.of', { text: reference })])].join(
                ' · ',
              ),
              value: money(amount),
            };
          })}
        />
      </Stack>
    </Card>
  );
}
