import type { Discount } from '@tilldesk/domain/lines';

/** Converts a rate to a percentage: '0.075' becomes 7.5. */
export const percentOf = (rate: string): number => Math.round(Number(rate) * 1_000_000) / 10_000;

/** Returns the discount for a percentage; null for none. */
export const shareOf = (percent: number | null): Discount =>
  percent === null || percent === 0 ? null : { kind: 'share', rate: String(Math.round(percent * 10_000) / 1_000_000) };
