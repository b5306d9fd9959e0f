import { EmptyState } from '@tilldesk/ui';
import { LineList } from '@tilldesk/ui/counter';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { sumsOf } from './order.ts';
import { OrderLineRow } from './OrderLineRow.tsx';
import type { OrderController } from './useOrder.ts';

export type OrderLinesProps = {
  controller: OrderController;
  /** The line whose quantity gets the focus. */
  begun: string | null;
  /** Called when Enter is pressed in the last field of a line. */
  onDone: () => void;
};

/** The lines of an order. */
export function OrderLines({ controller: { order, act, fieldErrors }, begun, onDone }: OrderLinesProps) {
  const t = useTranslate();
  const { lines } = sumsOf(order);
  if (order.lines.length === 0) {
    return <EmptyState icon="box" title={t('purchases.lines.empty')} text={t('purchases.lines.emptyText')} />;
  }
  return (
    <LineList
      label={t('purchases.lines')}
      texts={{
        item: t('purchases.item'),
        quantity: t('purchases.quantity'),
        price: t('purchases.unitCost'),
        discount: t('purchases.discount'),
        amount: t('purchases.amount'),
      }}
    >
      {order.lines.map((line, at) => (
        <OrderLineRow
          key={line.id}
          line={line}
          sum={lines[at]}
          fieldError={Object.entries(fieldErrors).find(([path]) => path.startsWith(`lines.${at}.`))?.[1]}
          begun={begun === line.id}
          act={act}
          onDone={onDone}
        />
      ))}
    </LineList>
  );
}
