import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Body, Foot, Root } from './SidePanel.styles.ts';

export type SidePanelProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label'> & {
  /** Names the panel for screen readers. */
  label: string;
  /** Stands below the fields, always in sight: the sum and the one button. */
  foot: ReactNode;
  /** Scrolls by itself where the panel would be higher than the window. */
  children: ReactNode;
};

/**
 * Stands beside the lines of a document with what they come to, never higher than the window: its foot is in sight wherever the page
 * is scrolled to. Up to 1080 px it is a part of the page like any other.
 */
export function SidePanel({ label, foot, children, ...section }: SidePanelProps) {
  return (
    <Root {...section} aria-label={label}>
      <Body>{children}</Body>
      <Foot>{foot}</Foot>
    </Root>
  );
}
