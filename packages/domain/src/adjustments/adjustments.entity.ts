import * as z from 'zod/mini';
import { choice, id, instant, longText, money, text } from '../fields/fields.ts';
import { unitStatuses } from '../inventory/units.entity.ts';
import { adjustmentReasons } from './adjustments.rules.ts';

export const adjustmentReason = choice(adjustmentReasons, { required: true });

/** The most lines of one adjustment. */
export const ADJUSTMENT_LINES_MAX = 200;

/**
 * What a person adjusts: a unit, or pieces of a product. `quantity` is positive, the reason says which way; that of a
 * correction bears its sign. `unitCost` is of pieces that come in, the moving average unless told.
 */
const adjustmentLineDraft = z.strictObject({
  id,
  productId: id,
  unitId: z.optional(z.nullable(id)),
  quantity: z.optional(z.int().check(z.gte(-100_000), z.lte(100_000))),
  unitCost: z.optional(money()),
  /** What a piece was sold for, of one that is marked as sold; minor units. */
  price: z.optional(money()),
});

/** An adjustment as a person writes it; the id comes from the client, so that a second sending is the same document. */
export const adjustmentDraft = z.strictObject({
  id,
  reason: adjustmentReason,
  note: z.optional(longText({ max: 500 })),
  /** Who has it, of what is marked as sold. */
  customerId: z.optional(z.nullable(id)),
  lines: z.array(adjustmentLineDraft).check(
    z.minLength(1),
    z.maxLength(ADJUSTMENT_LINES_MAX),
    z.refine((lines) => new Set(lines.map((line) => line.id)).size === lines.length),
  ),
  approvalId: z.optional(id),
});
export type AdjustmentDraft = z.input<typeof adjustmentDraft>;

/** A line as it was booked: what changed on the shelf and in value; null values for those who may not see costs. */
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

/** A row of the list: what an adjustment did, and what became of it. */
export const adjustmentRow = z.object({
  id,
  /** 'ADJ-1001'. */
  number: z.string(),
  at: instant({ required: true }),
  reason: adjustmentReason,
  note: z.nullable(z.string()),
  by: z.string(),
  /** Who approved it, where somebody had to. */
  approvedBy: z.nullable(z.string()),
  customerName: z.nullable(z.string()),
  lineCount: z.int(),
  /** The only product of it, or the first of several. */
  productName: z.string(),
  unitCode: z.nullable(z.string()),
  /** Signed sums over its lines. */
  pieces: z.int(),
  value: z.nullable(z.int()),
  /** What was got for pieces marked as sold, minor units; null where no price was given. */
  sold: z.nullable(z.int()),
  /** The adjustment that this one takes back, and the one that takes this back. */
  reverses: z.nullable(z.object({ id, number: z.string() })),
  reversedBy: z.nullable(z.object({ id, number: z.string() })),
});
export type AdjustmentRow = z.output<typeof adjustmentRow>;

/** A whole adjustment. */
export const adjustment = z.extend(adjustmentRow, { lines: z.array(adjustmentLine) });
export type Adjustment = z.output<typeof adjustment>;
