import type { ComponentPropsWithRef } from 'react';
import { Aside } from './Spoken.styles.ts';

export type SpokenProps = ComponentPropsWithRef<'p'> & {
  /** Interrupts what is being read, for what went wrong. @default false */
  urgent?: boolean | undefined;
};

/** Says to screen readers what others see or hear. It stands before its words come; what changes in it is read out. */
export function Spoken({ urgent = false, ...paragraph }: SpokenProps) {
  return <Aside {...paragraph} role={urgent ? 'alert' : 'status'} />;
}
