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
        /** Adds the button that takes the tag away. */
        onRemove: () => void;
        /** Names that button, e.g. "Remove the filter Paid". */
        removeLabel: string;
      }
  );

/** Shows one of several things that were chosen, such as a filter; may be taken away. */
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
