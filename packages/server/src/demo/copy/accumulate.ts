import type { Tx } from '../../database/transaction.ts';
import type { Table } from './catalogue.ts';
import { sameKey } from './recording.ts';

/** Adds to rows that existed before the periods what each copy of a period adds; moments become those of the last copy. */
export async function accumulate(tx: Tx, table: Table): Promise<void> {
  const { name, columns, key } = table;
  const values = columns.filter(({ name: column, isAssigned }) => !isAssigned && !key.includes(column));
  const numbers = values.filter(({ type }) => ['int4', 'int8', 'numeric'].includes(type)).map((column) => column.name);
  const moments = values.filter(({ type }) => type === 'timestamptz').map((column) => column.name);
  const days = values.filter(({ type }) => type === 'date').map((column) => column.name);
  const later = (column: string, moved: string) =>
    `max(case when b."${column}" is distinct from w."${column}" then b."${column}" + ${moved} end) as "${column}"`;
  const keys = ['business_id', ...key].map((column) => `b.${column}`).join(', ');
  await tx.raw(`
    update public.${name} t set ${[
      ...numbers.map((column) => `"${column}" = t."${column}" + d."${column}"`),
      ...[...moments, ...days].map((column) => `"${column}" = greatest(t."${column}", d."${column}")`),
    ].join(', ')}
    from (
      select ${[
        keys,
        ...numbers.map(
          (column) => `sum((coalesce(b."${column}", 0) - coalesce(w."${column}", 0)) * c.times) as "${column}"`,
        ),
        ...moments.map((column) => later(column, 'make_interval(days => c.days)')),
        ...days.map((column) => later(column, 'c.days')),
      ].join(', ')}
      from became_${name} b join was_${name} w on w.of_period = b.of_period and ${sameKey(table, 'w', 'b')}
      join (select period, count(*) as times, max(days) as days from copies group by 1) c on c.period = b.of_period
      group by ${keys}
    ) d where ${sameKey(table, 'd', 't')}`);
}
