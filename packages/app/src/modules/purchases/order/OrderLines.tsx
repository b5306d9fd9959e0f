import { EmptyState } from '@tilldesk/ui';
import { LineList } from '@tilldesk/ui/counter';
import { useSay } from '../../../kit/say/useSay.ts';
import { sumsOf } from './order.ts';
import { OrderLineRow } from './OrderLineRow.tsx';
import type { OrderDesk } from './useOrder.ts';

export type OrderLinesProps = {
  desk: OrderDesk;
  /** The line whose number of pieces gets the focus. */
  begun: string | null;
  /** The last field of a line was left by Enter. */
  onDone: () => void;
};

/** What is ordered, line by line. */
export function OrderLines({ desk: { order, act, mistakes }, begun, onDone }: OrderLinesProps) {
  const say = useSay();
  const { lines } = sumsOf(order);
  if (order.lines.length === 0) {
    return <EmptyState icon="box" title={say('purchases.lines.empty')} text={say('purchases.lines.emptyText')} />;
  }
  return (
    <LineList
      label={say('purchases.lines')}
      words={{
        item: say('purchases.item'),
        quantity: say('purchases.quantity'),
        price: say('purchases.unitCost'),
        discount: say('purchases.discount'),
        amount: say('purchases.amount'),
      }}
    >
      {order.lines.map((line, at) => (
        <OrderLineRow
          key={line.id}
          line={line}
          sum={lines[at]}
          wrong={Object.entries(mistakes).find(([path]) => path.startsWith(`lines.${at}.`))?.[1]}
          begun={begun === line.id}
          act={act}
          onDone={onDone}
        />
      ))}
    </LineList>
  );
}
