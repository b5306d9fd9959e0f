'use client';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { SelectTexts } from './option.ts';

type BoxButtonsProps = {
  texts: SelectTexts;
  open: boolean;
  /** Clears the selection; undefined when there is nothing to clear. */
  onClear: (() => void) | undefined;
  /** downshift's props for the button that opens the list; undefined when the list cannot be opened. */
  toggleProps: ComponentPropsWithRef<'button'> | undefined;
};

/** The buttons at the end of a select's text input: one clears it, one opens the list. */
export function BoxButtons({ texts, open, onClear, toggleProps }: BoxButtonsProps) {
  return (
    <>
      {onClear && (
        <button type="button" aria-label={texts.clear} title={texts.clear} tabIndex={-1} onClick={onClear}>
          <Icon name="close" />
        </button>
      )}
      {toggleProps && (
        <button
          {...toggleProps}
          // The input already has both attributes.
          aria-controls={undefined}
          aria-expanded={undefined}
          type="button"
          aria-label={texts.open}
          title={texts.open}
        >
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      )}
    </>
  );
}
