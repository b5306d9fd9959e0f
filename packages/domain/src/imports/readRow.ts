import * as z from 'zod/mini';
import { fieldProblems } from '../fields/problems.ts';
import type { FieldProblem } from '../problems/Problem.ts';
import { type Cell, type ColumnMapping } from './imports.rules.ts';
import type { Importing } from './importing.ts';
import { isEmpty, readCell, type Reading } from './readCell.ts';

/** A parsed row: values of the record, additional values, and problems by column. */
export type ReadRow = {
  /** Non-empty cells only: an empty cell does not change a value. */
  values: Readonly<Record<string, unknown>>;
  /** Names of other records, such as categories; the server resolves their ids. */
  names: Readonly<Record<string, string>>;
  extras: Readonly<Record<string, unknown>>;
  problems: Readonly<Record<string, FieldProblem>>;
};

/** Creates a reader for the rows of a file; cells are validated like in the form of the entity. */
export function rowReader(of: Importing, mapping: ColumnMapping, how: Reading): (cells: readonly Cell[]) => ReadRow {
  const partial = partialOf(of.draft);
  const columns = mapping.flatMap((key, at) => {
    const column = key === null ? undefined : of.columns[key];
    return key === null || column === undefined ? [] : [{ key, at, column }];
  });
  return (cells) => {
    const values: Record<string, unknown> = {};
    const names: Record<string, string> = {};
    const extras: Record<string, unknown> = {};
    const problems: Record<string, FieldProblem> = {};
    for (const { key, at, column } of columns) {
      const cell = cells[at];
      if (isEmpty(cell) || cell === undefined) continue;
      const read = readCell(column, cell, how);
      if ('problem' in read) problems[key] = read.problem;
      else if (column.isExtra) extras[key] = read.value;
      else if (column.kind.kind === 'ref') names[key] = String(read.value).trim();
      else values[key] = read.value;
    }
    const checked = z.safeParse(partial, values);
    if (!checked.success) Object.assign(problems, byColumn(fieldProblems(checked.error, values)));
    return { values: checked.success ? Object(checked.data) : values, names, extras, problems };
  };
}

/** Problems of a whole record by column, such as missing required fields of a new one. */
export function recordProblems({ draft }: Pick<Importing, 'draft'>, record: object): Record<string, FieldProblem> {
  const checked = z.safeParse(draft, record);
  return checked.success ? {} : byColumn(fieldProblems(checked.error, record));
}

/** 'barcodes.0' belongs to the column `barcodes`. */
const byColumn = (problems: Record<string, FieldProblem>): Record<string, FieldProblem> =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path.split('.')[0], problem]));

const partialOf = (draft: z.ZodMiniType): z.ZodMiniType =>
  draft instanceof z.ZodMiniObject ? z.partial(draft) : draft;
