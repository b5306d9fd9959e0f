/** Rows that one file may have below its headings. */
export const IMPORT_ROWS_MAX = 100_000;
/** Columns that one file may have. */
export const IMPORT_COLUMNS_MAX = 100;
/** Letters of one cell; a longer one ends the reading. */
export const IMPORT_CELL_MAX = 4_000;

/** Where an import stands. A run that was `stopped` or has `failed` keeps its place and may go on; a dry run that breaks off begins anew. */
export const importStates = ['mapping', 'checking', 'checked', 'running', 'done', 'stopped', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** Which state may follow which. */
export const importMoves: Readonly<Record<ImportState, readonly ImportState[]>> = {
  mapping: ['checking'],
  checking: ['checked', 'mapping'],
  checked: ['checking', 'running'],
  running: ['done', 'stopped', 'failed'],
  done: [],
  stopped: ['running', 'checking'],
  failed: ['running', 'checking'],
};

/** What a row did, or would do. */
export const importOutcomes = ['added', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** A cell as it was read: text of a CSV, or what a spreadsheet holds. A date is `YYYY-MM-DD`. */
export type Cell = string | number | boolean | null;

/** Which sign stands before the decimals of numbers that are written as text. */
export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** Which column of the import each column of the file is; null for one that is left out. */
export type Mapping = readonly (string | null)[];
