/**
 * A statement of a `.sql` file, as `pnpm sql` prints it: the text with `$1`, the names of its parameters in that order, and the
 * names of its columns as properties of a row.
 */
export interface Statement<Parameters extends object, Row extends object> {
  readonly text: string;
  readonly parameters: readonly (keyof Parameters & string)[];
  readonly columns: readonly (keyof Row & string)[];
  /** The columns that the `.sql` file declares as not null although the schema does not prove it. */
  readonly notNull: readonly (keyof Row & string)[];
  /** The name under which each connection prepares a frequent statement once. */
  readonly prepared: string | undefined;
}

/** The rows of a statement. */
export type RowOf<S> = S extends Statement<infer _, infer Row> ? Row : never;

/** Returns the values of a statement in the order of its text. */
export function valuesOf<Parameters extends object>(
  { parameters }: Pick<Statement<Parameters, object>, 'parameters'>,
  given: Parameters,
): unknown[] {
  return parameters.map((name) => given[name]);
}

/** Returns the rows of a statement from the values of its columns. Throws if a column is null that is declared as not null. */
export function rowsOf<Row extends object>(
  { columns, notNull, text }: Pick<Statement<object, Row>, 'columns' | 'notNull' | 'text'>,
  lists: readonly (readonly unknown[])[],
): Row[] {
  return lists.map((values) => {
    const row: Partial<Record<string, unknown>> = {};
    columns.forEach((column, place) => (row[column] = values[place]));
    const missing = notNull.find((column) => row[column] === null);
    if (missing !== undefined) throw new Error(`The column ${missing} is declared as not null, but is null: ${text}`);
    return row as Row;
  });
}
