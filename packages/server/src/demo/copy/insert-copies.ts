import type { Tx } from '../../database/transaction.ts';
import type { Column, Table } from './catalogue.ts';
import { hasOwnId } from './recording.ts';

/** Which columns of the added rows of a table contain something that a copy has to replace. */
type Replaced = { ids: ReadonlySet<string>; texts: ReadonlySet<string> };

/**
 * Inserts the copies of the rows that were added to a table. Rows whose key is the same in a copy are sums; the period ended
 * with what it had added to them.
 */
export async function insertCopies(tx: Tx, table: Table): Promise<void> {
  const replaced = await findReplaced(tx, table);
  const isSum = !table.key.some((column) => {
    const isAssigned = table.columns.some(({ name, isAssigned: assigned }) => name === column && assigned);
    return isAssigned || column === 'id' || replaced.ids.has(column) || replaced.texts.has(column);
  });
  if (isSum) return assertNothingAdded(tx, table);
  const written = table.columns.filter(({ isAssigned }) => !isAssigned);
  const owners = [...replaced.ids].filter((column) => column !== 'id');
  const joins = [
    ...owners.map((column) => `left join copied_ids i_${column} on i_${column}.id = s.${column}`),
    ...[...replaced.texts].map(
      (column) =>
        `left join copied_texts t_${column} on t_${column}.copy = c.n and t_${column}.old = s.${column} collate "C"`,
    ),
    ...(table.numberColumn === null
      ? []
      : [`left join copied_numbers own on own.copy = c.n and own.of = '${table.name}' and own.store = s.store_id`]),
  ];
  for (const { name } of jsonColumns(table)) {
    await prepareJson(tx, table.name, name, owners);
    joins.push(
      `left join copied_ids j_${name} on j_${name}.id = s."${name} numbered"`,
      `left join copied_numbers m_${name} on m_${name}.copy = c.n and m_${name}.of = j_${name}.of and m_${name}.store = j_${name}.store`,
    );
  }
  const valueOf = (column: Column) => valueIn(table, column, replaced);
  await tx.raw(`
    insert into public.${table.name} (${written.map(({ name }) => `"${name}"`).join(', ')})
    select ${written.map(valueOf).join(', ')}
    from added_${table.name} s join copies c on c.period = s.of_period ${joins.join(' ')}
    order by c.n, s.of_order`);
}

/** Returns the value of a column in a copy, as SQL. Throws for a type that has no rule for copying. */
function valueIn(table: Table, { name, type }: Column, { ids, texts }: Replaced): string {
  const value = `s."${name}"`;
  if (type === 'uuid') {
    if (name === 'id' && hasOwnId(table)) return `pg_temp.copied_id(s.id, c.n, c.ms)`;
    return ids.has(name)
      ? `case when i_${name}.id is null then ${value} else pg_temp.copied_id(${value}, c.n, c.ms) end`
      : value;
  }
  if (type === 'json' || type === 'jsonb') return `${jsonIn(name)}::${type}`;
  if (type === 'text') {
    const own = texts.has(name) ? `coalesce(t_${name}.new, ${value})` : value;
    return table.key.includes(name)
      ? withNumber(
          own,
          value,
          [...ids].filter((id) => id !== 'id'),
        )
      : own;
  }
  if (type === '_text')
    return `case when ${value} is not null then array(select coalesce(t.new, u.text) from unnest(${value}) with ordinality u(text, n)
      left join copied_texts t on t.copy = c.n and t.old = u.text collate "C" order by u.n) end`;
  if (type === '_uuid')
    return `case when ${value} is not null then array(select case when i.id is null then u.id else pg_temp.copied_id(u.id, c.n, c.ms) end
      from unnest(${value}) with ordinality u(id, n) left join copied_ids i on i.id = u.id order by u.n) end`;
  if (type === 'timestamptz') return `${value} + make_interval(days => c.days)`;
  if (type === 'date') return `${value} + c.days`;
  if (name === table.numberColumn) return `${value} + coalesce(own.shift, 0)`;
  if (['int4', 'int8', 'numeric', 'bool'].includes(type)) return value;
  throw new Error(`copy: how is a value of type ${type} copied (${table.name}.${name})?`);
}

const jsonColumns = ({ columns }: Table): Column[] => columns.filter(({ type }) => type === 'json' || type === 'jsonb');

/** Finds out once for each added row what a copy changes in its JSON value. */
async function prepareJson(tx: Tx, table: string, column: string, owners: readonly string[]): Promise<void> {
  const ids = `array[${owners.map((owner) => `"${owner}"`).join(', ')}]::uuid[]`;
  await tx.raw(`
    alter table added_${table} add column "${column} tokens" text[], add column "${column} numbered" uuid;
    update added_${table} set "${column} tokens" = pg_temp.json_tokens("${column}"::text),
      "${column} numbered" = case when "${column}"::text ~ '"number": ?[0-9]' then pg_temp.json_numbered("${column}"::text, ${ids}) end
    where "${column}" is not null`);
}

/** A JSON value in a copy, as SQL that changes only what `prepareJson` found. */
function jsonIn(name: string): string {
  const source = `s."${name}"::text`;
  const strings = `case when s."${name} tokens" is null then ${source} else pg_temp.copied_json(${source}, s."${name} tokens", c.n, c.days, c.ms) end`;
  return `(case when m_${name}.shift is null then ${strings} else regexp_replace(${strings}, '"number": ?[0-9]+',
    '"number": ' || (j_${name}.number + m_${name}.shift)) end)`;
}

/** A text of a key, like a search term, that ends with the document number of the row that it belongs to. */
const withNumber = (own: string, value: string, ids: readonly string[]): string =>
  ids.reduce(
    (otherwise, id) => `coalesce((
      select left(${value}, -length(i_${id}.number::text)) || (i_${id}.number + n.shift) from copied_numbers n
      where n.copy = c.n and n.of = i_${id}.of and n.store = i_${id}.store and right(${value}, length(i_${id}.number::text)) = i_${id}.number::text
    ), ${otherwise})`,
    own,
  );

/** Finds the columns with ids of added rows, and with replaced texts. */
async function findReplaced(tx: Tx, { name: table, columns }: Table): Promise<Replaced> {
  const ids = columns.filter(({ type }) => type === 'uuid').map(({ name }) => name);
  const texts = columns.filter(({ type }) => type === 'text').map(({ name }) => name);
  const [found] = await tx.raw<Record<string, boolean>>(
    `select ${[
      ...ids.map((id) => `exists (select from added_${table} s join copied_ids i on i.id = s."${id}") as "${id}"`),
      ...texts.map(
        (text) =>
          `exists (select from added_${table} s join copied_texts t on t.old = s."${text}" collate "C") as "${text}"`,
      ),
    ].join(', ')}`,
  );
  const those = (names: readonly string[]) => new Set(names.filter((name) => found?.[name] === true));
  return { ids: those(ids), texts: those(texts) };
}

/** A sum that a period creates begins at its first value, which only the caller knows; so it must be 0 again at the end. */
async function assertNothingAdded(tx: Tx, { name, columns, key }: Table): Promise<void> {
  const numbers = columns.filter(
    ({ name: column, type }) => ['int4', 'int8', 'numeric'].includes(type) && !key.includes(column),
  );
  const [row] = await tx.raw<{ left: boolean }>(
    `select exists (select from added_${name} where ${numbers.map((column) => `"${column.name}" <> 0 or`).join(' ')} ${numbers.length === 0}) as left`,
  );
  if (row?.left === true)
    throw new Error(`copy: ${name} has new rows of which a copy would have the same key; sums begin before the period`);
}
