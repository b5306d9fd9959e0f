import { commissionRuleDefaults } from '../commissions/commissionRule.entity.ts';
import type { CommissionChange, CommissionLine, RuleVersion } from '../commissions/lines.rules.ts';

/** A rule of 10 % of the net for everybody, always, with differences. */
export const ruleOf = (more: Partial<RuleVersion> = {}): RuleVersion => ({
  id: 'rule',
  version: 1,
  name: 'All',
  ...commissionRuleDefaults,
  from: '2026-01-01',
  rate: 1_000,
  ...more,
});

/** A line that was sold and paid on a day. */
export const lineOf = (lineId: string, saleDay: string, more: Partial<CommissionLine> = {}): CommissionLine => ({
  invoiceId: `invoice of ${lineId}`,
  lineId,
  storeId: 'store',
  saleDay,
  paidDay: saleDay,
  kind: 'accessory',
  productId: 'cable',
  categoryIds: ['cables'],
  brand: 'Anker',
  ...more,
});

/** The sale of a line at a net, of which half is margin. */
export const saleOf = (line: CommissionLine, net: number, sellerId = 'ana'): CommissionChange => ({
  line,
  kind: 'sale',
  sellerId,
  day: line.saleDay,
  refundDay: null,
  pieces: 1,
  net,
  margin: Math.floor(net / 2),
});

/** A refund of a part of a line on a later day. */
export const refundOf = (line: CommissionLine, day: string, net: number, sellerId = 'ana'): CommissionChange => ({
  line,
  kind: 'refund',
  sellerId,
  day,
  refundDay: day,
  pieces: -1,
  net: -net,
  margin: -Math.floor(net / 2),
});
