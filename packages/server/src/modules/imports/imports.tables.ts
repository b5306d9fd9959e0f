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
import type { Cell, DecimalSign, FileColumn, ImportOutcome, ImportState, RowProblem } from '@tilldesk/domain/stock';
import { businessId, exactText, instant } from '../../database/columns.ts';
import { users } from '../session/session.tables.ts';

/** A file on its way in. Its rows lie beside it, so that a run goes on where it stood, on whichever server. */
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
    decimal: text('decimal').$type<DecimalSign>().notNull(),
    state: text('state').$type<ImportState>().notNull(),
    /** So many rows are done in this state, in whole batches. */
    place: integer('place').notNull(),
    /** The last of them, as the sheet counts. */
    atRow: integer('at_row').notNull(),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    unchanged: integer('unchanged').notNull(),
    refused: integer('refused').notNull(),
    /** Whether the run makes records that rows name and that nobody made yet. */
    makesMissing: boolean('makes_missing').notNull().default(false),
    /** How many rows the dry run refused. */
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

/** A row of a file as it was read, and what became of it: first in the dry run, then in the run. */
export const importRows = pgTable(
  'import_rows',
  {
    businessId: businessId(),
    importId: uuid('import_id').notNull(),
    /** As the sheet counts, where the headings are one too. */
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

/** What a row says that no other row may say otherwise: its key, its codes. Whoever says it first has it. */
export const importClaims = pgTable(
  'import_claims',
  {
    businessId: businessId(),
    importId: uuid('import_id').notNull(),
    claim: exactText('claim').notNull(),
    /** Rows that say the same of one record may both stand. */
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

/** Under which reference a record stood in the system that it came from. */
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
