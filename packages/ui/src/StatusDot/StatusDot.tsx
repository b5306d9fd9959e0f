import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Root } from './StatusDot.styles.ts';

export type StatusDotProps = ComponentPropsWithRef<'span'> & {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  /** Keeps the words for screen readers alone below 1024 px, where the dot must do; give them as `title` too. @default false */
  shy?: boolean | undefined;
};

/** Shows with a dot and a few words how something lasting stands, such as a connection. For a status in a table see Badge. */
export function StatusDot({ tone = 'neutral', shy = false, children, ...span }: StatusDotProps) {
  return (
    <Root {...span} data-tone={tone} data-shy={shy || undefined}>
      <span>{children}</span>
    </Root>
  );
}
