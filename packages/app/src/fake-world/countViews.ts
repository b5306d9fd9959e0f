import { can } from '@tilldesk/domain/rights';
import {
  isWhole,
  type CountFigures,
  type CountLine,
  type CountRow,
  type CountScan,
  type InventoryCount,
} from '@tilldesk/domain/stock';
import type { KeptCount } from './countBook.ts';
import { byId } from './found.ts';
import type { World } from './World.ts';

/** Whether a count is under way. */
export const isOpen = ({ status }: KeptCount): boolean => status === 'in_progress' || status === 'review';

/** What is expected of a blind count is told to those alone who may post it. */
export const isBlindTo = ({ own }: World, { mode, status }: KeptCount): boolean =>
  mode === 'blind' && status !== 'posted' && !can(own.permissions, 'Inventory', 'delete');

/** A line with its difference, as a person may see it. */
export function lineOf(world: World, kept: KeptCount, line: CountLine): CountLine {
  const expected = line.expected ?? 0;
  const isSaid = isWhole(kept.mode) || line.lastScannedAt !== null;
  const difference = isSaid ? line.counted - expected : null;
  const value = difference === null ? null : difference * (line.unitCost ?? 0);
  const isLarge = kept.threshold !== null && Math.abs(value ?? 0) >= kept.threshold && line.round === 1;
  const isDoubtful = difference !== null && difference !== 0 && isLarge;
  if (isBlindTo(world, kept))
    return { ...line, expected: null, difference: null, differenceValue: null, unitCost: null };
  const { viewCost } = world.own.limits;
  return {
    ...line,
    difference,
    differenceValue: viewCost ? value : null,
    unitCost: viewCost ? line.unitCost : null,
    isDoubtful,
  };
}

/** What a count comes to, as a person may see it. */
export function figuresOf(world: World, kept: KeptCount): CountFigures | null {
  if (isBlindTo(world, kept) || (kept.status !== 'review' && kept.status !== 'posted')) return null;
  const lines = kept.lines
    .map((line) => lineOf(world, kept, line))
    .filter(({ expected, counted, difference }) => difference !== null && ((expected ?? 0) > 0 || counted > 0));
  const sum = (of: (line: CountLine) => number | null) => lines.reduce((total, line) => total + (of(line) ?? 0), 0);
  const { viewCost } = world.own.limits;
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

/** A count as lists show it. */
export function rowOf(world: World, kept: KeptCount): CountRow {
  const { categories } = world.shop;
  const sub = kept.subCategoryId === null ? null : byId(categories, kept.subCategoryId);
  return {
    id: kept.id,
    number: kept.number,
    status: kept.status,
    mode: kept.mode,
    scope: {
      mainCategoryId: kept.mainCategoryId,
      mainCategoryName: byId(categories, kept.mainCategoryId).name,
      subCategoryId: kept.subCategoryId,
      subCategoryName: sub?.name ?? null,
      vendorId: null,
      vendorName: null,
      brand: kept.brand,
    },
    startedBy: kept.startedBy,
    startedAt: kept.startedAt,
    postedBy: kept.postedAt === null ? null : kept.startedBy,
    postedAt: kept.postedAt,
    cancelledBy: kept.cancelledAt === null ? null : kept.startedBy,
    cancelledAt: kept.cancelledAt,
    note: kept.note,
    recounts: kept.round - 1,
    counted: kept.lines.reduce((sum, { counted }) => sum + counted, 0),
    figures: figuresOf(world, kept),
    version: kept.version,
  };
}

/** A whole count. */
export function wholeOf(world: World, kept: KeptCount): InventoryCount {
  const met = (result: CountScan['result']) =>
    kept.scans.filter((scan) => scan.result === result && !scan.isTakenBack).length;
  const people = [...new Set([kept.startedBy, ...kept.scans.map(({ by }) => by)])];
  return {
    ...rowOf(world, kept),
    threshold: kept.threshold,
    round: kept.round,
    lineCount: isBlindTo(world, kept) ? null : kept.lines.length,
    countedLines: kept.lines.filter(({ lastScannedAt }) => lastScannedAt !== null).length,
    counters: people.map((name, n) => {
      const own = kept.scans.filter(({ by }) => by === name);
      return {
        userId: `01936c3a-7c00-70ce-8000-${String(n).padStart(12, '0')}`,
        name,
        scans: own.length,
        pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
        lastScanAt: own.at(-1)?.at ?? null,
      };
    }),
    troubles: {
      unknown: met('unknown'),
      wrongLocation: met('wrongLocation'),
      wrongStatus: met('wrongStatus'),
      duplicate: met('duplicate'),
      outOfScope: met('outOfScope'),
    },
  };
}
