import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Amount } from '../Money/Money.styles.ts';

export type QuantityProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  value: number | null | undefined;
  /** BCP 47 tag, such as en-US. */
  locale: string;
  /** Stands after the number, such as "pcs". */
  unit?: string | undefined;
  /** Colours the number. @default 'plain' */
  tone?: 'plain' | 'muted' | 'ok' | 'bad' | undefined;
  /** Stands in for a number that is not known. */
  fallback?: ReactNode;
};

/** Shows how many, in figures of one width so that columns line up. */
export function Quantity({ value, locale, unit, tone = 'plain', fallback = null, ...span }: QuantityProps) {
  if (value == null || Number.isNaN(value)) return fallback;
  return (
    <Amount {...span} data-whole="" data-tone={tone}>
      {value.toLocaleString(locale)}
      {unit !== undefined && ` ${unit}`}
    </Amount>
  );
}
