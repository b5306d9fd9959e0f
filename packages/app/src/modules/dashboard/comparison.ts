import type { StatDelta } from '@tilldesk/ui';

/** Compares an amount with an earlier one; undefined when there was no earlier amount. */
export function comparison(now: number, before: number, write: (share: number) => string): StatDelta | undefined {
  if (before === 0) return undefined;
  const share = Math.round(((now - before) / before) * 100) / 100;
  if (share === 0) return { text: write(0), direction: 'flat' };
  return { text: write(Math.abs(share)), direction: share > 0 ? 'up' : 'down', tone: share > 0 ? 'ok' : 'bad' };
}
