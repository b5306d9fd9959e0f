import { DocumentSheet } from '@tilldesk/ui/print';
import type { ReportSheet } from './sheets.ts';
import { useSheetPaper } from './useSheetPaper.ts';

/** A report on its own page, for the browser's print dialog. */
export function ReportPaper({ sheet: { title, from, facts, columns, rows, sums, notes } }: { sheet: ReportSheet }) {
  const paper = useSheetPaper();
  return (
    <DocumentSheet
      paper={paper}
      title={title}
      from={from}
      facts={facts}
      columns={[
        { id: 'what', header: columns.what, cell: (row: ReportSheet['rows'][number]) => row.what },
        { id: 'count', header: columns.count, cell: (row) => row.count, align: 'end' },
        { id: 'sum', header: columns.sum, cell: (row) => row.sum, align: 'end' },
      ]}
      rows={rows}
      rowId={({ id }) => id}
      sums={sums}
      notes={notes.join('\n')}
    />
  );
}
