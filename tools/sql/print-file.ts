import path from 'node:path';
import type { Described, Query } from '../../packages/server/src/database/testing/described-database.ts';
import { kindOf } from '../gates/sql/row-types.ts';
import type { FindColumn } from './catalogue.ts';
import { isNeverNull, nulledColumns, type PlanNode } from './nullability.ts';
import { importsOf, statementsOf, type NamedStatement } from './sql-file.ts';

/** Prints the TypeScript module of a `.sql` file. Throws the errors of its statements with their places. */
export async function printFile(file: string, text: string, database: Described, find: FindColumn): Promise<string> {
  const printed: string[] = [];
  const errors: string[] = [];
  for (const statement of statementsOf(text)) {
    try {
      printed.push(await printStatement(file, statement, database, find));
    } catch (error) {
      errors.push(`${file}:${statement.line}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const types = path.posix.relative(path.posix.dirname(file), 'packages/server/src/database/statement.ts');
  return `// Generated from ${path.posix.basename(file)} by \`pnpm sql\`; do not edit.
import type { Statement } from '${types.startsWith('.') ? types : `./${types}`}';
${importsOf(text)}${printed.join('')}`;
}

async function printStatement(
  file: string,
  { name, text, parameters, notNull, types, isPrepared, comment }: NamedStatement,
  { describe, query }: Described,
  find: FindColumn,
): Promise<string> {
  const described = await describe(text);
  const plan = await planOf(query, text, described.parameters.length);
  const nulled = plan ? nulledColumns(plan) : undefined;
  const given = parameters.map(({ name: own, isNullable }, place) => {
    const type = kindOf(described.parameters[place] ?? 0);
    const list = type.endsWith('[]') ? `readonly ${type}` : type === 'json' ? 'string' : type;
    return `${own}: ${list}${isNullable ? ' | null' : ''}`;
  });
  const assumed: string[] = [];
  const columns = described.columns.map(({ name: own, type, tableId, columnId }, place) => {
    const column = find(tableId, columnId);
    const isProven =
      column && nulled ? !column.isNullable && !nulled.has(column.name) : isNeverNull(plan?.Output?.[place] ?? '');
    const isAssumed = !isProven && notNull.includes(own);
    if (isAssumed) assumed.push(camel(own));
    if (types.has(own) && column?.allowed) throw new Error(`the type is known of ${own}: leave it out`);
    const base =
      types.get(own) ??
      column?.allowed?.map((one) => `'${one}'`).join(' | ') ??
      kindOf(type).replace('json', 'unknown');
    return { name: camel(own), type: isProven || isAssumed ? base : `${base} | null` };
  });
  const unknown = [...notNull, ...types.keys()].filter((own) =>
    described.columns.every((column) => column.name !== own),
  );
  if (unknown.length > 0) throw new Error(`there is no column ${unknown.join(', ')}`);
  const needless = notNull.filter((own) => !assumed.includes(camel(own)));
  const nameless = described.columns.some((column) => column.name === '?column?');
  if (nameless) throw new Error('a column has no name: add "as"');
  if (needless.length > 0) throw new Error(`not null is known of ${needless.join(', ')}: leave it out`);
  const row = columns.map((column) => `${column.name}: ${column.type}`);
  return `
${comment === '' ? '' : `/** ${comment} */\n`}export const ${name}: Statement<
  ${given.length === 0 ? 'object' : `{ ${given.join('; ')} }`},
  ${row.length === 0 ? 'object' : `{ ${row.join('; ')} }`}
> = {
  text: \`${text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\`,
  parameters: [${quoted(parameters.map((one) => one.name))}],
  columns: [${quoted(columns.map((column) => column.name))}],
  notNull: [${quoted(assumed)}],
  prepared: ${isPrepared ? `'${path.posix.basename(file, '.sql')}.${name}'` : 'undefined'},
};
`;
}

// A statement that is not planned, such as a lock, has no plan.
async function planOf(query: Query, text: string, parameters: number): Promise<PlanNode | undefined> {
  if (!/^(select|with|insert|update|delete)\b/i.test(text)) return undefined;
  const form = parameters > 0 ? 'verbose, generic_plan, format json' : 'verbose, format json';
  const [row] = await query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (${form}) ${text}`);
  return row?.['QUERY PLAN'][0].Plan;
}

const camel = (name: string): string => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const quoted = (names: readonly string[]): string => names.map((one) => `'${one}'`).join(', ');
