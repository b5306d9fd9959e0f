'use client';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './ButtonGroup.styles.ts';

export type ButtonGroupProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-label'> & {
  /** The accessible name of the group. */
  label: string;
};

/** Joins related buttons into one row: Button, IconButton, or a Menu with its button. Each has its own tab stop. */
export function ButtonGroup({ label, ...div }: ButtonGroupProps) {
  return <Root {...div} role="group" aria-label={label} />;
}
