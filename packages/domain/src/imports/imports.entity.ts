import * as z from 'zod/mini';
import { choice, id, instant } from '../fields/fields.ts';
import { decimalSigns, importOutcomes, importStates } from './imports.rules.ts';

/** A column of the file: its heading, and the first values below it. */
export const fileColumn = z.object({ header: z.string(), samples: z.array(z.string()) });
export type FileColumn = z.output<typeof fileColumn>;

/** How many rows did, or would do, what. */
export const importCounts = z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() });
export type ImportCounts = z.output<typeof importCounts>;

/** One file on its way in: read, mapped, tried out, run. */
export const importJob = z.object({
  id,
  fileName: z.string(),
  /** Rows below the headings. */
  rows: z.int(),
  columns: z.array(fileColumn),
  /** For each column of the file the one of the import, null where it is left out. */
  mapping: z.array(z.nullable(z.string())),
  decimal: choice(decimalSigns, { required: true }),
  state: choice(importStates, { required: true }),
  /** The rows that were gone through in this state. */
  place: z.int(),
  /** Of the rows up to there. After a run `refused` are those that it left out. */
  counts: importCounts,
  /** Records that rows name and that nobody made yet, such as categories: how many, and the first of them. */
  missing: z.object({ count: z.int(), names: z.array(z.string()) }),
  /** Whether the run makes them; else their rows are refused. */
  makesMissing: z.boolean(),
  /** The dry run's rows that are refused, which a run may be asked to leave out. */
  refusedBefore: z.int(),
  createdAt: instant({ required: true }),
  /** The name of the person who brought the file. */
  by: z.string(),
});
export type ImportJob = z.output<typeof importJob>;

/** What is wrong in a row: the sentence, and the column of the file where it stands. */
export const rowProblem = z.object({
  /** The heading in the file; null where the row as a whole is meant. */
  column: z.nullable(z.string()),
  /** What the cell says. */
  cell: z.string(),
  code: z.string(),
  message: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type RowProblem = z.output<typeof rowProblem>;

/** A row of the file as a spreadsheet counts it (the headings are row 1), and what became of it. */
export const importRow = z.object({
  row: z.int(),
  outcome: choice(importOutcomes, { required: true }),
  problems: z.array(rowProblem),
});
export type ImportRow = z.output<typeof importRow>;
