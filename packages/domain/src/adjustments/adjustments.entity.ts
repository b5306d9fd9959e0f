import * as z from 'zod/mini';
import { choice, id, instant, longText, money, text } from '../fields/fields.ts';
import { unitStatuses } from '../inventory/units.entity.ts';
import { adjustmentReasons } from './adjustments.rules.ts';

export const adjustmentReason = choice(adjustmentReasons, { required: true });

/** Maximum number of lines of an adjustment. */
export const ADJUSTMENT_LINES_MAX = 200;

/**
 * A line to adjust: a unit, or pieces of a product. `quantity` is positive and the reason gives the direction; for a correction
 * it is signed. `unitCost` applies to incoming pieces (default: moving average).
 */
const adjustmentLineDraft = z.strictObject({
  id,
  productId: id,
  unitId: z.optional(z.nullable(id)),
  quantity: z.optional(z.int().check(z.gte(-100_000), z.lte(100_000))),
  unitCost: z.optional(money()),
  /** Price of a piece that is marked as sold; minor units. */
  price: z.optional(money()),
});

/** Input of an adjustment; the client provides the id, so that a retry creates the same document. */
export const adjustmentDraft = z.strictObject({
  id,
  reason: adjustmentReason,
  note: z.optional(longText({ max: 500 })),
  /** The buyer of pieces that are marked as sold. */
  customerId: z.optional(z.nullable(id)),
  lines: z.array(adjustmentLineDraft).check(
    z.minLength(1),
    z.maxLength(ADJUSTMENT_LINES_MAX),
    z.refine((lines) => new Set(lines.map((line) => line.id)).size === lines.length),
  ),
  approvalId: z.optional(id),
});
export type AdjustmentDraft = z.input<typeof adjustmentDraft>;

/** A posted line: the change of stock and of value; values are null without the right to see costs. */
export const adjustmentLine = z.object({
  id,
  productId: id,
  productName: z.string(),
  sku: z.string(),
  unitId: z.nullable(id),
  unitCode: z.nullable(text({ required: true })),
  /** Signed; 0 where a unit only changed its status. */
  quantity: z.int(),
  value: z.nullable(z.int()),
  fromStatus: z.nullable(choice(unitStatuses, { required: true })),
  toStatus: z.nullable(choice(unitStatuses, { required: true })),
  price: z.nullable(z.int()),
});
export type AdjustmentLine = z.output<typeof adjustmentLine>;

/** A list row: the effect of an adjustment and its reversal. */
export const adjustmentRow = z.object({
  id,
  /** 'ADJ-1001'. */
  number: z.string(),
  at: instant({ required: true }),
  reason: adjustmentReason,
  note: z.nullable(z.string()),
  by: z.string(),
  /** The approver, if approval was required. */
  approvedBy: z.nullable(z.string()),
  customerName: z.nullable(z.string()),
  lineCount: z.int(),
  /** Its product, or the first of several. */
  productName: z.string(),
  unitCode: z.nullable(z.string()),
  /** Signed sums over its lines. */
  pieces: z.int(),
  value: z.nullable(z.int()),
  /** Proceeds of pieces marked as sold, minor units; null without a price. */
  sold: z.nullable(z.int()),
  /** The adjustment that this one reverses, and the one that reverses it. */
  reverses: z.nullable(z.object({ id, number: z.string() })),
  reversedBy: z.nullable(z.object({ id, number: z.string() })),
});
export type AdjustmentRow = z.output<typeof adjustmentRow>;

/** A whole adjustment. */
export const adjustment = z.extend(adjustmentRow, { lines: z.array(adjustmentLine) });
export type Adjustment = z.output<typeof adjustment>;
