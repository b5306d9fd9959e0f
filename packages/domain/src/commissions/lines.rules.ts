import type { CategoryKind } from '../products/products.entity.ts';
import type { Base } from './base.rules.ts';
import type { CommissionLineKind, CommissionRule } from './commissionRule.entity.ts';
import { addDays } from '../time/days.ts';

/** Why the base of a line changed. */
export const changeKinds = ['sale', 'refund', 'refundVoid', 'void', 'correction'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A rule as of a version. Entries name both. */
export type RuleVersion = Omit<CommissionRule, 'createdAt' | 'updatedAt'>;

/** What a sold line is: rules select by it. */
export type CommissionLine = {
  invoiceId: string;
  lineId: string;
  storeId: string;
  /** The business day of its sale, and the one on which its invoice was first fully paid; null until then. */
  saleDay: string;
  paidDay: string | null;
  kind: CommissionLineKind;
  productId: string | null;
  /** Its category and the main category of that. */
  categoryIds: readonly string[];
  brand: string | null;
};

/** A change of the base of a line for a salesperson, on its business day. The sale itself is one. */
export type CommissionChange = Pick<Base, 'pieces' | 'net' | 'margin'> & {
  line: CommissionLine;
  kind: ChangeKind;
  sellerId: string;
  day: string;
  /** The day of the refund, also of its void. Null for other changes. */
  refundDay: string | null;
};

/** Returns the kind of a line: of charges and devices first, then that of the category. */
export function lineKindOf(line: {
  isCharge: boolean;
  isSerialized: boolean;
  isActivated: boolean;
  categoryKind: CategoryKind | null;
}): CommissionLineKind {
  if (line.isCharge) return 'charge';
  if (line.isActivated) return 'withActivation';
  if (line.isSerialized) return 'withoutActivation';
  const kind = line.categoryKind;
  return kind === null || kind === 'device' || kind === 'fee' ? 'other' : kind;
}

/** The salesperson that a rule may select. */
export type Salesperson = { userId: string; roleId: string | null };

/** Whether a rule applies to a line of a salesperson: it was in force on the day of the sale and selects both. */
export function appliesTo(rule: RuleVersion, line: CommissionLine, seller: Salesperson): boolean {
  const isInForce = rule.active && rule.from <= line.saleDay && (rule.to === null || line.saleDay <= rule.to);
  return (
    isInForce && (rule.storeIds?.includes(line.storeId) ?? true) && selectsPerson(rule, seller) && selects(rule, line)
  );
}

const selectsPerson = ({ userIds, roleIds }: RuleVersion, { userId, roleId }: Salesperson): boolean =>
  (userIds === null && roleIds === null) ||
  userIds?.includes(userId) === true ||
  (roleId !== null && roleIds?.includes(roleId) === true);

/** Whether a rule selects a line by what was sold. */
export function selects({ lineKinds, categoryIds, productIds, brands }: RuleVersion, line: CommissionLine): boolean {
  if (lineKinds === null && categoryIds === null && productIds === null && brands === null) return true;
  return (
    lineKinds?.includes(line.kind) === true ||
    categoryIds?.some((id) => line.categoryIds.includes(id)) === true ||
    (line.productId !== null && productIds?.includes(line.productId) === true) ||
    (line.brand !== null && brands?.includes(line.brand) === true)
  );
}

/** Returns the day from which a change counts for a rule; null if it does not count, or not yet. */
export function countsFrom({ payOn, ...rule }: RuleVersion, { line, day, refundDay }: CommissionChange): string | null {
  if (refundDay !== null && !takesBack(rule, line.saleDay, refundDay)) return null;
  if (payOn === 'posted') return day;
  return line.paidDay === null ? null : day > line.paidDay ? day : line.paidDay;
}

const takesBack = (
  { chargeback, chargebackDays }: Pick<RuleVersion, 'chargeback' | 'chargebackDays'>,
  saleDay: string,
  refundDay: string,
): boolean => chargeback && (chargebackDays === null || refundDay <= addDays(saleDay, chargebackDays));

/**
 * Returns what a change is in the base of a rule: minor units, or pieces. For an amount per invoice it is the net, which tells whether
 * anything of the invoice is left.
 */
export const measure = ({ base }: Pick<RuleVersion, 'base'>, change: CommissionChange): number =>
  base === 'margin' ? change.margin : base === 'flatPerUnit' ? change.pieces : change.net;
