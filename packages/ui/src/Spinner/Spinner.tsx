'use client';
import type { ComponentPropsWithRef } from 'react';
import { Ring } from './Spinner.styles.ts';

export type SpinnerProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Describes what is loading. Without it the spinner is decorative, next to a text that says so. */
  label?: string | undefined;
  /** Width and height, in CSS pixels. @default 16 */
  size?: number | undefined;
};

/** Spins during a task of unknown duration. */
export function Spinner({ label, size = 16, style, ...span }: SpinnerProps) {
  const ariaProps = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'status', 'aria-label': label };
  return <Ring {...ariaProps} {...span} style={{ fontSize: size, ...style }} />;
}
