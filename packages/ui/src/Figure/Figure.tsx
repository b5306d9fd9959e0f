'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './Figure.styles.ts';

export const figureSizes = ['s', 'm', 'l', 'xl', '2xl'] as const;
export type FigureSize = (typeof figureSizes)[number];

export type FigureProps = Omit<ComponentPropsWithRef<'p'>, 'children'> & {
  /** The formatted value, e.g. "$1,234.50". */
  value: ReactNode;
  /** Secondary text above the number. */
  label?: ReactNode;
  /** The size: 20, 24 or 32 px; `xl` up to 56 and `2xl` up to 96 px, depending on the window width. @default 'm' */
  size?: FigureSize | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | undefined;
};

/** Shows an amount in large type, readable from both sides of a counter. Has no card of its own. */
export function Figure({ value, label, size = 'm', align = 'start', ...p }: FigureProps) {
  return (
    <Root {...p} data-size={size} data-centred={align === 'center' || undefined}>
      {label !== undefined && <span>{label}</span>}
      <strong data-whole="">{value}</strong>
    </Root>
  );
}
