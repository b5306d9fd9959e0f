import type { CSSProperties } from 'react';
import type { SelectTexts } from './option.ts';

/** What every select of the kit takes beside its options and its value. */
export type SelectControlProps = {
  id?: string | undefined;
  /** Sends the chosen id with the form. */
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
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
