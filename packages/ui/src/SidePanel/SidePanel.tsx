'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Body, Foot, Root } from './SidePanel.styles.ts';

export type SidePanelProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label'> & {
  /** The accessible name of the panel. */
  label: string;
  /** Content below the fields, always visible: the total and the main button. */
  foot: ReactNode;
  /** The content; scrolls when the panel would be higher than the window. */
  children: ReactNode;
};

/**
 * Shows the totals next to the lines of a document, never higher than the window: its footer is visible at every scroll
 * position. Up to 1080 px it is a normal part of the page.
 */
export function SidePanel({ label, foot, children, ...section }: SidePanelProps) {
  return (
    <Root {...section} aria-label={label}>
      <Body>{children}</Body>
      <Foot>{foot}</Foot>
    </Root>
  );
}
