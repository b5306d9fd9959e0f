import { memo, useMemo, useState } from 'react';
import { benchRows, columnIds, type BenchRow } from './rows.ts';
import { stage } from './stage.tsx';

const ROW = 36;
const HEIGHT = 600;
const sheet = `.t{block-size:${HEIGHT}px;overflow:auto;font:13px sans-serif}.t table{inline-size:100%;table-layout:fixed;border-collapse:collapse}.t tr{block-size:${ROW}px}.t th{position:sticky;inset-block-start:0;background:#eee}.t td{border-block-end:1px solid #ddd}`;

stage(function FloorTable({ size }) {
  const rows = useMemo(() => benchRows(size), [size]);
  const [sort, setSort] = useState<{ by: keyof BenchRow; sign: 1 | -1 } | null>(null);
  const [first, setFirst] = useState(0);
  const sorted = useMemo(() => {
    if (sort === null) return rows;
    const { by, sign } = sort;
    return rows.toSorted((a, b) => (a[by] < b[by] ? -sign : a[by] > b[by] ? sign : 0));
  }, [rows, sort]);
  const start = Math.max(0, first - 4);
  const end = Math.min(sorted.length, first + Math.ceil(HEIGHT / ROW) + 4);
  return (
    <div className="t" data-scroller="" onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / ROW))}>
      <style>{sheet}</style>
      <table>
        <thead>
          <tr>
            {columnIds.map((id) => (
              <th key={id}>
                <button
                  type="button"
                  onClick={() => setSort({ by: id, sign: sort?.by === id && sort.sign === 1 ? -1 : 1 })}
                >
                  {id}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {start > 0 && (
            <tr>
              <td colSpan={10} style={{ blockSize: start * ROW }} />
            </tr>
          )}
          {sorted.slice(start, end).map((row) => (
            <FloorRow key={row.id} row={row} />
          ))}
          {end < sorted.length && (
            <tr>
              <td colSpan={10} style={{ blockSize: (sorted.length - end) * ROW }} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
});

const FloorRow = memo(function FloorRow({ row }: { row: BenchRow }) {
  return (
    <tr>
      {columnIds.map((id) => (
        <td key={id}>{row[id]}</td>
      ))}
    </tr>
  );
});
