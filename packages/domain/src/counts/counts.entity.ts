import * as z from 'zod/mini';
import { choice, id, instant, longText, money, text } from '../fields/fields.ts';
import { unitStatuses } from '../inventory/units.entity.ts';

/** Statuses of a count (docs/decisions/commerce/0024). A posted or cancelled count never changes. */
export const countStatuses = ['in_progress', 'review', 'posted', 'cancelled'] as const;
export type CountStatus = (typeof countStatuses)[number];

/**
 * `full`: items that were not scanned are missing. `partial`: they are unchanged. `blind`: full, and counters see no expected
 * figures.
 */
export const countModes = ['full', 'partial', 'blind'] as const;
export type CountMode = (typeof countModes)[number];

/** Results of a scan; `takenBack` reverses another scan. */
export const countScanResults = [
  'matched',
  'unknown',
  'wrongLocation',
  'wrongStatus',
  'duplicate',
  'outOfScope',
  'takenBack',
] as const;
export type CountScanResult = (typeof countScanResults)[number];

/** Maximum pieces of one scan or typed quantity; 0 means checked and none found. */
export const SCAN_QUANTITY_MAX = 100_000;

/** Scope of a count: a main category or a sub-category, optionally limited to a vendor's units or a brand. */
export const countScope = z.object({
  mainCategoryId: id,
  mainCategoryName: z.string(),
  /** Null: the main category with all its sub-categories. */
  subCategoryId: z.nullable(id),
  subCategoryName: z.nullable(z.string()),
  vendorId: z.nullable(id),
  vendorName: z.nullable(z.string()),
  brand: z.nullable(z.string()),
});
export type CountScope = z.output<typeof countScope>;

/** Input to start a count; the client provides the id. */
export const countDraft = z.strictObject({
  id,
  mainCategoryId: id,
  subCategoryId: z.nullable(id),
  mode: choice(countModes, { required: true }),
  vendorId: z.optional(z.nullable(id)),
  brand: z.optional(text()),
  /** Difference in value from which a line must be recounted, minor units; null: never. */
  threshold: z.optional(money()),
  note: z.optional(longText({ max: 500 })),
});
export type CountDraft = z.input<typeof countDraft>;

/** A participant of a count. */
const countParticipant = z.object({
  userId: id,
  name: z.string(),
  scans: z.int(),
  pieces: z.int(),
  lastScanAt: z.nullable(instant({ required: true })),
});

/** Scans without a match, by reason. */
const countProblems = z.object({
  unknown: z.int(),
  wrongLocation: z.int(),
  wrongStatus: z.int(),
  duplicate: z.int(),
  outOfScope: z.int(),
});

/** Result of a count. All values are null during counting and for blind counters; values also without the right to see costs. */
export const countFigures = z.object({
  expected: z.int(),
  /** Lines with an expected or counted quantity. */
  lines: z.int(),
  /** Lines without a difference; their share is the accuracy. */
  exactLines: z.int(),
  shortQuantity: z.int(),
  overQuantity: z.int(),
  /** Minor units, not negative; the net difference is over less short. */
  shortValue: z.nullable(z.int()),
  overValue: z.nullable(z.int()),
});
export type CountFigures = z.output<typeof countFigures>;

const moment = z.nullable(instant({ required: true }));

/** A count as lists show it. */
export const countRow = z.object({
  id,
  /** 'CNT-1001'. */
  number: z.string(),
  status: choice(countStatuses, { required: true }),
  mode: choice(countModes, { required: true }),
  scope: countScope,
  startedBy: z.string(),
  startedAt: instant({ required: true }),
  postedBy: z.nullable(z.string()),
  postedAt: moment,
  cancelledBy: z.nullable(z.string()),
  cancelledAt: moment,
  note: z.nullable(z.string()),
  /** Number of recounts. */
  recounts: z.int(),
  counted: z.int(),
  figures: z.nullable(countFigures),
  version: z.int(),
});
export type CountRow = z.output<typeof countRow>;

/** A whole count. */
export const inventoryCount = z.extend(countRow, {
  threshold: z.nullable(z.int()),
  /** Current round: after a recount was requested, only lines of this round are scanned. */
  round: z.int(),
  /** Null for blind counters. */
  lineCount: z.nullable(z.int()),
  countedLines: z.int(),
  counters: z.array(countParticipant),
  problems: countProblems,
});
export type InventoryCount = z.output<typeof inventoryCount>;

/** One product, or one unit, of a count. */
export const countLine = z.object({
  id,
  productId: id,
  productName: z.string(),
  sku: z.string(),
  unitId: z.nullable(id),
  unitCode: z.nullable(z.string()),
  /** Current status of the unit. */
  unitStatus: z.nullable(choice(unitStatuses, { required: true })),
  counted: z.int(),
  scans: z.int(),
  lastScannedAt: moment,
  /** The round in which it was or will be counted. */
  round: z.int(),
  /** Expected quantity at the time of the count by the ledger (docs/decisions/commerce/0024); null for blind counters. */
  expected: z.nullable(z.int()),
  /** Counted less expected; null while unknown and for blind counters. */
  difference: z.nullable(z.int()),
  /** Of one piece, minor units; null without the right to see costs. */
  unitCost: z.nullable(z.int()),
  /** Signed, minor units. */
  differenceValue: z.nullable(z.int()),
  /** Pieces moved out and in between its first and last scan: possible error of the difference. */
  movedOut: z.int(),
  movedIn: z.int(),
  /** Must be recounted before posting: beyond the threshold, or moved while it was counted. */
  needsRecount: z.boolean(),
});
export type CountLine = z.output<typeof countLine>;

/** A scan or the reversal of one. Append-only. */
export const countScan = z.object({
  /** Created by the client: a retry with the same id is the same scan. */
  id,
  /** When it was scanned. */
  at: instant({ required: true }),
  by: z.string(),
  code: z.string(),
  result: choice(countScanResults, { required: true }),
  /** Change of its line: 0 without a match, negative for a reversal. */
  quantity: z.int(),
  lineId: z.nullable(id),
  productId: z.nullable(id),
  productName: z.nullable(z.string()),
  unitId: z.nullable(id),
  /** Status of the unit when it was scanned. */
  unitStatus: z.nullable(choice(unitStatuses, { required: true })),
  /** Pieces of its line after this scan. */
  counted: z.nullable(z.int()),
  takesBack: z.nullable(id),
  isTakenBack: z.boolean(),
});
export type CountScan = z.output<typeof countScan>;
