import type { FieldProblem } from '@tilldesk/domain/problems';
import type { BulkChange, BulkRow } from '@tilldesk/domain/products';
import { Alert, ItemList } from '@tilldesk/ui';
import { DataTable } from '@tilldesk/ui/table';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { categoryPaths } from '../categories/categoryPaths.ts';
import { useCategories } from '../categories/useCategories.ts';

/** Shows each row's value before and after the change, or why it stays the same. */
export function BulkPreview({ change, rows }: { change: BulkChange; rows: readonly BulkRow[] }) {
  const t = useTranslate();
  const problems = useProblem();
  const { money, percent, number } = useFormats();
  const paths = categoryPaths(useCategories().items);
  const shown = (value: BulkRow['before']): string => {
    if (value === null) return '–';
    switch (change.kind) {
      case 'priceBy':
      case 'priceByPercent':
        return money(Number(value));
      case 'tax':
        return percent(String(value));
      case 'category':
        return paths.find(({ id }) => id === value)?.label ?? String(value);
      case 'active':
        return t(value === true ? 'bulk.active.true' : 'bulk.active.false');
      case 'reorderPoint':
        return number(Number(value));
      default:
        return change satisfies never;
    }
  };
  const rejected = rows.filter(({ problem }) => problem !== null);
  return (
    <Stack>
      {rejected.length > 0 && (
        <Alert tone="warn" title={t('bulk.rejected', { count: rejected.length })}>
          <ItemList
            items={rejected.map(({ id, name, problem }) => ({
              id,
              title: name,
              text: problem && problems.field(fieldProblemOf(problem)),
            }))}
          />
        </Alert>
      )}
      {rejected.length < rows.length && (
        <DataTable
          label={t('bulk.preview')}
          rows={rows.filter(({ problem }) => problem === null)}
          rowId={({ id }) => id}
          empty={null}
          columns={[
            { id: 'name', header: t('field.product.name'), cell: ({ name, sku }) => `${name} · ${sku}` },
            { id: 'before', header: t('bulk.before'), width: 160, align: 'end', cell: ({ before }) => shown(before) },
            {
              id: 'after',
              header: t('bulk.after'),
              width: 160,
              align: 'end',
              cell: ({ after }) => <b>{change.kind === 'category' ? String(after) : shown(after)}</b>,
            },
          ]}
        />
      )}
    </Stack>
  );
}

const fieldProblemOf = ({ code, message, params }: NonNullable<BulkRow['problem']>): FieldProblem => ({
  code,
  message,
  ...(params ? { params } : {}),
});
