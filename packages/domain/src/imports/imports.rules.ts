/** Maximum data rows of a file. */
export const IMPORT_ROWS_MAX = 100_000;
/** Maximum columns of a file. */
export const IMPORT_COLUMNS_MAX = 100;
/** Maximum characters of a cell; a longer one aborts reading. */
export const IMPORT_CELL_LENGTH_MAX = 4_000;

/**
 * States of an import. A `stopped` or `failed` run retains its position and can continue; an interrupted dry run starts again.
 */
export const importStates = ['mapping', 'checking', 'checked', 'running', 'done', 'stopped', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** Allowed state transitions. */
export const importTransitions: Readonly<Record<ImportState, readonly ImportState[]>> = {
  mapping: ['checking'],
  checking: ['checked', 'mapping'],
  checked: ['checking', 'running'],
  running: ['done', 'stopped', 'failed'],
  done: [],
  stopped: ['running', 'checking'],
  failed: ['running', 'checking'],
};

/** Outcomes of a row. */
export const importOutcomes = ['added', 'changed', 'unchanged', 'rejected'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** A cell as read: text of a CSV, or a value of a spreadsheet. A date is `YYYY-MM-DD`. */
export type Cell = string | number | boolean | null;

/** Decimal separators of numbers written as text. */
export const decimalSeparators = ['.', ','] as const;
export type DecimalSeparator = (typeof decimalSeparators)[number];

/** The import column of each file column; null if skipped. */
export type ColumnMapping = readonly (string | null)[];
