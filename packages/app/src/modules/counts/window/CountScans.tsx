import { counts, countScanResults, type CountScan } from '@tilldesk/domain/counts';
import { Badge } from '@tilldesk/ui';
import type { ListColumn } from '../../../resource/list/ListColumn.ts';
import { ClearFilters, ListFilter } from '../../../resource/list/ListFilters.tsx';
import { listOf } from '../../../resource/list/listOf.ts';
import { ListView } from '../../../resource/list/ListView.tsx';
import { useList } from '../../../resource/list/useList.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Signed } from './Signed.tsx';
import { toneOfScan, useResultText } from './useResultText.ts';

const filters = ['result'];

/** Lists every scan of a count, by all people, the latest first. */
export function CountScans({ id }: { id: string }) {
  const t = useTranslate();
  const list = useList(listOf(counts.scans, { id }), { sort: '-at', limit: 50, filters });
  const columns = useColumns();
  return (
    <ListView
      list={list}
      name="count-scans"
      label={t('counts.scans')}
      columns={columns}
      rowId={(scan) => scan.id}
      rowName={({ code }) => code}
      searchHint={t('counts.scans.search')}
      filters={
        <>
          <ListFilter
            label={t('counts.scan.result')}
            value={list.filters['result'] ?? ''}
            options={countScanResults.map((one) => ({
              id: one,
              label: one === 'wrongStatus' ? t('counts.problems.wrongStatus') : t(`counts.result.${one}`),
            }))}
            onChange={(value) => list.setFilter('result', value)}
          />
          <ClearFilters list={list} />
        </>
      }
      empty={{ icon: 'scan', title: t('counts.scans.empty'), text: t('counts.scans.emptyText') }}
    />
  );
}

function useColumns(): ListColumn<CountScan>[] {
  const t = useTranslate();
  const resultText = useResultText();
  return [
    { id: 'at', header: t('counts.scan.at'), kind: 'instant', value: ({ at }) => at, sortable: true },
    { id: 'by', header: t('counts.scan.by'), kind: 'text', value: ({ by }) => by, width: 140 },
    { id: 'code', header: t('counts.scan.code'), kind: 'code', value: ({ code }) => code, width: 164 },
    { id: 'product', header: t('counts.line'), kind: 'text', value: ({ productName }) => productName },
    {
      id: 'result',
      header: t('counts.scan.result'),
      kind: 'text',
      value: (scan) => resultText(scan),
      cell: (scan) => (
        <Badge tone={scan.isTakenBack ? 'neutral' : toneOfScan(scan)} dot>
          {scan.isTakenBack ? t('counts.result.takenBack') : resultText(scan)}
        </Badge>
      ),
      width: 220,
    },
    {
      id: 'quantity',
      header: t('counts.scan.quantity'),
      kind: 'quantity',
      value: ({ quantity }) => quantity,
      cell: ({ quantity }) => <Signed value={quantity} />,
    },
  ];
}
