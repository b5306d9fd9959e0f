import { useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useSizeOnPage } from '../media/useSizeOnPage.ts';
import { Root } from './FootBar.styles.ts';

export type FootBarProps = ComponentPropsWithRef<'div'> & {
  /** Stands at the start: what is not saved yet, what it comes to. */
  note?: ReactNode;
  /** Lifts the bar off the page, for one that reaches the edges of a small screen. @default false */
  raised?: boolean | undefined;
};

/**
 * Keeps the last actions of a page at its foot and in sight, however long the page is. What floats at the corner of the page, as
 * the chat does, stands above it.
 */
export function FootBar({ note, raised = false, children, ref, ...div }: FootBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => bar.current);
  useSizeOnPage(bar, '--td-foot', 'offsetHeight');
  return (
    <Root {...div} ref={bar} data-raised={raised || undefined}>
      <div>{note}</div>
      {children}
    </Root>
  );
}
