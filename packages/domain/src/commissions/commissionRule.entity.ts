import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, date, flag, id, list, money, quantity, text } from '../fields/fields.ts';

/**
 * Kinds of sold lines that a rule can select. Devices are `withActivation` or `withoutActivation`, by whether a carrier activated the
 * line; a charge is a line without goods; the others are kinds of categories.
 */
export const commissionLineKinds = [
  'accessory',
  'withoutActivation',
  'withActivation',
  'part',
  'service',
  'plan',
  'topup',
  'charge',
  'other',
] as const;
export type CommissionLineKind = (typeof commissionLineKinds)[number];

/**
 * What a commission is calculated from: a share of the net (without tax and discounts) or of the margin, an amount for each piece, or
 * an amount for each invoice of a salesperson.
 */
export const commissionBases = ['net', 'margin', 'flatPerUnit', 'flatPerInvoice'] as const;
export type CommissionBaseKind = (typeof commissionBases)[number];

/** A spiff is a commission for pushing a product; it is shown apart. */
export const commissionKinds = ['commission', 'spiff'] as const;

/** When a line counts: on the day of its sale, or on the day its invoice is fully paid. */
export const payMoments = ['posted', 'paid'] as const;

/** Basis points of a whole: 100 %. */
export const WHOLE = 10_000;

const shareOf = z.int().check(z.gte(1), z.lte(WHOLE));
const amountOf = z.int().check(z.gte(0), z.lte(999_999_999));

/** A step of the period total, in the unit of the base: `from` is included, `to` is not; null is open. */
export const commissionTier = z.strictObject({ from: amountOf, to: z.nullable(amountOf), value: amountOf });
export type CommissionTier = z.output<typeof commissionTier>;

/** A share in basis points of a person, or (null) of the salesperson. */
export const commissionSplit = z.strictObject({ userId: z.nullable(id), share: shareOf });
export type CommissionSplit = z.output<typeof commissionSplit>;

const manyIds = () => list(id, { max: 100, required: false });

/**
 * A commission rule. Each change makes a new version; a closed period keeps the versions that it was calculated with. Empty lists
 * select everything. A line is selected if one of its kind, category, product or brand is.
 */
export const commissionRule = entity('commissionRule', {
  name: text({ required: true }),
  kind: choice(commissionKinds, { required: true }),
  active: flag(),
  /** Days of sale, both included. */
  from: date({ required: true }),
  to: date(),
  storeIds: manyIds(),
  /** Salespeople, by name or by role. */
  userIds: manyIds(),
  roleIds: manyIds(),
  lineKinds: list(choice(commissionLineKinds, { required: true }), { required: false }),
  /** Also the subcategories of a main category. */
  categoryIds: manyIds(),
  productIds: manyIds(),
  brands: list(text({ required: true }), { required: false }),
  base: choice(commissionBases, { required: true }),
  /** Basis points of net or margin. Null with tiers, and for the flat bases. */
  rate: quantity({ max: WHOLE }),
  /** Minor units for each piece or invoice. Null with tiers, and for net and margin. */
  amount: money(),
  /** By the total of the salesperson in the period: the values are basis points or minor units. */
  tiers: list(commissionTier, { max: 10, required: false }),
  /** Whether the tier that is reached applies to the whole total; else each part of it has its own. */
  retroactive: flag(),
  /** The total of the period below which nothing is earned, in the unit of the base. */
  quota: money(),
  /** Maximum of a salesperson in a period, before the split. */
  cap: money(),
  splits: list(commissionSplit, { max: 6, required: false }),
  payOn: choice(payMoments, { required: true }),
  /** Whether refunds take the commission back, and within how many days of the sale. Null: always. */
  chargeback: flag(),
  chargebackDays: quantity({ max: 3650 }),
  /** A line earns by the rule with the highest priority that is not stackable, and by every stackable one. */
  priority: quantity({ required: true, max: 999 }),
  stackable: flag(),
});
export type CommissionRule = Row<typeof commissionRule>;
export type CommissionRuleDraft = DraftOf<typeof commissionRule>;

/** The fields of a new rule besides name, first day and value: it pays the salesperson of every line, and takes returns back. */
export const commissionRuleDefaults = {
  kind: 'commission',
  active: true,
  to: null,
  storeIds: null,
  userIds: null,
  roleIds: null,
  lineKinds: null,
  categoryIds: null,
  productIds: null,
  brands: null,
  base: 'net',
  rate: null,
  amount: null,
  tiers: null,
  retroactive: false,
  quota: null,
  cap: null,
  splits: null,
  payOn: 'posted',
  chargeback: true,
  chargebackDays: null,
  priority: 10,
  stackable: false,
} as const satisfies Partial<CommissionRule>;
