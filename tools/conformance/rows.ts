import rows from './rows.json' with { type: 'json' };

/** A row of the specification (docs/specification.md): section, number and text. */
export interface Row {
  readonly id: string;
  readonly row: string;
}

export const allRows: readonly Row[] = rows;

/**
 * Returns the rows that a test is named after: `[S8-09]` in the title of a test, `_S8_09` at the end of a story's name, which
 * Storybook shows as `S 8 09`.
 */
export function rowsIn(title: string): string[] {
  return [...title.matchAll(/(?<![A-Za-z])S[ _]?(\d)[-_ ](\d\d)(?!\d)/g)].map(
    ([, section, number]) => `S${section}-${number}`,
  );
}
