'use client';
import type { ComponentPropsWithRef } from 'react';
import { HiddenRegion } from './LiveRegion.styles.ts';

export type LiveRegionProps = ComponentPropsWithRef<'p'> & {
  /** Interrupts the screen reader, for errors. @default false */
  urgent?: boolean | undefined;
};

/**
 * Announces to screen readers what other people see or hear. Render it before its text exists; changes of its text are
 * announced.
 */
export function LiveRegion({ urgent = false, ...paragraph }: LiveRegionProps) {
  return <HiddenRegion {...paragraph} role={urgent ? 'alert' : 'status'} />;
}
