'use client';
import { useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useSizeProperty } from '../media/useSizeProperty.ts';
import { Root } from './FootBar.styles.ts';

export type FootBarProps = ComponentPropsWithRef<'div'> & {
  /** Content at the start: the unsaved changes, the total. */
  note?: ReactNode;
  /** Adds a shadow, for a bar that reaches the edges of a small screen. @default false */
  raised?: boolean | undefined;
};

/**
 * Keeps the main actions of a page visible at its bottom, however long the page is. Floating content in the corner of the page,
 * such as the chat, is placed above it.
 */
export function FootBar({ note, raised = false, children, ref, ...div }: FootBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => bar.current);
  useSizeProperty(bar, '--td-foot', 'offsetHeight');
  return (
    <Root {...div} ref={bar} data-raised={raised || undefined}>
      <div>{note}</div>
      {children}
    </Root>
  );
}
