/** A business day is a calendar day in the store's time zone; timestamps are ISO text in UTC. */

/** The store's day of a timestamp: 'YYYY-MM-DD'. */
export const dayOf = (instant: string | Date, timeZone: string): string => wallAt(new Date(instant), timeZone).day;

/** The local hour (0 to 23) of a timestamp. */
export const hourOf = (instant: string | Date, timeZone: string): number => wallAt(new Date(instant), timeZone).hour;

/**
 * Start and end of a store's day (the end is the start of the next day). A day with a clock change has 23 or 25 hours; a day
 * skipped by the calendar (Apia, 2011-12-30) has none.
 */
export function boundsOf(day: string, timeZone: string): { from: string; to: string } {
  return { from: startOf(day, timeZone), to: startOf(addDays(day, 1), timeZone) };
}

/** The day `count` days after (or, negative, before) a day. */
export function addDays(day: string, count: number): string {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

/**
 * The first moment of the day, or of a later one. Found by binary search instead of the zone offset: midnight may not exist
 * (Havana, Cairo) or occur twice (Amman, until 2022).
 */
function startOf(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) / 1000;
  let [before, after] = [midnight - DAY_SECONDS, midnight + DAY_SECONDS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(new Date(middle * 1000), timeZone) < day) before = middle;
    else after = middle;
  }
  return new Date(after * 1000).toISOString();
}

const DAY_SECONDS = 86_400;

function wallAt(moment: Date, timeZone: string): { day: string; hour: number } {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map((p) => [p.type, p.value]),
  );
  const [year, month, day] = [parts.get('year') ?? '', parts.get('month'), parts.get('day')];
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, hour: Number(parts.get('hour')) };
}

// Creating a formatter costs a hundred times as much as using it.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...shown });
  clocks.set(timeZone, clock);
  return clock;
}

const shown = { hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
