import type { ReactNode } from 'react';

/** How a value is formatted, in a cell and in an export. */
export type ShownKind =
  | 'text'
  | 'country'
  | 'longText'
  | 'code'
  | 'money'
  | 'quantity'
  | 'rate'
  | 'date'
  | 'instant'
  | 'flag'
  | 'list';

/** A value as sent by the server: money in minor units, a rate as decimal text, instants in UTC. */
export type ShownValue = string | number | boolean | readonly string[] | null | undefined;

/** A column of a list, in the table and in exports. */
export type ListColumn<R> = {
  id: string;
  header: string;
  kind: ShownKind;
  /** The exported value, also shown in the cell unless there is a `cell`; a choice is exported as its label. */
  value: (row: R) => ShownValue;
  /** Renders the value other than by its kind. */
  cell?: ((row: R) => ReactNode) | undefined;
  sortable?: boolean | undefined;
  /** CSS pixels, or the minimum for a column that is never truncated; without it the kind decides. */
  width?: number | undefined;
  /** Never truncated, whatever its kind. @default by the kind */
  whole?: boolean | undefined;
  /** Priority where not all columns have room: 1 comes first, columns without a rank last. */
  rank?: number | undefined;
  /** Minimum CSS pixels of a column without a width; a narrower table scrolls sideways. */
  least?: number | undefined;
  /** Hidden while none of the shown rows has a value. @default false */
  onlyFilled?: boolean | undefined;
  /** Hidden until the user selects it. @default false */
  hidden?: boolean | undefined;
};

/** Kinds that are never truncated: the column is as wide as its widest value, and text columns share the remaining width. */
const uncut: ReadonlySet<ShownKind> = new Set(['money', 'quantity', 'rate', 'date', 'instant', 'flag', 'code']);

export const isUncutKind = (kind: ShownKind): boolean => uncut.has(kind);

/** Numbers are aligned to the end of their column, so that their digits line up. */
export const isNumber = (kind: ShownKind): boolean => kind === 'money' || kind === 'quantity' || kind === 'rate';
