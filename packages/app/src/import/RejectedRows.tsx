import type { ImportJob, Importing, ImportRow, RowProblem } from '@tilldesk/domain/imports';
import { Button, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useToastedMutation } from '../actions/useToastedMutation.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { Row, Stack } from '../page/flow.styles.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { downloadRejected } from './ownFiles.wiring.ts';

/** Number of rows shown; the downloadable list has all. */
const SHOWN_MAX = 50;

type ProblemRow = { id: string; row: number; problem: RowProblem };

/** Lists the rejected rows: position, content and reason. */
export function RejectedRows({ entity, job }: { entity: Importing; job: ImportJob }) {
  const t = useTranslate();
  const problems = useProblem();
  const { number } = useFormats();
  const { busy, run } = useToastedMutation();
  const input = { params: { id: job.id }, query: { outcome: 'rejected', limit: SHOWN_MAX } } as const;
  const { data, problem, loading, again } = useAnswer(entity.calls.rows, input, { keepPreviousData: true });
  const rows = (data?.items ?? []).flatMap(({ row, problems: all }) =>
    all.map((one, at): ProblemRow => ({ id: `${row} ${at}`, row, problem: one })),
  );
  const columnName = ({ column }: RowProblem) => column ?? t('import.rows.whole');
  const message = (of: RowProblem) => problems.field({ ...of, params: of.params ?? {} });
  const headings = [t('import.rows.row'), t('import.rows.column'), t('import.rows.cell'), t('import.rows.problem')];

  const downloadAll = () =>
    run(null, () =>
      downloadRejected(entity, job.id, headings, ({ row, problems: all }: ImportRow) =>
        all.map((one) => [row, columnName(one), one.cell, message(one)]),
      ),
    );
  const columns: Column<ProblemRow>[] = [
    { id: 'row', header: t('import.rows.row'), width: 80, align: 'end', cell: ({ row }) => number(row) },
    {
      id: 'column',
      header: t('import.rows.column'),
      width: 150,
      cell: (line) => <Text clip>{columnName(line.problem)}</Text>,
    },
    {
      id: 'cell',
      header: t('import.rows.cell'),
      width: 170,
      cell: (line) => (
        <Text code clip>
          {line.problem.cell}
        </Text>
      ),
    },
    { id: 'problem', header: t('import.rows.problem'), width: 420, cell: (line) => message(line.problem) },
  ];
  return (
    <Stack>
      <DataTable
        label={t('import.rows.table')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        narrow="scroll"
        maxHeight="34dvh"
        loading={loading ? t('import.rows.loading') : undefined}
        error={problem && { text: problems.message(problem), retryLabel: t('list.again'), onRetry: again }}
      />
      <Row>
        <Button size="s" icon="download" busy={busy} onClick={() => void downloadAll()}>
          {t('import.rows.download')}
        </Button>
        {job.counts.rejected > SHOWN_MAX && (
          <Text tone="muted">
            {t('import.rows.first', { shown: number(SHOWN_MAX), count: number(job.counts.rejected) })}
          </Text>
        )}
      </Row>
    </Stack>
  );
}
