import type { UnitStatus } from '../inventory/units.entity.ts';
import type { AdjustmentReason } from '../adjustments/adjustments.rules.ts';
import type { CountStatus, CountMode } from './counts.entity.ts';

/** Which status a count may have after which (docs/decisions/0024). */
const countMoves: Readonly<Record<CountStatus, readonly CountStatus[]>> = {
  in_progress: ['review', 'cancelled'],
  review: ['in_progress', 'posted', 'cancelled'],
  posted: [],
  cancelled: [],
};

/** Whether a count may go from one status into another. */
export const countMayMove = (from: CountStatus, to: CountStatus): boolean => countMoves[from].includes(to);

/** The most scans of one call. */
export const SCAN_BATCH_MAX = 100;

/** Days after which a category is due to be counted again. */
export const COUNT_DUE_DAYS = 90;

/** The difference in value from which a line is to be counted again unless told, minor units. */
export const COUNT_THRESHOLD = 10_000;

/** In the address of a count: the main category with all of its subs. */
export const WHOLE_CATEGORY = 'all';

/** Where a unit may turn up by a scan: posting brings it back. Others that should not be there are told, and stay. */
export const foundAgain = ['lost', 'stolen'] as const satisfies readonly UnitStatus[];

/**
 * Adjustments that tell what was so already, and move nothing on the shelf: booked after the last scan of a product they
 * explain its difference. What the others take or bring, as damage or samples, was on the shelf when it was scanned.
 */
export const bookOnlyReasons = [
  'theft',
  'lost',
  'correction',
  'found',
  'opening',
] as const satisfies readonly AdjustmentReason[];

/** Whether what nobody scanned is missing. */
export const isFullCount = (mode: CountMode): boolean => mode !== 'partial';

/** What a count is about, as it is compared with others. */
export type Scoped = {
  mainCategoryId: string;
  subCategoryId: string | null;
  vendorId: string | null;
  brand: string | null;
};

/** Whether two counts would count the same goods: nothing that both name tells them apart. */
export const scopesOverlap = (one: Scoped, other: Scoped): boolean =>
  one.mainCategoryId === other.mainCategoryId &&
  [
    [one.subCategoryId, other.subCategoryId],
    [one.vendorId, other.vendorId],
    [one.brand?.toLowerCase() ?? null, other.brand?.toLowerCase() ?? null],
  ].every(([a, b]) => a === null || b === null || a === b);

/** The share of lines without a difference, 0 to 1; null where there is no line. */
export const accuracyOf = ({ lines, exactLines }: { lines: number; exactLines: number }): number | null =>
  lines === 0 ? null : exactLines / lines;
