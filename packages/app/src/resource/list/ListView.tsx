import { Alert, Button, EmptyState, SearchInput, type IconName } from '@tilldesk/ui';
import { DataTable, FilterBar, Pagination, type Column, type TableSelection } from '@tilldesk/ui/table';
import { ColumnPicker } from '@tilldesk/ui/table-tools';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { Frame } from './List.styles.ts';
import { isNumber, isUncutKind, type ListColumn, type ShownValue } from './ListColumn.ts';
import { pageSizes } from './listAddress.ts';
import type { TickedProps } from '../resource.ts';
import { Shown } from '../FieldValue.tsx';
import { Ticked } from './Selection.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import { useExport } from './useExport.ts';
import type { List } from './useList.ts';
import { useSearchBox } from './useSearchBox.ts';
import { useShortcuts } from '../useShortcuts.ts';

export type ListViewProps<R> = {
  list: List<R>;
  /** Id of the list, in lowercase: used for its stored columns and its file names. */
  name: string;
  /** Names the table for screen readers. */
  label: string;
  columns: readonly ListColumn<R>[];
  rowId: (row: R) => string;
  rowName: (row: R) => string;
  /** Opens a row; without it rows do not open. */
  onOpen?: ((row: R) => void) | undefined;
  /** Placeholder of the search box, such as "Name, phone or email"; null when the call has no search. */
  searchHint?: string | null | undefined;
  /** Filter controls, such as `<ListFilter>`. */
  filters?: ReactNode;
  /** Totals of the selected rows; without it rows cannot be selected. `amount` is minor units. */
  totals?: { units?: ((row: R) => number) | undefined; amount?: ((row: R) => number) | undefined } | undefined;
  /** Bulk actions for the selected rows. */
  ticked?: ComponentType<TickedProps<R>> | undefined;
  /** Shown while the list is empty: what to do, and the button for it. */
  empty: { icon: IconName; title: string; text: string; action?: ReactNode };
  /** Keys in addition to '/' (search) and j (into the table). */
  keys?: Readonly<Record<string, () => void>> | undefined;
};

/** A list on the page: search, filters, columns, export, table, selected rows with totals, pagination. */
export function ListView<R>(props: ListViewProps<R>) {
  const { list, name, label, columns, rowId, rowName, onOpen, searchHint, filters, totals, empty, keys } = props;
  const t = useTranslate();
  const problems = useProblem();
  const frame = useRef<HTMLElement>(null);
  const { shown, choose } = useColumnChoice(name, columns);
  const isFilled = ({ onlyFilled = false, value }: ListColumn<R>) =>
    !onlyFilled || list.rows.length === 0 || list.rows.some((row) => !isEmpty(value(row)));
  const box = useSearchBox(list.search, list.setSearch);
  const exporting = useExport(name, list, shown, rowId);
  const focus = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)?.focus();
  useShortcuts({ '/': () => focus('input[type=search]'), j: () => focus('tr[data-index][tabindex="0"]'), ...keys });

  const problem = list.problem && problems.message(list.problem);
  const retry = { retryLabel: t('list.again'), onRetry: list.again };
  const selection: TableSelection<R> | undefined = totals && {
    selectedIds: new Set(list.selected),
    quantityOf: totals.units ?? (() => 1),
    totalAmountOf: totals.amount ?? (() => 0),
    onSelect: ({ selectedItems }) => list.select(selectedItems.map(rowId)),
    allLabel: t('list.select.all'),
    rowLabel: (row) => t('list.select.one', { name: rowName(row) }),
  };
  const nothing = list.narrowed ? (
    <EmptyState
      icon="search"
      title={t('list.none.title')}
      text={t('list.none.text')}
      action={<Button onClick={list.clear}>{t('list.clear')}</Button>}
    />
  ) : (
    <EmptyState {...empty} />
  );

  return (
    <Frame ref={frame}>
      <FilterBar
        search={
          searchHint !== null && (
            <SearchInput
              aria-label={t('list.search')}
              aria-keyshortcuts="/"
              placeholder={searchHint ?? t('list.search')}
              clearLabel={t('list.searchClear')}
              maxLength={100}
              maxLengthText={t('form.maxLength')}
              value={box.typed}
              onChange={box.setTyped}
            />
          )
        }
        filters={filters}
        actions={
          <>
            <ColumnPicker
              label={t('list.columns')}
              columns={columns}
              shown={shown.map(({ id }) => id)}
              onChange={choose}
              texts={{
                move: ({ header }) => t('list.columns.move', { header }),
                moved: (at) => t('list.columns.moved', at),
              }}
            />
            <ExportMenu exporting={exporting} ticked={list.selected.length} />
          </>
        }
        texts={{ active: t('list.filters'), remove: () => '', clear: t('list.clear') }}
      />
      <ExportProgress exporting={exporting} />
      {problem !== undefined && list.rows.length > 0 && (
        <Alert tone="warn" title={t('list.stale')} actions={<Button onClick={list.again}>{retry.retryLabel}</Button>}>
          {problem}
        </Alert>
      )}
      {totals && <Ticked list={list} rowId={rowId} totals={totals} BulkActions={props.ticked} />}
      <DataTable
        label={label}
        columns={shown.filter(isFilled).map(columnOf)}
        rows={list.rows}
        rowId={rowId}
        sort={{ by: list.sort.replace(/^-/, ''), direction: list.sort.startsWith('-') ? 'desc' : 'asc' }}
        onSort={({ by, direction }) => list.setSort(direction === 'desc' ? `-${by}` : by)}
        selection={selection}
        onOpen={onOpen}
        loading={list.waiting ? t('list.loading') : undefined}
        error={problem !== undefined && list.rows.length === 0 ? { text: problem, ...retry } : undefined}
        empty={nothing}
      />
      <Pages list={list} />
    </Frame>
  );
}

const isEmpty = (value: ShownValue): boolean => value === null || value === undefined || value === '';

function columnOf<R>({
  kind,
  value,
  cell,
  whole: isUncut = isUncutKind(kind),
  hidden: _hidden,
  onlyFilled: _onlyFilled,
  ...column
}: ListColumn<R>): Column<R> {
  return {
    ...column,
    cell: cell ?? ((row) => <Shown kind={kind} value={value(row)} />),
    align: isNumber(kind) ? 'end' : 'start',
    whole: isUncut,
  };
}

function Pages<R>({ list }: { list: List<R> }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { pagination } = list;
  if (!pagination || pagination.total === 0) return null;
  return (
    <Pagination
      page={list.page}
      limit={list.limit}
      total={pagination.total}
      totalIsAtLeast={pagination.totalIsAtLeast}
      hasNextPage={pagination.hasNextPage}
      onPage={list.setPage}
      pageSizes={pageSizes}
      onPageSize={list.setLimit}
      locale={locale}
      texts={{
        label: t('list.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        place: (at) => t('list.place', at),
        rows: (at) => t('list.rows', at),
        pageSize: t('list.pageSize'),
      }}
    />
  );
}
