import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type {
  Cell,
  DecimalSeparator,
  FileColumn,
  ImportOutcome,
  ImportState,
  RowProblem,
} from '@tilldesk/domain/stock';
import { businessId, exactText, instant } from '../../database/columns.ts';
import { users } from '../session/session.tables.ts';

/** Uploaded files. The rows are saved too, so that a run continues at its position on any server. */
export const imports = pgTable(
  'imports',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    storeId: uuid('store_id').notNull(),
    userId: uuid('user_id').notNull(),
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
    refused: integer('refused').notNull(),
    /** Whether the run creates missing records that rows refer to. */
    makesMissing: boolean('makes_missing').notNull().default(false),
    /** The number of rows that the dry run rejected. */
    refusedBefore: integer('refused_before').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.userId], foreignColumns: [users.businessId, users.id] }),
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
export const importRows = pgTable(
  'import_rows',
  {
    businessId: businessId(),
    importId: uuid('import_id').notNull(),
    /** The row number in the sheet, which includes the heading row. */
    row: integer('row').notNull(),
    cells: jsonb('cells').$type<Cell[]>().notNull(),
    outcome: text('outcome').$type<ImportOutcome>(),
    problems: jsonb('problems').$type<RowProblem[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.importId, t.row] }),
    foreignKey({ columns: [t.businessId, t.importId], foreignColumns: [imports.businessId, imports.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Values that rows claim: keys and codes. The first row with a value gets it. */
export const importClaims = pgTable(
  'import_claims',
  {
    businessId: businessId(),
    importId: uuid('import_id').notNull(),
    claim: exactText('claim').notNull(),
    /** Rows with the same digest for one record do not conflict. */
    digest: exactText('digest').notNull(),
    row: integer('row').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.importId, t.claim] }),
    foreignKey({ columns: [t.businessId, t.importId], foreignColumns: [imports.businessId, imports.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** The reference of a record in the system that it came from. */
export const externalReferences = pgTable(
  'external_references',
  {
    businessId: businessId(),
    noun: exactText('noun').notNull(),
    reference: exactText('reference').notNull(),
    targetId: uuid('target_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.noun, t.reference] }),
    index('references_by_target').on(t.businessId, t.targetId),
  ],
);
