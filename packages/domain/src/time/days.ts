/** A business day is a calendar day in the store's time zone; moments are ISO text in UTC. */

/** The store's day of a moment: 'YYYY-MM-DD'. */
export function dayOf(instant: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(instant),
  );
}

/** The hour (0 to 23) that the store's clock shows at a moment. */
export const hourOf = (instant: string | Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hour12: false }).format(new Date(instant))) % 24;

/** The moments at which a store's day begins and ends (the next day's beginning). A day of a clock change has 23 or 25 hours. */
export function boundsOf(day: string, timeZone: string): { from: string; to: string } {
  return { from: startOf(day, timeZone), to: startOf(addDays(day, 1), timeZone) };
}

/** The day `count` days after (or, negative, before) a day. */
export function addDays(day: string, count: number): string {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

function startOf(day: string, timeZone: string): string {
  // Two passes: the first guess may lie on the other side of a clock change.
  const wall = Date.parse(`${day}T00:00:00.000Z`);
  let guess = wall;
  for (let pass = 0; pass < 2; pass++) guess = wall - offsetAt(guess, timeZone);
  // Where midnight does not exist the day begins at the first moment that bears its name.
  return new Date(dayOf(new Date(guess), timeZone) < day ? guess + 3_600_000 : guess).toISOString();
}

/** Milliseconds by which the zone's wall clock is ahead of UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((p) => p.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(at / 1000) * 1000;
}
