import { Button, Strip, Text } from '@tilldesk/ui';
import { tableStateOf } from '@tilldesk/ui/table';
import type { ComponentType } from 'react';
import { Row } from '../page/flow.styles.ts';
import { useFormats } from '../say/useFormats.ts';
import { useSay } from '../say/useSay.ts';
import type { TickedProps } from './resource.ts';
import type { List } from './useList.ts';

type OwnProps<R> = {
  list: List<R>;
  rowId: (row: R) => string;
  totals: { units?: ((row: R) => number) | undefined; amount?: ((row: R) => number) | undefined };
  deeds: ComponentType<TickedProps<R>> | undefined;
};

/** What the ticked rows add up to (spec §3, "Table state"). */
export function Ticked<R>({ list, rowId, totals: { units, amount }, deeds: Deeds }: OwnProps<R>) {
  const say = useSay();
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
          {Deeds && <Deeds ids={list.selected} rows={selectedItems} list={list} />}
          <Button size="s" tone="quiet" onClick={() => list.select([])}>
            {say('list.unselect')}
          </Button>
        </Row>
      }
    >
      <Text weight="strong">{say('list.selected', { count: selectedItems.length })}</Text>
      {units && <span>{say('list.selected.units', { count: totalUnits })}</span>}
      {amount && <span>{money(totalAmount)}</span>}
    </Strip>
  );
}
