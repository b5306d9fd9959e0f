import type { CSSProperties } from 'react';
import type { Option, SelectTexts } from './option.ts';

/** The props of every select in addition to its options and value. */
export type SelectControlProps = {
  id?: string | undefined;
  /** The name under which the selected id is sent with the form. */
  name?: string | undefined;
  placeholder?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Shows the selection and can be focused, but cannot be changed. @default false */
  readOnly?: boolean | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | undefined;
  /** Replaces some or all texts of the list. */
  texts?: Partial<SelectTexts> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** The accessible name when there is no surrounding `Field`. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
};

/** The loading state of a select that has all its options. */
export type SelectOptionsProps = {
  options: readonly Option[];
  /** True while the options are loading. @default false */
  loading?: boolean | undefined;
  /** True when loading the options failed. @default false */
  failed?: boolean | undefined;
  /** Loads again; offered when `failed`. */
  onRetry?: (() => void) | undefined;
};

/**
 * Creates an option from the typed text. The returned option is selected; null selects nothing. A promise shows the progress,
 * and its rejection the failure.
 */
export type CreateOption = (text: string) => Option | null | Promise<Option | null>;
