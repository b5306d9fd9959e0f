'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Root } from './Strip.styles.ts';

export type StripProps = ComponentPropsWithRef<'div'> & {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  /** Content at the end: a total, or a button. */
  end?: ReactNode;
};

/** Shows a state in one line on a coloured background: the number of selected rows, the amount due. */
export function Strip({ tone = 'neutral', end, children, ...div }: StripProps) {
  return (
    <Root {...div} data-tone={tone}>
      {children}
      {end !== undefined && <span data-end="">{end}</span>}
    </Root>
  );
}
