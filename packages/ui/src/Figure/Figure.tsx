import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './Figure.styles.ts';

export const figureSizes = ['s', 'm', 'l', 'xl', '2xl'] as const;
export type FigureSize = (typeof figureSizes)[number];

export type FigureProps = Omit<ComponentPropsWithRef<'p'>, 'children'> & {
  /** Is written as it should be read, e.g. "$1,234.50". */
  value: ReactNode;
  /** Stands above the number in quiet letters. */
  label?: ReactNode;
  /** Sets 20, 24 or 32 px; `xl` up to 56 and `2xl` up to 96 px, as wide as the window lets them. @default 'm' */
  size?: FigureSize | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | undefined;
};

/** Shows an amount so large that both sides of a counter read it; a card around it is not its business. */
export function Figure({ value, label, size = 'm', align = 'start', ...p }: FigureProps) {
  return (
    <Root {...p} data-size={size} data-centred={align === 'center' || undefined}>
      {label !== undefined && <span>{label}</span>}
      <strong data-whole="">{value}</strong>
    </Root>
  );
}
