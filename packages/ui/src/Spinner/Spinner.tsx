import type { ComponentPropsWithRef } from 'react';
import { Ring } from './Spinner.styles.ts';

export type SpinnerProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Says what is awaited; without it the ring is decoration beside a text that says so. */
  label?: string | undefined;
  /** Sets width and height, in CSS pixels. @default 16 */
  size?: number | undefined;
};

/** Turns while something of unknown length goes on. */
export function Spinner({ label, size = 16, style, ...span }: SpinnerProps) {
  const ariaProps = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'status', 'aria-label': label };
  return <Ring {...ariaProps} {...span} style={{ fontSize: size, ...style }} />;
}
