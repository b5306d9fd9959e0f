import type { ComponentPropsWithRef } from 'react';
import { Root } from './ButtonGroup.styles.ts';

export type ButtonGroupProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-label'> & {
  /** Names the group for screen readers. */
  label: string;
};

/** Joins buttons that belong together into one row: Button, IconButton, or a Menu with its button. Each keeps its own tab stop. */
export function ButtonGroup({ label, ...div }: ButtonGroupProps) {
  return <Root {...div} role="group" aria-label={label} />;
}
