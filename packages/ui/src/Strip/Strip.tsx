import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Root } from './Strip.styles.ts';

export type StripProps = ComponentPropsWithRef<'div'> & {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  /** Stands at the end: what it comes to, or a button. */
  end?: ReactNode;
};

/** Says in one line how something stands, on a soft ground: what is ticked, what is still due. */
export function Strip({ tone = 'neutral', end, children, ...div }: StripProps) {
  return (
    <Root {...div} data-tone={tone}>
      {children}
      {end !== undefined && <span data-end="">{end}</span>}
    </Root>
  );
}
