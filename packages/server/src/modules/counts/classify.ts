import type { UnitStatus } from '@tilldesk/domain/inventory';
import { foundAgain, type CountScanResult, type CountScanInput } from '@tilldesk/domain/counts';
import { isLive } from '../../ledgers/stock/unit-statuses.store.ts';
import type { LockedLine } from './locked-lines.store.ts';
import type { Book, Facts, FoundProduct, FoundUnit } from './scan-facts.store.ts';

/** A new scan, with the time at which it was made. */
export type FreshScan = CountScanInput & { at: string };

/** The match of a scan: the unit or product, and whether the scan counts. A scan that does not count has its result. */
export type Aim = {
  unit?: FoundUnit | undefined;
  product?: FoundProduct | undefined;
  counts: boolean;
  result: CountScanResult;
};

/** A scan to save. `pieces` is the change of its line. */
export type ClassifiedScan = {
  id: string;
  at: string;
  code: string;
  result: CountScanResult;
  pieces: number;
  lineId: string | null;
  round: number | null;
  productId: string | null;
  unitId: string | null;
  unitStatus: UnitStatus | null;
  book: number | null;
  bookSeq: number | null;
  counted: number | null;
  takesBack: string | null;
};

/** A scan that another scan undoes. */
export type Original = Pick<
  ClassifiedScan,
  'id' | 'result' | 'pieces' | 'lineId' | 'round' | 'productId' | 'unitId'
> & {
  isUndone?: boolean;
};

const lostOrStolen: readonly UnitStatus[] = foundAgain;

/**
 * Matches a scan against a count. A lost or stolen unit counts as found. The barcode of a serialized product identifies no single
 * unit: its result is `unknown`, with the product.
 */
export function aimOf(scan: FreshScan, count: { locationId: string; vendorId: string | null }, facts: Facts): Aim {
  const unit = facts.unitOf(scan);
  if (unit) {
    const of = { unit };
    const belongsToCount = unit.isInScope && (count.vendorId === null || unit.vendorId === count.vendorId);
    if (!belongsToCount) return { ...of, counts: false, result: 'outOfScope' };
    if (unit.locationId !== count.locationId) return { ...of, counts: false, result: 'wrongLocation' };
    if (isLive(unit.status)) return { ...of, counts: true, result: 'matched' };
    return { ...of, counts: lostOrStolen.includes(unit.status), result: 'wrongStatus' };
  }
  const product = facts.productOf(scan.code);
  if (!product || product.tracking === 'serialized')
    return { ...(product && { product }), counts: false, result: 'unknown' };
  const belongsToCount = product.isInScope && product.tracking === 'quantity' && count.vendorId === null;
  return belongsToCount
    ? { product, counts: true, result: 'matched' }
    : { product, counts: false, result: 'outOfScope' };
}

/** Returns the result of a scan, and updates its line. */
export function classifyScan(
  scan: FreshScan,
  { unit, product, counts, result }: Aim,
  lines: readonly LockedLine[],
  round: number,
  bookOf: (productId: string, at: string) => Book,
): ClassifiedScan {
  const plain = plainScan(scan, result, { unit, product });
  const line = counts
    ? lines.find(({ unitId, productId }) =>
        unit ? unitId === unit.unitId : !unitId && productId === product?.productId,
      )
    : undefined;
  if (!line) return plain;
  // A unit counts once. A product line of an earlier round accepts no further pieces.
  const isCounted = unit ? line.counted > 0 : line.lastAt !== null && line.round < round;
  if (isCounted) return { ...plain, result: 'duplicate', counted: line.counted };
  const pieces = unit ? 1 : (scan.quantity ?? 1);
  const { pieces: book, seq } = unit
    ? { pieces: isLive(unit.status) ? 1 : 0, seq: 0 }
    : bookOf(line.productId, scan.at);
  line.counted += pieces;
  line.scans += 1;
  if (line.firstAt === null || scan.at < line.firstAt) [line.firstAt, line.firstSeq] = [scan.at, seq];
  if (line.lastAt === null || scan.at >= line.lastAt) [line.lastAt, line.lastSeq, line.book] = [scan.at, seq, book];
  const own = { pieces, lineId: line.id, round: line.round, book, bookSeq: seq, counted: line.counted };
  return { ...plain, ...own };
}

/** Returns the result of undoing a scan. A scan can be undone once, and not after its line was reset for a recount. */
export function undoing(
  scan: FreshScan,
  original: Original | undefined,
  lines: readonly LockedLine[],
  rows: readonly ClassifiedScan[],
): ClassifiedScan {
  const plain = plainScan(scan, 'takenBack', {});
  const isUndone = original?.isUndone === true || rows.some(({ takesBack }) => takesBack === original?.id);
  if (!original || isUndone || original.result === 'takenBack') return plain;
  const of = { productId: original.productId, unitId: original.unitId, takesBack: original.id };
  const line = lines.find(({ id }) => id === original.lineId);
  if (!line || line.round !== original.round) return { ...plain, ...of };
  line.counted -= original.pieces;
  line.scans -= 1;
  return { ...plain, ...of, pieces: -original.pieces, lineId: line.id, round: line.round, counted: line.counted };
}

const plainScan = (
  { id, at, code }: FreshScan,
  result: CountScanResult,
  { unit, product }: Pick<Aim, 'unit' | 'product'>,
): ClassifiedScan => ({
  id,
  at,
  code,
  result,
  pieces: 0,
  lineId: null,
  round: null,
  productId: unit?.productId ?? product?.productId ?? null,
  unitId: unit?.unitId ?? null,
  unitStatus: unit?.status ?? null,
  book: null,
  bookSeq: null,
  counted: null,
  takesBack: null,
});
