import { Card, SumList } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { piecesOf, sumsOf, type Order } from './order.ts';

/** The totals of an order in progress. */
export function OrderSums({ order }: { order: Order }) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const { gross, discount, tax, charges, all } = sumsOf(order);
  const onlyIf = (id: string, label: string, minor: number) =>
    minor === 0 ? [] : [{ id, label, value: money(minor) }];
  return (
    <Card title={t('purchases.summary')}>
      <SumList
        items={[
          { id: 'pieces', label: t('purchases.pieces'), value: number(piecesOf(order)) },
          { id: 'goods', label: t('purchases.goods'), value: money(gross) },
          ...onlyIf('discount', t('purchases.discount'), -discount),
          ...onlyIf('tax', t('purchases.taxSum'), tax),
          ...onlyIf('charges', t('purchases.charges'), charges),
          { id: 'total', label: t('buying.total'), value: money(all), total: true },
        ]}
      />
    </Card>
  );
}
