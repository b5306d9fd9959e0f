'use client';
import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Root } from './StatusDot.styles.ts';

export type StatusDotProps = ComponentPropsWithRef<'span'> & {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  /**
   * Hides the text except from screen readers below 1024 px, where only the dot is visible; also pass the text as `title`.
   * @default false
   */
  shy?: boolean | undefined;
};

/**
 * Shows the state of something permanent, such as a connection, with a dot and a few words. For a status in a table see Badge.
 */
export function StatusDot({ tone = 'neutral', shy = false, children, ...span }: StatusDotProps) {
  return (
    <Root {...span} data-tone={tone} data-shy={shy || undefined}>
      <span>{children}</span>
    </Root>
  );
}
