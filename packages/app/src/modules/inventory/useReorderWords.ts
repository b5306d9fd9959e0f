import { reorderOf, type ReorderFigures } from '@tilldesk/domain/catalogue';
import { useCallback } from 'react';
import { useSay } from '../../kit/say/useSay.ts';

/** Says the two numbers of reordering as a sentence, and what they ask for now; empty for what is not reordered. */
export function useReorderWords(): (figures: ReorderFigures) => string {
  const say = useSay();
  return useCallback(
    (figures) => {
      const { reorderPoint: point, reorderTo: upTo } = figures;
      const reorder = reorderOf(figures);
      if (reorder === null || point === null) return '';
      if (upTo === null) return say(reorder.isDue ? 'inventory.reorder.dueOpen' : 'inventory.reorder.open', { point });
      if (!reorder.isDue) return say('inventory.reorder.rule', { point, upTo });
      const { order } = reorder;
      return order === 0
        ? say('inventory.reorder.coming', { point, upTo })
        : say('inventory.reorder.due', { point, upTo, order });
    },
    [say],
  );
}
