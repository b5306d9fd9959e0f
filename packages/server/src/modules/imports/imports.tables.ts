import { boolean, check, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type {
  Cell,
  DecimalSeparator,
  FileColumn,
  ImportOutcome,
  ImportState,
  RowProblem,
} from '@tilldesk/domain/imports';
import { exactText, instant } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';

/** Uploaded files. The rows are saved too, so that a run continues at its position on any server. */
export const imports = tenantTable(
  'imports',
  {
    storeId: uuid('store_id').notNull(),
    userId: reference('user_id', users).notNull(),
    /** The name of its definition, such as `products`. */
    noun: text('noun').notNull(),
    fileName: text('file_name').notNull(),
    rows: integer('rows').notNull(),
    columns: jsonb('columns').$type<FileColumn[]>().notNull(),
    mapping: jsonb('mapping').$type<(string | null)[]>().notNull(),
    decimal: text('decimal').$type<DecimalSeparator>().notNull(),
    state: text('state').$type<ImportState>().notNull(),
    /** The number of processed rows in this state, in whole batches. */
    place: integer('place').notNull(),
    /** The row number in the sheet of the last processed row. */
    atRow: integer('at_row').notNull(),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    unchanged: integer('unchanged').notNull(),
    rejected: integer('rejected').notNull(),
    /** Whether the run creates missing records that rows refer to. */
    makesMissing: boolean('makes_missing').notNull().default(false),
    /** The number of rows that the dry run rejected. */
    rejectedInDryRun: integer('rejected_in_dry_run').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('imports_by_age').on(t.businessId, t.noun, t.storeId, t.createdAt, t.id),
    index('imports_at_work')
      .on(t.state)
      .where(sql`state in ('checking', 'running')`),
    check(
      'imports_state',
      sql`${t.state} in ('mapping', 'checking', 'checked', 'running', 'done', 'stopped', 'failed')`,
    ),
    check('imports_place', sql`${t.place} between 0 and ${t.rows}`),
  ],
);

/** A row of a file as read, and its outcome: first of the dry run, then of the run. */
export const importRows = keyedTable('import_rows', ['importId', 'row'], {
  importId: reference('import_id', imports, 'cascade').notNull(),
  /** The row number in the sheet, which includes the heading row. */
  row: integer('row').notNull(),
  cells: jsonb('cells').$type<Cell[]>().notNull(),
  outcome: text('outcome').$type<ImportOutcome>(),
  problems: jsonb('problems').$type<RowProblem[]>(),
});

/** Values that rows claim: keys and codes. The first row with a value gets it. */
export const importClaims = keyedTable('import_claims', ['importId', 'claim'], {
  importId: reference('import_id', imports, 'cascade').notNull(),
  claim: exactText('claim').notNull(),
  /** Rows with the same digest for one record do not conflict. */
  digest: exactText('digest').notNull(),
  row: integer('row').notNull(),
});

/** The reference of a record in the system that it came from. */
export const externalReferences = keyedTable(
  'external_references',
  ['noun', 'reference'],
  {
    noun: exactText('noun').notNull(),
    reference: exactText('reference').notNull(),
    targetId: uuid('target_id').notNull(),
  },
  (t) => [index('references_by_target').on(t.businessId, t.targetId)],
);
