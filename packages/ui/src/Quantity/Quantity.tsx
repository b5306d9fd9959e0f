'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Amount } from '../Money/Money.styles.ts';

export type QuantityProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  value: number | null | undefined;
  /** BCP 47 tag, such as en-US. */
  locale: string;
  /** Text after the number, such as "pcs". */
  unit?: string | undefined;
  /** The colour of the number. @default 'plain' */
  tone?: 'plain' | 'muted' | 'ok' | 'bad' | undefined;
  /** Shown when the number is unknown. */
  fallback?: ReactNode;
};

/** Shows a quantity, with digits of equal width so that columns align. */
export function Quantity({ value, locale, unit, tone = 'plain', fallback = null, ...span }: QuantityProps) {
  if (value == null || Number.isNaN(value)) return fallback;
  return (
    <Amount {...span} data-whole="" data-tone={tone}>
      {value.toLocaleString(locale)}
      {unit !== undefined && ` ${unit}`}
    </Amount>
  );
}
