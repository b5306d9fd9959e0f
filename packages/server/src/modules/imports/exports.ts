import { Readable } from 'node:stream';
import { minorDigits } from '@tilldesk/domain/money';
import type { ImportColumn, SheetCell, SheetForm } from '@tilldesk/domain/imports';
import type { Values } from '../../crud/spec.ts';
import type { Db } from '../../database/pool.ts';
import { inBusiness } from '../../database/transaction.ts';
import type { Actor } from '../../database/scope.ts';
import type { Importer, Named } from './importer.ts';
import { csvStream } from './write-csv.ts';
import { xlsxStream } from './write-xlsx.ts';

/** Records of one step. Each step has its own transaction, so that a slow reader keeps none open. */
const STEP = 500;

/** The parameters of an export. */
type ExportQuery = {
  format: SheetForm;
  language: 'en' | 'es';
  search: string;
  empty?: 'true' | undefined;
  /** The filters of the list. */
  [filter: string]: unknown;
};

/**
 * Streams all current records that match the filters of their list, as a file that can be imported again without changes. Cost
 * columns are included only if the caller may see costs.
 */
export function exportSheet(db: Db, caller: Actor, importer: Importer, query: ExportQuery): Readable {
  const columns = Object.entries(importer.entity.columns).filter(([, { isCost }]) => !isCost || caller.limits.viewCost);
  const rows = sheetRows(db, caller, importer, columns, query);
  return query.format === 'csv' ? Readable.from(csvStream(rows)) : xlsxStream(rows);
}

async function* sheetRows(
  db: Db,
  caller: Actor,
  importer: Importer,
  columns: readonly (readonly [string, ImportColumn])[],
  { format: _format, language, empty, ...narrowed }: ExportQuery,
): AsyncGenerator<readonly SheetCell[]> {
  yield columns.map(([, { headers }]) => headers[language][0]);
  if (empty) return;
  const { entity, batch, relatedData, named = {} } = importer;
  let after: string | null = null;
  do {
    const from = after;
    const step = await inBusiness(db, caller.businessId, async (tx) => {
      const records = await batch.walk(tx, caller, { ...narrowed, page: 1, limit: STEP }, from);
      const ids = records.map(({ id }) => id);
      const relatedValues = (await relatedData?.read(tx, caller, ids)) ?? new Map<string, Values>();
      const names = new Map<string, Named>();
      for (const [column, { known }] of Object.entries(named)) names.set(column, await known(tx, caller));
      return { records, relatedValues, names };
    });
    for (const { id, values } of step.records) {
      const all = { ...values, ...entity.spread(values), ...step.relatedValues.get(id) };
      yield columns.map(([key, column]) =>
        cellOf(column, all[key], step.names.get(key), caller.store.currency, language),
      );
    }
    after = step.records.length === STEP ? (step.records.at(-1)?.id ?? null) : null;
  } while (after !== null);
}

/** Formats a value for a cell, so that `readCell` reads the same value again. */
function cellOf(
  { kind, synonyms }: ImportColumn,
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

/** Formats a value that is neither a list nor a record. */
const plain = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : JSON.stringify(value);

const YES_NO = { en: ['Yes', 'No'], es: ['Sí', 'No'] } as const;
