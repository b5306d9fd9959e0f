import { Readable } from 'node:stream';
import { minorDigits } from '@tilldesk/domain/money';
import type { ImportColumn, SheetCell, SheetForm } from '@tilldesk/domain/stock';
import type { Values } from '../../crud/spec.ts';
import type { Db } from '../../database/pool.ts';
import { inBusiness } from '../../database/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import type { Importer, Named } from './importer.ts';
import { csvStream } from './write-csv.ts';
import { xlsxStream } from './write-xlsx.ts';

/** Records of one step: read in a transaction of their own, so that a slow reader holds none open. */
const STEP = 500;

/** What is asked of a file that goes out. */
type ExportQuery = {
  format: SheetForm;
  language: 'en' | 'es';
  search: string;
  empty?: 'true' | undefined;
  /** What the list is narrowed by. */
  [filter: string]: unknown;
};

/**
 * Every standing record that its list has, narrowed in the same way, as a file that can come in again and then changes nothing, written while it is
 * read. Costs are in the files of those alone who may see them.
 */
export function exportSheet(db: Db, caller: Caller, importer: Importer, query: ExportQuery): Readable {
  const columns = Object.entries(importer.of.columns).filter(([, { isCost }]) => !isCost || caller.limits.viewCost);
  const rows = sheetRows(db, caller, importer, columns, query);
  return query.format === 'csv' ? Readable.from(csvStream(rows)) : xlsxStream(rows);
}

async function* sheetRows(
  db: Db,
  caller: Caller,
  importer: Importer,
  columns: readonly (readonly [string, ImportColumn])[],
  { format: _format, language, empty, ...narrowed }: ExportQuery,
): AsyncGenerator<readonly SheetCell[]> {
  yield columns.map(([, { headers }]) => headers[language][0]);
  if (empty) return;
  const { of, many, relatedData, named = {} } = importer;
  let after: string | null = null;
  do {
    const from = after;
    const step = await inBusiness(db, caller.businessId, async (tx) => {
      const records = await many.walk(tx, caller, { ...narrowed, page: 1, limit: STEP }, from);
      const ids = records.map(({ id }) => id);
      const besides = (await relatedData?.read(tx, caller, ids)) ?? new Map<string, Values>();
      const names = new Map<string, Named>();
      for (const [column, { known }] of Object.entries(named)) names.set(column, await known(tx, caller));
      return { records, besides, names };
    });
    for (const { id, values } of step.records) {
      const all = { ...values, ...of.spread(values), ...step.besides.get(id) };
      yield columns.map(([key, column]) =>
        cellOf(column, all[key], step.names.get(key), caller.store.currency, language),
      );
    }
    after = step.records.length === STEP ? (step.records.at(-1)?.id ?? null) : null;
  } while (after !== null);
}

/** A value as a cell says it, so that `readCell` reads the same value again. */
function cellOf(
  { kind, words: synonyms }: ImportColumn,
  value: unknown,
  named: Named | undefined,
  currency: string,
  language: 'en' | 'es',
): SheetCell {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain).join(' | ');
  if (kind.kind === 'ref') return named?.names.get(plain(value)) ?? null;
  if (kind.kind === 'money' && typeof value === 'number') return value / 10 ** minorDigits(currency);
  if (kind.kind === 'rate') return `${Number((Number(value) * 100).toFixed(4))}%`;
  if (typeof value === 'boolean') return YES_NO[language][value ? 0 : 1];
  if (kind.kind === 'choice') return synonyms[plain(value)]?.[0] ?? plain(value);
  return typeof value === 'number' ? value : plain(value);
}

/** A value that is no list and no record, as text. */
const plain = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : JSON.stringify(value);

const YES_NO = { en: ['Yes', 'No'], es: ['Sí', 'No'] } as const;
