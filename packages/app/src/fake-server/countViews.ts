import { can } from '@tilldesk/domain/rights';
import {
  isFullCount,
  type CountFigures,
  type CountLine,
  type CountRow,
  type CountScan,
  type InventoryCount,
} from '@tilldesk/domain/counts';
import type { StoredCount } from './countBook.ts';
import { byId } from './found.ts';
import type { FakeServer } from './FakeServer.ts';

/** Returns whether a count is active. */
export const isOpen = ({ status }: StoredCount): boolean => status === 'in_progress' || status === 'review';

/** Returns whether expected quantities are hidden: a blind count shows them only to users with the right to post it. */
export const isBlindTo = ({ own: currentSession }: FakeServer, { mode, status }: StoredCount): boolean =>
  mode === 'blind' && status !== 'posted' && !can(currentSession.permissions, 'Inventory', 'delete');

/** Returns a line with its difference, as the user sees it. */
export function lineOf(fakeServer: FakeServer, count: StoredCount, line: CountLine): CountLine {
  const expected = line.expected ?? 0;
  const isReported = isFullCount(count.mode) || line.lastScannedAt !== null;
  const difference = isReported ? line.counted - expected : null;
  const value = difference === null ? null : difference * (line.unitCost ?? 0);
  const isLarge = count.threshold !== null && Math.abs(value ?? 0) >= count.threshold && line.round === 1;
  const needsRecount = difference !== null && difference !== 0 && isLarge;
  if (isBlindTo(fakeServer, count))
    return { ...line, expected: null, difference: null, differenceValue: null, unitCost: null };
  const { viewCost } = fakeServer.own.limits;
  return {
    ...line,
    difference,
    differenceValue: viewCost ? value : null,
    unitCost: viewCost ? line.unitCost : null,
    needsRecount,
  };
}

/** Returns the totals of a count, as the user sees them. */
export function figuresOf(fakeServer: FakeServer, count: StoredCount): CountFigures | null {
  if (isBlindTo(fakeServer, count) || (count.status !== 'review' && count.status !== 'posted')) return null;
  const lines = count.lines
    .map((line) => lineOf(fakeServer, count, line))
    .filter(({ expected, counted, difference }) => difference !== null && ((expected ?? 0) > 0 || counted > 0));
  const sum = (of: (line: CountLine) => number | null) => lines.reduce((total, line) => total + (of(line) ?? 0), 0);
  const { viewCost } = fakeServer.own.limits;
  return {
    expected: sum(({ expected }) => expected),
    lines: lines.length,
    exactLines: lines.filter(({ difference }) => difference === 0).length,
    shortQuantity: sum(({ difference }) => Math.max(0, -(difference ?? 0))),
    overQuantity: sum(({ difference }) => Math.max(0, difference ?? 0)),
    shortValue: viewCost ? sum(({ differenceValue }) => Math.max(0, -(differenceValue ?? 0))) : null,
    overValue: viewCost ? sum(({ differenceValue }) => Math.max(0, differenceValue ?? 0)) : null,
  };
}

/** Returns a count as shown in lists. */
export function rowOf(fakeServer: FakeServer, count: StoredCount): CountRow {
  const { categories } = fakeServer.shop;
  const sub = count.subCategoryId === null ? null : byId(categories, count.subCategoryId);
  return {
    id: count.id,
    number: count.number,
    status: count.status,
    mode: count.mode,
    scope: {
      mainCategoryId: count.mainCategoryId,
      mainCategoryName: byId(categories, count.mainCategoryId).name,
      subCategoryId: count.subCategoryId,
      subCategoryName: sub?.name ?? null,
      vendorId: null,
      vendorName: null,
      brand: count.brand,
    },
    startedBy: count.startedBy,
    startedAt: count.startedAt,
    postedBy: count.postedAt === null ? null : count.startedBy,
    postedAt: count.postedAt,
    cancelledBy: count.cancelledAt === null ? null : count.startedBy,
    cancelledAt: count.cancelledAt,
    note: count.note,
    recounts: count.round - 1,
    counted: count.lines.reduce((sum, { counted }) => sum + counted, 0),
    figures: figuresOf(fakeServer, count),
    version: count.version,
  };
}

/** Returns a whole count. */
export function inventoryCountOf(fakeServer: FakeServer, count: StoredCount): InventoryCount {
  const scansWith = (result: CountScan['result']) =>
    count.scans.filter((scan) => scan.result === result && !scan.isTakenBack).length;
  const people = [...new Set([count.startedBy, ...count.scans.map(({ by }) => by)])];
  return {
    ...rowOf(fakeServer, count),
    threshold: count.threshold,
    round: count.round,
    lineCount: isBlindTo(fakeServer, count) ? null : count.lines.length,
    countedLines: count.lines.filter(({ lastScannedAt }) => lastScannedAt !== null).length,
    counters: people.map((name, n) => {
      const currentSession = count.scans.filter(({ by }) => by === name);
      return {
        userId: `01936c3a-7c00-70ce-8000-${String(n).padStart(12, '0')}`,
        name,
        scans: currentSession.length,
        pieces: currentSession.reduce((sum, { quantity }) => sum + quantity, 0),
        lastScanAt: currentSession.at(-1)?.at ?? null,
      };
    }),
    problems: {
      unknown: scansWith('unknown'),
      wrongLocation: scansWith('wrongLocation'),
      wrongStatus: scansWith('wrongStatus'),
      duplicate: scansWith('duplicate'),
      outOfScope: scansWith('outOfScope'),
    },
  };
}
