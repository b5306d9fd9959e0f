import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { count, pageOf } from '../contract/page.ts';
import { choice, date, id, instant, MONEY_MAX, text, version } from '../fields/fields.ts';
import { commissionBases, commissionRule } from './commissionRule.entity.ts';
import { changeKinds } from './lines.rules.ts';
import { commissionEntryKinds, settlementStatuses } from './settlements.entity.ts';

const days = { from: z.string(), to: z.string() };
const named = z.object({ id, name: z.string() });

/** Amounts of a person in a period, in minor units. `total` is the sum of the others. */
const earnings = {
  earned: z.int(),
  /** Shares of what others sold. */
  splits: z.int(),
  spiffs: z.int(),
  chargebacks: z.int(),
  adjustments: z.int(),
  total: z.int(),
};

const settlement = z.object({
  id,
  version: z.int(),
  ...days,
  userId: id,
  total: z.int(),
  status: z.enum(settlementStatuses),
  approvedAt: z.nullable(instant({ required: true })),
  paidAt: z.nullable(instant({ required: true })),
  /** Why it was cancelled. */
  reason: z.nullable(z.string()),
});
export type Settlement = z.output<typeof settlement>;

const personEarnings = z.object({
  userId: id,
  name: z.string(),
  ...earnings,
  /** Null while the period is open. */
  settlement: z.nullable(settlement),
});
export type PersonEarnings = z.output<typeof personEarnings>;

/** A period that is open (calculated anew with every reading) or closed. */
const period = z.object({
  ...days,
  closedAt: z.nullable(instant({ required: true })),
  closedBy: z.nullable(z.string()),
  /** Whether its last day is over: an open one can then be closed. */
  ended: z.boolean(),
});
export type CommissionPeriod = z.output<typeof period>;

/** An entry with what explains it: which rule, base, rate and split made it. */
const explained = z.object({
  /** Its place in the list of the person. */
  place: z.string(),
  kind: z.enum(commissionEntryKinds),
  day: z.string(),
  amount: z.int(),
  rule: z.nullable(z.extend(named, { version: z.int() })),
  invoice: z.nullable(z.object({ id, number: z.string() })),
  /** What was sold; null for an amount per invoice. */
  line: z.nullable(z.string()),
  /** The salesperson, for a share of what another person sold. */
  seller: z.nullable(z.string()),
  base: z.nullable(z.enum(commissionBases)),
  /** Null for a margin without the right to see costs, like its rate. */
  baseAmount: z.nullable(z.int()),
  /** Basis points, or minor units for each piece or invoice. */
  value: z.nullable(z.int()),
  /** Basis points. */
  share: z.nullable(z.int()),
  isCapped: z.boolean(),
  /** What changed the base of a charge-back; else empty. */
  causes: z.array(z.enum(changeKinds)),
  /** Of an adjustment: why, and who made it. */
  reason: z.nullable(z.string()),
  by: z.nullable(z.string()),
});
export type ExplainedEntry = z.output<typeof explained>;

const read = ['Commissions', 'read'] as const;
const update = ['Commissions', 'update'] as const;
/** A period by its first day; default: the current one. */
const ofPeriod = { from: z.optional(date({ required: true })) };
const paged = { page: z._default(count(10_000), 1), limit: z._default(count(500), 25) };
const reason = text({ required: true, max: 200 });
const oneSettlement = { params: z.strictObject({ id }), key: 'required', answer: settlement } as const;

/**
 * What people earn. Open periods are calculated from the ledgers with every reading; closing writes the entries, and later changes are
 * charged back in the next period. The calls of the person and those of all people use one query.
 */
export const commissionEarnings = {
  name: 'commissions',
  periods: endpoint({
    method: 'GET',
    path: '/commissions/periods',
    needs: 'signed-in',
    about: 'List periods of commissions, latest first',
    answer: z.object({ items: z.array(period) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/commissions/earnings',
    needs: read,
    about: 'List commissions by employee',
    heavy: true,
    query: z.strictObject({ ...ofPeriod, userId: z.optional(id) }),
    answer: z.extend(period, { items: z.array(personEarnings) }),
  }),
  own: endpoint({
    method: 'GET',
    path: '/commissions/own/earnings',
    needs: 'signed-in',
    about: 'Get my commissions',
    heavy: true,
    query: z.strictObject(ofPeriod),
    answer: z.extend(period, { items: z.array(personEarnings) }),
  }),
  entries: endpoint({
    method: 'GET',
    path: '/commissions/entries',
    needs: read,
    about: 'List commission entries of an employee',
    heavy: true,
    query: z.strictObject({ ...ofPeriod, userId: id, ...paged }),
    answer: pageOf(explained),
  }),
  ownEntries: endpoint({
    method: 'GET',
    path: '/commissions/own/entries',
    needs: 'signed-in',
    about: 'List my commission entries',
    heavy: true,
    query: z.strictObject({ ...ofPeriod, ...paged }),
    answer: pageOf(explained),
  }),
  /** Throws commissionPeriod.closed, .gap, .notEnded, days.turned at the day. */
  close: endpoint({
    method: 'POST',
    path: '/commissions/periods',
    needs: update,
    about: 'Close a period of commissions',
    key: 'required',
    body: z.strictObject({ from: date({ required: true }), to: date({ required: true }) }),
    answer: period,
  }),
  /** Adds to, or takes from, the commission of another person today. Throws commissionAdjustment.own. */
  adjust: endpoint({
    method: 'POST',
    path: '/commissions/adjustments',
    needs: update,
    about: 'Adjust the commission of an employee',
    key: 'required',
    body: z.strictObject({
      id,
      userId: id,
      /** Signed, not zero. */
      amount: z.int().check(
        z.gte(-MONEY_MAX),
        z.lte(MONEY_MAX),
        z.refine((amount) => amount !== 0),
      ),
      reason,
    }),
    answer: z.object({ id }),
  }),
  /** Makes a draft due. Throws settlement.wrongStatus, settlement.own, record.changed. */
  approve: endpoint({
    method: 'POST',
    path: '/commission-settlements/:id/approve',
    needs: update,
    about: 'Approve a settlement',
    body: z.strictObject({ version }),
    ...oneSettlement,
  }),
  /** A draft or an approved one is never paid. Throws settlement.wrongStatus, settlement.own, record.changed. */
  cancel: endpoint({
    method: 'POST',
    path: '/commission-settlements/:id/cancel',
    needs: update,
    about: 'Cancel a settlement',
    body: z.strictObject({ version, reason }),
    ...oneSettlement,
  }),
} as const;

const simulated = z.object({
  userId: id,
  name: z.string(),
  /** What the person earned in the month, closed or as it stands. */
  earned: z.int(),
  /** What the person would have earned, and the part of it by the simulated rule. */
  total: z.int(),
  byRule: z.int(),
});

/** Commission rules of the business. A change applies to all open periods. */
export const commissionRules = {
  ...crud('/commission-rules', {
    name: 'commission-rules',
    module: 'Commissions',
    entity: commissionRule,
    sorts: ['name', 'priority', 'from'],
    filters: { active: z.optional(choice(['true', 'false'], { required: true })) },
    search: ['name'],
  }),
  /** What a rule can select. */
  choices: endpoint({
    method: 'GET',
    path: '/commission-rules/choices',
    needs: update,
    about: 'List what a commission rule can select',
    answer: z.object({
      stores: z.array(named),
      people: z.array(named),
      roles: z.array(named),
      categories: z.array(named),
      brands: z.array(z.string()),
    }),
  }),
  /**
   * Calculates a month with a rule, saved or not, as if it had been in force: all else with the current rules. Charge-backs and
   * adjustments are left out. Throws the problems of a rule.
   */
  simulate: endpoint({
    method: 'POST',
    path: '/commission-rules/simulate',
    needs: update,
    about: 'Simulate a commission rule over a month',
    heavy: true,
    body: z.strictObject({
      /** The rule that it replaces. */
      ruleId: z.optional(z.nullable(id)),
      rule: commissionRule.draft,
      /** A day of the month. */
      month: date({ required: true }),
    }),
    answer: z.object({ ...days, items: z.array(simulated), invoices: z.int() }),
  }),
} as const;
