import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './FootBar.styles.ts';

export type FootBarProps = ComponentPropsWithRef<'div'> & {
  /** Stands at the start: what is not saved yet, what it comes to. */
  note?: ReactNode;
  /** Lifts the bar off the page, for one that reaches the edges of a small screen. @default false */
  raised?: boolean | undefined;
};

/** Keeps the last actions of a page at its foot and in sight, however long the page is. */
export function FootBar({ note, raised = false, children, ...div }: FootBarProps) {
  return (
    <Root {...div} data-raised={raised || undefined}>
      <div>{note}</div>
      {children}
    </Root>
  );
}
