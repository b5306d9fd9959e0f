'use client';
import type { ComponentPropsWithRef } from 'react';
import { Rule } from './Divider.styles.ts';

export type DividerProps = ComponentPropsWithRef<'hr'> & {
  /** Separates content side by side. @default false */
  vertical?: boolean | undefined;
};

/** A line between two groups. */
export function Divider({ vertical = false, ...hr }: DividerProps) {
  return <Rule {...hr} aria-orientation={vertical ? 'vertical' : undefined} />;
}
