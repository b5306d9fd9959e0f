import type { CSSProperties } from 'react';
import type { Option, SelectTexts } from './option.ts';

/** What every select of the kit takes beside its options and its value. */
export type SelectControlProps = {
  id?: string | undefined;
  /** Sends the chosen id with the form. */
  name?: string | undefined;
  placeholder?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Shows the choice, takes the focus, and lets nothing be changed. @default false */
  readOnly?: boolean | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | undefined;
  /** Replaces the words of the list, all or some. */
  texts?: Partial<SelectTexts> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Names the control when no `Field` stands around it. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
};

/** How the options of a select that holds all of them came about. */
export type SelectListProps = {
  options: readonly Option[];
  /** Says that the options are on their way. @default false */
  loading?: boolean | undefined;
  /** Says that loading them did not succeed. @default false */
  failed?: boolean | undefined;
  /** Loads again; offered when `failed`. */
  onRetry?: (() => void) | undefined;
};

/** Makes an option of what was typed; the answer is chosen, with null nothing is. A promise shows that it is being made, and its refusal that it failed. */
export type CreateOption = (text: string) => Option | null | Promise<Option | null>;
