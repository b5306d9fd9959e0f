import type { Pagination as Place } from '@tilldesk/domain/contract';
import { EmptyState, type IconName } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { Stack } from '../../../page/flow.styles.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { ApiProblem } from '../../../api/ApiProblem.ts';
import { BookPages } from './BookPages.tsx';

export type BookTableProps<R> = {
  label: string;
  columns: readonly Column<R>[];
  rowId: (row: R) => string;
  onOpen?: ((row: R) => void) | undefined;
  answered: {
    data: { items: readonly R[]; pagination: Place } | undefined;
    problem: ApiProblem | undefined;
    loading: boolean;
    again: () => void;
  };
  page: number;
  onPage: (page: number) => void;
  empty: { icon: IconName; title: string; text?: string };
};

/** A paginated table of a customer's records. */
export function BookTable<R>({ label, columns, rowId, onOpen, answered, page, onPage, empty }: BookTableProps<R>) {
  const t = useTranslate();
  const problems = useProblem();
  const { data, problem, loading, again } = answered;
  return (
    <Stack>
      <DataTable
        label={label}
        columns={columns}
        rows={data?.items ?? []}
        rowId={rowId}
        onOpen={onOpen}
        loading={loading ? t('list.loading') : undefined}
        error={
          problem && !data
            ? { text: problems.message(problem), retryLabel: t('list.again'), onRetry: again }
            : undefined
        }
        empty={<EmptyState {...empty} />}
      />
      {data && <BookPages place={data.pagination} page={page} onPage={onPage} />}
    </Stack>
  );
}
