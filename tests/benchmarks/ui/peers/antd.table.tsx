import { Table } from 'antd';
import { useMemo } from 'react';
import { benchRows, columnIds, type BenchRow } from '../pages/rows.ts';
import { stage } from '../pages/stage.tsx';

const columns = columnIds.map((id) => ({
  title: id,
  dataIndex: id,
  width: 120,
  sorter: (a: BenchRow, b: BenchRow) => (a[id] < b[id] ? -1 : a[id] > b[id] ? 1 : 0),
}));

stage(function AntdTable({ size }) {
  const rows = useMemo(() => benchRows(size), [size]);
  return (
    <Table
      virtual
      rowKey="id"
      size="small"
      columns={columns}
      dataSource={rows}
      pagination={false}
      scroll={{ x: 1200, y: 560 }}
      showSorterTooltip={false}
    />
  );
});
