import type { BillPayment } from '@tilldesk/domain/billPayments';
import { Card, ItemList, SumList } from '@tilldesk/ui';
import { Stack } from '../../page/flow.styles.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { tenderViews } from '../../tenders/tenders.ts';

/** What the customer pays, what the store earns, and the money that was taken and given back. */
export function BillMoney({ bill }: { bill: BillPayment }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const { amount, fee, tax, total, commission, tenders } = bill;
  return (
    <Stack>
      <Card title={t('billPayments.amounts')}>
        <SumList
          items={[
            { id: 'amount', label: t('field.billPayment.amount'), value: money(amount) },
            { id: 'fee', label: t('field.billPayment.fee'), value: money(fee) },
            { id: 'tax', label: t('field.billPayment.tax'), value: money(tax) },
            { id: 'total', label: t('field.billPayment.total'), value: money(total), total: true },
            ...(commission === null
              ? []
              : [
                  { id: 'commission', label: t('field.billPayment.commission'), value: money(commission) },
                  { id: 'revenue', label: t('billPayments.revenue'), value: money(fee + commission) },
                ]),
          ]}
        />
      </Card>
      {tenders.length > 0 && (
        <Card title={t('billPayments.money')}>
          <ItemList
            items={tenders.map(({ id, kind, amount: moved, change, reference, by, at }) => ({
              id,
              icon: tenderViews[kind].icon,
              title: t(moved > 0 ? 'billPayments.money.taken' : 'billPayments.money.back', {
                tender: t(`sales.tender.${kind}`),
              }),
              text: [
                moment(at),
                by,
                ...(reference === null ? [] : [reference]),
                ...(change === 0 ? [] : [t('billPayments.money.change', { change: money(change) })]),
              ].join(' · '),
              value: money(moved),
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}
