import { Card, SumList } from '@tilldesk/ui';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { piecesOf, sumsOf, type Order } from './order.ts';

/** What an order comes to while it is written. */
export function OrderSums({ order }: { order: Order }) {
  const say = useSay();
  const { money, number } = useFormats();
  const { gross, discount, tax, charges, all } = sumsOf(order);
  const onlyIf = (id: string, label: string, minor: number) =>
    minor === 0 ? [] : [{ id, label, value: money(minor) }];
  return (
    <Card title={say('purchases.summary')}>
      <SumList
        items={[
          { id: 'pieces', label: say('purchases.pieces'), value: number(piecesOf(order)) },
          { id: 'goods', label: say('purchases.goods'), value: money(gross) },
          ...onlyIf('discount', say('purchases.discount'), -discount),
          ...onlyIf('tax', say('purchases.taxSum'), tax),
          ...onlyIf('charges', say('purchases.charges'), charges),
          { id: 'total', label: say('buying.total'), value: money(all), total: true },
        ]}
      />
    </Card>
  );
}
