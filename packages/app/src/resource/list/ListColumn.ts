import type { ReactNode } from 'react';

/** How a value is written, in a cell and in an export. */
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

/** A value as it stands on the wire: money in minor units, a rate as decimal text, moments in UTC. */
export type ShownValue = string | number | boolean | readonly string[] | null | undefined;

/** A column of a list: what it shows, and what an export writes. */
export type ListColumn<R> = {
  id: string;
  header: string;
  kind: ShownKind;
  /** What an export writes, and the cell too unless there is a `cell`; a choice gives its label. */
  value: (row: R) => ShownValue;
  /** Draws the value in another way than its kind. */
  cell?: ((row: R) => ReactNode) | undefined;
  sortable?: boolean | undefined;
  /** CSS pixels, or the least ones of what is never cut; without it the kind decides. */
  width?: number | undefined;
  /** Is never cut, whatever its kind says. @default by the kind */
  whole?: boolean | undefined;
  /** Orders the columns where not all have room: 1 stands first, those without a rank last. */
  rank?: number | undefined;
  /** CSS pixels that a column without a width gets at least; a narrower table scrolls sideways. */
  least?: number | undefined;
  /** Is left out while none of the rows that are shown has a value. @default false */
  onlyFilled?: boolean | undefined;
  /** Is shown only once a person asks for it. @default false */
  hidden?: boolean | undefined;
};

/** What is never cut: its column is as wide as its widest value, and text shares what is left. */
const uncut: ReadonlySet<ShownKind> = new Set(['money', 'quantity', 'rate', 'date', 'instant', 'flag', 'code']);

export const isUncutKind = (kind: ShownKind): boolean => uncut.has(kind);

/** Numbers stand at the end of their column, so that their digits line up. */
export const isNumber = (kind: ShownKind): boolean => kind === 'money' || kind === 'quantity' || kind === 'rate';
