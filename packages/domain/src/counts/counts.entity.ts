import * as z from 'zod/mini';
import { choice, id, instant, longText, money, text } from '../fields/fields.ts';
import { unitStatuses } from '../inventory/units.entity.ts';

/** Where a count stands (docs/decisions/0024). What is posted or cancelled is never changed. */
export const countStatuses = ['in_progress', 'review', 'posted', 'cancelled'] as const;
export type CountStatus = (typeof countStatuses)[number];

/** `full`: what was not scanned is missing. `partial`: it is left as it is. `blind`: full, and counters see no expected figures. */
export const countModes = ['full', 'partial', 'blind'] as const;
export type CountMode = (typeof countModes)[number];

/** What came of a scan; `takenBack` is the event that undoes another one. */
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

/** Pieces by one scan or one typed quantity; 0 says that somebody looked and there is nothing. */
export const SCAN_QUANTITY_MAX = 100_000;

/** What a count is about: a main category or one of its subs, and of these one vendor's units or one brand, if named. */
export const countScope = z.object({
  mainCategoryId: id,
  mainCategoryName: z.string(),
  /** Null: the main category with all its subs. */
  subCategoryId: z.nullable(id),
  subCategoryName: z.nullable(z.string()),
  vendorId: z.nullable(id),
  vendorName: z.nullable(z.string()),
  brand: z.nullable(z.string()),
});
export type CountScope = z.output<typeof countScope>;

/** How a person begins a count; the id comes from the client. */
export const countDraft = z.strictObject({
  id,
  mainCategoryId: id,
  subCategoryId: z.nullable(id),
  mode: choice(countModes, { required: true }),
  vendorId: z.optional(z.nullable(id)),
  brand: z.optional(text()),
  /** From this difference in value a line is to be counted again, minor units; null: none is. */
  threshold: z.optional(money()),
  note: z.optional(longText({ max: 500 })),
});
export type CountDraft = z.input<typeof countDraft>;

/** Somebody who counts along. */
const countParticipant = z.object({
  userId: id,
  name: z.string(),
  scans: z.int(),
  pieces: z.int(),
  lastScanAt: z.nullable(instant({ required: true })),
});

/** Scans that matched nothing, by why. */
const countProblems = z.object({
  unknown: z.int(),
  wrongLocation: z.int(),
  wrongStatus: z.int(),
  duplicate: z.int(),
  outOfScope: z.int(),
});

/** What a count found. All of it is null while it is counted, and for those who count blind; values also for those who may not see costs. */
export const countFigures = z.object({
  expected: z.int(),
  /** Lines of which there is anything to say: something was expected, or counted. */
  lines: z.int(),
  /** Lines of these without a difference: their share is the accuracy. */
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
  /** How often lines were sent back to be counted anew. */
  recounts: z.int(),
  counted: z.int(),
  figures: z.nullable(countFigures),
  version: z.int(),
});
export type CountRow = z.output<typeof countRow>;

/** A whole count. */
export const inventoryCount = z.extend(countRow, {
  threshold: z.nullable(z.int()),
  /** Lines of this round alone are to be scanned once a recount was asked for. */
  round: z.int(),
  /** Null to one who counts blind. */
  lineCount: z.nullable(z.int()),
  countedLines: z.int(),
  counters: z.array(countParticipant),
  troubles: countProblems,
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
  /** Where the unit stands now. */
  unitStatus: z.nullable(choice(unitStatuses, { required: true })),
  counted: z.int(),
  scans: z.int(),
  lastScannedAt: moment,
  /** The round in which it was, or is to be, counted. */
  round: z.int(),
  /** What the books say that there should have been when it was counted (docs/decisions/0024); null to one who counts blind. */
  expected: z.nullable(z.int()),
  /** Counted less expected; null while nothing can be said, and to one who counts blind. */
  difference: z.nullable(z.int()),
  /** Of one piece, minor units; null for those who may not see costs. */
  unitCost: z.nullable(z.int()),
  /** Signed, minor units. */
  differenceValue: z.nullable(z.int()),
  /** Pieces that went and came between its first and its last scan: by so much the difference may be off. */
  movedOut: z.int(),
  movedIn: z.int(),
  /** It is to be counted again before it is posted: beyond the threshold, or moved while it was counted. */
  isDoubtful: z.boolean(),
});
export type CountLine = z.output<typeof countLine>;

/** A scan, or the taking back of one. Append-only. */
export const countScan = z.object({
  /** The client's own: sent again, it is the same scan. */
  id,
  /** When it was scanned. */
  at: instant({ required: true }),
  by: z.string(),
  code: z.string(),
  result: choice(countScanResults, { required: true }),
  /** By how much it changed its line: 0 where nothing was matched, negative where it takes one back. */
  quantity: z.int(),
  lineId: z.nullable(id),
  productId: z.nullable(id),
  productName: z.nullable(z.string()),
  unitId: z.nullable(id),
  /** Where the unit stood when it was scanned. */
  unitStatus: z.nullable(choice(unitStatuses, { required: true })),
  /** Pieces of its line after it. */
  counted: z.nullable(z.int()),
  takesBack: z.nullable(id),
  isTakenBack: z.boolean(),
});
export type CountScan = z.output<typeof countScan>;
