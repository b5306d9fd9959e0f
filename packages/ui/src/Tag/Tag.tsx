'use client';
import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Root } from '../Badge/Badge.styles.ts';
import { Icon } from '../Icon/Icon.tsx';

export type TagProps = ComponentPropsWithRef<'span'> & {
  /** @default 'neutral' */
  tone?: Tone | undefined;
} & (
    | { onRemove?: undefined; removeLabel?: undefined }
    | {
        /** Called by the button that removes the tag. */
        onRemove: () => void;
        /** The accessible name of that button, e.g. "Remove the filter Paid". */
        removeLabel: string;
      }
  );

/** Shows one of several selected values, such as a filter. It can be removed. */
export function Tag({ tone = 'neutral', onRemove, removeLabel, children, ...span }: TagProps) {
  return (
    <Root {...span} data-tone={tone}>
      <span>{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
          <Icon name="close" size={12} />
        </button>
      )}
    </Root>
  );
}
