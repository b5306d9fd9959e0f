import type { Answer } from '@tilldesk/domain/contract';
import type { stockByProduct } from '@tilldesk/domain/inventory';
import { useMemo } from 'react';
import type { ListColumn } from '../../resource/list/ListColumn.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { AvailableStock } from './cells.tsx';
import { useReorderText } from './useReorderText.ts';

export type ProductRow = Answer<typeof stockByProduct>['items'][number];

type ColumnId =
  | 'name'
  | 'sku'
  | 'categoryName'
  | 'onHand'
  | 'reserved'
  | 'available'
  | 'incoming'
  | 'aged'
  | 'reorder'
  | 'price'
  | 'retailValue'
  | 'cost'
  | 'costValue';

/** Returns the requested columns for a list of products; cost columns are left out for users who may not see costs. */
export function useProductColumns(
  columnIds: readonly ColumnId[],
  hidden: readonly ColumnId[] = [],
): ListColumn<ProductRow>[] {
  const t = useTranslate();
  const reorderText = useReorderText();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const quantity = (id: 'reserved' | 'available' | 'incoming' | 'aged', width = 104): ListColumn<ProductRow> => ({
      id,
      header: t(`inventory.column.${id}`),
      kind: 'quantity',
      value: (row) => row[id],
      width,
    });
    const all: Record<ColumnId, ListColumn<ProductRow>> = {
      name: {
        id: 'name',
        header: t('inventory.column.product'),
        kind: 'text',
        value: ({ name }) => name,
        sortable: true,
      },
      sku: { id: 'sku', header: t('inventory.column.sku'), kind: 'code', value: ({ sku }) => sku, width: 150 },
      categoryName: {
        id: 'categoryName',
        header: t('inventory.column.category'),
        kind: 'text',
        value: ({ categoryName }) => categoryName,
      },
      onHand: {
        id: 'onHand',
        header: t('inventory.column.onHand'),
        kind: 'quantity',
        value: ({ onHand }) => onHand,
        sortable: true,
        width: 104,
      },
      reserved: quantity('reserved'),
      available: { ...quantity('available', 120), cell: (row) => <AvailableStock {...row} /> },
      incoming: quantity('incoming'),
      aged: quantity('aged', 120),
      reorder: {
        id: 'reorder',
        header: t('inventory.column.reorder'),
        kind: 'text',
        value: reorderText,
        width: 284,
      },
      price: {
        id: 'price',
        header: t('inventory.column.price'),
        kind: 'money',
        value: ({ price }) => price,
        sortable: true,
        width: 108,
      },
      retailValue: {
        id: 'retailValue',
        header: t('inventory.column.retailValue'),
        kind: 'money',
        value: ({ retailValue }) => retailValue,
        width: 132,
      },
      cost: {
        id: 'cost',
        header: t('inventory.column.cost'),
        kind: 'money',
        value: ({ cost }) => cost,
        width: 116,
      },
      costValue: {
        id: 'costValue',
        header: t('inventory.column.costValue'),
        kind: 'money',
        value: ({ costValue }) => costValue,
        width: 124,
      },
    };
    return columnIds
      .filter((id) => viewCost || (id !== 'cost' && id !== 'costValue'))
      .map((id) => ({ ...all[id], hidden: hidden.includes(id) }));
  }, [t, reorderText, viewCost, columnIds, hidden]);
}
