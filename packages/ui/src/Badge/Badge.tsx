'use client';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './Badge.styles.ts';

export const tones = ['neutral', 'ok', 'warn', 'bad', 'accent'] as const;
export type Tone = (typeof tones)[number];

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** The colour of the meaning, which the text must express too. @default 'neutral' */
  tone?: Tone | undefined;
  /** Shows a number instead of children: nothing for 0, "9+" above `max`. */
  count?: number | undefined;
  /** @default 9 */
  max?: number | undefined;
  /** Shows a dot before the text, for a status that can change. @default false */
  dot?: boolean | undefined;
};

/** Shows a status or a count in one or two words. */
export function Badge({ tone = 'neutral', dot = false, count, max = 9, children, ...span }: BadgeProps) {
  if (count === 0) return null;
  return (
    <Root data-whole="" {...span} data-tone={tone} data-dot={dot ? '' : undefined}>
      {count === undefined ? children : count > max ? `${max}+` : count}
    </Root>
  );
}
