import type { ComponentPropsWithRef } from 'react';
import { Bar } from './PageProgress.styles.ts';

export type PageProgressProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Lets the line run; it begins a moment later, so that a quick page shows none. @default false */
  busy?: boolean | undefined;
};

/** Draws a thin line over the window while the next page is on its way. It is for the eye alone: the page itself says when it is there. */
export function PageProgress({ busy = false, ...div }: PageProgressProps) {
  return <Bar aria-hidden {...div} data-busy={busy || undefined} />;
}
