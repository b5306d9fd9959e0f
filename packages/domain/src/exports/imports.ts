/** `@tilldesk/domain/imports`: imports from files. */
export { categoryPath } from '../imports/categoryPath.ts';
export { csvLine, fromCsv, type SheetCell } from '../imports/csvLine.ts';
export { customerImport } from '../imports/customerImport.ts';
export { fold as importFold } from '../imports/fold.ts';
export { importing, type ImportColumn, type Importing } from '../imports/importing.ts';
export { importCalls, sheetForms, type ImportCalls, type SheetForm } from '../imports/imports.contract.ts';
export {
  fileColumn,
  importCounts,
  importJob,
  importRow,
  type FileColumn,
  type ImportCounts,
  type ImportJob,
  type ImportRow,
  type RowProblem,
} from '../imports/imports.entity.ts';
export {
  decimalSeparators,
  IMPORT_CELL_LENGTH_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  importTransitions,
  importOutcomes,
  importStates,
  type Cell,
  type DecimalSeparator,
  type ImportOutcome,
  type ImportState,
  type ColumnMapping,
} from '../imports/imports.rules.ts';
export { isMapping, mapHeaders } from '../imports/mapping.ts';
export { productImport } from '../imports/productImport.ts';
export { isEmpty, readCell, type Reading } from '../imports/readCell.ts';
export { rowReader, recordProblems, type ReadRow } from '../imports/readRow.ts';
export { vendorImport } from '../imports/vendorImport.ts';
