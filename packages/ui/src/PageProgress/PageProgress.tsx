'use client';
import type { ComponentPropsWithRef } from 'react';
import { Bar } from './PageProgress.styles.ts';

export type PageProgressProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Shows the progress line, after a short delay, so that a fast page shows none. @default false */
  busy?: boolean | undefined;
};

/**
 * A thin line at the top of the window while the next page is loading. It is visual only: the page itself announces when it has
 * loaded.
 */
export function PageProgress({ busy = false, ...div }: PageProgressProps) {
  return <Bar aria-hidden {...div} data-busy={busy || undefined} />;
}
