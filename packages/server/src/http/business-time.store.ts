import { Problem } from '@tilldesk/domain/problems';
import type { Tx } from '../database/transaction.ts';

/** Milliseconds that the clock may be behind the last entry: a clock is set right by less, and a wrong one is off by more. */
const BEHIND_MAX_MS = 5 * 60_000;

/** The moment of what a call enters for a business; `now` is what the clock says. */
export type BusinessTime = (tx: Tx, businessId: string, now: string) => Promise<string>;

/**
 * The moment of an entry: the clock's, but never before the last one, which stands at the business to the second. A clock
 * that is behind by little stands still until it is reached. @throws Problem server.clockBehind where it is behind by more
 */
export const businessTime: BusinessTime = async (tx, businessId, now) => {
  const [lastEntry] = await tx.raw<{ latest: string | null }>(movedOn, [businessId, now], 'business_time');
  const behind = Date.parse(lastEntry?.latest ?? now) - Date.parse(now);
  if (behind > BEHIND_MAX_MS) throw new Problem('server.clockBehind', { minutes: Math.ceil(behind / 60_000) });
  return behind > 0 ? new Date(Date.parse(now) + behind).toISOString() : now;
};

// Once a second at most, and never waiting for another call: the tills of a business sell at the same time.
const movedOn = `
with moved as (
  update businesses set latest_at = $2 where id = (
    select id from businesses where id = $1 and (latest_at is null or latest_at < $2::timestamptz - interval '1 second')
    for no key update skip locked))
select latest_at as latest from businesses where id = $1`;

/** A business whose last entry is ahead of the clock. */
export type AheadOfClock = { name: string; latest: string };

/** The businesses whose last entry is ahead of the clock by more than is tolerated. As the owner. */
export const aheadOfClock = (tx: Tx, now: string): Promise<AheadOfClock[]> =>
  tx.raw<AheadOfClock>('select name, latest_at as latest from businesses where latest_at > $1 order by name', [
    withTolerance(now),
  ]);

/** Believes the clock from now on, whatever the last entries say. As the owner. */
export async function acceptClock(tx: Tx, now: string): Promise<void> {
  await tx.raw('update businesses set latest_at = $1 where latest_at > $1', [now]);
}

/**
 * Ends sign-ins, codes and links that were made while a clock was ahead: they would be good for as much longer. As the owner.
 */
export async function endFutureSignIns(tx: Tx, now: string): Promise<void> {
  for (const table of ['tokens', 'challenges', 'password_links']) {
    await tx.raw(`delete from ${table} where created_at > $1`, [withTolerance(now)]);
  }
}

const withTolerance = (now: string): string => new Date(Date.parse(now) + BEHIND_MAX_MS).toISOString();
