import type { ComponentPropsWithRef } from 'react';
import { Rule } from './Divider.styles.ts';

export type DividerProps = ComponentPropsWithRef<'hr'> & {
  /** Stands between things set side by side. @default false */
  vertical?: boolean | undefined;
};

/** Parts two groups by a line. */
export function Divider({ vertical = false, ...hr }: DividerProps) {
  return <Rule {...hr} aria-orientation={vertical ? 'vertical' : undefined} />;
}
