import { Problem } from '@tilldesk/domain/problems';
import type { Tx } from '../database/transaction.ts';

/**
 * Milliseconds that the clock may be behind the last entry: a clock correction is smaller, a wrong clock is off by
 * more.
 */
const BEHIND_MAX_MS = 5 * 60_000;

/** Returns the moment to record for an entry of a business; `now` is the time of the clock. */
export type BusinessTime = (tx: Tx, businessId: string, now: string) => Promise<string>;

export const businessTime: BusinessTime = async (tx, businessId, now) => {
  const [lastEntry] = await tx.raw<{ latest: string | null }>(
    'select advance_business_time($1, $2) as latest',
    [businessId, now],
    'business_time',
  );
  return momentAfter(lastEntry?.latest ?? null, now);
};

/**
 * Returns the moment of an entry: the clock's time, but never before the last entry, which is stored with the business
 * to the second. If the clock is slightly behind, the last entry's moment is used until the clock has caught up.
 * @throws Problem server.clockBehind if the clock is behind by more than `BEHIND_MAX_MS`
 */
export function momentAfter(latest: string | null, now: string): string {
  const behind = Date.parse(latest ?? now) - Date.parse(now);
  if (behind > BEHIND_MAX_MS) throw new Problem('server.clockBehind', { minutes: Math.ceil(behind / 60_000) });
  return behind > 0 ? new Date(Date.parse(now) + behind).toISOString() : now;
}

/** A business whose last entry is ahead of the clock. */
export type AheadOfClock = { name: string; latest: string };

/** Returns the businesses whose last entry is ahead of the clock by more than the tolerance. Runs as the owner. */
export const aheadOfClock = (tx: Tx, now: string): Promise<AheadOfClock[]> =>
  tx.raw<AheadOfClock>('select name, latest_at as latest from businesses where latest_at > $1 order by name', [
    withTolerance(now),
  ]);

/** Accepts the clock's time from now on, without regard to the last entries. Runs as the owner. */
export async function acceptClock(tx: Tx, now: string): Promise<void> {
  await tx.raw('update businesses set latest_at = $1 where latest_at > $1', [now]);
}

/**
 * Deletes sign-ins, codes and links that were created while the clock was ahead: they would be valid for that much
 * longer. Runs as the owner.
 */
export async function endFutureSignIns(tx: Tx, now: string): Promise<void> {
  for (const table of ['tokens', 'challenges', 'password_links']) {
    await tx.raw(`delete from ${table} where created_at > $1`, [withTolerance(now)]);
  }
}

const withTolerance = (now: string): string => new Date(Date.parse(now) + BEHIND_MAX_MS).toISOString();
