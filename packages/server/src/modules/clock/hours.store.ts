import {
  defaultHoursRules,
  hoursOf,
  sumHours,
  weekOf,
  type clock,
  type HoursOfPerson,
  type HoursRules,
  type SavedHoursRules,
} from '@tilldesk/domain/clock';
import { compareNames } from '@tilldesk/domain/fields';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { addDays, type DayRange } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import { newId } from '../../database/new-id.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { listWorkOfPeople, readRules, saveRules } from './clock.statements.ts';

/** The longest range of days of one call. */
const DAYS_MAX = 62;

/**
 * Returns the paid time of everybody who worked in the store, by name. Work in other stores counts towards the limits of a week, and
 * is not listed. Throws clock.range at endDate for days that are reversed or too many.
 */
export async function listHours(
  tx: Tx,
  caller: StoreScope,
  now: string,
  { from, to }: DayRange,
): Promise<HoursOfPerson[]> {
  if (to < from || to > addDays(from, DAYS_MAX - 1)) throw problemAt('endDate', 'clock.range', { days: DAYS_MAX });
  const { businessId, storeId } = caller;
  const rules = await rulesOf(tx, caller);
  const weekFrom = weekOf(from, rules);
  const shifts = await tx.all(listWorkOfPeople, { businessId, storeId, now, weekFrom, from, to });
  const people = Map.groupBy(shifts, ({ userId }) => userId);
  const items = [...people].map(([userId, own]): HoursOfPerson => {
    const listed = new Map(
      own.filter(({ isHere, businessDay: day }) => isHere && day >= from).map((one) => [one.id, one]),
    );
    const hours = hoursOf(own, rules).filter(({ id }) => listed.has(id));
    const days = [...Map.groupBy(hours, ({ businessDay }) => businessDay)];
    return {
      userId,
      employeeName: own[0]!.employeeName,
      days: days.map(([day, ofDay]) => ({ day, ...sumHours(ofDay) })),
      total: sumHours(hours),
      shifts: listed.size,
      approved: [...listed.values()].filter(({ isApproved }) => isApproved).length,
    };
  });
  return items.toSorted((a, b) => compareNames(a.employeeName, b.employeeName));
}

/** Returns the rules of a scope's store for overtime and breaks. */
export async function rulesOf(
  tx: Tx,
  { businessId, storeId }: Pick<Scope, 'businessId' | 'storeId'>,
): Promise<SavedHoursRules> {
  return (await tx.first(readRules, { businessId, storeId })) ?? { ...defaultHoursRules, version: 0 };
}

/** Changes the rules of the store. Throws record.changed. */
export async function changeRules(
  tx: Tx,
  caller: StoreScope,
  now: string,
  { version, ...rules }: z.output<typeof clock.changeRules.body>,
): Promise<SavedHoursRules> {
  const { businessId, storeId } = caller;
  const before = plain(await rulesOf(tx, caller));
  const saved = await tx.first(saveRules, { ...rules, businessId, storeId, id: newId(now), version });
  if (!saved) throw new Problem('record.changed');
  await writeAuditEntry(tx, caller, now, 'clock.rulesChanged', 'store', storeId, before, rules);
  return { ...rules, version: saved.version };
}

const plain = ({ version: _, ...rules }: SavedHoursRules): HoursRules => rules;
