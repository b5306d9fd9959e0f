import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { SelectTexts } from './option.ts';

type BoxButtonsProps = {
  texts: SelectTexts;
  open: boolean;
  /** Takes the choice away; without it there is nothing to take. */
  onClear: (() => void) | undefined;
  /** What downshift gives the button that opens the list; without it the list cannot be opened. */
  toggleProps: ComponentPropsWithRef<'button'> | undefined;
};

/** The buttons at the end of a box that is typed into: one empties it, one opens its list. */
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
          // The input says both already.
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
