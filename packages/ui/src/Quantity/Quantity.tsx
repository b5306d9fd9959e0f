import type { ComponentPropsWithRef } from 'react';
import { Amount } from '../Money/Money.styles.ts';

export type QuantityProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  value: number;
  /** BCP 47 tag, such as en-US. */
  locale: string;
  /** Stands after the number, such as "pcs". */
  unit?: string | undefined;
  /** Colours the number. @default 'plain' */
  tone?: 'plain' | 'muted' | 'ok' | 'bad' | undefined;
};

/** Shows how many, in figures of one width so that columns line up. */
export function Quantity({ value, locale, unit, tone = 'plain', ...span }: QuantityProps) {
  return (
    <Amount {...span} data-tone={tone}>
      {value.toLocaleString(locale)}
      {unit !== undefined && ` ${unit}`}
    </Amount>
  );
}
