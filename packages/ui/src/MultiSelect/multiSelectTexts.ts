import { selectTexts, type SelectTexts } from '../OptionPanel/option.ts';

/** Texts of a `MultiSelect`, in addition to those of every select. */
export type MultiSelectTexts = SelectTexts & {
  /** The accessible name of the button that removes one selected option. */
  remove: (label: string) => string;
  /** Shown instead of the selected labels when they are too many, and announced after each selection. */
  chosen: (count: number) => string;
  /** The row that selects all options. */
  all: string;
  /** The row that clears the selection. */
  none: string;
  /** Shown when no more options can be selected. */
  full: (max: number) => string;
};

export const multiSelectTexts: MultiSelectTexts = {
  ...selectTexts,
  remove: (label) => `Remove ${label}`,
  chosen: (count) => `${count} chosen`,
  all: 'Select all',
  none: 'Select none',
  full: (max) => `At most ${max} can be chosen.`,
};
