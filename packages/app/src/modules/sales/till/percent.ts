import type { Discount } from '@tilldesk/domain/lines';

/** A rate as the percentage that people type: '0.075' is 7.5. */
export const percentOf = (rate: string): number => Math.round(Number(rate) * 1_000_000) / 10_000;

/** The discount of a percentage; none for nothing. */
export const shareOf = (percent: number | null): Discount =>
  percent === null || percent === 0 ? null : { kind: 'share', rate: String(Math.round(percent * 10_000) / 1_000_000) };
