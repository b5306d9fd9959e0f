import type { ComponentPropsWithRef } from 'react';
import { HiddenRegion } from './Spoken.styles.ts';

export type LiveRegionProps = ComponentPropsWithRef<'p'> & {
  /** Interrupts what is being read, for what went wrong. @default false */
  urgent?: boolean | undefined;
};

/** Says to screen readers what others see or hear. It stands before its words come; what changes in it is read out. */
export function LiveRegion({ urgent = false, ...paragraph }: LiveRegionProps) {
  return <HiddenRegion {...paragraph} role={urgent ? 'alert' : 'status'} />;
}
