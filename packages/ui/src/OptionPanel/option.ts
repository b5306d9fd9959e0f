/** One entry of a select. */
export type Option = {
  /** The id of the option; two options with the same id count as one. */
  id: string;
  label: string;
  /** Secondary text at the end of the row, e.g. a phone number or a price. */
  hint?: string | undefined;
};

/** A row of an open list: an option, or an action. */
export type PanelRow = Option & { action?: 'create' | 'all' | 'none' | undefined };

/** Texts of the selects; the first three are from the spec (§5). */
export type SelectTexts = {
  /** The list has no options at all. */
  empty: string;
  /** The list has options, but none matches the typed text. */
  noResults: string;
  loading: string;
  /** Loading failed. */
  failed: string;
  /** The button that loads again. */
  retry: string;
  /** The accessible name of the button that clears the selection. */
  clear: string;
  /** The accessible name of the button that opens the list. */
  open: string;
  /** The row that creates an option from the typed text. */
  create: (text: string) => string;
  /** A new option is being created. */
  creating: string;
  /** Creating the option failed. */
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
