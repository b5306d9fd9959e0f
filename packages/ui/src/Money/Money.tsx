'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatMoney } from './formatMoney.ts';
import { Amount } from './Money.styles.ts';

export type MoneyProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Whole minor units of the currency, such as cents. */
  minor: number | bigint | null | undefined;
  /** ISO 4217 code, such as USD. */
  currency: string;
  /** BCP 47 tag, such as en-US. */
  locale: string;
  /** The colour of the amount. @default 'plain' */
  tone?: 'plain' | 'muted' | 'ok' | 'bad' | undefined;
  /** Shown when the amount is unknown. */
  fallback?: ReactNode;
};

/** Shows an amount of money, with digits of equal width so that columns align. */
export function Money({ minor, currency, locale, tone = 'plain', fallback = null, ...span }: MoneyProps) {
  if (minor == null || Number.isNaN(minor)) return fallback;
  return (
    <Amount {...span} data-whole="" data-tone={tone}>
      {formatMoney(minor, currency, locale)}
    </Amount>
  );
}
