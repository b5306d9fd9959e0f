import { selectTexts, type SelectTexts } from '../OptionPanel/option.ts';

/** Words of a `MultiSelect`, beside those of every select. */
export type MultiSelectTexts = SelectTexts & {
  /** Names the button that takes one choice away. */
  remove: (label: string) => string;
  /** Stands instead of the chosen labels when they are too many to show, and is said after each choice. */
  chosen: (count: number) => string;
  /** Names the row that chooses everything. */
  all: string;
  /** Names the row that chooses nothing. */
  none: string;
  /** Says that no more can be chosen. */
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
