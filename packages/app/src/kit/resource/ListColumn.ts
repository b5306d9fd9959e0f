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
  /** CSS pixels; without it the kind decides. */
  width?: number | undefined;
  /** CSS pixels that a column without a width gets at least; a narrower table scrolls sideways. */
  least?: number | undefined;
  /** Is shown only once a person asks for it. @default false */
  hidden?: boolean | undefined;
};

/** The widths of the kinds in CSS pixels; text shares what is left. */
export const widthOf: Partial<Record<ShownKind, number>> = {
  money: 116,
  quantity: 96,
  rate: 96,
  date: 124,
  instant: 184,
  flag: 96,
};

/** Numbers stand at the end of their column, so that their digits line up. */
export const isNumber = (kind: ShownKind): boolean => kind === 'money' || kind === 'quantity' || kind === 'rate';
