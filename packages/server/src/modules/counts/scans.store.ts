import { Problem } from '@tilldesk/domain/problems';
import type { CountScan, CountStatus, CountScanInput } from '@tilldesk/domain/counts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { countNumber } from './counts.store.ts';
import { lockLines, settleEnds, type LockedLine } from './locked-lines.store.ts';
import { aimOf, classifyScan, undoing, type FreshScan, type ClassifiedScan, type Original } from './classify.ts';
import { booksOf, factsOf } from './scan-facts.store.ts';
import { scansById } from './scan-list.store.ts';
import {
  insertCounterOnce,
  findKnownScans,
  sumCountedPieces,
  lockCountForShare,
  listOriginalScans,
  insertScans,
} from './counts.statements.ts';

/** A count that accepts scans. */
export type OpenCount = {
  id: string;
  number: number;
  status: CountStatus;
  locationId: string;
  vendorId: string | null;
  round: number;
  startedAt: string;
};

/** The result of recorded scans. `counted` is the number of pieces of the whole count. */
export type RecordedScans = { items: CountScan[]; counted: number };

/**
 * Records scans in a count, in the given order, each as an event. A repeated scan changes nothing and returns its first result,
 * also if both requests arrive at the same time. Throws record.notFound, count.notCounting, count.over, record.exists for an id
 * of another count.
 */
export async function recordScans(
  tx: Tx,
  scope: Scope,
  now: string,
  countId: string,
  given: readonly CountScanInput[],
): Promise<RecordedScans> {
  const count = await lockOpenCount(tx, scope, countId);
  // Serializes the batches of a person: a repeated request waits here for the first one.
  await tx.all(insertCounterOnce, { businessId: scope.businessId, countId, userId: scope.userId });
  const known = await tx.all(findKnownScans, { businessId: scope.businessId, ids: given.map(({ id }) => id) });
  if (known.some((scan) => scan.countId !== countId)) throw new Problem('record.exists');
  const ids = new Set(known.map(({ id }) => id));
  const fresh = given.filter(({ id }) => !ids.has(id) && ids.add(id));
  if (fresh.length > 0) await bookScans(tx, scope, now, count, fresh);
  return answerScans(
    tx,
    scope,
    countId,
    given.map(({ id }) => id),
  );
}

/** Returns the saved scans, with the number of pieces of the whole count. */
export async function answerScans(
  tx: Tx,
  scope: Scope,
  countId: string,
  ids: readonly string[],
): Promise<RecordedScans> {
  const items = await scansById(tx, scope, countId, ids);
  const totals = await tx.first(sumCountedPieces, { businessId: scope.businessId, countId });
  return { items, counted: totals!.counted };
}

/** Locks an open count until the end of the transaction. Throws record.notFound, count.notCounting, count.over. */
export async function lockOpenCount(tx: Tx, scope: Scope, id: string): Promise<OpenCount> {
  const count = await tx.existing(lockCountForShare, { businessId: scope.businessId, storeId: scope.storeId, id });
  const number = countNumber(count.number);
  if (count.status === 'review') throw new Problem('count.notCounting', { number });
  if (count.status !== 'in_progress') throw new Problem('count.over', { number });
  return count;
}

/** Books new scans into a locked open count. */
async function bookScans(tx: Tx, scope: Scope, now: string, count: OpenCount, given: readonly CountScanInput[]) {
  const scans = given.map((scan): FreshScan => ({ ...scan, at: madeAt(scan, now, count) }));
  const since = scans.map(({ at }) => at).reduce((first, at) => (at < first ? at : first));
  const counting = scans.filter(({ takesBack }) => takesBack === undefined);
  const undone = await originalsOf(tx, scope, count, scans);
  const facts = await factsOf(tx, scope, count.id, counting);
  const aims = new Map(counting.map((scan) => [scan.id, aimOf(scan, count, facts)]));
  const hits = [...aims.values()].filter(({ counts }) => counts);
  const lines = await lockLines(tx, scope, count.id, {
    units: hits.flatMap(({ unit }) => unit ?? []),
    productIds: hits.flatMap(({ unit, product }) => (unit || !product ? [] : product.productId)),
    lineIds: [...undone.values()].flatMap(({ lineId }) => lineId ?? []),
  });
  const pieces = lines.filter(({ unitId }) => unitId === null);
  const booked = await booksOf(tx, scope, count.locationId, pieces, since);

  const rows: ClassifiedScan[] = [];
  for (const scan of scans) {
    const aim = aims.get(scan.id);
    const original = undone.get(scan.takesBack ?? '') ?? rows.find(({ id }) => id === scan.takesBack);
    rows.push(aim ? classifyScan(scan, aim, lines, count.round, booked) : undoing(scan, original, lines, rows));
  }
  const moved = new Set(rows.flatMap(({ lineId }) => lineId ?? []));
  await writeScans(
    tx,
    scope,
    now,
    count.id,
    rows,
    lines.filter(({ id }) => moved.has(id)),
  );
  const reopened = rows.flatMap(({ result, lineId }) => (result === 'takenBack' && lineId !== null ? lineId : []));
  await settleEnds(tx, scope, [...new Set(reopened)]);
}

/** Returns the time of a scan. It may have been delayed by the network, but is never before the start of the count. */
function madeAt({ ago }: CountScanInput, now: string, { startedAt }: OpenCount): string {
  const at = new Date(Date.parse(now) - ago).toISOString();
  return at < startedAt ? startedAt : at;
}

/** Returns the scans that other scans undo, in their current state. */
async function originalsOf(tx: Tx, scope: Scope, count: OpenCount, scans: readonly FreshScan[]) {
  const ids = scans.flatMap(({ takesBack }) => takesBack ?? []);
  if (ids.length === 0) return new Map<string, Original>();
  const rows = await tx.all(listOriginalScans, { businessId: scope.businessId, id: count.id, ids });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes scans, their updated lines, and the person's total. */
async function writeScans(
  tx: Tx,
  scope: Scope,
  now: string,
  countId: string,
  rows: readonly ClassifiedScan[],
  lines: readonly LockedLine[],
): Promise<void> {
  await tx.all(insertScans, {
    businessId: scope.businessId,
    countId,
    userId: scope.userId,
    now,
    rows: JSON.stringify(rows),
    scans: rows.length,
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    lines: JSON.stringify(lines),
  });
}
