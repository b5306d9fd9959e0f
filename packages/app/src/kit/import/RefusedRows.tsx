import type { ImportJob, Importing, ImportRow, RowProblem } from '@tilldesk/domain/stock';
import { Button, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { toasts } from '../../wiring/toasts.ts';
import { Row, Stack } from '../page/flow.styles.ts';
import { useFormats } from '../say/useFormats.ts';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import { downloadRefused } from './ownFiles.wiring.ts';

/** Rows that are shown; the list to download has all. */
const SHOWN = 50;

type Line = { id: string; row: number; problem: RowProblem };

/** The rows that cannot come in: where, what stands there, why not. */
export function RefusedRows({ of, job }: { of: Importing; job: ImportJob }) {
  const say = useSay();
  const problems = useProblem();
  const { number } = useFormats();
  const [busy, setBusy] = useState(false);
  const input = { params: { id: job.id }, query: { outcome: 'refused', limit: SHOWN } } as const;
  const { data, problem, loading, again } = useAnswer(of.calls.rows, input, { keep: true });
  const lines = (data?.items ?? []).flatMap(({ row, problems: all }) =>
    all.map((one, at): Line => ({ id: `${row} ${at}`, row, problem: one })),
  );
  const columnName = ({ column }: RowProblem) => column ?? say('import.rows.whole');
  const sentence = (of: RowProblem) => problems.field({ ...of, params: of.params ?? {} });
  const headings = [
    say('import.rows.row'),
    say('import.rows.column'),
    say('import.rows.cell'),
    say('import.rows.problem'),
  ];

  const fetchList = async () => {
    setBusy(true);
    try {
      await downloadRefused(of, job.id, headings, ({ row, problems: all }: ImportRow) =>
        all.map((one) => [row, columnName(one), one.cell, sentence(one)]),
      );
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.say(error) });
    } finally {
      setBusy(false);
    }
  };
  const columns: Column<Line>[] = [
    { id: 'row', header: say('import.rows.row'), width: 80, align: 'end', cell: ({ row }) => number(row) },
    {
      id: 'column',
      header: say('import.rows.column'),
      width: 150,
      cell: (line) => <Text clip>{columnName(line.problem)}</Text>,
    },
    {
      id: 'cell',
      header: say('import.rows.cell'),
      width: 170,
      cell: (line) => (
        <Text code clip>
          {line.problem.cell}
        </Text>
      ),
    },
    { id: 'problem', header: say('import.rows.problem'), width: 420, cell: (line) => sentence(line.problem) },
  ];
  return (
    <Stack>
      <DataTable
        label={say('import.rows.table')}
        columns={columns}
        rows={lines}
        rowId={({ id }) => id}
        narrow="scroll"
        maxHeight="34dvh"
        loading={loading ? say('import.rows.loading') : undefined}
        error={problem && { text: problems.say(problem), retryLabel: say('list.again'), onRetry: again }}
      />
      <Row>
        <Button size="s" icon="download" busy={busy} onClick={() => void fetchList()}>
          {say('import.rows.download')}
        </Button>
        {job.counts.refused > SHOWN && (
          <Text tone="muted">
            {say('import.rows.first', { shown: number(SHOWN), count: number(job.counts.refused) })}
          </Text>
        )}
      </Row>
    </Stack>
  );
}
