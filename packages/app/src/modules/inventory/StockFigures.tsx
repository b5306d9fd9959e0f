import { Stat } from '@tilldesk/ui';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { Figures } from './inventory.styles.ts';
import type { ProductRow } from './useProductColumns.tsx';
import { useReorderText } from './useReorderText.ts';

/** Shows a product's stock in the store: on hand, reserved, available, incoming, cost, and the reorder rule. */
export function StockFigures({ stock }: { stock: ProductRow | undefined }) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const { viewCost } = useSession().limits;
  const reorderText = useReorderText();
  const loading = stock === undefined;
  const reorder = stock ? reorderText(stock) : '';
  const cost = stock?.cost ?? null;
  const costValue = stock?.costValue ?? null;
  return (
    <Figures aria-label={t('inventory.figures')}>
      <Stat
        loading={loading}
        label={t('inventory.column.onHand')}
        value={number(stock?.onHand ?? 0)}
        hint={
          stock?.tracking === 'serialized' && stock.aged > 0
            ? t('inventory.aged', { count: stock.aged })
            : t('inventory.column.incomingOf', { count: stock?.incoming ?? 0 })
        }
      />
      <Stat
        loading={loading}
        label={t('inventory.column.reserved')}
        value={number(stock?.reserved ?? 0)}
        hint={t('inventory.reserved.hint')}
      />
      <Stat
        loading={loading}
        label={t('inventory.column.available')}
        value={number(stock?.available ?? 0)}
        hint={reorder === '' ? t('inventory.reorder.none') : reorder}
      />
      {viewCost && (
        <Stat
          loading={loading}
          label={t('inventory.column.cost')}
          value={cost === null ? t('list.absent') : money(cost)}
          hint={costValue === null ? undefined : t('inventory.costValue.of', { amount: money(costValue) })}
        />
      )}
    </Figures>
  );
}
