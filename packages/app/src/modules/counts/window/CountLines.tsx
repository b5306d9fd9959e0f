import { counts, type CountLine, type InventoryCount } from '@tilldesk/domain/counts';
import { Badge, Segments, Text } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { InlineGroup } from '../../../page/flow.styles.ts';
import type { ListColumn } from '../../../resource/list/ListColumn.ts';
import { listOf } from '../../../resource/list/listOf.ts';
import { ListView } from '../../../resource/list/ListView.tsx';
import { useList, type List } from '../../../resource/list/useList.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { UnitStatusBadge } from '../../../stock/UnitStatusBadge.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Signed } from './Signed.tsx';

export const shows = ['different', 'recount', 'uncounted', 'counted', 'all'] as const;
export type Show = (typeof shows)[number];

/** The lines of a count as a list whose state is in the address; `show` selects which lines. */
export function useCountLines(id: string, show: Show): List<CountLine> {
  const fixed: Record<string, string> = show === 'all' ? {} : { show };
  const isByValue = show === 'different' || show === 'recount';
  const call = listOf(counts.lines, { id });
  return useList(call, {
    sort: isByValue ? 'differenceValue' : 'name',
    limit: 50,
    fixed,
    watch: ['invoices', 'inventory'],
  });
}

export type CountLinesProps = {
  count: InventoryCount;
  list: List<CountLine>;
  show: Show;
  onShow: (show: Show) => void;
  /** Lets lines be selected. @default false */
  picks?: boolean;
  /** In a blind count there is no filter, since it would reveal what is expected. */
  isBlind: boolean;
  end?: ReactNode;
};

/** Shows the counted quantity of each line against the recorded stock. */
export function CountLines({ count, list, show, onShow, picks = false, isBlind, end }: CountLinesProps) {
  const t = useTranslate();
  const columns = useColumns(isBlind);
  const isExact = show === 'different' && count.status !== 'cancelled';
  return (
    <ListView
      list={list}
      name="count-lines"
      label={t('counts.lines')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ productName, unitCode }) => unitCode ?? productName}
      searchHint={t('counts.lines.search')}
      filters={
        <>
          {!isBlind && (
            <Segments
              label={t('counts.show')}
              value={show}
              options={shows.map((value) => ({
                value,
                name: t(`counts.show.${value}`),
                face: t(`counts.show.${value}`),
              }))}
              onChange={onShow}
            />
          )}
          {end}
        </>
      }
      totals={
        picks
          ? { units: ({ difference }) => difference ?? 0, amount: ({ differenceValue }) => differenceValue ?? 0 }
          : undefined
      }
      empty={
        isExact
          ? { icon: 'check', title: t('counts.lines.exact'), text: t('counts.lines.exactText') }
          : { icon: 'box', title: t('counts.lines.empty'), text: t('counts.lines.emptyText') }
      }
    />
  );
}

function useColumns(isBlind: boolean): ListColumn<CountLine>[] {
  const t = useTranslate();
  const { viewCost } = useSession().limits;
  const product: ListColumn<CountLine> = {
    id: 'productName',
    header: t('counts.line'),
    kind: 'text',
    value: ({ productName }) => productName,
    cell: (line) => <Named line={line} />,
    least: 200,
    rank: 1,
  };
  // The difference column is next to the product, so that it is visible at any scroll position.
  const difference: ListColumn<CountLine> = {
    id: 'difference',
    header: t('counts.difference'),
    kind: 'quantity',
    value: ({ difference }) => difference,
    cell: ({ difference }) => <Signed value={difference} />,
    sortable: true,
    rank: 2,
  };
  const columns: ListColumn<CountLine>[] = [
    {
      id: 'unitCode',
      header: t('counts.line.code'),
      kind: 'code',
      value: ({ unitCode }) => unitCode,
      onlyFilled: true,
    },
    {
      id: 'unitStatus',
      header: t('counts.line.unitStatus'),
      kind: 'text',
      value: ({ unitStatus }) => unitStatus && t(`choice.unit.status.${unitStatus}`),
      cell: ({ unitStatus }) => unitStatus && <UnitStatusBadge status={unitStatus} />,
      whole: true,
      onlyFilled: true,
    },
    { id: 'counted', header: t('counts.counted'), kind: 'quantity', value: ({ counted }) => counted },
    { id: 'sku', header: t('counts.line.sku'), kind: 'code', value: ({ sku }) => sku, hidden: true },
    {
      id: 'lastScannedAt',
      header: t('counts.line.lastScan'),
      kind: 'instant',
      value: ({ lastScannedAt }) => lastScannedAt,
      sortable: true,
      hidden: true,
    },
  ];
  const expected: ListColumn<CountLine>[] = [
    { id: 'expected', header: t('counts.expected'), kind: 'quantity', value: ({ expected: pieces }) => pieces },
  ];
  const values: ListColumn<CountLine>[] = [
    {
      id: 'differenceValue',
      header: t('counts.differenceValue'),
      kind: 'money',
      value: ({ differenceValue }) => differenceValue,
      sortable: true,
    },
    {
      id: 'unitCost',
      header: t('counts.line.unitCost'),
      kind: 'money',
      value: ({ unitCost }) => unitCost,
      hidden: true,
    },
  ];
  if (isBlind) return [product, ...columns];
  return [product, difference, ...columns, ...expected, ...(viewCost ? values : [])];
}

/** The product, with a mark when its line must be counted again. */
function Named({ line }: { line: CountLine }) {
  const t = useTranslate();
  const { movedOut, movedIn } = line;
  if (!line.needsRecount) return line.productName;
  return (
    <InlineGroup>
      <Text clip>{line.productName}</Text>
      <Badge
        tone="warn"
        title={movedOut + movedIn > 0 ? t('counts.line.moved', { out: movedOut, in: movedIn }) : undefined}
      >
        {t('counts.line.again')}
      </Badge>
    </InlineGroup>
  );
}
