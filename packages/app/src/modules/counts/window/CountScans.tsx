import { counts, countScanResults, type CountScan } from '@tilldesk/domain/stock';
import { Badge } from '@tilldesk/ui';
import type { ListColumn } from '../../../kit/resource/ListColumn.ts';
import { ClearFilters, ListFilter } from '../../../kit/resource/ListFilters.tsx';
import { listOf } from '../../../kit/resource/listOf.ts';
import { ListView } from '../../../kit/resource/ListView.tsx';
import { useList } from '../../../kit/resource/useList.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Signed } from './Signed.tsx';
import { toneOfScan, useResultWords } from './useResultWords.ts';

const filters = ['result'];

/** Every scan of a count, by whomever, the latest first. */
export function CountScans({ id }: { id: string }) {
  const say = useSay();
  const list = useList(listOf(counts.scans, { id }), { sort: '-at', limit: 50, filters });
  const columns = useColumns();
  return (
    <ListView
      list={list}
      name="count-scans"
      label={say('counts.scans')}
      columns={columns}
      rowId={(scan) => scan.id}
      rowName={({ code }) => code}
      searchHint={say('counts.scans.search')}
      filters={
        <>
          <ListFilter
            label={say('counts.scan.result')}
            value={list.filters['result'] ?? ''}
            options={countScanResults.map((one) => ({
              id: one,
              label: one === 'wrongStatus' ? say('counts.troubles.wrongStatus') : say(`counts.result.${one}`),
            }))}
            onChange={(value) => list.setFilter('result', value)}
          />
          <ClearFilters list={list} />
        </>
      }
      empty={{ icon: 'scan', title: say('counts.scans.empty'), text: say('counts.scans.emptyText') }}
    />
  );
}

function useColumns(): ListColumn<CountScan>[] {
  const say = useSay();
  const words = useResultWords();
  return [
    { id: 'at', header: say('counts.scan.at'), kind: 'instant', value: ({ at }) => at, sortable: true },
    { id: 'by', header: say('counts.scan.by'), kind: 'text', value: ({ by }) => by, width: 140 },
    { id: 'code', header: say('counts.scan.code'), kind: 'code', value: ({ code }) => code, width: 164 },
    { id: 'product', header: say('counts.line'), kind: 'text', value: ({ productName }) => productName },
    {
      id: 'result',
      header: say('counts.scan.result'),
      kind: 'text',
      value: (scan) => words(scan),
      cell: (scan) => (
        <Badge tone={scan.isTakenBack ? 'neutral' : toneOfScan(scan)} dot>
          {scan.isTakenBack ? say('counts.result.takenBack') : words(scan)}
        </Badge>
      ),
      width: 220,
    },
    {
      id: 'quantity',
      header: say('counts.scan.quantity'),
      kind: 'quantity',
      value: ({ quantity }) => quantity,
      cell: ({ quantity }) => <Signed value={quantity} />,
    },
  ];
}
