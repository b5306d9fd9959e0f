import { Stat } from '@tilldesk/ui';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useSession } from '../../wiring/useSession.ts';
import { Figures } from './inventory.styles.ts';
import type { ProductRow } from './useProductColumns.tsx';
import { useReorderWords } from './useReorderWords.ts';

/** What the store holds of a product: on hand, kept, available, on its way, what it cost; and when to order more. */
export function StockFigures({ stock }: { stock: ProductRow | undefined }) {
  const say = useSay();
  const { money, number } = useFormats();
  const { viewCost } = useSession().limits;
  const reorderWords = useReorderWords();
  const loading = stock === undefined;
  const reorder = stock ? reorderWords(stock) : '';
  const cost = stock?.cost ?? null;
  const costValue = stock?.costValue ?? null;
  return (
    <Figures aria-label={say('inventory.figures')}>
      <Stat
        loading={loading}
        label={say('inventory.column.onHand')}
        value={number(stock?.onHand ?? 0)}
        hint={
          stock?.tracking === 'serialized' && stock.aged > 0
            ? say('inventory.aged', { count: stock.aged })
            : say('inventory.column.incomingOf', { count: stock?.incoming ?? 0 })
        }
      />
      <Stat
        loading={loading}
        label={say('inventory.column.reserved')}
        value={number(stock?.reserved ?? 0)}
        hint={say('inventory.reserved.hint')}
      />
      <Stat
        loading={loading}
        label={say('inventory.column.available')}
        value={number(stock?.available ?? 0)}
        hint={reorder === '' ? say('inventory.reorder.none') : reorder}
      />
      {viewCost && (
        <Stat
          loading={loading}
          label={say('inventory.column.cost')}
          value={cost === null ? say('list.absent') : money(cost)}
          hint={costValue === null ? undefined : say('inventory.costValue.of', { amount: money(costValue) })}
        />
      )}
    </Figures>
  );
}
