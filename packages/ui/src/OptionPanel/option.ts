/** One entry of a select. */
export type Option = {
  /** Names the option towards the program; two options with one id count as one. */
  id: string;
  label: string;
  /** Stands at the end of the row in quiet letters, e.g. a phone number or a price. */
  hint?: string | undefined;
};

/** A row of an open list: an option, or one that does something instead of being chosen. */
export type PanelRow = Option & { action?: 'create' | 'all' | 'none' | undefined };

/** Words of the selects; the first three are the spec's (§5). */
export type SelectTexts = {
  /** The list has no options at all. */
  empty: string;
  /** The list has options, but none fits what was typed. */
  noResults: string;
  loading: string;
  /** Loading did not succeed. */
  failed: string;
  /** Names the button that loads again. */
  retry: string;
  /** Names the button that takes the choice away. */
  clear: string;
  /** Names the button that opens the list. */
  open: string;
  /** Names the row that makes an option of what was typed. */
  create: (text: string) => string;
  /** A new option is being made. */
  creating: string;
  /** Making it did not succeed. */
  createFailed: string;
};

export const selectTexts: SelectTexts = {
  empty: 'Not Found Please Create First',
  noResults: 'No results found',
  loading: 'Loading...',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  clear: 'Clear',
  open: 'Show options',
  create: (text) => `Create “${text}”`,
  creating: 'Creating...',
  createFailed: 'It could not be created.',
};

export const optionLabel = (option: Option | null) => option?.label ?? '';
export const optionKey = (option: Option | null) => option?.id;
