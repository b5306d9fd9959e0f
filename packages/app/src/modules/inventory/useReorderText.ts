import { reorderOf, type ReorderFigures } from '@tilldesk/domain/inventory';
import { useCallback } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';

/**
 * Returns a function that describes the reorder rule and the quantity to order now; empty for products without a rule.
 */
export function useReorderText(): (figures: ReorderFigures) => string {
  const t = useTranslate();
  return useCallback(
    (figures) => {
      const { reorderPoint: point, reorderTo: upTo } = figures;
      const reorder = reorderOf(figures);
      if (reorder === null || point === null) return '';
      if (upTo === null) return t(reorder.isDue ? 'inventory.reorder.dueOpen' : 'inventory.reorder.open', { point });
      if (!reorder.isDue) return t('inventory.reorder.rule', { point, upTo });
      const { order } = reorder;
      return order === 0
        ? t('inventory.reorder.coming', { point, upTo })
        : t('inventory.reorder.due', { point, upTo, order });
    },
    [t],
  );
}
