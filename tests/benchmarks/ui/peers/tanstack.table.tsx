import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { benchRows, columnIds, type BenchRow } from '../pages/rows.ts';
import { stage } from '../pages/stage.tsx';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns });
const helper = createColumnHelper<typeof features, BenchRow>();
const columns = helper.columns(
  columnIds.map((id) => helper.accessor(id, { header: id, sortFn: 'basic', sortDescFirst: false })),
);
const sheet = `.t{block-size:600px;overflow:auto;font:13px sans-serif}.t table{inline-size:100%;table-layout:fixed;border-collapse:collapse}.t tr{block-size:36px}.t th{position:sticky;inset-block-start:0;background:#eee}.t td{border-block-end:1px solid #ddd}`;

stage(function TanstackTable({ size }) {
  const data = useMemo(() => benchRows(size), [size]);
  const table = useTable({ features, columns, data });
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 4,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className="t" data-scroller="" ref={scroller}>
      <style>{sheet}</style>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {before > 0 && (
            <tr>
              <td colSpan={10} style={{ blockSize: before }} />
            </tr>
          )}
          {items.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <tr key={row.id}>
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
          {after > 0 && (
            <tr>
              <td colSpan={10} style={{ blockSize: after }} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
});
