import { weekdays, type HoursRules, type WorkedShift } from '../clock/hours.rules.ts';

/** Counts minute after minute, with the calendar of JavaScript instead of that of the rules. */
export function countedByMinute(shifts: readonly WorkedShift[], own: HoursRules) {
  const order = shifts.toSorted((a, b) => (a.firstClockIn + a.id < b.firstClockIn + b.id ? -1 : 1));
  const ofDay: Record<string, number> = {};
  const ofWeek: Record<string, number> = {};
  return order.map(({ id, businessDay, activeSeconds, breakSeconds }) => {
    const pause = Math.round(breakSeconds / 60);
    const counted = { id, businessDay, regular: 0, overtime: 0, doubleTime: 0, paidBreak: 0, unpaidBreak: 0 };
    for (let minute = 0; minute < pause; minute += 1) {
      if (minute < own.paidBreak) counted.paidBreak += 1;
      else counted.unpaidBreak += 1;
    }
    const first = new Date(`${businessDay}T00:00:00Z`);
    while (weekdays[first.getUTCDay()] !== own.weekStart) first.setUTCDate(first.getUTCDate() - 1);
    const weekKey = first.toISOString();
    for (let minute = 0; minute < Math.round(activeSeconds / 60) + counted.paidBreak; minute += 1) {
      const today = ofDay[businessDay] ?? 0;
      const thisWeek = ofWeek[weekKey] ?? 0;
      ofDay[businessDay] = today + 1;
      if (own.dailyDoubleTime !== null && today >= own.dailyDoubleTime) counted.doubleTime += 1;
      else if (own.dailyOvertime !== null && today >= own.dailyOvertime) counted.overtime += 1;
      else if (own.weeklyOvertime !== null && thisWeek >= own.weeklyOvertime) counted.overtime += 1;
      else {
        ofWeek[weekKey] = thisWeek + 1;
        counted.regular += 1;
      }
    }
    return counted;
  });
}
