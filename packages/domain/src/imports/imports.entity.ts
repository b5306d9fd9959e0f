import * as z from 'zod/mini';
import { choice, id, instant } from '../fields/fields.ts';
import { decimalSeparators, importOutcomes, importStates } from './imports.rules.ts';

/** A column of the file: its heading and sample values. */
export const fileColumn = z.object({ header: z.string(), samples: z.array(z.string()) });
export type FileColumn = z.output<typeof fileColumn>;

/** Number of rows by outcome. */
export const importCounts = z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), rejected: z.int() });
export type ImportCounts = z.output<typeof importCounts>;

/** An import of one file: read, mapped, checked, run. */
export const importJob = z.object({
  id,
  fileName: z.string(),
  /** Number of data rows. */
  rows: z.int(),
  columns: z.array(fileColumn),
  /** The import column of each file column, null if skipped. */
  mapping: z.array(z.nullable(z.string())),
  decimal: choice(decimalSeparators, { required: true }),
  state: choice(importStates, { required: true }),
  /** Rows processed in this state. */
  place: z.int(),
  /** Counts of the processed rows. After a run `rejected` are the skipped rows. */
  counts: importCounts,
  /** Referenced records that do not exist yet, such as categories: count, and the first names. */
  missing: z.object({ count: z.int(), names: z.array(z.string()) }),
  /** Whether the run creates them; else their rows are rejected. */
  makesMissing: z.boolean(),
  /** Rows rejected by the dry run, which the run can skip. */
  rejectedInDryRun: z.int(),
  createdAt: instant({ required: true }),
  /** Name of the user who uploaded the file. */
  by: z.string(),
});
export type ImportJob = z.output<typeof importJob>;

/** A problem in a row: the message and the column of the file. */
export const rowProblem = z.object({
  /** The heading in the file; null for the whole row. */
  column: z.nullable(z.string()),
  /** Content of the cell. */
  cell: z.string(),
  code: z.string(),
  message: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type RowProblem = z.output<typeof rowProblem>;

/** A row of the file, numbered like in a spreadsheet (headings are row 1), and its outcome. */
export const importRow = z.object({
  row: z.int(),
  outcome: choice(importOutcomes, { required: true }),
  problems: z.array(rowProblem),
});
export type ImportRow = z.output<typeof importRow>;
