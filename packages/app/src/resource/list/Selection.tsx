import { Button, Strip, Text } from '@tilldesk/ui';
import { tableStateOf } from '@tilldesk/ui/table';
import type { ComponentType } from 'react';
import { Row } from '../../page/flow.styles.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { TickedProps } from '../resource.ts';
import type { List } from './useList.ts';

type OwnProps<R> = {
  list: List<R>;
  rowId: (row: R) => string;
  totals: { units?: ((row: R) => number) | undefined; amount?: ((row: R) => number) | undefined };
  BulkActions: ComponentType<TickedProps<R>> | undefined;
};

/** The totals of the selected rows (spec §3, "Table state"). */
export function Ticked<R>({ list, rowId, totals: { units, amount }, BulkActions }: OwnProps<R>) {
  const t = useTranslate();
  const { money } = useFormats();
  const { selectedItems, totalUnits, totalAmount } = tableStateOf({
    rows: list.rows,
    selectedIds: new Set(list.selected),
    rowId,
    quantityOf: units ?? (() => 1),
    totalAmountOf: amount ?? (() => 0),
  });
  if (selectedItems.length === 0) return null;
  return (
    <Strip
      role="status"
      tone="accent"
      end={
        <Row>
          {BulkActions && <BulkActions ids={list.selected} rows={selectedItems} list={list} />}
          <Button size="s" tone="quiet" onClick={() => list.select([])}>
            {t('list.unselect')}
          </Button>
        </Row>
      }
    >
      <Text weight="strong">{t('list.selected', { count: selectedItems.length })}</Text>
      {units && <span>{t('list.selected.units', { count: totalUnits })}</span>}
      {amount && <span>{money(totalAmount)}</span>}
    </Strip>
  );
}
