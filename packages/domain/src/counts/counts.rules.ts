import type { UnitStatus } from '../inventory/units.entity.ts';
import type { AdjustmentReason } from '../adjustments/adjustments.rules.ts';
import type { CountStatus, CountMode } from './counts.entity.ts';

/** Allowed status transitions of a count (docs/decisions/commerce/0024). */
const countMoves: Readonly<Record<CountStatus, readonly CountStatus[]>> = {
  in_progress: ['review', 'cancelled'],
  review: ['in_progress', 'posted', 'cancelled'],
  posted: [],
  cancelled: [],
};

/** Whether a count may change from one status to another. */
export const countMayMove = (from: CountStatus, to: CountStatus): boolean => countMoves[from].includes(to);

/** Maximum number of scans per call. */
export const SCAN_BATCH_MAX = 100;

/** Days after which a category is due for another count. */
export const COUNT_DUE_DAYS = 90;

/** Default difference in value from which a line must be recounted, minor units. */
export const COUNT_THRESHOLD = 10_000;

/** URL segment of a count for a main category with all its sub-categories. */
export const WHOLE_CATEGORY = 'all';

/** Statuses from which a scanned unit returns to stock by posting. Other unexpected units are reported and not changed. */
export const foundAgain = ['lost', 'stolen'] as const satisfies readonly UnitStatus[];

/**
 * Adjustments that correct the ledger without a physical movement: posted after the last scan of a product, they explain its
 * difference. Stock of other adjustments, such as damage or samples, was present when it was scanned.
 */
export const bookOnlyReasons = [
  'theft',
  'lost',
  'correction',
  'found',
  'opening',
] as const satisfies readonly AdjustmentReason[];

/** Whether items that were not scanned are missing. */
export const isFullCount = (mode: CountMode): boolean => mode !== 'partial';

/** Scope of a count for comparison. */
export type Scoped = {
  mainCategoryId: string;
  subCategoryId: string | null;
  vendorId: string | null;
  brand: string | null;
};

/** Whether two counts overlap: no limit that both define distinguishes them. */
export const scopesOverlap = (one: Scoped, other: Scoped): boolean =>
  one.mainCategoryId === other.mainCategoryId &&
  [
    [one.subCategoryId, other.subCategoryId],
    [one.vendorId, other.vendorId],
    [one.brand?.toLowerCase() ?? null, other.brand?.toLowerCase() ?? null],
  ].every(([a, b]) => a === null || b === null || a === b);

/** The share of lines without a difference, 0 to 1; null without lines. */
export const accuracyOf = ({ lines, exactLines }: { lines: number; exactLines: number }): number | null =>
  lines === 0 ? null : exactLines / lines;
